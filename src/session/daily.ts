// Turns the generator's report into a day's puzzle, in the form that is saved and played.

import type { DayText } from '../base/day.js';
import { BARS, FUTOSHIKI_RULES } from '../futoshiki/index.js';
import {
  type FutoshikiGenerateReport,
  type GenerateReport,
  readLevels,
  type SokobanGenerateReport,
} from '../jobs/index.js';
import type { SavedDaily } from '../play/index.js';
import { SOKOBAN_RULES } from '../sokoban/index.js';

type Generated<Report> = Extract<Report, { readonly verdict: 'generated' }>;

function sokobanDaily(day: DayText, report: Generated<SokobanGenerateReport>): SavedDaily {
  const read = readLevels(report.level, { format: report.format });
  const level = read.ok && read.value.id === 'sokoban' ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('a generated level cannot be read');
  const { grade, pushes: optimum, level: text } = report;
  return { puzzle: 'sokoban', day, hash: SOKOBAN_RULES.hash(level.value), level: text, grade, optimum };
}

function futoshikiDaily(day: DayText, report: Generated<FutoshikiGenerateReport>): SavedDaily {
  const read = readLevels(report.level, { format: report.format });
  const level = read.ok && read.value.id === 'futoshiki' ? read.value.levels[0]?.level : undefined;
  const made = level?.ok ? BARS.make([level.value]) : undefined;
  if (!level?.ok || !made?.ok) throw new Error('a generated puzzle cannot be read');
  return { puzzle: 'futoshiki', day, hash: FUTOSHIKI_RULES.hash(level.value), level: made.value, grade: report.grade };
}

/** Not solved yet. Its level is text that `readLevels` reads. */
export function savedDaily(day: DayText, report: Generated<GenerateReport>): SavedDaily {
  return report.puzzle === 'sokoban' ? sokobanDaily(day, report) : futoshikiDaily(day, report);
}
