// `masu generate`: new levels of either puzzle, of the requested grade. Prints the seed, so that the same levels can be
// generated again.

import { unknownName } from '../../base/suggest.js';
import { GRADES, MAX_SIZE, MIN_SIZE } from '../../futoshiki/index.js';
import { SOKOBAN_GRADES, WISH_LIMITS } from '../../sokoban/index.js';
import { generateFutoshiki } from '../by-puzzle/generate-futoshiki.js';
import { type GenerateOptions, mustNotHave } from '../by-puzzle/generate-levels.js';
import { generateSokobanFiles } from '../by-puzzle/generate-sokoban.js';
import { type Command, forPuzzle } from '../interface/command.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';
import { counting, share, whole, wholeFrom } from '../interface/option-values.js';
import { FORMAT_OPTION } from '../levels/input.js';

/** The puzzles that can be generated; `others`: options that only another has. */
const GENERATORS = [
  { id: 'sokoban', grades: SOKOBAN_GRADES, others: ['size', 'signs'], generate: generateSokobanFiles },
  { id: 'futoshiki', grades: GRADES, others: ['boxes', 'width', 'height', 'rooms'], generate: generateFutoshiki },
] as const;

export const GENERATE: Command<GenerateOptions> = {
  arguments: [{ name: '<puzzle>', about: 'sokoban or futoshiki' }],
  options: [
    {
      flags: '--grade <g>',
      about:
        'sokoban: trivial, easy, tricky, hard, or extreme; futoshiki: trivial, easy, tricky, extreme, or recursive, which needs guessing (default: easy)',
      valuesFor: (puzzle) => GENERATORS.find(({ id }) => id === puzzle)?.grades ?? [],
    },
    {
      flags: '--boxes <n>',
      about: 'sokoban: number of boxes, 1 to 12 (default: depends on the grade)',
      parse: wholeFrom(...WISH_LIMITS.boxes),
      puzzle: 'sokoban',
    },
    {
      flags: '--width <n>',
      about: 'sokoban: widest board allowed, walls included, 5 to 20',
      parse: wholeFrom(...WISH_LIMITS.side),
      puzzle: 'sokoban',
    },
    {
      flags: '--height <n>',
      about: 'sokoban: tallest board allowed, walls included, 5 to 20',
      parse: wholeFrom(...WISH_LIMITS.side),
      puzzle: 'sokoban',
    },
    {
      flags: '--rooms <n>',
      about: 'sokoban: 1, 2, or 3 rooms joined by doors (default: any)',
      parse: wholeFrom(...WISH_LIMITS.rooms),
      puzzle: 'sokoban',
    },
    {
      flags: '--size <n>',
      about: 'futoshiki: cells per side, 2 to 32 (default: 5)',
      parse: wholeFrom(MIN_SIZE, MAX_SIZE),
      puzzle: 'futoshiki',
    },
    {
      flags: '--signs <share>',
      about: 'futoshiki: fraction of clues that are signs, 0 to 1 (default: any)',
      parse: share,
      puzzle: 'futoshiki',
    },
    { flags: '--seed <s>', about: 'a whole number: the same seed makes the same levels', parse: whole },
    { flags: '--count <k>', about: 'generate <k> levels (default: 1)', parse: counting },
    {
      ...FORMAT_OPTION,
      flags: '--to <id>',
      about: 'write format <id>; see `masu formats` (default: xsb or bars)',
    },
    { flags: '--json', about: 'print one JSON object per level' },
    { flags: '-o, --output <path>', about: 'write to <path> instead of standard output' },
  ],
  async run({ words, options, output }) {
    const [puzzle = ''] = words;
    const generator = GENERATORS.find(({ id }) => id === puzzle);
    if (!generator) {
      const ids = GENERATORS.map(({ id }) => id);
      throw new Refusal(EXIT.usage, unknownName('puzzle', puzzle, ids));
    }
    mustNotHave(options, generator.others, generator.id);
    return generator.generate(forPuzzle(options, generator.id), output);
  },
};
