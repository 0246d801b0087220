// What `masu hint` prints for each puzzle. Sokoban: the next push of a solution, push-optimal if a proof is found in time;
// a deadlock is reported with its boxes and, if pushes led to it, with how many of them to undo. Futoshiki: the easiest
// next digit and the reasons in words.

import { defined } from '../../base/defined.js';
import { rowColumn } from '../../base/grid.js';
import type { Optimality } from '../../base/optimality.js';
import type { HintDetail, PuzzleId } from '../../base/puzzle.js';
import { cellName, type FutoshikiLevel, makeMoves } from '../../futoshiki/index.js';
import type {
  FutoshikiHintReport,
  HintJob,
  LevelOf,
  MoveOf,
  PlayablePuzzle,
  PositionOf,
  SokobanHintReport,
  UndoAdviceReport,
} from '../../jobs/index.js';
import {
  deadlockMessage,
  hintFrom,
  hintMessage,
  type Level,
  makeLurd,
  parseLurd,
  pushesToUndoMessage,
} from '../../sokoban/index.js';
import type { PuzzleDefaults } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { jsonLine, type Output } from '../interface/output.js';
import { type InputOptions, type LevelFile, levelName, type ValidLevel } from '../levels/input.js';
import { runCommandJob } from '../solving/run-jobs.js';
import { commandLimits, jobOf, type LimitOptions, parseSolverId } from '../solving/solving.js';
import { reportExit } from './report.js';

export interface HintCommandOptions extends InputOptions, LimitOptions {
  readonly moves?: string;
  readonly detail?: '1' | '2' | '3' | '4';
  readonly solver?: string;
  readonly defaults?: PuzzleDefaults;
  readonly json?: boolean;
}

/** The default of --detail for both puzzles: where to look. */
const DEFAULT_DETAIL = '1';

export interface HintRequest<Id extends PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly level: ValidLevel<Id>;
  /** The position after the moves. */
  readonly position: PositionOf<Id>;
  readonly moves: readonly MoveOf<Id>[];
  readonly options: HintCommandOptions;
  readonly output: Output;
}

/** Prints the hint of one level. */
export type Hinter<Id extends PuzzleId> = (request: HintRequest<Id>) => Promise<ExitCode>;

type DigitReport = FutoshikiHintReport & { readonly verdict: 'hint' };

/** Row and column, counting from 1. */
function rowAndColumn(level: FutoshikiLevel, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.size);
  return [row + 1, column + 1];
}

function digitMessage(level: FutoshikiLevel, hint: DigitReport, detail: string): string {
  const name = cellName(hint.cell, level.size);
  if (detail === '1') return `Look at row ${rowAndColumn(level, hint.cell)[0]}. One of its cells can be filled in.`;
  if (detail === '2') return `Look at ${name}. It can be filled in.`;
  return detail === '3' ? `${name} is ${hint.digit}.` : hint.message;
}

function shownHint(level: FutoshikiLevel, report: FutoshikiHintReport, detail: string): string {
  if (report.verdict === 'hint') return digitMessage(level, report, detail);
  return report.verdict === 'gave-up' ? 'No hint found within the limits.' : report.message;
}

function hintFields(level: FutoshikiLevel, report: FutoshikiHintReport): object {
  if (report.verdict === 'wrong')
    return { verdict: 'wrong', cells: report.cells.map((cell) => rowAndColumn(level, cell)) };
  if (report.verdict !== 'hint') return { verdict: report.verdict };
  const because = report.because.map((cell) => rowAndColumn(level, cell));
  return {
    rule: report.rule,
    grade: report.grade,
    cell: rowAndColumn(level, report.cell),
    digit: report.digit,
    because,
  };
}

async function askFutoshikiHint({
  input,
  level,
  moves,
  options,
  output,
}: HintRequest<'futoshiki'>): Promise<FutoshikiHintReport> {
  const limits = commandLimits(options, 1);
  const { level: text, format } = jobOf(input.puzzle, level, parseSolverId(input.puzzle, options.solver), limits);
  const made = makeMoves(moves);
  const job: HintJob = { kind: 'hint', puzzle: 'futoshiki', level: text, format, moves: made, limits };
  const report = await runCommandJob(job, output);
  if (report.puzzle !== 'futoshiki') throw new Error('a hint for another puzzle');
  return report;
}

export async function hintFutoshiki(request: HintRequest<'futoshiki'>): Promise<ExitCode> {
  const { input, level, options, output } = request;
  const playable = level.playable;
  const report = await askFutoshikiHint(request);
  const message = shownHint(playable, report, options.detail ?? DEFAULT_DETAIL);
  if (options.json)
    output.print(jsonLine({ file: input.file, level: level.number, ...hintFields(playable, report), message }));
  else {
    if (input.levels.length > 1) output.print(output.strong(levelName(level)));
    output.print(message);
  }
  if (report.verdict === 'gave-up') return reportExit(report);
  return report.verdict === 'unsolvable' || report.verdict === 'wrong' ? EXIT.unsolvable : EXIT.ok;
}

/** Default limits in seconds: to prove a solution push-optimal, to find any, and to find how many pushes to undo. */
const SECONDS = { prove: 15, find: 60, undo: 10 } as const;

type Request = HintRequest<'sokoban'>;
type HintReportFound = SokobanHintReport & { readonly verdict: 'hint' };

