// The lab: every Sokoban solver on one level, one after the other as the player asks for them, each with its counts as it
// searches and its result when it is done. The figures stay side by side, so that one can compare; a solution can be
// watched. The search runs in a worker; Escape stops it.

import type { Direction } from '../base/grid.js';
import type { Report } from '../jobs/index.js';
import { bytesForEach } from '../jobs/node/index.js';
import { type Level, parseLurd, SOKOBAN } from '../sokoban/index.js';
import { drawBoard } from './board-picture.js';
import { Cells, type Size } from './cells.js';
import { AIR, FOOT, type KeyHelp, putKeys, putSay } from './furniture.js';
import { keyName, type TerminalEvent } from './keys.js';
import { levelOfJob } from './library.js';
import { chosenAfter, inView, LIST_START, type ListState, putMoreRows } from './list.js';
import type { Look } from './look.js';
import type { Page, World } from './page.js';
import { headingWithTitle, type Place } from './place.js';
import { clipText, fitLines } from './safe-text.js';
import { calm, type Say, SILENCE, trouble } from './say.js';
import { Searcher, withoutSolution } from './searcher.js';
import { plural } from './words.js';

const FIRST_LINE = 3;
const ID_COLUMNS = 18;
const ABOUT_LINES = 2;
const LIMIT_MILLIS = 60_000;

/** A solver and what came of it so far. */
export interface LabRow {
  readonly id: string;
  readonly about: string;
  readonly words: string;
  readonly solution?: readonly Direction[] | undefined;
}

export interface LabState {
  readonly level: Level;
  readonly place: Place;
  readonly rows: readonly LabRow[];
  readonly list: ListState;
  /** The index of the row that is searching. */
  readonly searching: number | undefined;
  readonly say: Say;
}

const KEYS: readonly KeyHelp[] = [
  { key: 'Up, Down', does: 'choose' },
  { key: 'Enter', does: 'run' },
  { key: 'v', does: 'replay' },
  { key: 'n p', does: 'level' },
  { key: 'q', does: 'back' },
];
const SEARCHING_KEYS: readonly KeyHelp[] = [
  { key: 'Esc', does: 'stop' },
  { key: 'q', does: 'back' },
];

export function newLab(level: Level, place: Place): LabState {
  const rows = SOKOBAN.solvers.map(({ id, about }) => ({ id, about, words: '' }));
  return { level, place, rows, list: LIST_START, searching: undefined, say: SILENCE };
}

const rowsInView = ({ rows }: LabState, { lines }: Size): number =>
  Math.max(1, Math.min(rows.length, lines - FIRST_LINE - FOOT));

export function labFrame(state: LabState, size: Size, look: Look): Cells {
  const cells = new Cells(size);
  const after = cells.put(AIR.top, AIR.left, 'Lab', 'strong') + 3;
  const room = size.columns - AIR.left;
  cells.put(AIR.top, after, clipText(headingWithTitle(state.place), room - after), 'quiet');
  const height = rowsInView(state, size);
  const { top } = inView(state.list, state.rows.length, height);
  putMoreRows(cells, { first: FIRST_LINE, height }, top, state.rows.length, look.signs);
  state.rows.slice(top, top + height).forEach(({ id, words }, at) => {
    const index = top + at;
    const isChosen = index === state.list.chosen;
    const line = FIRST_LINE + at;
    cells.put(line, AIR.left, isChosen ? '>' : ' ', 'guide-strong');
    cells.put(line, AIR.left + 2, id, isChosen ? 'strong' : 'plain');
    const column = AIR.left + 2 + ID_COLUMNS;
    cells.put(line, column, clipText(words, room - column), index === state.searching ? 'guide' : 'quiet');
  });
  const below = FIRST_LINE + state.rows.length + 1;
  if (below + ABOUT_LINES <= size.lines - FOOT) {
    const about = fitLines(state.rows[state.list.chosen]?.about ?? '', Math.max(1, room - AIR.left - 2), ABOUT_LINES);
    for (const [index, line] of about.entries()) cells.put(below + index, AIR.left + 2, line, 'quiet');
  }
  putBoard(cells, below + ABOUT_LINES + 1, state.level, look);
  putSay(cells, state.say);
  putKeys(cells, state.searching === undefined ? KEYS : SEARCHING_KEYS);
  return cells;
}

/** The level, as large as there is room for it below the list, or not at all. */
function putBoard(cells: Cells, line: number, level: Level, look: Look): void {
  const { width, height } = level;
  const room = cells.columns - 2 * AIR.left - 2;
  const columns = ([2, 1] as const).find((each) => width * each <= room);
  if (columns === undefined || line + height > cells.lines - FOOT) return;
  const board = drawBoard({ level, position: level.start, facing: 'down' }, look.signs, columns);
  cells.paste(line, AIR.left + 2, board);
}

