// `masu generate`: new levels of either puzzle, of the requested grade. Prints the seed, so that the same levels can be
// generated again.

import { randomInt } from 'node:crypto';
import { unknownName } from '@masu/core/base/suggest.js';
import { type Command, forPuzzle } from '../../interface/command.js';
import { EXIT, Refusal } from '../../interface/exit-codes.js';
import { generateFutoshiki } from './generate-futoshiki.js';
import { GENERATE_OPTIONS, type GenerateOptions, mustNotHave } from './generate-options.js';
import { generateSokobanFiles } from './generate-sokoban.js';

export const GENERATE: Command<GenerateOptions> = {
  arguments: [{ name: '<puzzle>', about: 'sokoban or futoshiki' }],
  options: GENERATE_OPTIONS,
  async run({ words, options, output }) {
    const [name = ''] = words;
    const puzzle = GENERATED.find((id) => id === name);
    if (!puzzle) throw new Refusal(EXIT.usage, unknownName('puzzle', name, GENERATED));
    mustNotHave(options, puzzle);
    const seed = options.seed ?? randomInt(2 ** 32);
    const generatedCount = await GENERATORS[puzzle]({ ...forPuzzle(options, puzzle), seed }, output);
    if (options.seed === undefined) output.say(`seed ${seed} (repeat with --seed ${seed})`);
    const { count = 1 } = options;
    if (generatedCount === count) return EXIT.ok;
    output.complain(`masu: interrupted; generated ${generatedCount} of ${count}`);
    return EXIT.interrupted;
  },
};

const GENERATORS = { sokoban: generateSokobanFiles, futoshiki: generateFutoshiki };

const GENERATED = Object.keys(GENERATORS) as (keyof typeof GENERATORS)[];
