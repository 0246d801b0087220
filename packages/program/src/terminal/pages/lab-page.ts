// The lab: runs Sokoban solvers on one level, one at a time, and lists their results side by side. A solution found can be
// replayed, and optimized for as long as the player wants. Searches run in a worker; Escape stops one.

import type { Direction } from '@masu/core/base/grid.js';
import { provenOptimality } from '@masu/core/base/optimality.js';
import { clipText, fitLines } from '@masu/core/base/safe-text.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { storedLevelJob } from '../../saves/library.js';
import { headingWithTitle, type LevelHeading } from '../game/heading.js';
import type { Appearance } from '../screen/appearance.js';
import { Cells, type Size } from '../screen/cells.js';
import { inView, LIST_LINE, LIST_START, type ListState, listAfter, putMoreRows, rowAtLine } from '../screen/list.js';
import type { App, TerminalPage } from '../screen/page.js';
import { FOOT, type KeyHelp, MARGIN, putKeys, putStatus } from '../screen/page-layout.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import { drawBoard } from '../sokoban/board.js';
import { inWords, saidInTerminal, texts } from '../texts/language.js';
import { newReplay, ReplayPage } from './replay-page.js';
import { openKeys } from './text-page.js';

/** How often progress is shown at most. */
/** The puzzle whose levels the lab searches. */
export const LAB_PUZZLE = 'sokoban';
const PROGRESS_MILLIS = 500;

/** A report without a solution as a sentence. */
function withoutSolution(report: Exclude<Report, { verdict: 'solved' }>): string {
  const { expanded, millis } = report.effort;
  if (report.verdict === 'unsolvable') return texts.lab.unsolvable(expanded);
  if (report.limit === 'memory') return texts.lab.gaveUpMemory(expanded);
  if (report.limit === 'stopped') return texts.game.stopped;
  if (report.limit === 'unsound-rule') return texts.lab.unsoundRule(expanded);
  return texts.lab.gaveUp(Math.round(millis / 1000), expanded);
}

const ID_COLUMNS = 18;
const ABOUT_LINES = 2;
const LIMIT_MILLIS = 60_000;

/** A solver and its result so far. */
interface LabRow {
  readonly id: string;
  readonly about: string;
  readonly result: string;
  readonly solution?: readonly Direction[] | undefined;
}

interface LabState {
  readonly level: Level;
  readonly heading: LevelHeading;
  readonly rows: readonly LabRow[];
  readonly list: ListState;
  /** The index of the row that is searching. */
  readonly searching: number | undefined;
  /** It is optimizing its solution; stopping it keeps the best so far. */
  readonly isShortening: boolean;
  readonly status: Status;
}

const KEYS: readonly KeyHelp[] = [
  { key: { name: 'upDown' }, does: 'choose' },
  { key: { name: 'enter' }, does: 'run' },
  { key: 'v', does: 'replay' },
  { key: 'o', does: 'shorten' },
  { key: 'n p', does: 'level' },
  { key: '?', does: 'keys' },
  { key: 'q', does: 'back' },
];
const SEARCHING_KEYS: readonly KeyHelp[] = [
  { key: { name: 'escape' }, does: 'stop' },
  { key: 'q', does: 'back' },
];

export function newLab(level: Level, heading: LevelHeading): LabState {
  const rows = SOKOBAN.solvers.map((row) => ({ id: row.id, about: inWords(row).about, result: '' }));
  return { level, heading, rows, list: LIST_START, searching: undefined, isShortening: false, status: NO_STATUS };
}

const rowsInView = ({ rows }: LabState, { lines }: Size): number =>
  Math.max(1, Math.min(rows.length, lines - LIST_LINE - FOOT));

