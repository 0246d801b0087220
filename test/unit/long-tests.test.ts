// Which long tests a run takes: as many as fit into its budget, others with another seed, each of them with some seed.

import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

type Weights = Readonly<Record<string, number>>;
const { chooseLong, longFiles, testFiles, weights } = (await import(
  pathToFileURL(join(ROOT, 'scripts/test-files.mjs')).href
)) as {
  readonly chooseLong: (files: readonly string[], seed: number, budget: number, known?: Weights) => readonly string[];
  readonly longFiles: () => readonly string[];
  readonly testFiles: () => readonly string[];
  readonly weights: () => Weights;
};
const { runSeed } = (await import(pathToFileURL(join(ROOT, 'scripts/seed.mjs')).href)) as {
  readonly runSeed: (asked?: string) => number;
};

const FILES = Array.from({ length: 40 }, (_, index) => `test/unit/${index}.test.ts`);
const KNOWN = Object.fromEntries(FILES.map((path, index) => [path, 1 + (index % 9)]));
const none = (): boolean => false;
const choose = (seed: number, known: Weights = KNOWN): readonly string[] =>
  (chooseLong as (...given: unknown[]) => readonly string[])(FILES, seed, 50, known, none);

test('as many as fit, the same for the same seed', () => {
  for (let seed = 0; seed < 50; seed++) {
    const chosen = choose(seed);
    const cost = chosen.reduce((sum, path) => sum + (KNOWN[path] ?? 0), 0);
    expect([cost <= 50, cost > 40, new Set(chosen).size]).toEqual([true, true, chosen.length]);
    expect(choose(seed)).toEqual(chosen);
  }
});

test('every file has its turn', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, seed) => choose(seed)).flat());
  expect([...chosen].sort()).toEqual([...FILES].sort());
});

test('a file without a weight comes first', () => {
  const [added = '', ...others] = FILES;
  const known = Object.fromEntries(others.map((path) => [path, 5]));
  for (let seed = 0; seed < 20; seed++) expect(choose(seed, known)[0]).toBe(added);
});

test('the weights are those of files that are there', () => {
  const files = testFiles();
  expect(longFiles().length).toBeGreaterThan(50);
  expect(Object.keys(weights()).filter((path) => !files.includes(path))).toEqual([]);
});

test.each(['-1', '1.5', 'x', '4294967296'])('MASU_SEED=%s is refused', (asked) => {
  expect(() => runSeed(asked)).toThrow(`MASU_SEED: expected a whole number from 0 to 4294967295, got "${asked}"`);
});

test('a seed that is asked for is taken; else the commit or the sources give one', () => {
  expect(runSeed('7')).toBe(7);
  expect(runSeed('')).toBe(runSeed(''));
  expect(runSeed('')).toBeLessThan(2 ** 32);
});
