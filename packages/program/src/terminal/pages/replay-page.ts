// The replay: play, pause, step, seek, faster, slower. It has a session of its own, so the game stays as it was. Two
// solutions of a level can be replayed side by side, in step.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { runLine } from '@masu/engine/session/explain/lines.js';
import { type ExplainState, isAwaited } from '@masu/engine/session/explain/questions.js';
import { gameTimeline } from '@masu/engine/session/history.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import type { ComparedSolutions } from '@masu/engine/session/sokoban/compare.js';
import {
  newSokobanSession,
  type SokobanSession,
  sokobanCounts,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { type KeyHelp, MARGIN, MIN_COLUMNS, putKeys, putPanel, tooSmall, wrapPanel } from '../screen/page-layout.js';
import { type Part, partFor, putMore, RIGHT_MARK, type View } from '../screen/viewport.js';
import { type CellColumns, drawBoard } from '../sokoban/board.js';
import { Explainer, squareLabels } from '../sokoban/explaining.js';
import { boardExtent } from '../sokoban/layout.js';
import { explanationTexts, texts } from '../texts/language.js';
import { openKeys } from './text-page.js';

/** Milliseconds per move at each speed. */
const SPEEDS = [600, 400, 250, 150, 90, 45, 20] as const;
const DEFAULT_SPEED = 3;

export interface ReplayState {
  /** A separate session with all moves on its timeline. */
  readonly session: SokobanSession;
  readonly title: string;
  readonly isPlaying: boolean;
  /** An index of SPEEDS. */
  readonly speed: number;
  /** What was last in view of a level larger than the window. */
  readonly view?: View | undefined;
  /** The runs of the solution, explained. */
  readonly explained?: ExplainState | undefined;
  /** Another solution of the level, with as many moves or fewer. */
  readonly beside?: { readonly session: SokobanSession; readonly title: string; readonly isLeft: boolean };
  /** Said below the bar. */
  readonly note?: string;
}

/** Blocked moves are left out. */
export function newReplay(level: Level, moves: readonly Direction[], title: string): ReplayState {
  const steps = [...replay(level, moves)]
    .filter(({ step }) => step.kind !== 'blocked')
    .map(({ direction }) => direction);
  const command = { kind: 'show-moves', moves: steps, rewind: true } as const;
  const { state: session } = actSokoban(newSokobanSession(level), command);
  return { session, title, isPlaying: true, speed: DEFAULT_SPEED };
}

/** The player's solution on the left and the shorter one on the right, paused where they first differ. */
export function comparedReplay(level: Level, comparison: ComparedSolutions): ReplayState {
  const { mine, other, minePushes, otherPushes, isOptimal, shared, costly } = comparison;
  const words = texts.compare;
  const otherTitle = (isOptimal ? words.minimum : words.shorter)(otherPushes);
  const both = [newReplay(level, mine, words.mine(minePushes)), newReplay(level, other, otherTitle)] as const;
  const [longer, shorter] = mine.length < other.length ? [both[1], both[0]] : both;
  const costs = costly.map(({ push, direction, cost }) => `${words.cost(push, direction, cost)}.`);
  const state: ReplayState = {
    ...longer,
    isPlaying: false,
    beside: { session: shorter.session, title: shorter.title, isLeft: shorter === both[0] },
    note: [words.shared(shared), ...(costs.length > 0 ? costs : [words.unknown])].join(' '),
  };
  return seekReplay(state, shared);
}

const goTo = (session: SokobanSession, index: number): SokobanSession =>
  actSokoban(session, { kind: 'go-to', index: Math.min(index, gameTimeline(session).total) }).state;

function seekReplay(state: ReplayState, index: number): ReplayState {
  const session = goTo(state.session, index);
  const { index: at, total } = gameTimeline(session);
  const beside = state.beside && { ...state.beside, session: goTo(state.beside.session, at) };
  return { ...state, session, ...defined({ beside }), isPlaying: state.isPlaying && at < total };
}

export const stepReplay = (state: ReplayState, by: number): ReplayState =>
  seekReplay(state, gameTimeline(state.session).index + by);

const isAtEnd = ({ session }: ReplayState): boolean => {
  const { index, total } = gameTimeline(session);
  return index === total;
};

/** Title, counts, state, a blank line, the bar. */
const BELOW_LINES = 5;

const KEYS: readonly KeyHelp[] = [
  { key: { name: 'space' }, does: 'playPause' },
  { key: { name: 'leftRight' }, does: 'step' },
  { key: '+ -', does: 'speed' },
  { key: { name: 'ends' }, does: 'ends' },
  { key: 'o', does: 'explain' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];

interface Placement {
  readonly cell: CellColumns;
  readonly part: Part;
}

/** What a replay needs besides the board. */
const BESIDE = { columns: MARGIN.left, lines: MARGIN.top + 1 + BELOW_LINES + 2 } as const;
/** The least number of board lines to show. */
const MIN_LINES = 4;

/** Lines below the bar for the run that is played, where the window has them. */
const RUN_LINES = 4;
const runLines = ({ explained, note }: ReplayState, lines: number): number =>
  explained?.isReplayExplained || note ? Math.max(0, Math.min(RUN_LINES, lines - MIN_LINES)) : 0;

/** Between two boards. */
const GAP = 3;
const boardColumns = ({ beside }: ReplayState, size: Size): number => {
  const columns = size.columns - BESIDE.columns;
  return beside ? Math.floor((columns - GAP) / 2) : columns;
};

/** How the board is shown, or the part of it around the player; undefined if the window is too small. */
function placement(state: ReplayState, size: Size): Placement | undefined {
  const { session, view } = state;
  const { level } = session.game;
  const { width, height } = level;
  const [columns, lines] = [boardColumns(state, size), size.lines - BESIDE.lines];
  const cell = width * 2 <= columns ? 2 : 1;
  if (size.columns < MIN_COLUMNS || lines < Math.min(MIN_LINES, height)) return undefined;
  const wide = width * cell <= columns ? width : columns - RIGHT_MARK;
  const { player } = sokobanPosition(session);
  const shown = { rows: Math.min(height, lines - runLines(state, lines)), columns: wide };
  return { cell, part: partFor(boardExtent(level), shown, { view, at: player }) };
}

const minimumSize = ({ height }: Level): Size => ({
  columns: MIN_COLUMNS,
  lines: BESIDE.lines + Math.min(MIN_LINES, height),
});

const barLine = ({ part }: Placement): number => MARGIN.top + part.rows + BELOW_LINES;

const barColumns = (size: Size): number => Math.max(8, Math.min(60, size.columns - 2 * MARGIN.left - 24));

function putBar(cells: Cells, line: number, state: ReplayState, appearance: Appearance): void {
  const { index, total } = gameTimeline(state.session);
  const columns = barColumns(cells);
  const here = total === 0 ? 0 : Math.round((index / total) * (columns - 1));
  const [done, knob, ahead] = appearance.signs.bar;
  cells.put(line, MARGIN.left, done.repeat(here), 'on-goal');
  cells.put(line, MARGIN.left + here, knob, 'guide-strong');
  cells.put(line, MARGIN.left + here + 1, ahead.repeat(columns - here - 1), 'quiet');
  cells.put(line, MARGIN.left + columns + 2, `${index} / ${total}`, 'strong');
}

export function replayFrame(state: ReplayState, size: Size, appearance: Appearance): Cells {
  const { session } = state;
  const { level } = session.game;
  const placed = placement(state, size);
  if (!placed) return tooSmall(size, minimumSize(level), texts.screen.tooSmall.replay);
  const { cell, part } = placed;
  const cells = new Cells(size);
  const below = MARGIN.top + part.rows + 1;
  const { beside, title } = state;
  const shown = beside ? [{ session, title }, beside] : [{ session, title }];
  if (beside?.isLeft) shown.reverse();
  shown.forEach((each, index) => {
    const column = MARGIN.left + index * (boardColumns(state, size) + GAP);
    const { facing } = each.session;
    const position = sokobanPosition(each.session);
    const labels = state.explained && squareLabels(each.session, state.explained);
    // The other board shows its own player.
    const own =
      each.session === session ? part : partFor(boardExtent(level), part, { view: part, at: position.player });
    cells.paste(MARGIN.top, column, drawBoard({ level, position, facing, labels }, appearance.signs, cell, own));
    const area = { line: MARGIN.top, column, lines: own.rows, columns: own.columns * cell };
    putMore(cells, area, own, boardExtent(level), appearance.signs);
    cells.put(below, column, each.title, 'strong');
  });
  if (!beside) {
    const { moves, pushes, boxes, boxesOnGoals } = sokobanCounts(session);
    cells.put(below + 1, MARGIN.left, texts.replay.counts(moves, pushes, boxesOnGoals, boxes));
  }
  putBar(cells, barLine(placed), state, appearance);
  const lines = runLines(state, size.lines - BESIDE.lines);
  const columns = size.columns - 2 * MARGIN.left;
  putPanel(cells, barLine(placed) + 2, MARGIN.left, wrapPanel(runText(state), columns, 'guide').slice(0, lines - 1));
  const phase = isAtEnd(state) ? 'end' : state.isPlaying ? 'playing' : 'paused';
  cells.put(below + 2, MARGIN.left, texts.replay.state[phase](state.speed + 1, SPEEDS.length), 'quiet');
  putKeys(cells, KEYS);
  return cells;
}

/** What is said about the run that is played. */
function runText({ session, explained, note = '' }: ReplayState): string {
  if (!explained?.isReplayExplained) return note;
  const { run, notSolved, searching } = texts.sokoban.explain;
  const line = runLine(session, explained, explanationTexts);
  if (line) return run(line.line, line.lines, sentenceText(line.text));
  return isAwaited(session, explained, 'replay') ? searching : notSolved;
}

interface ReplaySearch {
  readonly comparison: Promise<ReplayState>;
  stop(): void;
}

export class ReplayPage implements TerminalPage {
  private state: ReplayState;
  private readonly app: App;
  private waited = 0;
  private readonly explainer: Explainer;
  private readonly stop: () => void;

  /** `search`: finds what to show instead; it is stopped when the page is left. */
  constructor(app: App, state: ReplayState, search?: ReplaySearch) {
    this.app = app;
    this.state = state;
    this.stop = search?.stop ?? (() => {});
    search?.comparison.then((state) => {
      this.state = state;
      app.draw();
    });
    this.explainer = new Explainer({
      engine: (slot) => app.engine(slot),
      session: () => this.state.session,
      happened: () => {
        this.state = { ...this.state, explained: this.explainer.state };
        app.draw();
      },
    });
  }

  enter(): void {
    this.explainer.update();
  }

  leave(): void {
    this.stop();
    this.explainer.close();
  }

  get tickMillis(): number | undefined {
    return this.state.isPlaying ? SPEEDS[this.state.speed] : undefined;
  }

  tick(millis: number): void {
    this.waited += millis;
    const each = SPEEDS[this.state.speed] as number;
    const steps = Math.floor(this.waited / each);
    this.waited -= steps * each;
    // After the whole program was paused, it continues without catching up.
    if (steps > 0) this.state = stepReplay(this.state, Math.min(steps, 4));
  }

  frame(size: Size, appearance: Appearance): Cells {
    this.state = { ...this.state, view: placement(this.state, size)?.part };
    return replayFrame(this.state, size, appearance);
  }

  take(event: TerminalEvent): void {
    if (event.kind === 'mouse') this.click(event.action, event.line, event.column);
    if (event.kind === 'key') this.press(keyName(event));
  }

  private press(name: string): void {
    const pause = (by: number): void => {
      this.state = stepReplay({ ...this.state, isPlaying: false }, by);
    };
    if (name === 'space' || name === 'enter') this.toggle();
    else if (['right', 'l', 'd', 'y'].includes(name)) pause(1);
    else if (['left', 'h', 'a', 'u', 'z', 'backspace'].includes(name)) pause(-1);
    else if (name === 'pagedown' || name === 'down') pause(10);
    else if (name === 'pageup' || name === 'up') pause(-10);
    else if (name === 'home' || name === 'r') pause(Number.NEGATIVE_INFINITY);
    else if (name === 'end') pause(Number.POSITIVE_INFINITY);
    else if (name === '+' || name === '=') this.speed(1);
    else if (name === '-' || name === '_') this.speed(-1);
    else if (name === 'o') this.explainer.act({ kind: 'explain-replay', on: !this.explainer.state.isReplayExplained });
    else if (name === '?' || name === 'f1') openKeys(this.app, 'replay');
    else if (['q', 'escape', 'v', 'ctrl+d'].includes(name)) this.app.back();
  }

  private toggle(): void {
    const atEnd = isAtEnd(this.state);
    this.waited = 0;
    this.state = { ...(atEnd ? seekReplay(this.state, 0) : this.state), isPlaying: atEnd || !this.state.isPlaying };
  }

  private speed(by: number): void {
    this.state = { ...this.state, speed: Math.max(0, Math.min(SPEEDS.length - 1, this.state.speed + by)) };
  }

  private click(action: string, line: number, column: number): void {
    const size = this.app.size();
    const columns = barColumns(size);
    const x = column - MARGIN.left;
    const placed = placement(this.state, size);
    if (action !== 'press' || !placed || line !== barLine(placed) || x < 0 || x >= columns) return;
    const { total } = gameTimeline(this.state.session);
    this.state = seekReplay({ ...this.state, isPlaying: false }, Math.round((x / (columns - 1)) * total));
  }
}
