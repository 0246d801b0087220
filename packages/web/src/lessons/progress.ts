// Which exercises were solved, lesson by lesson. Saved as settings, so that they are exported, imported, and seen by other
// open pages like everything else that is saved.

import { savedValue, saveValue } from '../saves/saves.js';

const lessonSetting = (lesson: string): string => `lesson.${lesson}`;

/** The ids of the exercises solved. */
export function solvedExercises(lesson: string): readonly string[] {
  const text = savedValue<string>(lessonSetting(lesson), '');
  return text === '' ? [] : text.split(',');
}

export function saveSolvedExercise(lesson: string, exercise: string): void {
  const solved = solvedExercises(lesson);
  if (!solved.includes(exercise)) saveValue(lessonSetting(lesson), [...solved, exercise].join(','));
}
