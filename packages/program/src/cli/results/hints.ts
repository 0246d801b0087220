// The hint of `masu hint` for each puzzle. Sokoban: the next push of a solution, push-optimal if a proof is found in time;
// a deadlock is reported with its boxes and, if pushes led to it, with how many of them to undo. Futoshiki: the easiest
// next digit and the reasons in words. Any other puzzle: the first move of a solution.

import { defined } from '@masu/core/base/defined.js';
import { cellCoordinates } from '@masu/core/base/grid.js';
import type { HintDetail } from '@masu/core/base/hint-detail.js';
import type { Optimality } from '@masu/core/base/optimality.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { FutoshikiHintReport, SokobanHintReport } from '@masu/engine/jobs/kinds/hint-schema.js';
import type { UndoAdviceReport } from '@masu/engine/jobs/kinds/undo-advice-schema.js';
import { draftText, makeJob } from '@masu/engine/jobs/make-job.js';
import type { MoveOf, PositionOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { deadlockMessage, hintFrom, hintMessage } from '@masu/solve/sokoban/solve/hint.js';
import { pushesToUndoMessage } from '@masu/solve/sokoban/solve/undo-message.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import type { LevelFile, ValidLevel } from '../levels/input.js';
import { runCommandJob } from '../solving/run-jobs.js';
import { commandLimits, type LimitOptions } from '../solving/solving.js';
import { reportExit } from './report.js';

interface HintRequest<Id extends PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly level: ValidLevel<Id>;
  /** The position after the moves. */
  readonly position: PositionOf<Id>;
  readonly moves: readonly MoveOf<Id>[];
  readonly detail: HintDetail;
  readonly options: LimitOptions & { readonly solver?: string };
  /** The solver that was named, or the puzzle's own. */
  readonly solver: string;
  readonly output: Output;
}

/** A sentence, and the same as fields of a JSON object. */
interface Hint {
  readonly code: ExitCode;
  readonly message: string;
  readonly fields: object;
}

export type Hinter<Id extends PuzzleId> = (request: HintRequest<Id>) => Promise<Hint>;

/** The level, the moves, and the limits as a worker gets them; `time`: the default limit in seconds. */
function aboutPosition<Id extends PuzzleId>({ input, level, moves, options }: HintRequest<Id>, time?: number) {
  const limits = commandLimits({ ...defined({ time }), ...options }, 1);
  return { ...draftText(input.id, level.draft), moves: input.puzzle.makeMoves(level.playable, moves), limits };
}

function digitMessage({ size }: FutoshikiLevel, report: FutoshikiHintReport, detail: HintDetail): string {
  if (report.verdict === 'gave-up') return 'No hint found within the limits.';
  if (report.verdict !== 'hint' || detail === 4) return report.message;
  const name = cellName(report.cell, size);
  if (detail === 1) return `Look at row ${cellCoordinates(report.cell, size)[0]}. One of its cells can be filled in.`;
  return detail === 2 ? `Look at ${name}. It can be filled in.` : `${name} is ${report.digit}.`;
}

function digitFields({ size }: FutoshikiLevel, report: FutoshikiHintReport): object {
  const { verdict } = report;
  const at = (cell: number) => cellCoordinates(cell, size);
  if (verdict === 'wrong') return { verdict, cells: report.cells.map(at) };
  if (verdict !== 'hint') return { verdict };
  const { rule, grade, cell, digit, because } = report;
  return { rule, grade, cell: at(cell), digit, because: because.map(at) };
}

export const hintFutoshiki: Hinter<'futoshiki'> = async (request) => {
  const { playable } = request.level;
  const report = await runCommandJob({ kind: 'hint', ...aboutPosition(request) }, request.output);
  const isLost = report.verdict === 'unsolvable' || report.verdict === 'wrong';
  return {
    code: report.verdict === 'gave-up' ? reportExit(report) : isLost ? EXIT.unsolvable : EXIT.ok,
    message: digitMessage(playable, report, request.detail),
    fields: digitFields(playable, report),
  };
};

/** Default limits in seconds: to prove a solution push-optimal, to find any, and to find how many pushes to undo. */
const SECONDS = { prove: 15, find: 60, undo: 10 } as const;

type Request = HintRequest<'sokoban'>;

