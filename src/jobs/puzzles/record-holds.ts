// Whether a saved record is true. One that comes from elsewhere (a file, another machine, a page's storage) counts only
// if its solutions solve its own level with the score it claims. The types name just the fields that are checked: this
// module doesn't know how records are stored.

import type { PuzzleId } from '../../base/puzzle.js';
import { checkSolutionText } from './playable-puzzles.js';
import type { LevelOf } from './puzzle-types.js';
import { type LevelsReadOf, readLevels } from './read-levels.js';

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

/** The first level of a record's text, if it has the hash that the record claims. */
function levelOf<Id extends PuzzleId>({ puzzle, levels }: LevelsReadOf<Id>, hash: string): LevelOf<Id> | undefined {
  const level = levels[0]?.level;
  return level?.ok && puzzle.hash(level.value) === hash ? level.value : undefined;
}

/** Whether every solution of a record solves its level with the score it states. Never throws. */
export function recordHolds(record: ClaimedRecord): boolean {
  const read = readLevels(record.level);
  if (!read.ok) return false;
  if (record.puzzle === 'futoshiki') {
    const level = read.value.id === 'futoshiki' && levelOf(read.value, record.hash);
    return level ? checkSolutionText('futoshiki', level, record.solution).ok : false;
  }
  const level = read.value.id === 'sokoban' && levelOf(read.value, record.hash);
  if (!level) return false;
  const { bestMoves, bestPushes, solutions = [] } = record;
  return [bestMoves, bestPushes, ...solutions].every(({ solution, moves, pushes }) => {
    const figures = checkSolutionText('sokoban', level, solution);
    return figures.ok && figures.value.moves === moves && figures.value.pushes === pushes;
  });
}