/** "54 moves, 21 pushes; 12 034 positions, 0.2 s", or why there is no solution. */
export function reportWords(report: Report): string {
  if (report.verdict !== 'solved') return withoutSolution(report);
  const { moves = 0, pushes = 0, effort } = report;
  const found = `${plural(moves, 'move')}, ${plural(pushes, 'push', 'pushes')}`;
  return `${found}; ${plural(effort.expanded, 'position')}, ${(effort.millis / 1000).toFixed(1)} s`;
}

export interface LabActions {
  /** The lab at another level: 1 on, -1 back. False where there is none. */
  step(by: 1 | -1): boolean;
  watch(moves: readonly Direction[], title: string): void;
}

export class LabPage implements Page {
  private state: LabState;
  private readonly world: World;
  private readonly actions: LabActions;
  private readonly searcher: Searcher;

  constructor(world: World, state: LabState, actions: LabActions) {
    this.world = world;
    this.state = state;
    this.actions = actions;
    this.searcher = new Searcher(world.engine, world.now);
  }

  frame(size: Size, look: Look): Cells {
    return labFrame(this.state, size, look);
  }

  leave(): void {
    this.searcher.stop();
  }

  take(event: TerminalEvent): void {
    const { list, rows, searching } = this.state;
    const chosen = chosenAfter(list, event, rows.length, rows.length);
    if (chosen !== undefined) {
      const view = inView({ ...list, chosen }, rows.length, rowsInView(this.state, this.world.size()));
      this.state = { ...this.state, say: SILENCE, list: view };
    } else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else if (event.kind === 'key') this.press(keyName(event), searching !== undefined);
  }

  private press(name: string, isSearching: boolean): void {
    if (name === 'enter' || name === 'space') this.search(this.state.list.chosen);
    else if (name === 'escape' && isSearching) this.searcher.stop();
    else if (name === 'v') this.replay();
    else if (name === 'n' || name === 'pagedown') this.step(1, 'This is the last level.');
    else if (name === 'p' || name === 'pageup') this.step(-1, 'This is the first level.');
    else if (['q', 'escape', 'ctrl+d'].includes(name)) this.world.back();
  }

  private click(line: number): void {
    const { list, rows } = this.state;
    const height = rowsInView(this.state, this.world.size());
    const row = line - FIRST_LINE + inView(list, rows.length, height).top;
    if (line < FIRST_LINE || line >= FIRST_LINE + height || !rows[row]) return;
    this.state = { ...this.state, list: { ...this.state.list, chosen: row } };
    this.search(row);
  }

  private step(by: 1 | -1, otherwise: string): void {
    if (!this.actions.step(by)) this.state = { ...this.state, say: calm(otherwise) };
  }

  private replay(): void {
    const { rows, list } = this.state;
    const row = rows[list.chosen];
    if (row?.solution) this.actions.watch(row.solution, `${row.id}: ${row.words}`);
    else this.state = { ...this.state, say: calm('No solution yet. Press Enter to run this solver.') };
  }

  private search(index: number): void {
    const row = this.state.rows[index];
    if (!row) return;
    const job = {
      ...levelOfJob({ puzzle: 'sokoban', level: this.state.level }),
      solver: row.id,
      limits: { millis: LIMIT_MILLIS, bytes: bytesForEach(1) },
    } as const;
    this.searcher.stop();
    this.state = { ...this.state, searching: index, say: SILENCE };
    this.searcher.start([job], {
      tell: (words) => this.fill(index, { words }),
      fail: (words) => {
        this.end(index, { words: '' });
        this.state = { ...this.state, say: trouble(words) };
        this.world.draw();
      },
      stopped: () => this.end(index, { words: 'Stopped.' }),
      report: (report) => this.end(index, { words: reportWords(report), solution: solutionOf(report) }),
    });
  }

  private end(index: number, change: Partial<LabRow>): void {
    this.state = { ...this.state, searching: undefined };
    this.fill(index, change);
  }

  private fill(index: number, change: Partial<LabRow>): void {
    const rows = this.state.rows.map((row, at) => (at === index ? { ...row, ...change } : row));
    this.state = { ...this.state, rows };
    this.world.draw();
  }
}

function solutionOf(report: Report): readonly Direction[] | undefined {
  if (report.verdict !== 'solved' || typeof report.solution !== 'string') return undefined;
  const moves = parseLurd(report.solution);
  return moves.ok ? moves.value : undefined;
}
