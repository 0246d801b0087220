// Checks an answer to an exercise. An answer is text: a number, the id of an option, ids or cells separated by commas.

import type { Exercise } from './lesson.js';

/** `unreadable`: it is no answer to this kind of question. */
export type CheckedAnswer = 'right' | 'low' | 'high' | 'wrong' | 'unreadable';

/** Thousands may be separated as in any of our languages: 1,000, 1.000, 1 000 with any space. */
const wholeNumber = (text: string): number | undefined => {
  const digits = text.trim().replace(/(?<=\d)[,.\s](?=\d{3}\b)/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

export function checkAnswer(exercise: Exercise, answer: string): CheckedAnswer {
  if (exercise.answer === 'number') {
    const value = wholeNumber(answer);
    if (value === undefined) return 'unreadable';
    return value === exercise.value ? 'right' : value < exercise.value ? 'low' : 'high';
  }
  if (exercise.answer === 'choice') {
    if (!exercise.options.some(({ id }) => id === answer)) return 'unreadable';
    return answer === exercise.value ? 'right' : 'wrong';
  }
  if (exercise.answer === 'order') {
    const ids = answer.split(',');
    const isWhole = ids.length === exercise.options.length && exercise.options.every(({ id }) => ids.includes(id));
    if (!isWhole) return 'unreadable';
    return ids.join() === exercise.value.join() ? 'right' : 'wrong';
  }
  const cell = wholeNumber(answer);
  if (cell === undefined || cell >= exercise.board.join('').length) return 'unreadable';
  return exercise.value.includes(cell) ? 'right' : 'wrong';
}

/** The right answer as `checkAnswer` takes it. */
export function rightAnswer(exercise: Exercise): string {
  if (exercise.answer === 'order') return exercise.value.join();
  if (exercise.answer === 'cell') return String(exercise.value[0]);
  return String(exercise.value);
}
