// Saves the record of a level solved by the player and, if it is the level of a day, that day.

import type { LevelRecord } from '../../play/index.js';
import { saved, saveRecord } from '../saves/saves.js';

export function saveSolvedDaily(record: LevelRecord): void {
  saveRecord(record);
  if (saved.peek().dailies.some(({ hash }) => hash === record.hash)) {
    void import('../collections/data/dailies.js').then(({ noteSolved }) => noteSolved(record));
  }
}
