// The texts of the lessons in the language of the page. A translation is a separate file, loaded only with the lessons:
// the `await` below delays the page that shows it. If it can't be loaded, the lessons are in English.

import type { Counting } from '../../base/format.js';
import type { LessonRow, LessonTables } from '../../lessons/index.js';
import { countOf, formatNumber, inLanguage, language } from '../texts/language.js';

const TRANSLATIONS = import.meta.glob<{ readonly lessons: (tools: Counting) => LessonTables }>(
  '../../lessons/languages/*.ts',
);
const translation = await TRANSLATIONS[`../../lessons/languages/${language}.ts`]?.().catch(() => undefined);
const tables = translation?.lessons({ number: formatNumber, countOf });

export const lessonWords = (row: LessonRow): LessonRow['english'] =>
  tables?.[row.id] ?? inLanguage(`lesson-${row.id}`, row.english);
