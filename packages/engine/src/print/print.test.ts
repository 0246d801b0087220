// Books: what comes from outside is escaped, the same levels give the same bytes, every board is on a page, and none is
// larger than its slot.

import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { expect, test } from 'vitest';
import { randomFor } from '../../../../test/seed.js';
import { type LevelRead, readLevels } from '../jobs/puzzles/read-levels.js';
import { bookFile, makeBook } from './book.js';
import type { BookLevel } from './book-level.js';
import { findFacts } from './find-facts.js';
import {
  BOOK_LAYOUTS,
  type BoardShape,
  LINE,
  PAPERS,
  type PageGrid,
  PER_PAGE,
  type PlacedBoard,
  pageGrid,
  placeBoards,
} from './layout.js';
import { playLink } from './play-link.js';
import { qrCode } from './qr-code.js';

const SOKOBAN = '#####\n#@$.#\n#####\nTitle: First\nAuthor: Ann\n';
const FUTOSHIKI = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';

function readOne(text: string): LevelRead {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.levels[0] as LevelRead;
}

function levelOf(text: string, more: Partial<BookLevel> = {}): BookLevel {
  const { puzzle, level } = readOne(text);
  if (!level.ok) throw new Error(level.error.message);
  return { puzzle, level: level.value, title: 'First', facts: {}, ...more };
}

const BOTH = [levelOf(SOKOBAN), levelOf(FUTOSHIKI, { title: 'Second' })];
const EVIL = '<script>alert(1)</script>&"\'\u202e\u0000</style>';

