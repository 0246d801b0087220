// `masu hint`: suggests the next move from the start or after --moves. This file reads the level and the moves; each
// puzzle has its own file that explains (hint-sokoban.ts, hint-futoshiki.ts).

import type { PuzzleId } from '../../base/puzzle.js';
import { hintFutoshiki } from '../by-puzzle/hint-futoshiki.js';
import { hintSokoban } from '../by-puzzle/hint-sokoban.js';
import type { Hinter, HintOptions } from '../by-puzzle/hinter.js';
import type { Command } from '../interface/command.js';
import { EXIT, type ExitCode, worstOf } from '../interface/exit-codes.js';
import { onInterrupt } from '../interface/interrupt.js';
import { oneOf } from '../interface/option-values.js';
import type { Output } from '../interface/output.js';
import {
  errorPrinter,
  INPUT_OPTIONS,
  type LevelFile,
  loadLevels,
  loadMoves,
  refuseMoves,
  refuseTwiceStandard,
  validLevels,
} from '../levels/input.js';
import { positionAfter } from '../levels/position-after.js';
import { LIMIT_OPTIONS } from '../solving/solving.js';

const HINTERS: { readonly [Id in PuzzleId]: Hinter<Id> } = { sokoban: hintSokoban, futoshiki: hintFutoshiki };

async function hintLevels<Id extends PuzzleId>(
  input: LevelFile<Id>,
  options: HintOptions,
  output: Output,
): Promise<ExitCode> {
  const moves = input.puzzle.parseMoves(options.moves === undefined ? '' : await loadMoves(options.moves));
  if (!moves.ok) return refuseMoves(moves.error, options.moves ?? '', '--moves');
  const { valid, bad, errors } = validLevels(input, output);
  const printErrors = errorPrinter([{ input, errors }], output);
  const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
  // The search stops by itself (runJob); here Ctrl-C ends the list of levels.
  const interrupt = onInterrupt(() => {});
  try {
    for (const level of valid) {
      printErrors(input, level.number);
      const position = positionAfter(input.puzzle, level.playable, moves.value, input.file);
      codes.push(await HINTERS[input.id]({ input, level, position, moves: moves.value, options, output }));
      if (interrupt.happened) break;
    }
  } finally {
    interrupt.release();
  }
  if (interrupt.happened) codes.push(EXIT.interrupted);
  printErrors();
  return worstOf(codes);
}

export const HINT: Command<HintOptions> = {
  arguments: [{ name: '<file>', about: 'a level file, or - for standard input' }],
  options: [
    { flags: '--moves <moves>', about: 'moves played so far; - for standard input, @path for a file' },
    {
      flags: '--detail <step>',
      about: '1 where to look, 2 the box or cell, 3 the push or digit, 4 everything (default: 1)',
      parse: oneOf('1', '2', '3', '4'),
    },
    { flags: '--solver <id>', about: 'take the hint from this solver’s solution' },
    ...LIMIT_OPTIONS,
    { flags: '--json', about: 'print one JSON object per level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const file = words[0] as string;
    refuseTwiceStandard(file, options.moves);
    return hintLevels(await loadLevels(file, options), options, output);
  },
};
