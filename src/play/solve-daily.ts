// A solved level as the result of a daily puzzle. A game knows its level and not its day, and a level resumed from a menu
// is the same puzzle, so every day that was opened with this level is solved with it.

import type { PuzzleId } from '../base/puzzle.js';
import { mergeResults } from './merge-saved.js';
import type { DailyResult, SavedDaily } from './saved-data.js';

/** The days of this level with the result taken in; none where the level is of no day. */
export function solvedDailies(
  dailies: readonly SavedDaily[],
  level: { readonly puzzle: PuzzleId; readonly hash: string },
  result: DailyResult,
): readonly SavedDaily[] {
  return dailies
    .filter(({ puzzle, hash }) => puzzle === level.puzzle && hash === level.hash)
    .map((daily) => ({ ...daily, solved: daily.solved ? mergeResults(daily.solved, result) : result }));
}
