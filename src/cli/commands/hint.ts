// `masu hint`: what to do next from the start or from where --moves lead. Each puzzle has its own way to explain;
// this command reads the level and the moves and hands them on.

import type { PuzzleId } from '../../base/puzzle.js';
import type { AnyPuzzle } from '../../jobs/index.js';
import type { Command } from '../command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../exit-codes.js';
import { hintFutoshiki } from '../hint-futoshiki.js';
import { hintSokoban } from '../hint-sokoban.js';
import type { Hinter, HintOptions } from '../hinter.js';
import { errorLine, INPUT_OPTIONS, loadLevels, loadMoves, refuseTwiceStandard, soundLevels } from '../input.js';
import { oneOf } from '../option-values.js';
import { LIMIT_OPTIONS } from '../solving.js';

const HINTERS: Readonly<Record<PuzzleId, Hinter>> = { sokoban: hintSokoban, futoshiki: hintFutoshiki };

/** The position the moves lead to. A hint for moves that cannot all be made would be a hint for another game. */
function follow(puzzle: AnyPuzzle, level: unknown, moves: readonly unknown[]): unknown {
  let position = puzzle.start(level);
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) throw new Refusal(EXIT.input, `Move ${index + 1} of --moves cannot be made.`);
    position = next;
  }
  return position;
}

export const HINT: Command<HintOptions> = {
  arguments: [{ name: '<file>', about: 'a file of levels, or - for standard input' }],
  options: [
    { flags: '--moves <moves>', about: 'moves made already; - for standard input, @path for a file' },
    {
      flags: '--detail <step>',
      about: '1 where to look, 2 the box or cell, 3 the push or digit, 4 everything (default: 1)',
      parse: oneOf('1', '2', '3', '4'),
    },
    { flags: '--solver <id>', about: 'the solver whose solution is followed' },
    ...LIMIT_OPTIONS,
    { flags: '--json', about: 'one JSON object a level' },
    ...INPUT_OPTIONS,
  ],
  async run({ words, options, output }) {
    const file = words[0] as string;
    refuseTwiceStandard(file, options.moves);
    const input = await loadLevels(file, options);
    const moves = input.puzzle.parseMoves(options.moves === undefined ? '' : await loadMoves(options.moves));
    if (!moves.ok) throw new Refusal(EXIT.input, errorLine('--moves', moves.error), moves.error, file);
    const { sound, bad } = soundLevels(input, output);
    const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
    for (const level of sound) {
      const position = follow(input.puzzle, level.playable, moves.value);
      codes.push(await HINTERS[input.puzzle.id]({ input, level, position, moves: moves.value, options, output }));
    }
    return worstOf(codes);
  },
};
