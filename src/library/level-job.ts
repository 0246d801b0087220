// A level as part of a job: its text for a worker, and the level itself for this thread.

import { type AnyLevel, draftText, isFutoshikiLevel, type JobLevel, type LevelOf, withLevel } from '../jobs/index.js';
import { showPosition } from '../sokoban/index.js';

/**
 * Whether a level is a Sokoban level. Throws if a caller without types passes something else, such as text or a result.
 */
export function isSokoban(level: AnyLevel): level is LevelOf<'sokoban'> {
  const given: unknown = level;
  const has = (name: string): boolean => typeof given === 'object' && given !== null && name in given;
  if (has('walls') && has('start')) return true;
  if (has('cells') && isFutoshikiLevel(level)) return false;
  throw new TypeError('Expected a level. Read text with readLevels and pass the value of a level that is ok.');
}

type Text<Id extends 'sokoban' | 'futoshiki'> = Pick<JobLevel<Id>, 'puzzle' | 'level' | 'format'>;

export function sokobanJob(level: LevelOf<'sokoban'>): Text<'sokoban'> {
  // No format keeps the blanks at the end of a row.
  const rows = showPosition(level, level.start).map((row) => row.trimEnd());
  return withLevel(draftText('sokoban', { rows }), level);
}

export function futoshikiJob(level: LevelOf<'futoshiki'>): Text<'futoshiki'> {
  return withLevel(draftText('futoshiki', level), level);
}
