// The Futoshiki half of `masu generate`: new puzzles of the requested grade, each with one solution and without
// redundant clues.

import { randomInt } from 'node:crypto';
import { defined } from '../../base/defined.js';
import { seededRandom } from '../../base/random.js';
import {
  BARS,
  type Composed,
  type Composing,
  compose,
  FUTOSHIKI,
  type FutoshikiDraft,
  GRADES,
} from '../../futoshiki/index.js';
import type { ExitCode } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import {
  type GenerateOptions,
  generatedText,
  generateLevels,
  gradeNamed,
  type LevelSource,
} from './generate-levels.js';

export async function generateFutoshiki(options: GenerateOptions, output: Output): Promise<ExitCode> {
  const { size = 5, count = 1, signs } = options;
  const grade = gradeNamed(options.grade ?? 'easy', GRADES, 'Futoshiki');
  const seed = options.seed ?? randomInt(2 ** 32);
  const wish = { size, grade, ...defined({ signs }) };
  // Seeds beyond 32 bits are folded, so that every typed digit counts.
  const random = seededRandom((seed ^ Math.floor(seed / 2 ** 32)) >>> 0);
  const source: LevelSource<FutoshikiDraft, Composed, Composing> = {
    puzzle: 'futoshiki',
    formats: FUTOSHIKI.formats,
    defaultFormat: BARS,
    seed,
    compose: () => compose(wish, random),
    draftOf: ({ level }) => level,
    fieldsOf: ({ level, ...composed }, index, format) => ({
      puzzle: 'futoshiki',
      level: index,
      seed,
      grade: composed.grade,
      size: level.size,
      digits: composed.digits,
      signs: composed.signs,
      hash: FUTOSHIKI.hash(level),
      format: format.id,
      board: generatedText(format, [level]).trimEnd().split('\n'),
    }),
    progressOf: ({ tries, clues }, index) =>
      `puzzle ${index} of ${count}, ${size} × ${size} ${grade}, grid ${tries}, ${clues} clues`,
  };
  return generateLevels(source, options, output);
}
