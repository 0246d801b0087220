// The Futoshiki half of `masu generate`: new puzzles of the requested grade, each with one solution and without
// redundant clues.

import { defined } from '@masu/core/base/defined.js';
import { seededRandom } from '@masu/core/base/random.js';
import { BARS } from '@masu/core/futoshiki/formats/bars.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { type Composed, type Composing, compose } from '@masu/studio/futoshiki/compose/compose.js';
import type { Output } from '../../interface/output.js';
import { generatedText, generateLevels, type LevelSource } from './generate-levels.js';
import { gradeNamed, type SeededOptions } from './generate-options.js';

export function generateFutoshiki(options: SeededOptions, output: Output): Promise<number> {
  const { size = 5, count = 1, signs, seed } = options;
  const grade = gradeNamed(options.grade ?? 'easy', GRADES, 'Futoshiki');
  const wish = { size, grade, ...defined({ signs }) };
  // Seeds beyond 32 bits are folded, so that every typed digit counts.
  const random = seededRandom((seed ^ Math.floor(seed / 2 ** 32)) >>> 0);
  const source: LevelSource<FutoshikiDraft, Composed, Composing> = {
    puzzle: FUTOSHIKI,
    defaultFormat: BARS,
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
