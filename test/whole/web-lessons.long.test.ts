// Every step of every lesson in the browser: it opens, drives its lab, and has no accessibility violation at the widths of
// a phone and a desktop, light and dark; every exercise takes a wrong and the right answer by keyboard alone.

import { AxeBuilder } from '@axe-core/playwright';
import { finish } from '@masu/core/base/outcome.js';
import { type Exercise, type LessonRow, lessonExercises } from '@masu/teach/lesson.js';
import { LESSONS } from '@masu/teach/lessons.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../translations.js';
import { closePage, linkTo, openPage, settled, spoken, useApp } from './browser.js';

const app = useApp();

const LOOKS = [
  { colorScheme: 'light' as const, viewport: { width: 1280, height: 860 } },
  { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } },
];

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page: page as never }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

const WIDTH = 'document.documentElement.scrollWidth';

/** Answers an exercise with the keyboard. */
async function give(page: Page, exercise: Exercise, isRight: boolean): Promise<void> {
  if (exercise.answer === 'number') {
    await page.getByLabel('Your answer').fill(String(isRight ? exercise.value : exercise.value + 1));
  } else if (exercise.answer === 'choice') {
    const id = isRight ? exercise.value : exercise.options.find((option) => option.id !== exercise.value)?.id;
    const label = exercise.options.find((option) => option.id === id)?.label ?? '';
    await page.getByRole('radio', { name: label, exact: true }).press(' ');
  } else if (exercise.answer === 'order') {
    if (isRight) await sort(page, exercise);
  } else {
    const width = exercise.board[0]?.length ?? 1;
    const letters = exercise.board.join('');
    const free = [...letters].flatMap((letter, cell) => (letter === ' ' || letter === '.' ? [cell] : []));
    const cell = free.find((each) => exercise.value.includes(each) === isRight) ?? 0;
    const name = `Row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
    await page.getByRole('radio', { name, exact: true }).press(' ');
  }
  await page.getByRole('button', { name: 'Check' }).press('Enter');
}

/** Moves every item up to its place, from the first on. */
async function sort(page: Page, exercise: Extract<Exercise, { answer: 'order' }>): Promise<void> {
  for (const [place, id] of exercise.value.entries()) {
    const label = exercise.options.find((option) => option.id === id)?.label ?? '';
    const order = () => page.locator('.orderable li > span').allTextContents();
    while ((await order()).indexOf(label) > place) {
      const before = (await order()).indexOf(label);
      await page.getByRole('button', { name: `Move up: ${label}`, exact: true }).press('Enter');
      await expect.poll(async () => (await order()).indexOf(label)).toBe(before - 1);
    }
  }
}

describe.each(LESSONS.map((row) => [row.id, finish(row.make())] as const))('%s', (id, lesson) => {
  test.each(LOOKS)('every step has no violation and fits, $colorScheme at $viewport.width', async (look) => {
    const page = await openPage(app, `#/lessons/${id}`, look);
    for (const [index, step] of lesson.steps.entries()) {
      await page.goto(`${app.address}#/lessons/${id}/${index + 1}`);
      await page.getByRole('article').getByRole('heading', { name: step.heading, exact: true }).waitFor();
      if (step.lab) await page.locator('.pane .figures').first().waitFor();
      // Sections are alike; one per lesson is enough.
      if (index === 0 || step.kind === 'exercise') expect(await violations(page), step.heading).toEqual([]);
      expect(await page.evaluate(WIDTH), step.heading).toBe(look.viewport.width);
    }
    await closePage(page);
  });

  test('every exercise takes a wrong and the right answer', async () => {
    const page = await openPage(app, `#/lessons/${id}`);
    for (const exercise of lessonExercises(lesson)) {
      await page.goto(`${app.address}#/lessons/${id}/${lesson.steps.indexOf(exercise) + 1}`);
      await page.getByRole('article').getByRole('heading', { name: exercise.heading, exact: true }).waitFor();
      await give(page, exercise, false);
      await spoken(page, /^(?:Too high|Not quite)\./);
      await give(page, exercise, true);
      await page.locator('.verdict-right').waitFor();
    }
    await page.goto(`${app.address}#/lessons`);
    await page.getByText('All exercises solved').waitFor();
    await closePage(page);
  });
});

const TRANSLATIONS = [
  {
    locale: 'fr-FR',
    language: 'fr',
    says: {
      line: 'tant que la frontière n’est pas vide',
      answer: 'Votre réponse',
      check: 'Vérifier',
      low: 'Trop petit.',
    },
  },
  {
    locale: 'es-MX',
    language: 'es',
    says: {
      line: 'mientras la frontera no esté vacía',
      answer: 'Tu respuesta',
      check: 'Comprobar',
      low: 'Demasiado bajo.',
    },
  },
  {
    locale: 'pt-BR',
    language: 'pt-BR',
    says: {
      line: 'enquanto a fronteira não estiver vazia',
      answer: 'Sua resposta',
      check: 'Verificar',
      low: 'Baixo demais.',
    },
  },
];

test.each(TRANSLATIONS)('a lesson in the language of a browser in $locale', async ({ locale, language, says }) => {
  const row = LESSONS.find(({ id }) => id === 'breadth-first') as LessonRow;
  const lesson = finish(row.make((await loadCatalog('lessons', language)).lesson['breadth-first']));
  const exercise = lesson.steps.find(({ id }) => id === 'count') as Extract<Exercise, { answer: 'number' }>;
  const viewport = { width: 390, height: 844 };
  const page = await openPage(app, '#/lessons/breadth-first', { locale, viewport });
  await page
    .getByRole('article')
    .getByRole('heading', { name: lesson.steps[0]?.heading ?? '', exact: true })
    .waitFor();
  await page.locator('.code li', { hasText: says.line }).waitFor();
  expect(await page.evaluate(WIDTH)).toBe(viewport.width);
  await page.goto(`${app.address}#/lessons/breadth-first/${lesson.steps.indexOf(exercise) + 1}`);
  await page.getByText(exercise.question, { exact: true }).waitFor();
  for (const [value, said] of [
    [exercise.value - 1, `${says.low} ${exercise.hint}`],
    [exercise.value, exercise.right],
  ] as const) {
    await page.getByLabel(says.answer).fill(String(value));
    await page.getByRole('button', { name: says.check }).press('Enter');
    await page.locator('.verdict-right, .verdict-wrong', { hasText: said }).waitFor();
    expect(await page.evaluate(WIDTH)).toBe(viewport.width);
  }
  await closePage(page);
});

const LAB_SETUPS: readonly (readonly [string, string])[] = [
  [
    'four searches, everything shown',
    '#/lab/corners/1?s=breadth-first.none.udrl.none.list&s=ida-star.nearest.lrud.corner_freeze.tree&s=greedy.matching.udrl.none.hash&s=depth-first.none.udrl.none.hash&at=60&show=code.frontier.tree.visited.heat',
  ],
  [
    'each on its own',
    '#/lab/corners/1?s=dijkstra.none.udrl.none.hash&s=a-star.none.udrl.none.hash&pace=own&at=10.20&y=time&scale=linear',
  ],
  ['a Futoshiki', '#/lab/tricky/2?at=40.2'],
  ['a level without a solution', linkTo(['#####', '#@$ #', '#  .#', '#####'], '', 'Lost', 'lab')],
];

test.each(LAB_SETUPS)('the lab, %s: no violation, nothing wider than the page', async (_name, fragment) => {
  for (const look of LOOKS) {
    const page = await openPage(app, fragment, look);
    await page.locator('.pane .figures').first().waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(WIDTH)).toBe(look.viewport.width);
    await closePage(page);
  }
});
