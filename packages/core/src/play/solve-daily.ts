// Turns a solved level into the result of a daily puzzle. A game knows its level but not its day, and a level resumed
// from a menu is the same puzzle, so every opened day with this level counts as solved.

import type { PuzzleId } from '../base/puzzle.js';
import { mergeResults } from './merge-saved.js';
import type { DailyResult, SavedDaily } from './saved-data.js';

/** The daily puzzles with this level, each with the result merged in; empty if there is none. */
export function solvedDailies(
  dailies: readonly SavedDaily[],
  level: { readonly puzzle: PuzzleId; readonly hash: string },
  result: DailyResult,
): readonly SavedDaily[] {
  return dailies
    .filter(({ puzzle, hash }) => puzzle === level.puzzle && hash === level.hash)
    .map((daily) => ({ ...daily, solved: daily.solved ? mergeResults(daily.solved, result) : result }));
}
