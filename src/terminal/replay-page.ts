// Watching moves: play, pause, step, slide, faster, slower. A replay changes no game; leaving it one is where one was.

import type { Direction } from '../base/grid.js';
import { type Level, type Position, replay } from '../sokoban/index.js';
import { type CellColumns, drawBoard } from './board-picture.js';
import { Cells, type Size } from './cells.js';
import { AIR, type KeyHelp, LEAST_COLUMNS, putKeys, putPanel, tooSmall } from './furniture.js';
import { keyName, type TerminalEvent } from './keys.js';
import type { Look } from './look.js';
import type { Page } from './page.js';
import { extentOf } from './sokoban-layout.js';
import { boxesHome, type Counts } from './sokoban-state.js';
import { type Part, partFor, putMore, RIGHT_MARK, type View } from './viewport.js';
import { plural } from './words.js';

/** Milliseconds a move at each speed. */
export const SPEEDS = [600, 400, 250, 150, 90, 45, 20] as const;
const USUAL_SPEED = 3;

interface Shot {
  readonly position: Position;
  readonly facing: Direction;
  readonly counts: Counts;
}

export interface ReplayState {
  readonly level: Level;
  readonly title: string;
  /** Before the first move and after each. */
  readonly shots: readonly Shot[];
  readonly at: number;
  readonly isPlaying: boolean;
  /** An index of SPEEDS. */
  readonly speed: number;
  /** What was in view last of a level larger than the window. */
  readonly view?: View | undefined;
}

/** Blocked moves are left out. `from` is where the replay begins. */
export function newReplay(
  level: Level,
  moves: readonly Direction[],
  title: string,
  from: Position = level.start,
): ReplayState {
  const shots: Shot[] = [{ position: from, facing: 'down', counts: { moves: 0, pushes: 0 } }];
  for (const { step, direction, position } of replay(level, moves, from)) {
    if (step.kind === 'blocked') continue;
    const { counts } = shots.at(-1) as Shot;
    const pushes = counts.pushes + (step.kind === 'push' ? 1 : 0);
    shots.push({ position, facing: direction, counts: { moves: counts.moves + 1, pushes } });
  }
  return { level, title, shots, at: 0, isPlaying: true, speed: USUAL_SPEED };
}

export function stepReplay(state: ReplayState, by: number): ReplayState {
  const at = Math.max(0, Math.min(state.shots.length - 1, state.at + by));
  return { ...state, at, isPlaying: state.isPlaying && at < state.shots.length - 1 };
}

/** Title, counts, state, a blank line, the bar. */
const BELOW_LINES = 5;

