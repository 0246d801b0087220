// Saves the record of a level solved by the player and, if it is the level of a day, that day.

import type { LevelRecord } from '@masu/core/play/saved-data.js';
import { saved, saveRecord } from '../saves/saves.js';

/** Whether a level is the puzzle of a day that was opened. */
export const isDailyLevel = (level: string): boolean => saved.peek().dailies.some(({ hash }) => hash === level);

export function saveSolvedDaily(record: LevelRecord): void {
  saveRecord(record);
  if (isDailyLevel(record.hash)) {
    void import('../collections/data/dailies.js').then(({ noteSolved }) => noteSolved(record));
  }
}