test('titles and authors can’t inject anything', () => {
  const evil = BOTH.map((level) => ({ ...level, title: EVIL, author: EVIL, facts: { grade: EVIL } }));
  const html = bookFile(makeBook(evil, { title: EVIL, language: '"><i' }));
  expect(html).not.toMatch(/<script|"><i|\u202e|\u0000/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  // One style sheet, and nothing that loads: the addresses in it are those inside the file.
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html.match(/(?:src|href|url)\s*[=(]\s*["']?[^"')]*/g)?.every((each) => /^href="#\w+$/.test(each))).toBe(true);
});

test('a book has no script, no style attribute, and no date; the same levels give the same bytes', () => {
  const options = { title: 'Book', seed: 5 };
  const html = bookFile(makeBook(BOTH, options));
  expect(html).toBe(bookFile(makeBook(BOTH, options)));
  expect(html).not.toMatch(/<script|\sstyle=|20\d\d-\d\d/);
  expect(html).toContain("default-src 'none'; style-src 'unsafe-inline'");
});

test('a seed shuffles the levels; each is printed once', () => {
  const many = Array.from({ length: 20 }, (_, index) => levelOf(SOKOBAN, { title: `T${index}.` }));
  const titles = (seed?: number): string[] => {
    const { body } = makeBook(many, { title: 'Book', hasAnswers: false, ...(seed === undefined ? {} : { seed }) });
    return [...body.matchAll(/<h2>\d+\. (T\d+\.)/g)].map(([, title]) => title as string);
  };
  expect(titles()).toEqual(many.map(({ title }) => title));
  expect(titles(7)).toEqual(titles(7));
  expect(titles(7)).not.toEqual(titles(8));
  expect(titles(7).toSorted()).toEqual(titles().toSorted());
});

test.each<[string, BookLevel['facts'], string]>([
  ['proven', { grade: 'easy', pushes: { count: 1, isProven: true } }, 'easy · minimum 1 push, proven'],
  [
    'not proven',
    { grade: 'hard', isEstimated: true, pushes: { count: 90, isProven: false } },
    'hard, estimated · best known 90 pushes, not proven',
  ],
  ['unsolvable', { end: 'unsolvable' }, 'no solution, proven'],
  ['several', { end: 'several' }, 'several solutions'],
  ['nothing known', {}, ''],
])('below a board: %s', (_, facts, text) => {
  expect(makeBook([levelOf(SOKOBAN, { facts })], { title: '' }).body).toContain(
    `<div class="facts"><span>${text}</span>`,
  );
});

test.each<[string, readonly BookLevel[], number, number]>([
  ['six', Array.from({ length: 13 }, () => BOTH[0] as BookLevel), 6, 3],
  ['four', Array.from({ length: 13 }, () => BOTH[1] as BookLevel), 4, 4],
  ['two', Array.from({ length: 13 }, (_, index) => BOTH[index % 2] as BookLevel), 2, 7],
])('%s per page', (_, levels, perPage, pages) => {
  const book = makeBook(levels, { title: '', perPage: perPage as 6 | 4 | 2 });
  expect(book.pages).toBe(pages);
  expect(book.body.match(/<section class="page">/g)).toHaveLength(pages);
  expect(book.body.match(/<figure/g)).toHaveLength(13);
});

test('answers: moves in groups of ten, a filled grid, or that there is none', () => {
  const levels = [
    levelOf(SOKOBAN, { facts: { answer: 'lurdlurdlurdR', pushes: { count: 1, isProven: true }, end: 'solved' } }),
    levelOf(FUTOSHIKI, { facts: { answer: ['1234', '2341', '3412', '4123'], end: 'solved' } }),
    levelOf(SOKOBAN, { facts: { end: 'open' } }),
  ];
  const back = makeBook(levels, { title: '' }).body.split('class="answers"')[1] ?? '';
  expect(back).toContain('13 moves, 1 push<br><code>lurdlurdlu rdR</code>');
  expect(back.match(/<text/g)).toHaveLength(16);
  expect(back).toContain('No answer was found.');
  expect(makeBook(levels, { title: '', hasAnswers: false }).body).not.toContain('class="answers"');
});

/** Whether a board and its texts are inside its slot, and the slot inside the page. */
function isInside(placed: PlacedBoard, { across, down, code = 0 }: BoardShape, grid: PageGrid): boolean {
  const { row, column, rowSpan, columnSpan, cell } = placed;
  const slot = (all: number, count: number, span: number): number =>
    (span * (all - grid.gap * (count - 1))) / count + grid.gap * (span - 1) - 2 * grid.padding + 1e-9;
  const height = down * cell + grid.title + Math.max(grid.facts, code) + LINE * grid.lines;
  return (
    across * cell <= slot(grid.width, grid.columns, columnSpan) &&
    height <= slot(grid.height - grid.head - grid.foot, grid.rows, rowSpan) &&
    row + rowSpan - 1 <= grid.rows &&
    column + columnSpan - 1 <= grid.columns
  );
}

/** Slots that boards of a page take; one that is taken twice is named twice. */
const takenSlots = (page: readonly PlacedBoard[]): string[] =>
  page.flatMap(({ row, column, rowSpan, columnSpan }) =>
    Array.from(
      { length: rowSpan * columnSpan },
      (_, at) => `${row + Math.floor(at / columnSpan)} ${column + (at % columnSpan)}`,
    ),
  );

test('no board is larger than its slot, no two share one, and the order stays, in every layout', () => {
  const random = randomFor(11);
  const shapes = Array.from({ length: 120 }, (_, index): BoardShape => {
    const side = (): number => 3 + Math.floor(random.next() ** 3 * 252);
    const shape = index % 3 === 0 ? { minCell: 7, maxCell: 11 } : { minCell: 4, maxCell: 8 };
    return { across: side(), down: side(), ...shape, ...(index % 5 === 0 ? { code: 24 } : {}) };
  });
  const grids = PAPERS.flatMap((paper) =>
    BOOK_LAYOUTS.flatMap((layout) => PER_PAGE.map((count) => pageGrid(paper, layout, count))),
  );
  for (const grid of grids) {
    const pages = placeBoards(shapes, grid);
    expect(pages.flat().map(({ index }) => index)).toEqual(shapes.map((_, index) => index));
    expect(pages.flat().filter((each) => !isInside(each, shapes[each.index] as BoardShape, grid))).toEqual([]);
    expect(pages.filter((page) => new Set(takenSlots(page)).size !== takenSlots(page).length)).toEqual([]);
  }
});

test('facts are found by searching: grade, proven minimum, answer', async () => {
  const engine = nodeThread();
  const factsOf = async (text: string, hasAnswer = true) => {
    const { puzzle, draft, level } = readOne(text);
    if (!level.ok || draft === undefined) throw new Error('not a level');
    return await findFacts(engine, { puzzle, draft, playable: level.value }, hasAnswer).facts;
  };
  expect(await factsOf(SOKOBAN)).toMatchObject({ answer: 'R', pushes: { count: 1, isProven: true }, end: 'solved' });
  expect(await factsOf(SOKOBAN, false)).toMatchObject({ grade: 'trivial', pushes: { count: 1, isProven: true } });
  expect(await factsOf('######\n#@$ .#\n# $  #\n#.   #\n######\n')).toMatchObject({ end: 'solved' });
  expect(await factsOf('#######\n#@ $  #\n#    .#\n#######\n')).toMatchObject({ end: 'unsolvable' });
  const { answer = [] } = (await factsOf(FUTOSHIKI)) ?? {};
  expect(answer).toHaveLength(4);
  expect(
    await factsOf('4\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n'),
  ).toMatchObject({ end: 'several' });
});

test('links and their QR codes; a level that is too large has none', () => {
  const { puzzle, draft } = readOne(SOKOBAN);
  const link = playLink('https://example.org/masu/#/old', puzzle, draft as never);
  expect(link).toBe('https://example.org/masu/#/sokoban?l=3.5w.wpbow.5w');
  expect(makeBook([levelOf(SOKOBAN, { link: link as string })], { title: '' }).body).toContain('<svg class="code"');
  expect(qrCode('x'.repeat(1200))).toBeUndefined();
  expect(makeBook([levelOf(SOKOBAN, { link: 'x'.repeat(5000) })], { title: '' })).toMatchObject({ withoutCode: 1 });
});
