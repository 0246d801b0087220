// `masu hint`: suggests the next move from the start or after --moves. This file reads the level and the moves; each
// puzzle has its own way to explain (results/hints.ts).

import type { HintDetail } from '@masu/core/base/hint-detail.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { type Command, type CommandOption, forPuzzle, type OptionsOf } from '../../interface/command.js';
import { EXIT, type ExitCode } from '../../interface/exit-codes.js';
import { interruptible } from '../../interface/interrupt.js';
import { choiceOption } from '../../interface/option-values.js';
import { jsonLine, type Output } from '../../interface/output.js';
import { loadPartsWithMoves, type PartWithMoves, workOnLevels } from '../../levels/each-level.js';
import { FILES_ABOUT, INPUT_OPTIONS, levelHead, levelName, loadLevels, type ValidLevel } from '../../levels/input.js';
import { type Hinter, hintFirstMove, hintFutoshiki, hintSokoban } from '../../results/hints.js';
import { positionAfter } from '../../results/position-after.js';
import { LIMIT_OPTIONS, parseSolverId, solverIds } from '../../solving/solving.js';

const HINTERS: { readonly [Id in PuzzleId]: Hinter<Id> } = { sokoban: hintSokoban, futoshiki: hintFutoshiki };

const OPTIONS = [
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
] as const satisfies readonly CommandOption[];

async function hintLevel<Id extends PuzzleId>(
  { input, moves }: PartWithMoves<Id>,
  level: ValidLevel<Id>,
  typed: OptionsOf<typeof OPTIONS>,
  output: Output,
): Promise<ExitCode> {
  const { file, puzzle } = input;
  const options = forPuzzle(typed, input.id);
  const position = positionAfter(puzzle, level.playable, moves, file);
  const solver = parseSolverId(puzzle, options.solver);
  if (!output.json && input.levels.length > 1) output.print(output.strong(levelName(level)));
  const detail = Number(options.detail ?? 1) as HintDetail;
  const hinter = HINTERS[input.id] ?? hintFirstMove;
  const { code, message, fields } = await hinter({ input, level, position, moves, detail, options, solver, output });
  output.print(output.json ? jsonLine({ ...levelHead(input, level), ...fields, message }) : message);
  return code;
}

export const HINT: Command<OptionsOf<typeof OPTIONS>> = {
  arguments: [{ name: '<file...>', about: FILES_ABOUT }],
  options: OPTIONS,
  async run({ words, options, output }) {
    const files = await loadPartsWithMoves(words, output, options.moves, (file) =>
      loadLevels(file, options, output.host),
    );
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
