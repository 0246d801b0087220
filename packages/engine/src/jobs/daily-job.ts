// The puzzle of a day as a generate job: the same job, so the same level, in every front end and on every machine. If
// the generator finds nothing within its tries, the next attempt of the day uses another seed.

import { dailySeed } from '@masu/core/base/daily.js';
import type { DayText } from '@masu/core/base/day.js';
import type { Progress } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import { dailyFutoshiki } from '@masu/studio/futoshiki/compose/daily.js';
import { dailySokoban } from '@masu/studio/sokoban/compose/daily.js';
import type { Engine, Task } from './engines/engine.js';
import type { FutoshikiGenerateJob, GenerateJob, GenerateReport, SokobanGenerateJob } from './kinds/generate-schema.js';

/** None of 400 days needed a second attempt. */
const MAX_DAILY_ATTEMPTS = 5;

const DAILIES = { sokoban: dailySokoban, futoshiki: dailyFutoshiki } as const;

/** The puzzles that have a level of the day. */
export const DAILY_PUZZLES = Object.keys(DAILIES) as readonly PuzzleId[];

/** What to generate for a day (YYYY-MM-DD); undefined if there is no such day, or no level of the day. `attempt`: 0 first. */
export function dailyJob(puzzle: 'sokoban', day: DayText, attempt?: number): SokobanGenerateJob | undefined;
export function dailyJob(puzzle: 'futoshiki', day: DayText, attempt?: number): FutoshikiGenerateJob | undefined;
export function dailyJob(puzzle: PuzzleId, day: DayText, attempt?: number): GenerateJob | undefined;
export function dailyJob(puzzle: PuzzleId, day: DayText, attempt = 0): GenerateJob | undefined {
  const daily = DAILIES[puzzle]?.(day);
  if (!daily) return undefined;
  const seed = attempt === 0 ? daily.seed : dailySeed(`${day}/${attempt}`);
  // The wish is one for a level of this puzzle.
  return { kind: 'generate', puzzle, ...daily.wish, seed, limits: {} } as GenerateJob;
}

/** The seed that led to the puzzle of a day, and what the generator reported. */
export interface DailyReport {
  readonly seed: number;
  readonly report: GenerateReport;
}

/** Generates the puzzle of a day; undefined if there is no such day. */
export function generateDaily(
  engine: Engine,
  puzzle: PuzzleId,
  day: DayText,
  tell?: (progress: Progress) => void,
): Task<DailyReport> | undefined {
  const first = dailyJob(puzzle, day);
  if (!first) return undefined;
  let task = engine.run(first, tell);
  const report = async (): Promise<Result<DailyReport, TextError>> => {
    let { seed } = first;
    for (let attempt = 1; ; attempt++) {
      const reported = await task.report;
      if (!reported.ok) return reported;
      const again = dailyJob(puzzle, day, attempt);
      const isFound = reported.value.verdict !== 'refused' || reported.value.code !== 'not-found';
      if (isFound || !again || attempt >= MAX_DAILY_ATTEMPTS) return ok({ seed, report: reported.value });
      seed = again.seed;
      task = engine.run(again, tell);
    }
  };
  return { report: report(), stop: () => task.stop() };
}
