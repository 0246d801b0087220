// Every lesson can be made, its labs and boards are valid, and the checks accept the right answers and no wrong ones.

import { finish } from '@masu/core/base/outcome.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { describe, expect, test } from 'vitest';
import { checkAnswer, rightAnswer } from './check.js';
import { type Exercise, lessonExercises } from './lesson.js';
import { LESSONS } from './lessons.js';

/** An answer that is readable and not right. */
function wrongAnswers(exercise: Exercise): string[] {
  if (exercise.answer === 'number') return [String(exercise.value - 1), String(exercise.value + 1)];
  if (exercise.answer === 'choice') return exercise.options.map(({ id }) => id).filter((id) => id !== exercise.value);
  if (exercise.answer === 'order') return [[...exercise.value].reverse().join()];
  return Array.from(exercise.board.join(''), (_, cell) => cell)
    .filter((cell) => !exercise.value.includes(cell))
    .map(String);
}

describe.each(LESSONS.map((row) => [row.id, row] as const))('%s', (id, row) => {
  const lesson = finish(row.make());
  const exercises = lessonExercises(lesson);

  test('has text, two or three exercises, and unique ids', () => {
    expect(lesson).toMatchObject({ id, title: row.english.title, summary: row.english.summary });
    expect(lesson.steps.length - exercises.length).toBeGreaterThanOrEqual(4);
    expect([2, 3]).toContain(exercises.length);
    expect(row.exercises).toEqual(exercises.map((exercise) => exercise.id));
    expect(new Set(lesson.steps.map((step) => `${step.kind} ${step.id}`)).size).toBe(lesson.steps.length);
    const words = lesson.steps.flatMap((step) => (step.kind === 'section' ? step.paragraphs : [step.question]));
    expect(words.join(' ')).not.toMatch(/NaN|undefined|Infinity/);
  });

  const labs = lesson.steps.flatMap((step) => [
    ...(step.lab ? [step.lab] : []),
    ...(step.kind === 'section' ? step.actions.map((action) => action.lab) : []),
  ]);
  test('shows valid levels', () => {
    expect(labs.length).toBeGreaterThan(0);
    for (const lab of labs) if (lab.puzzle === 'sokoban') expect(validateLevel(lab.draft).ok).toBe(true);
  });

  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))('exercise %s', (_id, exercise) => {
    expect(checkAnswer(exercise, rightAnswer(exercise))).toBe('right');
    const wrong = wrongAnswers(exercise);
    expect(wrong.length).toBeGreaterThan(0);
    for (const answer of wrong) expect(checkAnswer(exercise, answer)).toMatch(/^(?:low|high|wrong)$/);
    for (const answer of ['', 'x', '-1', '1.5', 'a,a', '99999999999']) {
      expect(checkAnswer(exercise, answer), answer).toBe('unreadable');
    }
  });
});

test.each([
  ['deadlocks', 6],
  ['breadth-first', 4],
  ['a-star', 4],
  ['two-sides', 3],
  ['list-tree-hash', 3],
  ['backtracking', 3],
  ['ida-star', 4],
  ['heuristics', 4],
] as const)('%s is made in slices, at least one for each of its %i searches', (id, searches) => {
  const making = LESSONS.find((row) => row.id === id)?.make();
  let slices = 0;
  while (making && !making.next().done) slices++;
  expect(slices).toBeGreaterThanOrEqual(searches);
});

test('a number may be written with commas, dots, or spaces between the thousands', () => {
  const exercise = LESSONS.flatMap((row) => lessonExercises(finish(row.make()))).find(
    ({ id }) => id === 'scan',
  ) as Exercise;
  for (const text of ['1000', ' 1,000 ', '1 000', '1.000', '1\u202f000', '1\u00a0000'])
    expect(checkAnswer(exercise, text)).toBe('right');
});
