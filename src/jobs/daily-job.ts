// The puzzle of a day as a generate job: the same job, so the same level, in every front end and on every machine. A
// generator may find nothing within its tries; then the next attempt of the day has a seed of its own.

import { type DayText, dailySeed } from '../base/daily.js';
import type { PuzzleId } from '../base/puzzle.js';
import { dailyFutoshiki } from '../futoshiki/index.js';
import { dailySokoban } from '../sokoban/index.js';
import type { FutoshikiGenerateJob, GenerateJob, SokobanGenerateJob } from './kinds/generate-schema.js';

/** None of 400 days needed a second attempt. */
export const MOST_DAILY_ATTEMPTS = 5;

/** What to generate for a day (YYYY-MM-DD); undefined where there is no such day. `attempt`: 0 first. */
export function dailyJob(puzzle: 'sokoban', day: DayText, attempt?: number): SokobanGenerateJob | undefined;
export function dailyJob(puzzle: 'futoshiki', day: DayText, attempt?: number): FutoshikiGenerateJob | undefined;
export function dailyJob(puzzle: PuzzleId, day: DayText, attempt?: number): GenerateJob | undefined;
export function dailyJob(puzzle: PuzzleId, day: DayText, attempt = 0): GenerateJob | undefined {
  const again = attempt === 0 ? undefined : dailySeed(`${day}/${attempt}`);
  if (puzzle === 'sokoban') {
    const daily = dailySokoban(day);
    return daily && { kind: 'generate', puzzle, ...daily.wish, seed: again ?? daily.seed, limits: {} };
  }
  const daily = dailyFutoshiki(day);
  return daily && { kind: 'generate', puzzle: 'futoshiki', ...daily.wish, seed: again ?? daily.seed, limits: {} };
}
