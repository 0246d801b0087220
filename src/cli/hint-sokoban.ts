// Hints for Sokoban: a position known to be dead is told so at once, boxes named; otherwise the next push of a
// solution, optimal where the optimal solver answers in time, valid otherwise.

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

/** Asked one after the other until one answers. Seconds where no limit is typed. */
const ASKED: readonly (readonly [solver: string, seconds: number])[] = [
  [HINT_SOLVERS.proves, 15],
  [HINT_SOLVERS.finds, 60],
];

function plan(options: HintOptions): { solver: string; options: HintOptions }[] {
  if (options.solver !== undefined) return [{ solver: options.solver, options }];
  return ASKED.map(([solver, time]) => ({ solver, options: { time, ...options } }));
}

/** The first report that decides, or the last one. */
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
      if (!reported.ok) throw new Error(`a sound position was refused by its worker: ${reported.error.message}`);
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

/** Row and column from 1, as in every message. */
function place(level: Level, cell: number): [number, number] {
  const [row, column] = rowColumn(cell, level.width);
  return [row + 1, column + 1];
}

function tellStuck(request: HintRequest, boxes: readonly number[]): ExitCode {
  const level = request.level.playable as Level;
  const places = boxes.map((box) => place(level, box));
  tell(request, deadlockMessage(level, boxes), { verdict: 'unsolvable', boxes: places });
  return EXIT.unsolvable;
}

function tell({ level, output, options }: HintRequest, message: string, fields: object): void {
  output.print(options.json ? jsonLine({ level: level.number, ...fields, message }) : message);
}

function tellHome(request: HintRequest): ExitCode {
  const fields = { verdict: 'solved', remaining: { moves: 0, pushes: 0 }, claim: 'optimal' };
  tell(request, 'Every box is at home: nothing is left to do.', fields);
  return EXIT.ok;
}

interface Found {
  readonly solution: string | string[];
}

function tellHint(request: HintRequest, report: Report, found: Found, claim: Claim): ExitCode {
  const level = request.level.playable as Level;
  const position = request.position as Position;
  const rung = Number(request.options.detail ?? DEFAULT_DETAIL) as HintDetail;
  const solution = parseLurd(String(found.solution));
  if (!solution.ok) throw new Error(`a solver's moves cannot be read: ${solution.error.message}`);
  const hint = hintFrom(level, position, solution.value, claim);
  if (!hint) return tellHome(request);
  const way = makeLurd(level, hint.solution, position);
  const words = hintMessage(level, hint, rung, report.metric);
  tell(request, rung === 4 ? `${words} ${way}` : words, {
    verdict: 'solved',
    next: way.charAt(0),
    push: { from: place(level, hint.push.from), to: place(level, hint.push.onto) },
    remaining: hint.remaining,
    claim,
  });
  return EXIT.ok;
}

function tellReport(request: HintRequest, report: Report): ExitCode {
  if (report.verdict === 'unsolvable') return tellStuck(request, []);
  if (report.verdict === 'solved') return tellHint(request, report, report, report.claim);
  if (report.best) return tellHint(request, report, report.best, 'valid');
  const message =
    report.limit === 'unsound-rule'
      ? `${report.solver} found no solution, but its corner test is unsound: the position may still have one.`
      : 'No solution was found within the limits; the position may still have one.';
  tell(request, message, { verdict: 'gave-up', limit: report.limit });
  return exitOf(report);
}

export async function hintSokoban(request: HintRequest): Promise<ExitCode> {
  const { level, input, output, options } = request;
  if (input.levels.length > 1 && !options.json) output.print(output.strong(levelName(level)));
  const playable = level.playable as Level;
  const position = request.position as Position;
  if (SOKOBAN.isSolved(playable, position)) return tellHome(request);
  const stuck = deadlockedBoxes(playable, position);
  return stuck.length > 0 ? tellStuck(request, stuck) : tellReport(request, await solveFrom(request));
}
