// Three hundred boards, printed by a real browser on A4 and on Letter, in three layouts: as many pages as the book has, none
// cut, none over its slot. The library of the repository is too small for that, so boards are generated: rooms of many
// sizes, and Futoshiki grids of 4 to 9.

import { join } from 'node:path';
import type { AnyLevel } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { type BookOptions, bookFile, makeBook } from '@masu/engine/print/book.js';
import type { BookLevel } from '@masu/engine/print/book-level.js';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFor } from '../seed.js';
import { ROOT } from './masu.js';

const random = randomFor(2026);

/** A room with a box to push along its top row. */
function room(width: number, height: number): string {
  const wall = '#'.repeat(width);
  const inner = Array.from({ length: height - 3 }, () => `#${' '.repeat(width - 2)}#`);
  return [wall, `#@$${' '.repeat(width - 5)}.#`, ...inner, wall, ''].join('\n');
}

function grid(size: number): string {
  const row = `|${Array.from({ length: size }, () => '-').join(' ')}|`;
  const signs = `|${' '.repeat(2 * size - 1)}|`;
  return [
    String(size),
    ...Array.from({ length: size }, (_, at) => (at < size - 1 ? `${row}\n${signs}` : row)),
    '',
  ].join('\n');
}

function bookLevel(text: string, index: number): BookLevel {
  const read = readLevels(text);
  const found = read.ok ? read.value.levels[0] : undefined;
  if (!found?.level.ok) throw new Error(`not a level: ${text}`);
  const level: AnyLevel = found.level.value;
  const answer =
    found.puzzle === 'sokoban'
      ? 'lurd'.repeat(1 + ((index * 37) % 500))
      : Array.from({ length: (level as { size: number }).size }, () => '1'.repeat((level as { size: number }).size));
  return {
    puzzle: found.puzzle,
    level,
    title: `Board ${index + 1} ${'long '.repeat(index % 20)}`,
    facts: { grade: 'hard', pushes: { count: index, isProven: true }, answer, end: 'solved' },
  };
}

const BOARDS = Array.from({ length: 300 }, (_, index) =>
  bookLevel(
    index % 4 === 3
      ? grid(4 + random.below(6))
      : room(6 + random.below(index % 10 === 0 ? 60 : 24), 4 + random.below(20)),
    index,
  ),
);

let browser: Browser;
beforeAll(async () => {
  const { CHROMIUM_FLAGS, ensureChromium } = (await import(join(ROOT, 'scripts/needs/chromium.mjs'))) as {
    readonly CHROMIUM_FLAGS: readonly string[];
    ensureChromium(): string;
  };
  browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS], timeout: 300_000 });
});
afterAll(() => browser?.close());

const countPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const LAYOUTS: readonly Omit<BookOptions, 'title'>[] = [
  { perPage: 6 },
  { perPage: 4 },
  { perPage: 2, ink: 'save' },
  { layout: 'sheet' },
  { layout: 'cards' },
];

test.each(LAYOUTS)('300 boards on A4 and Letter: none is cut (%o)', async (layout) => {
  const book = makeBook(BOARDS, { title: 'Boards', hasAnswers: false, ...layout });
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.setContent(bookFile(book));
  // Every board, with what is above and below it, is inside its slot, and every slot inside its page.
  const cut = await page.evaluate(`[...document.querySelectorAll('figure')].filter((figure) => {
    const isInside = (inner, outer) =>
      inner.left >= outer.left - 0.6 && inner.right <= outer.right + 0.6 &&
      inner.top >= outer.top - 0.6 && inner.bottom <= outer.bottom + 0.6;
    const slot = figure.getBoundingClientRect();
    return !isInside(slot, figure.closest('.page').getBoundingClientRect()) ||
      [...figure.children].some((each) => !isInside(each.getBoundingClientRect(), slot));
  }).length`);
  expect([await page.locator('figure').count(), cut]).toEqual([300, 0]);
  for (const format of ['A4', 'Letter'] as const)
    expect([format, countPages(await page.pdf({ format, preferCSSPageSize: false }))]).toEqual([format, book.pages]);
  await page.close();
});

test('answers come after the boards, on both papers', async () => {
  const book = makeBook(BOARDS, { title: 'Boards' });
  const page = await browser.newPage();
  await page.setContent(bookFile(book));
  for (const format of ['A4', 'Letter'] as const)
    expect(countPages(await page.pdf({ format }))).toBeGreaterThan(book.pages);
  await page.close();
});
