// Sokoban hints: for a known deadlock, the boxes that cause it; otherwise the next push of a solution, proven optimal
// if the optimal solver finishes in time.

import { type Direction, rowColumn } from '../base/grid.js';
import type { Claim } from '../base/outcome.js';
import type { Report } from '../jobs/index.js';
import {
  deadlockedBoxes,
  deadlockMessage,
  HINT_SOLVERS,
  type HintDetail,
  hintFrom,
  hintMessage,
  type Level,
  makeLurd,
  type Position,
  parseLurd,
  SOKOBAN,
} from '../sokoban/index.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { DEFAULT_DETAIL, type HintOptions, type HintRequest } from './hinter.js';
import { levelName } from './input.js';
import { onInterrupt } from './interrupt.js';
import { jsonLine } from './output.js';
import { exitOf } from './report.js';
import { engineFor, jobOf, limitsOf, progressLine, solverOf } from './solving.js';

/** Solvers to run in order until one answers, with default time limits in seconds. */
const ASKED: readonly (readonly [solver: string, seconds: number])[] = [
  [HINT_SOLVERS.proves, 15],
  [HINT_SOLVERS.finds, 60],
];

function plan(options: HintOptions): { solver: string; options: HintOptions }[] {
  if (options.solver !== undefined) return [{ solver: options.solver, options }];
  return ASKED.map(([solver, time]) => ({ solver, options: { time, ...options } }));
}

/** The first conclusive report, or the last one. */
async function solveFrom(request: HintRequest): Promise<Report> {
  const { input, level, output, options } = request;
  const moves = makeLurd(level.playable as Level, request.moves as readonly Direction[]);
  const jobs = plan(options).map((step) =>
    jobOf(input.puzzle, level, solverOf(input.puzzle, step.solver), limitsOf(step.options, 1), moves),
  );
  const engine = engineFor(jobs.slice(0, 1), 1);
  let stop = (): void => {};
  const interrupt = onInterrupt(() => stop());
  try {
    let last: Report | undefined;
    for (const job of jobs) {
      const began = performance.now();
      const task = engine.run(job, (progress) => output.live(progressLine(progress, performance.now() - began)));
      stop = task.stop;
      const reported = await task.report;
      if (!reported.ok) throw new Error(`the worker refused a valid position: ${reported.error.message}`);
      last = reported.value;
      if (last.verdict !== 'gave-up' || last.best !== undefined || interrupt.happened) return last;
    }
    if (!last) throw new Error('no solver in the table can give a hint');
    return last;
  } finally {
    output.live('');
    interrupt.release();
    engine.close();
  }
}

/** Row and column, counting from 1. */
function place(level: Level, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.width);
  return [row + 1, column + 1];
}

function printDeadlock(request: HintRequest, boxes: readonly number[]): ExitCode {
  const level = request.level.playable as Level;
  const places = boxes.map((box) => place(level, box));
  print(request, deadlockMessage(level, boxes), { verdict: 'unsolvable', boxes: places });
  return EXIT.unsolvable;
}

function print({ level, output, options }: HintRequest, message: string, fields: object): void {
  output.print(options.json ? jsonLine({ level: level.number, ...fields, message }) : message);
}

function printSolved(request: HintRequest): ExitCode {
  const fields = { verdict: 'solved', remaining: { moves: 0, pushes: 0 }, claim: 'optimal' };
  print(request, 'Already solved: every box is on a goal.', fields);
  return EXIT.ok;
}

interface Found {
  readonly solution: string | string[];
}

function printHint(request: HintRequest, report: Report, found: Found, claim: Claim): ExitCode {
  const level = request.level.playable as Level;
  const position = request.position as Position;
  const detail = Number(request.options.detail ?? DEFAULT_DETAIL) as HintDetail;
  const solution = parseLurd(String(found.solution));
  if (!solution.ok) throw new Error(`a solver's moves cannot be read: ${solution.error.message}`);
  const hint = hintFrom(level, position, solution.value, claim);
  if (!hint) return printSolved(request);
  const lurd = makeLurd(level, hint.solution, position);
  const message = hintMessage(level, hint, detail, report.metric);
  print(request, detail === 4 ? `${message} ${lurd}` : message, {
    verdict: 'solved',
    next: lurd.charAt(0),
    push: { from: place(level, hint.push.from), to: place(level, hint.push.onto) },
    remaining: hint.remaining,
    claim,
  });
  return EXIT.ok;
}

function printReport(request: HintRequest, report: Report): ExitCode {
  if (report.verdict === 'unsolvable') return printDeadlock(request, []);
  if (report.verdict === 'solved') return printHint(request, report, report, report.claim);
  if (report.best) return printHint(request, report, report.best, 'valid');
  const message =
    report.limit === 'unsound-rule'
      ? `${report.solver} found no solution, but its corner rule is unsound. The position may still be solvable.`
      : 'No solution found within the limits. The position may still be solvable.';
  print(request, message, { verdict: 'gave-up', limit: report.limit });
  return exitOf(report);
}

export async function hintSokoban(request: HintRequest): Promise<ExitCode> {
  const { level, input, output, options } = request;
  if (input.levels.length > 1 && !options.json) output.print(output.strong(levelName(level)));
  const playable = level.playable as Level;
  const position = request.position as Position;
  if (SOKOBAN.isSolved(playable, position)) return printSolved(request);
  const boxes = deadlockedBoxes(playable, position);
  return boxes.length > 0 ? printDeadlock(request, boxes) : printReport(request, await solveFrom(request));
}
