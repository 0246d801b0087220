import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalHash, isSolved, type Level, parseLurd, verifyMoves } from '../../src/sokoban/index.js';
import { ownCollections } from '../own-levels.js';

const collections = ownCollections();
const all = collections.flatMap(([, levels]) => levels);
const solutions = JSON.parse(readFileSync(new URL('../own-solutions.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

test('there are enough of them, from one box to many', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(all.filter(({ goals }) => goals.length >= 4).length).toBeGreaterThanOrEqual(10);
  expect(all[0]?.goals).toHaveLength(1);
});

test('each has a unique title, an author, and a unique board, and is not solved at the start', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.map(({ author }) => author)).toEqual(all.map(() => 'masu'));
  expect(new Set(all.map(canonicalHash)).size).toBe(all.length);
  expect(all.filter((level) => isSolved(level, level.start))).toEqual([]);
});

test('each is solved by its stored solution', () => {
  expect(Object.keys(solutions).sort()).toEqual(collections.map(([file]) => file));
  for (const [file, levels] of collections) {
    expect(solutions[file]).toHaveLength(levels.length);
    for (const [at, lurd] of (solutions[file] as string[]).entries()) {
      const moves = parseLurd(lurd);
      if (!moves.ok) throw new Error(moves.error.message);
      const { solved, blocked } = verifyMoves(levels[at] as Level, moves.value);
      expect([file, at, solved, blocked]).toEqual([file, at, true, []]);
    }
  }
});