const KEYS: readonly KeyHelp[] = [
  { key: 'Space', does: 'play, pause' },
  { key: 'Left, Right', does: 'step' },
  { key: '+ -', does: 'speed' },
  { key: 'Home, End', does: 'ends' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];

interface Placement {
  readonly cell: CellColumns;
  readonly part: Part;
}

/** What a replay needs besides the board. */
const BESIDE = { columns: AIR.left, lines: AIR.top + 1 + BELOW_LINES + 2 } as const;
/** As much of a board as must be seen. */
const LEAST_LINES = 4;

/** How the board is shown, or the part of it round the player; undefined where the window is too small. */
function placement({ level, view, shots, at }: ReplayState, size: Size): Placement | undefined {
  const { width, height } = level;
  const [columns, lines] = [size.columns - BESIDE.columns, size.lines - BESIDE.lines];
  const cell = width * 2 <= columns ? 2 : 1;
  if (size.columns < LEAST_COLUMNS || lines < Math.min(LEAST_LINES, height)) return undefined;
  const wide = width * cell <= columns ? width : columns - RIGHT_MARK;
  const { player } = (shots[at] as Shot).position;
  const shown = { rows: Math.min(height, lines), columns: wide };
  return { cell, part: partFor(extentOf(level), shown, { view, at: player }) };
}

const leastOf = ({ height }: Level): Size => ({
  columns: LEAST_COLUMNS,
  lines: BESIDE.lines + Math.min(LEAST_LINES, height),
});

const barLine = ({ part }: Placement): number => AIR.top + part.rows + BELOW_LINES;

const barColumns = (size: Size): number => Math.max(8, Math.min(60, size.columns - 2 * AIR.left - 24));

function putBar(cells: Cells, line: number, state: ReplayState, look: Look): void {
  const last = state.shots.length - 1;
  const columns = barColumns(cells);
  const here = last === 0 ? 0 : Math.round((state.at / last) * (columns - 1));
  const [done, knob, ahead] = look.signs.bar;
  cells.put(line, AIR.left, done.repeat(here), 'home');
  cells.put(line, AIR.left + here, knob, 'guide-strong');
  cells.put(line, AIR.left + here + 1, ahead.repeat(columns - here - 1), 'quiet');
  cells.put(line, AIR.left + columns + 2, `${state.at} / ${last}`, 'strong');
}

export function replayFrame(state: ReplayState, size: Size, look: Look): Cells {
  const { level } = state;
  const placed = placement(state, size);
  if (!placed) return tooSmall(size, leastOf(level), 'this replay');
  const { cell, part } = placed;
  const cells = new Cells(size);
  const { position, facing, counts } = state.shots[state.at] as Shot;
  cells.paste(AIR.top, AIR.left, drawBoard({ level, position, facing }, look.signs, cell, part));
  const area = { line: AIR.top, column: AIR.left, lines: part.rows, columns: part.columns * cell };
  putMore(cells, area, part, extentOf(level), look.signs);
  const below = AIR.top + part.rows + 1;
  const home = `on goal ${boxesHome(level, position)}/${level.goals.length}`;
  const speed = `speed ${state.speed + 1} of ${SPEEDS.length}`;
  putPanel(cells, below, AIR.left, [
    { text: state.title, role: 'strong' },
    { text: `${plural(counts.moves, 'move')}, ${plural(counts.pushes, 'push', 'pushes')}, ${home}` },
  ]);
  putBar(cells, barLine(placed), state, look);
  const end = state.at === state.shots.length - 1 ? 'the end' : state.isPlaying ? 'playing' : 'paused';
  cells.put(below + 2, AIR.left, `${end}, ${speed}`, 'quiet');
  putKeys(cells, KEYS);
  return cells;
}

export interface ReplayActions {
  back(): void;
  help(): void;
  size(): Size;
}

export class ReplayPage implements Page {
  private state: ReplayState;
  private readonly actions: ReplayActions;
  private waited = 0;

  constructor(state: ReplayState, actions: ReplayActions) {
    this.state = state;
    this.actions = actions;
  }

  get tickMillis(): number | undefined {
    return this.state.isPlaying ? SPEEDS[this.state.speed] : undefined;
  }

  tick(millis: number): void {
    this.waited += millis;
    const each = SPEEDS[this.state.speed] as number;
    const steps = Math.floor(this.waited / each);
    this.waited -= steps * each;
    // After a pause of the whole program it goes on, it does not catch up.
    if (steps > 0) this.state = stepReplay(this.state, Math.min(steps, 4));
  }

  frame(size: Size, look: Look): Cells {
    this.state = { ...this.state, view: placement(this.state, size)?.part };
    return replayFrame(this.state, size, look);
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'mouse') this.click(event.action, event.line, event.column);
    if (event.kind === 'key') this.press(keyName(event));
  }

  private press(name: string): void {
    const pause = (by: number): void => {
      this.state = stepReplay({ ...this.state, isPlaying: false }, by);
    };
    const last = this.state.shots.length - 1;
    if (name === 'space' || name === 'enter') this.toggle();
    else if (['right', 'l', 'd', 'y'].includes(name)) pause(1);
    else if (['left', 'h', 'a', 'u', 'z', 'backspace'].includes(name)) pause(-1);
    else if (name === 'pagedown' || name === 'down') pause(10);
    else if (name === 'pageup' || name === 'up') pause(-10);
    else if (name === 'home' || name === 'r') pause(-last);
    else if (name === 'end') pause(last);
    else if (name === '+' || name === '=') this.speed(1);
    else if (name === '-' || name === '_') this.speed(-1);
    else if (name === '?' || name === 'f1') this.actions.help();
    else if (['q', 'escape', 'v', 'ctrl+d'].includes(name)) this.actions.back();
  }

  private toggle(): void {
    const atEnd = this.state.at === this.state.shots.length - 1;
    this.waited = 0;
    this.state = { ...this.state, at: atEnd ? 0 : this.state.at, isPlaying: atEnd || !this.state.isPlaying };
  }

  private speed(by: number): void {
    this.state = { ...this.state, speed: Math.max(0, Math.min(SPEEDS.length - 1, this.state.speed + by)) };
  }

  private click(action: string, line: number, column: number): void {
    const size = this.actions.size();
    const columns = barColumns(size);
    const x = column - AIR.left;
    const placed = placement(this.state, size);
    if (action !== 'press' || !placed || line !== barLine(placed) || x < 0 || x >= columns) return;
    const at = Math.round((x / (columns - 1)) * (this.state.shots.length - 1));
    this.state = stepReplay({ ...this.state, isPlaying: false }, at - this.state.at);
  }
}

export const REPLAY_HELP: readonly (readonly [string, string])[] = [
  ['Space  Enter', 'play, pause; at the end: from the start'],
  ['Left  Right', 'one move back, one on'],
  ['Up  Down', 'ten moves back, ten on'],
  ['Home  End', 'to the start, to the end'],
  ['+  -', 'faster, slower'],
  ['click on the bar', 'go there'],
  ['q  Escape', 'back'],
];
