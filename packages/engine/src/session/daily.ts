// Turns the generator's report into a day's puzzle, in the form that is saved and played.

import type { DayText } from '../base/day.js';
import { defined } from '../base/defined.js';
import type { PuzzleId } from '../base/puzzle.js';
import { draftText, type GenerateReport, type LevelsReadOf, readLevels } from '../jobs/index.js';
import type { SavedDaily } from '../play/index.js';

type Generated = Extract<GenerateReport, { readonly verdict: 'generated' }>;

/** Not solved yet. Its level is text that `readLevels` reads, in the first format of its puzzle. */
export function savedDaily(day: DayText, report: Generated): SavedDaily {
  const read = readLevels(report.level, { format: report.format });
  if (!read.ok) throw new Error('a generated level cannot be read');
  const { id, puzzle, levels }: LevelsReadOf<PuzzleId> = read.value;
  const level = levels[0]?.level;
  if (!level?.ok) throw new Error('a generated level cannot be read');
  const isFirst = report.format === puzzle.formats[0]?.id;
  const text = isFirst ? report.level : draftText(id, puzzle.makeDraft(level.value)).level;
  const optimum = 'pushes' in report ? report.pushes : undefined;
  return { puzzle: id, day, hash: puzzle.hash(level.value), level: text, grade: report.grade, ...defined({ optimum }) };
}
