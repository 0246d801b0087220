import { readFileSync } from 'node:fs';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { canonicalHash } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { expect, test } from 'vitest';
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
