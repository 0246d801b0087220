import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { similarPairs, sourceFingerprints } from './similarity.js';

const read = (path: string): string => readFileSync(`test/students/${path}`, 'utf8');
const prints = (source: string) => sourceFingerprints(new Map([['a.c', source]]));
const FUTO = read('ece209/futo.c');

test('renaming, other comments, and other blanks change nothing', () => {
  const disguised = FUTO.replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('puzzle', 'grid')
    .replaceAll('isLegal', 'fits')
    .replaceAll('  ', '\t');
  const [pair] = similarPairs(
    new Map([
      ['anna', prints(FUTO)],
      ['ben', prints(disguised)],
    ]),
  );
  expect([pair?.first, pair?.second, pair?.share]).toEqual(['anna', 'ben', 1]);
  expect(pair?.passages[0]?.[0]).toMatchObject({ file: 'a.c' });
});

test('a copied function in another program is found at its lines', () => {
  const copied = FUTO.slice(
    FUTO.indexOf('int solve(int puzzle[], const int constraints[], int size) {'),
    FUTO.indexOf('/* Whether two'),
  );
  const other = `${read('in101.c')}\n${copied}`;
  const [pair] = similarPairs(
    new Map([
      ['anna', prints(copied)],
      ['ben', prints(other)],
    ]),
  );
  expect(pair?.share).toBe(1);
  const line = read('in101.c').split('\n').length;
  expect(pair?.passages.every(([, { from }]) => from >= line)).toBe(true);
});

test('different programs are not similar; what most of a class has was given', () => {
  const different = new Map([
    ['anna', prints(FUTO)],
    ['ben', prints(read('in101.c'))],
    ['carl', prints(read('comp20003.c'))],
  ]);
  expect(similarPairs(different, 0.2)).toEqual([]);
  const given = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [name, prints(FUTO)]));
  expect(similarPairs(given)).toEqual([]);
  expect(
    similarPairs(
      new Map([
        ['empty', prints('')],
        ['ben', prints(FUTO)],
      ]),
    ),
  ).toEqual([]);
});
