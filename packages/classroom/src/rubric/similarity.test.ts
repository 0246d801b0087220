import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { similarPairs as pairsWith, sourceFingerprints } from './similarity.js';

const read = (path: string): string => readFileSync(`test/students/${path}`, 'utf8');
const prints = (source: string) => sourceFingerprints(new Map([['a.c', source]]));
const FUTO = read('ece209/futo.c');
const similarPairs = (all: Parameters<typeof pairsWith>[0], least?: number) =>
  pairsWith(all, async () => true, undefined, least);

test('renaming, other comments, and other blanks change nothing', async () => {
  const disguised = FUTO.replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('puzzle', 'grid')
    .replaceAll('isLegal', 'fits')
    .replaceAll('  ', '\t');
  const [pair] = await similarPairs(
    new Map([
      ['anna', prints(FUTO)],
      ['ben', prints(disguised)],
    ]),
  );
  expect([pair?.first, pair?.second, pair?.share]).toEqual(['anna', 'ben', 1]);
  expect(pair?.passages[0]?.[0]).toMatchObject({ file: 'a.c' });
});

test('a copied function in another program is found at its lines', async () => {
  const copied = FUTO.slice(
    FUTO.indexOf('int solve(int puzzle[], const int constraints[], int size) {'),
    FUTO.indexOf('/* Whether two'),
  );
  const other = `${read('in101.c')}\n${copied}`;
  const [pair] = await similarPairs(
    new Map([
      ['anna', prints(copied)],
      ['ben', prints(other)],
    ]),
  );
  expect(pair?.share).toBe(1);
  const line = read('in101.c').split('\n').length;
  expect(pair?.passages.every(([, { from }]) => from >= line)).toBe(true);
});

test('different programs are not similar; what most of a class has was given', async () => {
  const different = new Map([
    ['anna', prints(FUTO)],
    ['ben', prints(read('in101.c'))],
    ['carl', prints(read('comp20003.c'))],
  ]);
  expect(await similarPairs(different, 0.2)).toEqual([]);
  const given = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [name, prints(FUTO)]));
  expect(await similarPairs(given)).toEqual([]);
  expect(
    await similarPairs(
      new Map([
        ['empty', prints('')],
        ['ben', prints(FUTO)],
      ]),
    ),
  ).toEqual([]);
});

test('a stop ends the comparison of a large class', async () => {
  const all = new Map(Array.from({ length: 30 }, (_, index) => [`student-${index}`, prints(FUTO)]));
  let pauses = 0;
  expect(await pairsWith(all, async () => ++pauses < 3)).toEqual([]);
  expect(pauses).toBe(3);
});

test('what the course hands out is left out', async () => {
  const pair = new Map([
    ['anna', prints(FUTO)],
    ['ben', prints(FUTO)],
  ]);
  expect(await pairsWith(pair, async () => true)).toHaveLength(1);
  expect(await pairsWith(pair, async () => true, new Set(prints(FUTO).keys()))).toEqual([]);
});
