// `masu hint`: suggests the next move from the start or after --moves. This file reads the level and the moves; each
// puzzle has its own way to explain (results/hints.ts).

import type { PuzzleId } from '../../base/puzzle.js';
import { type Command, forPuzzle } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal } from '../interface/exit-codes.js';
import { interruptible } from '../interface/interrupt.js';
import { choiceOption } from '../interface/option-values.js';
import { jsonLine, type Output } from '../interface/output.js';
import { loadPartsWithMoves, type PartWithMoves, workOnLevels } from '../levels/each-level.js';
import { FILES_ABOUT, INPUT_OPTIONS, levelName, loadLevels, type ValidLevel } from '../levels/input.js';
import {
  type HintCommandOptions,
  type Hinter,
  type HintRequest,
  hintFutoshiki,
  hintSokoban,
  positionAfter,
} from '../results/hints.js';
import { reportExit } from '../results/report.js';
import { runCommandJob } from '../solving/run-jobs.js';
import { commandLimits, jobOf, LIMIT_OPTIONS, parseSolverId, solverIds } from '../solving/solving.js';

const HINTERS: { readonly [Id in PuzzleId]: Hinter<Id> } = { sokoban: hintSokoban, futoshiki: hintFutoshiki };

function hintLevel<Id extends PuzzleId>(
  { input, moves }: PartWithMoves<Id>,
  level: ValidLevel<Id>,
  typed: HintCommandOptions,
  output: Output,
): Promise<ExitCode> {
  const options = forPuzzle(typed, input.id);
  const position = positionAfter(input.puzzle, level.playable, moves, input.file);
  return (HINTERS[input.id] ?? hintFirstMove)({ input, level, position, moves, options, output });
}

export const HINT: Command<HintCommandOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [
    { flags: '--moves <moves>', about: 'moves played so far; - for standard input, @path for a file' },
    {
      flags: '--detail <step>',
      about: '1 where to look, 2 the box or cell, 3 the push or digit, 4 everything (default: 1)',
      ...choiceOption('1', '2', '3', '4'),
    },
    { flags: '--solver <id>', about: 'take the hint from this solver’s solution', valuesFor: solverIds },
    ...LIMIT_OPTIONS,
    { flags: '--json', about: 'print one JSON object per level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const files = await loadPartsWithMoves(words, output, options.moves, (file) => loadLevels(file, options));
    // The search stops by itself (runCommandJob); here Ctrl-C ends the list of levels.
    return interruptible(
      output,
      () => {},
      (interrupt) =>
        workOnLevels(files, output, async (part, level) => {
          const code = await hintLevel(part, level, options, output);
          return interrupt.happened ? EXIT.interrupted : code;
        }),
    );
  },
};

// The hint of a puzzle without a hinter of its own, whose solutions are moves: the first move of a solution.

async function hintFirstMove({
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
  const solver = parseSolverId(puzzle, options.solver);
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
  return reportExit(report);
}
