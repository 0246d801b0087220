// The texts of the lessons in the language of the page.

import type { LessonRow } from '@masu/teach/lesson.js';
import { lessonTexts } from '../texts/lesson.js';

export const lessonWords = (row: LessonRow): LessonRow['english'] => lessonTexts[row.id];
