// Turns the generator's report into a day's puzzle, in the form that is saved and played.

import type { DayText } from '@masu/core/base/day.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import type { GenerateReport } from '../jobs/kinds/generate-schema.js';
import { draftText } from '../jobs/make-job.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import { type LevelsReadOf, readLevels } from '../jobs/puzzles/read-levels.js';

type Generated = Extract<GenerateReport, { readonly verdict: 'generated' }>;

/** Not solved yet. Its level is text that `readLevels` reads, in the first format of its puzzle. */
export function savedDaily(day: DayText, report: Generated): SavedDaily {
  const read = readLevels(report.level, { format: report.format });
  if (!read.ok) throw new Error('a generated level cannot be read');
  const { id, levels }: LevelsReadOf<PuzzleId> = read.value;
  const puzzle = playableOf(id);
  const level = levels[0]?.level;
  if (!level?.ok) throw new Error('a generated level cannot be read');
  const isFirst = report.format === puzzle.formats[0]?.id;
  const text = isFirst ? report.level : draftText(id, puzzle.makeDraft(level.value)).level;
  const optimum = 'pushes' in report ? report.pushes : undefined;
  return { puzzle: id, day, hash: puzzle.hash(level.value), level: text, grade: report.grade, ...defined({ optimum }) };
}
