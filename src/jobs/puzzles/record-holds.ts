// Whether a saved record is true. One that comes from elsewhere (a file, another machine, a page's storage) counts only
// if its solutions solve its own level with the score it claims. The types name just the fields that are checked: this
// module doesn't know how records are stored.

import type { AnswerFigures, PuzzleId } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { checkSolutionText } from './playable-puzzles.js';
import type { AnyLevel, LevelOf } from './puzzle-types.js';
import { type LevelsReadOf, readLevels } from './read-levels.js';

// Which puzzle a level is of. In a file of its own, so that asking doesn't load the formats.

/**
 * Whether a level is one of Futoshiki; the compiler then knows its fields.
 * @example
 * ```ts
 * console.log(isFutoshikiLevel(level)); // false
 * ```
 */
export const isFutoshikiLevel = (level: AnyLevel): level is LevelOf<'futoshiki'> => hasProperty(level, 'inequalities');
/**
 * Whether a level is one of Sokoban; the compiler then knows its fields.
 * @example
 * ```ts
 * console.log(isSokobanLevel(level)); // true
 * ```
 */
export const isSokobanLevel = (level: AnyLevel): level is LevelOf<'sokoban'> => hasProperty(level, 'walls');

interface ClaimedScore {
  /** In LURD. */
  readonly solution: string;
  readonly moves: number;
  readonly pushes: number;
}

interface ClaimedLevel {
  readonly hash: string;
  /** The level, in any of our formats; the first one if there are several. */
  readonly level: string;
}

/** The verifiable parts of a saved record. */
export type ClaimedRecord =
  | (ClaimedLevel & {
      readonly puzzle: 'sokoban';
      readonly bestMoves: ClaimedScore;
      readonly bestPushes: ClaimedScore;
      readonly solutions?: readonly ClaimedScore[];
    })
  | (ClaimedLevel & { readonly puzzle: 'futoshiki'; readonly solution: readonly string[] });

/** Whether every solution of a record solves its level with the score it states. Never throws. */
export function recordHolds(record: ClaimedRecord): boolean {
  const read = readLevels(record.level);
  if (!read.ok || read.value.id !== record.puzzle) return false;
  const { puzzle, levels }: LevelsReadOf<PuzzleId> = read.value;
  const level = levels[0]?.level;
  if (!level?.ok || puzzle.hash(level.value) !== record.hash) return false;
  const claims: readonly AnswerFigures[] =
    'solution' in record ? [record] : [record.bestMoves, record.bestPushes, ...(record.solutions ?? [])];
  return claims.every(({ solution, moves, pushes }) => {
    const figures = checkSolutionText(record.puzzle, level.value, solution);
    return figures.ok && figures.value.moves === moves && figures.value.pushes === pushes;
  });
}
