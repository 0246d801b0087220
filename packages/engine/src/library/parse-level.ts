// One level from a text: what most programs begin with. `readLevels` reads files of many levels, of either puzzle.

import { countOf } from '@masu/core/base/format.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { LevelOf } from '../jobs/puzzles/puzzle-types.js';
import { readLevels } from './read-levels.js';

function parseOne<Id extends PuzzleId>(id: Id, text: string): Result<LevelOf<Id>, TextError> {
  const read = readLevels(text);
  if (!read.ok) return read;
  const { levels } = read.value;
  const [first] = levels;
  if (read.value.id !== id) {
    const names = `Expected a ${PUZZLE_NAMES[id]} level, and this is ${PUZZLE_NAMES[read.value.id]}.`;
    return fail(textError(1, 1, 'other-puzzle', names));
  }
  if (!first || levels.length > 1) {
    const found = countOf(levels.length, 'level', 'levels');
    return fail(textError(1, 1, 'several-levels', `Expected one level, and there are ${found}; use readLevels.`));
  }
  // The level is of the puzzle whose id it has, which the compiler can't follow.
  return first.level as Result<LevelOf<Id>, TextError>;
}

/**
 * The one Sokoban level of a text, in any format, or what is wrong with it. Never throws, whatever the text is.
 * @example
 * ```ts
 * const one = parseSokoban('######\n#@ $.#\n######\n');
 * console.log(one.ok && one.value.goals.length); // 1
 * ```
 */
export const parseSokoban = (text: string): Result<Level, TextError> => parseOne('sokoban', text);

/**
 * The one Futoshiki of a text, in any format, or what is wrong with it. Never throws, whatever the text is.
 * @example
 * ```ts
 * const one = parseFutoshiki('3:0R,0R,0,0D,0,0,0,0,0,\n');
 * console.log(one.ok && one.value.size); // 3
 * ```
 */
export const parseFutoshiki = (text: string): Result<FutoshikiLevel, TextError> => parseOne('futoshiki', text);
