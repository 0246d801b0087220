// Saved daily puzzles: those the player has opened, and what it took to solve them.

import { localDay } from '@masu/core/base/daily.js';
import type { DayText } from '@masu/core/base/day.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { mergeSaved } from '@masu/core/play/merge-saved.js';
import type { LevelRecord, SavedDaily, SavedData } from '@masu/core/play/saved-data.js';
import { dailyKey, NOTHING_SAVED } from '@masu/core/play/saved-order.js';
import { solvedDailies } from '@masu/core/play/solve-daily.js';
import { enqueue, notifyPages, saved } from '../../saves/saves.js';

export const dailyEntry = (puzzle: PuzzleId, day: DayText): SavedDaily | undefined =>
  saved.value.dailies.find((each) => each.puzzle === puzzle && each.day === day);

const justDaily = (daily: SavedDaily): SavedData => ({ ...NOTHING_SAVED, dailies: [daily] });

/** Saves a day; merged with what was saved before. */
export function saveDaily(entry: SavedDaily): Promise<void> {
  saved.value = mergeSaved(saved.peek(), justDaily(entry));
  const merged = dailyEntry(entry.puzzle, entry.day) ?? entry;
  const done = enqueue(async (to) => {
    const change = to.transaction('dailies');
    // Another page may have solved it meanwhile.
    const stored = await change.store.get(dailyKey(merged));
    const both = stored ? mergeSaved(justDaily(stored), justDaily(merged)).dailies[0] : undefined;
    await Promise.all([change.store.put(both ?? merged, dailyKey(merged)), change.done]);
  });
  notifyPages({ kind: 'saved', list: 'dailies', entry: merged });
  return done;
}

/** Called when a level was solved: if it is the level of a day, that day is solved, too. */
export function noteSolved(record: LevelRecord): void {
  const { hints = 0, millis = 0 } = record.best ?? {};
  const now = new Date();
  const { moves, pushes } = record.bestPushes ?? {};
  const result = { on: localDay(now), at: now.getTime(), hints, millis, ...defined({ moves, pushes }) };
  for (const daily of solvedDailies(saved.peek().dailies, record, result)) void saveDaily(daily);
}
