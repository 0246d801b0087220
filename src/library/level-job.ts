// A level as a job carries it: its text for a worker, and the level itself for this thread.

import { draftText, type JobLevel, type LevelOf, withLevel } from '../jobs/index.js';
import { showPosition } from '../sokoban/index.js';

type Text<Id extends 'sokoban' | 'futoshiki'> = Pick<JobLevel<Id>, 'puzzle' | 'level' | 'format'>;

export function sokobanJob(level: LevelOf<'sokoban'>): Text<'sokoban'> {
  // No format keeps the blanks at the end of a row.
  const rows = showPosition(level, level.start).map((row) => row.trimEnd());
  return withLevel(draftText('sokoban', { rows }), level);
}

export function futoshikiJob(level: LevelOf<'futoshiki'>): Text<'futoshiki'> {
  return withLevel(draftText('futoshiki', level), level);
}