/** The level and the moves as a worker gets them. */
function aboutPosition({ input, level, moves }: Request, time: number, options: HintCommandOptions) {
  const lurd = makeLurd(level.playable, moves);
  const limits = commandLimits({ ...options, time: options.time ?? time }, 1);
  const solver = parseSolverId(input.puzzle, options.solver);
  const { level: text, format } = jobOf(input.puzzle, level, solver, limits);
  return { puzzle: 'sokoban', level: text, format, moves: lurd, limits } as const;
}

async function askHint(request: Request): Promise<SokobanHintReport> {
  const { options, output } = request;
  const job: HintJob = {
    kind: 'hint',
    ...aboutPosition(request, SECONDS.find, options),
    proveMillis: (options.time ?? SECONDS.prove) * 1000,
    ...defined({ solver: options.solver }),
  };
  const report = await runCommandJob(job, output);
  if (report.puzzle !== 'sokoban') throw new Error('a hint for another puzzle');
  return report;
}

/** How many pushes to undo; undefined if none were made. */
async function askUndo(request: Request): Promise<UndoAdviceReport | undefined> {
  if (request.moves.length === 0) return undefined;
  const about = aboutPosition(request, SECONDS.undo, request.options);
  return runCommandJob({ kind: 'undo-advice', ...about } as const, request.output);
}

/** Row and column, counting from 1. */
function cellCoordinates(level: Level, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.width);
  return [row + 1, column + 1];
}

function print({ input, level, output, options }: Request, message: string, fields: object): void {
  const { file } = input;
  output.print(options.json ? jsonLine({ file, level: level.number, ...fields, message }) : message);
}

/** The sentence and the JSON fields about the pushes to undo. */
function undoAdvice(report: UndoAdviceReport | undefined): { readonly message: string; readonly fields: object } {
  if (report?.verdict === 'unsolvable') {
    return { message: ' The level has no solution, not even from its start.', fields: {} };
  }
  if (report?.verdict !== 'advice') return { message: '', fields: {} };
  const { atLeast, enough } = report;
  const undo = { atLeast, ...defined({ enough }) };
  return { message: ` Undo ${pushesToUndoMessage(undo)}.`, fields: { undo } };
}

async function printDeadlock(request: Request, boxes: readonly number[]): Promise<ExitCode> {
  const level = request.level.playable;
  const { message, fields } = undoAdvice(await askUndo(request));
  const cells = boxes.map((box) => cellCoordinates(level, box));
  print(request, `${deadlockMessage(level, boxes)}${message}`, { verdict: 'unsolvable', boxes: cells, ...fields });
  return EXIT.unsolvable;
}

/** Nothing is left to do: no solution is shorter in any metric. */
const SOLVED: Optimality = { optimalIn: 'pushes', tieBreak: 'proven' };

function printSolved(request: Request): ExitCode {
  const fields = { verdict: 'solved', remaining: { moves: 0, pushes: 0 }, claim: 'optimal', ...SOLVED };
  print(request, 'Already solved: every box is on a goal.', fields);
  return EXIT.ok;
}

function printHint(request: Request, { solution: text, claim, metric, tieBreak = 'open' }: HintReportFound): ExitCode {
  const { position } = request;
  const level = request.level.playable;
  const detail = Number(request.options.detail ?? DEFAULT_DETAIL) as HintDetail;
  const solution = parseLurd(text);
  if (!solution.ok) throw new Error(`a solver's moves cannot be read: ${solution.error.message}`);
  const hint = hintFrom(level, position, solution.value, claim);
  if (!hint) return printSolved(request);
  const lurd = makeLurd(level, hint.solution, position);
  const message = hintMessage(level, hint, detail, metric);
  print(request, detail === 4 ? `${message} ${lurd}` : message, {
    verdict: 'solved',
    next: lurd.charAt(0),
    push: { from: cellCoordinates(level, hint.push.from), to: cellCoordinates(level, hint.push.onto) },
    remaining: hint.remaining,
    claim,
    ...(claim === 'optimal' && metric !== undefined ? { optimalIn: metric, tieBreak } : {}),
  });
  return EXIT.ok;
}

function printGaveUp(request: Request, report: SokobanHintReport & { readonly verdict: 'gave-up' }): ExitCode {
  const { limit } = report;
  const why =
    limit === 'unsound-rule'
      ? `${request.options.solver} found no solution, but its corner rule is unsound.`
      : `No solution found ${limit === 'stopped' ? 'before the interruption' : 'within the limits'}.`;
  print(request, `${why} The position may still be solvable.`, { verdict: 'gave-up', limit });
  return reportExit(report);
}

export async function hintSokoban(request: Request): Promise<ExitCode> {
  const { level, input, output, options } = request;
  if (input.levels.length > 1 && !options.json) output.print(output.strong(levelName(level)));
  const report = await askHint(request);
  switch (report.verdict) {
    case 'solved':
      return printSolved(request);
    case 'deadlock':
      return printDeadlock(request, report.deadlock.boxes);
    case 'unsolvable':
      return printDeadlock(request, []);
    case 'hint':
      return printHint(request, report);
    case 'gave-up':
      return printGaveUp(request, report);
  }
}

// The position that the moves of --moves lead to.

/** Throws a Refusal if a move is blocked: the answer would be about another position. */
export function positionAfter<Id extends PuzzleId>(
  puzzle: PlayablePuzzle<Id>,
  level: LevelOf<Id>,
  moves: readonly MoveOf<Id>[],
  file: string,
): PositionOf<Id> {
  let position = puzzle.start(level);
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) throw new Refusal(EXIT.input, `Move ${index + 1} of --moves is blocked.`, undefined, file);
    position = next;
  }
  return position;
}
