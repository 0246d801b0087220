// The hint of a puzzle without a hinter of its own, whose solutions are moves: the first move of a solution.

import type { PuzzleId } from '../../base/puzzle.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { jsonLine } from '../interface/output.js';
import { levelName } from '../levels/input.js';
import { exitOf } from '../results/report.js';
import { runCommandJob } from '../solving/run-job.js';
import { commandLimits, jobOf, solverOf } from '../solving/solving.js';
import type { HintRequest } from './hinter.js';

export async function hintFirstMove({
  input,
  level,
  position,
  moves,
  options,
  output,
}: HintRequest<PuzzleId>): Promise<ExitCode> {
  const { puzzle, file } = input;
  if (puzzle.figures.solution !== 'moves') throw new Refusal(EXIT.usage, 'There are no hints for this puzzle.');
  const made = puzzle.makeMoves(level.playable, moves);
  const solver = solverOf(puzzle, options.solver);
  const report = await runCommandJob(jobOf(puzzle, level, solver, commandLimits(options, 1), made), output);
  const solution = report.verdict === 'solved' ? puzzle.parseMoves(String(report.solution)) : undefined;
  const next = solution?.ok ? solution.value.slice(0, 1) : [];
  const move = puzzle.makeMoves(puzzle.beginAt(level.playable, position), next);
  const message =
    report.verdict === 'unsolvable'
      ? 'There is no solution from here.'
      : report.verdict === 'gave-up'
        ? 'No solution found within the limits.'
        : next.length === 0
          ? 'Already solved.'
          : `The next move is ${move}.`;
  if (options.json) output.print(jsonLine({ file, level: level.number, verdict: report.verdict, next: move, message }));
  else {
    if (input.levels.length > 1) output.print(output.strong(levelName(level)));
    output.print(message);
  }
  return exitOf(report);
}
