// The puzzle of a day as a collection of one level, to be played like any other.

import { PUZZLE_NAMES } from '../base/puzzle-names.js';
import { ok, type Result } from '../base/result.js';
import type { SavedDaily } from '../play/index.js';
import { type Collection, collectionOf } from './library.js';

export function dailyCollection({ puzzle, day, level, grade }: SavedDaily): Result<Collection, string> {
  const title = `Daily ${PUZZLE_NAMES[puzzle]} ${day}`;
  const read = collectionOf(level, 'Daily puzzle', title, true, { isOurs: true });
  if (!read.ok) return read;
  const known = { grade, isExact: true, reasons: [] };
  return ok({ ...read.value, levels: read.value.levels.map((each) => ({ grade: known, ...each, title })) });
}