export function labFrame(state: LabState, size: Size, appearance: Appearance): Cells {
  const cells = new Cells(size);
  const after = cells.put(MARGIN.top, MARGIN.left, texts.lab.heading, 'strong') + 3;
  const room = size.columns - MARGIN.left;
  cells.put(MARGIN.top, after, clipText(headingWithTitle(state.heading), room - after), 'quiet');
  const height = rowsInView(state, size);
  const { top } = inView(state.list, state.rows.length, height);
  putMoreRows(cells, height, top, state.rows.length, appearance.signs);
  state.rows.slice(top, top + height).forEach(({ id, result }, at) => {
    const index = top + at;
    const isChosen = index === state.list.chosen;
    const line = LIST_LINE + at;
    cells.put(line, MARGIN.left, isChosen ? '>' : ' ', 'guide-strong');
    cells.put(line, MARGIN.left + 2, id, isChosen ? 'strong' : 'plain');
    const column = MARGIN.left + 2 + ID_COLUMNS;
    cells.put(line, column, clipText(result, room - column), index === state.searching ? 'guide' : 'quiet');
  });
  const below = LIST_LINE + state.rows.length + 1;
  if (below + ABOUT_LINES <= size.lines - FOOT) {
    const about = fitLines(
      state.rows[state.list.chosen]?.about ?? '',
      Math.max(1, room - MARGIN.left - 2),
      ABOUT_LINES,
    );
    for (const [index, line] of about.entries()) cells.put(below + index, MARGIN.left + 2, line, 'quiet');
  }
  putBoard(cells, below + ABOUT_LINES + 1, state.level, appearance);
  putStatus(cells, state.status);
  putKeys(cells, state.searching === undefined ? KEYS : SEARCHING_KEYS);
  return cells;
}

/** The level, as large as it fits below the list, or not at all. */
function putBoard(cells: Cells, line: number, level: Level, appearance: Appearance): void {
  const { width, height } = level;
  const room = cells.columns - 2 * MARGIN.left - 2;
  const columns = ([2, 1] as const).find((each) => width * each <= room);
  if (columns === undefined || line + height > cells.lines - FOOT) return;
  const board = drawBoard({ level, position: level.start, facing: 'down' }, appearance.signs, columns);
  cells.paste(line, MARGIN.left + 2, board);
}

/** "54 moves, 21 pushes (fewest pushes); 12,034 positions, 0.2 s", or why there is no solution. */
export function labReportMessage(report: Report): string {
  if (report.verdict !== 'solved') return withoutSolution(report);
  const { moves = 0, pushes = 0, effort } = report;
  const optimality = provenOptimality(report);
  const proof = optimality ? texts.lab.proof(optimality.optimalIn, optimality.tieBreak) : '';
  return texts.lab.solved(moves, pushes, proof, effort.expanded, texts.lab.seconds(effort.millis / 1000));
}

export class LabPage implements TerminalPage {
  private state: LabState;
  private readonly app: App;
  private readonly step: (by: 1 | -1) => boolean;
  /** The search that runs. A new one stops it, and a report that comes too late is dropped. */
  private task: Task<Report> | undefined;
  /** The result of the searching row before it began to optimize. */
  private resultBefore = '';

  /** `step`: opens the lab at the next level or the previous one; false at the end. */
  constructor(app: App, state: LabState, step: (by: 1 | -1) => boolean) {
    this.app = app;
    this.state = state;
    this.step = step;
  }

  frame(size: Size, appearance: Appearance): Cells {
    return labFrame(this.state, size, appearance);
  }

  leave(): void {
    this.cancel();
  }

  take(event: TerminalEvent): void {
    const { list, rows, searching } = this.state;
    const next = listAfter(list, event, rows.length, rowsInView(this.state, this.app.size()), rows.length);
    if (next) this.state = { ...this.state, status: NO_STATUS, list: next };
    else if (event.kind === 'mouse' && event.action === 'press') this.click(event.line);
    else if (event.kind === 'key') this.press(keyName(event), searching !== undefined);
  }

  private press(name: string, isSearching: boolean): void {
    if (name === 'enter' || name === 'space') this.search(this.state.list.chosen);
    else if (name === 'escape' && isSearching) this.stop();
    else if (name === 'o') this.shorten();
    else if (name === 'v') this.replay();
    else if (name === 'n' || name === 'pagedown') this.go(1, texts.game.edges.sokoban.last);
    else if (name === 'p' || name === 'pageup') this.go(-1, texts.game.edges.sokoban.first);
    else if (name === '?' || name === 'f1') openKeys(this.app, 'lab');
    else if (['q', 'escape', 'ctrl+d'].includes(name)) this.app.back();
  }

  private click(line: number): void {
    const { list, rows } = this.state;
    const height = rowsInView(this.state, this.app.size());
    const row = rowAtLine(list, line, rows.length, height);
    if (row === undefined || line >= LIST_LINE + height) return;
    this.state = { ...this.state, list: { ...list, chosen: row } };
    this.search(row);
  }

  private go(by: 1 | -1, otherwise: string): void {
    if (!this.step(by)) this.state = { ...this.state, status: info(otherwise) };
  }

  private replay(): void {
    const { level, rows, list } = this.state;
    const row = rows[list.chosen];
    if (row?.solution) {
      const title = texts.lab.replayTitle(row.id, row.result);
      this.app.open(new ReplayPage(this.app, newReplay(level, row.solution, title)));
    } else this.state = { ...this.state, status: info(texts.lab.noSolution) };
  }

