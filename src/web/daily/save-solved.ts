// A level solved by the player: its record is kept, and where it is the level of a day, so is the day.

import type { LevelRecord } from '../../play/index.js';
import { saved, saveRecord } from '../saves/saves.js';

export function saveSolved(record: LevelRecord): void {
  saveRecord(record);
  if (saved.peek().dailies.some(({ hash }) => hash === record.hash)) {
    void import('../collections/data/dailies.js').then(({ noteSolved }) => noteSolved(record));
  }
}
