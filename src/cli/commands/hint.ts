// `masu hint`: suggests the next move from the start or after --moves. This file reads the level and the moves; each
// puzzle has its own file that explains (hint-sokoban.ts, hint-futoshiki.ts).

import type { PuzzleId } from '../../base/puzzle.js';
import type { LevelRead, MoveOf } from '../../jobs/index.js';
import { type Command, forPuzzle } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../interface/exit-codes.js';
import { interruptible } from '../interface/interrupt.js';
import { choiceOf } from '../interface/option-values.js';
import { jsonLine, type Output } from '../interface/output.js';
import {
  errorPrinter,
  FILES_ABOUT,
  fileHeadings,
  INPUT_OPTIONS,
  type LevelFile,
  levelName,
  loadFiles,
  loadLevels,
  loadMoves,
  refuseMoves,
  refuseTwiceStandard,
  type ValidLevel,
  validLevels,
} from '../levels/input.js';
import {
  type HintCommandOptions,
  type Hinter,
  type HintRequest,
  hintFutoshiki,
  hintSokoban,
  positionAfter,
} from '../results/hints.js';
import { exitOf } from '../results/report.js';
import { runCommandJob } from '../solving/run-jobs.js';
import { commandLimits, jobOf, LIMIT_OPTIONS, solverIds, solverOf } from '../solving/solving.js';

const HINTERS: { readonly [Id in PuzzleId]: Hinter<Id> } = { sokoban: hintSokoban, futoshiki: hintFutoshiki };

interface Part<Id extends PuzzleId = PuzzleId> {
  readonly input: LevelFile<Id>;
  readonly valid: readonly ValidLevel<Id>[];
  readonly errors: readonly LevelRead[];
  readonly moves: readonly MoveOf<Id>[];
}

/** A file, its levels, and the moves as moves of its puzzle. */
async function loadPart(file: string, options: HintCommandOptions, moveText: string, output: Output): Promise<Part> {
  const input = await loadLevels(file, options);
  const moves = input.puzzle.parseMoves(moveText);
  if (!moves.ok) return refuseMoves(moves.error, options.moves ?? '', '--moves');
  return { input, ...validLevels(input, output), moves: moves.value };
}

/** Asks for a hint at every level; `before` is called first for each. */
async function hintLevels<Id extends PuzzleId>(
  { input, valid, moves }: Part<Id>,
  typed: HintCommandOptions,
  output: Output,
  before: (input: LevelFile, number: number) => boolean,
): Promise<ExitCode[]> {
  const options = forPuzzle(typed, input.id);
  const codes: ExitCode[] = [];
  for (const level of valid) {
    if (!before(input, level.number)) break;
    const position = positionAfter(input.puzzle, level.playable, moves, input.file);
    codes.push(await (HINTERS[input.id] ?? hintFirstMove)({ input, level, position, moves, options, output }));
  }
  return codes;
}

export const HINT: Command<HintCommandOptions> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: [
    { flags: '--moves <moves>', about: 'moves played so far; - for standard input, @path for a file' },
    {
      flags: '--detail <step>',
      about: '1 where to look, 2 the box or cell, 3 the push or digit, 4 everything (default: 1)',
      ...choiceOf('1', '2', '3', '4'),
    },
    { flags: '--solver <id>', about: 'take the hint from this solver’s solution', valuesFor: solverIds },
    ...LIMIT_OPTIONS,
    { flags: '--json', about: 'print one JSON object per level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    for (const file of words) refuseTwiceStandard(file, options.moves);
    const moveText = options.moves === undefined ? '' : await loadMoves(options.moves);
    const { loaded: parts, codes } = await loadFiles(words, output, (file) =>
      loadPart(file, options, moveText, output),
    );
    if (parts.some(({ errors }) => errors.length > 0)) codes.push(EXIT.input);
    const printErrors = errorPrinter(parts, output);
    const heading = fileHeadings(
      parts.map(({ input }) => input),
      output,
    );
    // The search stops by itself (runCommandJob); here Ctrl-C ends the list of levels.
    await interruptible(
      output,
      () => {},
      async (interrupt) => {
        for (const part of parts) {
          const ended = await hintLevels(part, options, output, (input, number) => {
            if (interrupt.happened) return false;
            printErrors(input, number);
            heading(input);
            return true;
          });
          codes.push(...ended);
        }
        if (interrupt.happened) codes.push(EXIT.interrupted);
      },
    );
    printErrors();
    return worstOf(codes);
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