/** How many pushes to undo; undefined if none were made. */
async function askUndo(request: Request): Promise<UndoAdviceReport | undefined> {
  if (request.moves.length === 0) return undefined;
  const job = { kind: 'undo-advice', ...aboutPosition(request, SECONDS.undo) } as const;
  return runCommandJob(job, request.output);
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

async function deadlockHint(request: Request, boxes: readonly number[]): Promise<Hint> {
  const level = request.level.playable;
  const { message, fields } = undoAdvice(await askUndo(request));
  const cells = boxes.map((box) => cellCoordinates(box, level.width));
  return {
    code: EXIT.unsolvable,
    message: `${deadlockMessage(level, boxes)}${message}`,
    fields: { verdict: 'unsolvable', boxes: cells, ...fields },
  };
}

/** Nothing is left to do: no solution is shorter in any metric. */
const SOLVED: Optimality = { optimalIn: 'pushes', tieBreak: 'proven' };

const SOLVED_HINT: Hint = {
  code: EXIT.ok,
  message: 'Already solved: every box is on a goal.',
  fields: { verdict: 'solved', remaining: { moves: 0, pushes: 0 }, claim: 'optimal', ...SOLVED },
};

function pushHint(
  { level, position, detail }: Request,
  report: SokobanHintReport & { readonly verdict: 'hint' },
): Hint {
  const { playable } = level;
  const { claim, metric, tieBreak = 'open' } = report;
  const solution = parseLurd(report.solution);
  if (!solution.ok) throw new Error(`a solver's moves cannot be read: ${solution.error.message}`);
  const hint = hintFrom(playable, position, solution.value, claim);
  if (!hint) return SOLVED_HINT;
  const lurd = makeLurd(playable, hint.solution, position);
  const message = hintMessage(playable, hint, detail, metric);
  const at = (cell: number) => cellCoordinates(cell, playable.width);
  return {
    code: EXIT.ok,
    message: detail === 4 ? `${message} ${lurd}` : message,
    fields: {
      verdict: 'solved',
      next: lurd.charAt(0),
      push: { from: at(hint.push.from), to: at(hint.push.onto) },
      remaining: hint.remaining,
      claim,
      ...(claim === 'optimal' && metric !== undefined ? { optimalIn: metric, tieBreak } : {}),
    },
  };
}

function gaveUpHint({ options }: Request, report: SokobanHintReport & { readonly verdict: 'gave-up' }): Hint {
  const { verdict, limit } = report;
  const why =
    limit === 'unsound-rule'
      ? `${options.solver} found no solution, but its corner rule is unsound.`
      : `No solution found ${limit === 'stopped' ? 'before the interruption' : 'within the limits'}.`;
  const message = `${why} The position may still be solvable.`;
  return { code: reportExit(report), message, fields: { verdict, limit } };
}

export const hintSokoban: Hinter<'sokoban'> = async (request) => {
  const { options, output } = request;
  const job = {
    kind: 'hint',
    ...aboutPosition(request, SECONDS.find),
    proveMillis: (options.time ?? SECONDS.prove) * 1000,
    ...defined({ solver: options.solver }),
  } as const;
  const report = await runCommandJob(job, output);
  switch (report.verdict) {
    case 'solved':
      return SOLVED_HINT;
    case 'deadlock':
      return deadlockHint(request, report.deadlock.boxes);
    case 'unsolvable':
      return deadlockHint(request, []);
    case 'hint':
      return pushHint(request, report);
    case 'gave-up':
      return gaveUpHint(request, report);
  }
};

const NO_MOVE = {
  unsolvable: 'There is no solution from here.',
  'gave-up': 'No solution found within the limits.',
  solved: 'Already solved.',
} as const;

/** The hint of a puzzle without a hinter of its own, whose solutions are moves: the first move of a solution. */
export const hintFirstMove: Hinter<PuzzleId> = async ({ input, level, position, moves, options, solver, output }) => {
  const { puzzle } = input;
  if (puzzle.figures.solution !== 'moves') throw new Refusal(EXIT.usage, 'There are no hints for this puzzle.');
  const text = puzzle.makeMoves(level.playable, moves);
  const report = await runCommandJob(makeJob(puzzle, level, solver, commandLimits(options, 1), text), output);
  const { verdict } = report;
  const solution = verdict === 'solved' ? puzzle.parseMoves(String(report.solution)) : undefined;
  const first = solution?.ok ? solution.value.slice(0, 1) : [];
  const next = puzzle.makeMoves(puzzle.beginAt(level.playable, position), first);
  const message = first.length > 0 ? `The next move is ${next}.` : NO_MOVE[verdict];
  return { code: reportExit(report), message, fields: { verdict, next } };
};