  /** The report of an optimizer that is asked to end counts: its best solution is in it. */
  private stop(): void {
    if (this.state.isShortening) this.task?.stop();
    else this.cancel();
  }

  private cancel(): void {
    const { searching, isShortening } = this.state;
    if (!this.task || searching === undefined) return;
    this.task.stop();
    this.task = undefined;
    this.end(searching, { result: isShortening ? this.resultBefore : texts.game.stopped });
  }

  private search(index: number): void {
    const solver = this.state.rows[index]?.id;
    if (solver !== undefined) this.run(index, { solver, limits: { millis: LIMIT_MILLIS, bytes: bytesForEach(1) } });
  }

  /** Without a time limit: it continues until it is stopped, or has nothing left to try. */
  private shorten(): void {
    const { level, rows, list } = this.state;
    const solution = rows[list.chosen]?.solution;
    if (solution === undefined) {
      this.state = { ...this.state, status: info(texts.lab.noSolution) };
      return;
    }
    const improve = { solution: makeLurd(level, solution), metric: 'moves' } as const;
    this.run(list.chosen, { solver: 'optimize', limits: { bytes: bytesForEach(1) }, improve });
  }

  private run(index: number, what: Pick<Job, 'solver' | 'limits' | 'improve'>): void {
    const job = { ...storedLevelJob({ puzzle: 'sokoban', level: this.state.level }), ...what };
    const { result = '' } = this.state.rows[index] ?? {};
    this.cancel();
    this.resultBefore = result;
    this.state = { ...this.state, searching: index, isShortening: what.improve !== undefined, status: NO_STATUS };
    this.fill(index, { result: texts.game.searching });
    const began = this.app.now();
    let shown = began;
    const task = this.app.engine().run(job, ({ expanded, shortest }) => {
      if (this.task !== task || this.app.now() - shown < PROGRESS_MILLIS) return;
      shown = this.app.now();
      const seconds = Math.round((shown - began) / 1000);
      const { shortening } = texts.lab;
      this.fill(index, {
        result: shortest
          ? shortening(shortest.moves, shortest.pushes, seconds)
          : texts.game.searched(expanded, seconds),
      });
    });
    this.task = task;
    const settle = (show: () => void): void => {
      if (this.task !== task) return;
      this.task = undefined;
      show();
    };
    task.report.then(
      (reported) =>
        settle(() => {
          if (!reported.ok) this.fail(index, saidInTerminal(reported.error));
          else if (what.improve) this.takeShortened(index, reported.value);
          else this.end(index, { result: labReportMessage(reported.value), solution: reportMoves(reported.value) });
        }),
      (error: Error) => settle(() => this.fail(index, texts.game.crash(error.message))),
    );
  }

  private fail(index: number, message: string): void {
    this.end(index, { result: '' });
    this.state = { ...this.state, status: problem(message) };
    this.app.draw();
  }

  /**
   * The row shows the figures of the solver and of the optimizer separately. The solution before stays if the optimizer
   * found nothing shorter or had to be terminated.
   */
  private takeShortened(index: number, report: Report): void {
    const { level, rows } = this.state;
    const solution = reportMoves(report);
    const before = makeLurd(level, rows[index]?.solution ?? []);
    const pushesBefore = before.replace(/[a-z]/g, '').length;
    const { moves = 0, pushes = 0 } = report.verdict === 'solved' ? report : {};
    const isShorter = moves < before.length || (moves === before.length && pushes < pushesBefore);
    if (solution && isShorter) {
      const shortened = texts.lab.shortened(moves, pushes, before.length, pushesBefore);
      this.end(index, { result: shortened, solution: solution });
      return;
    }
    this.end(index, { result: this.resultBefore });
    this.state = { ...this.state, status: info(texts.lab.noShorter) };
    this.app.draw();
  }

  private end(index: number, change: Partial<LabRow>): void {
    this.state = { ...this.state, searching: undefined, isShortening: false };
    this.fill(index, change);
  }

  private fill(index: number, change: Partial<LabRow>): void {
    const rows = this.state.rows.map((row, at) => (at === index ? { ...row, ...change } : row));
    this.state = { ...this.state, rows };
    this.app.draw();
  }
}

function reportMoves(report: Report): readonly Direction[] | undefined {
  if (report.verdict !== 'solved' || typeof report.solution !== 'string') return undefined;
  const moves = parseLurd(report.solution);
  return moves.ok ? moves.value : undefined;
}
