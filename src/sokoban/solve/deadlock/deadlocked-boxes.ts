// The boxes that cause a deadlock, without the reason: see `findDeadlock`.

import type { Level, Position } from '../../rules/level.js';
import { findDeadlock } from './find-deadlock.js';

/** The boxes that make the position unsolvable, ascending; empty if no rule detects a deadlock. */
export function deadlockedBoxes(level: Level, position: Position): readonly number[] {
  return findDeadlock(level, position)?.boxes ?? [];
}
