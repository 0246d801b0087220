// The text a player shares after a daily puzzle: date, grade, score compared with the minimum, and a link, but nothing
// about the solution. The words come from the front end, in its language.

import type { DayText } from '../base/day.js';
import type { PuzzleId } from '../base/puzzle.js';
import { PUZZLE_FIGURES } from '../base/puzzle-names.js';
import { dailyStreak } from './progress.js';
import type { DailyResult, SavedDaily } from './saved-data.js';
import { solvedDailies } from './solve-daily.js';

interface ShareWords {
  heading(puzzle: PuzzleId, day: string, grade: string): string;
  /** `extra`: pushes beyond the minimum; undefined if it isn't known. */
  sokoban(moves: number, pushes: number, extra: number | undefined): string;
  /** `time`: minutes and seconds, 12:05. */
  futoshiki(time: string): string;
  hints(count: number): string;
}

/** Undefined until the puzzle is solved. `link`: where to play the same day. */
export function shareText(daily: SavedDaily, link: string, words: ShareWords): string | undefined {
  const { puzzle, day, grade, optimum, solved } = daily;
  if (!solved) return undefined;
  const { moves, pushes, millis, hints } = solved;
  const seconds = Math.round(millis / 1000);
  const score =
    PUZZLE_FIGURES[puzzle].counts.includes('pushes') && moves !== undefined && pushes !== undefined
      ? words.sokoban(moves, pushes, optimum === undefined ? undefined : Math.max(0, pushes - optimum))
      : words.futoshiki(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
  return [words.heading(puzzle, day, grade), score, words.hints(hints), link].join('\n');
}

/** What a win means for the puzzle of a day. */
interface DailyWin {
  readonly day: DayText;
  /** Days in a row up to today; 0 if the puzzle of another day was solved. */
  readonly streak: number;
}

/** Undefined if the solved level is not the puzzle of a day. The win itself need not be saved yet. */
export function dailyWin(
  dailies: readonly SavedDaily[],
  level: { readonly puzzle: PuzzleId; readonly hash: string },
  today: DayText,
): DailyWin | undefined {
  const result: DailyResult = { on: today, at: 0, hints: 0, millis: 0 };
  const won = solvedDailies(dailies, level, result);
  const last = won.find(({ day }) => day === today) ?? won.at(-1);
  if (!last) return undefined;
  const all = [...dailies.filter(({ hash }) => hash !== level.hash), ...won];
  return { day: last.day, streak: last.day === today ? dailyStreak(all, level.puzzle, today).current : 0 };
}
