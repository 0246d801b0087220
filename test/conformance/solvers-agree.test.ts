// Every solver of the table against every other: on our own levels and on 300 random small ones they agree about the
// verdict, those of one metric about the length, and every solution replays.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finish, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { expect, test } from 'vitest';
import { tutorialCollections } from '../own-levels.js';
import { randomLevel } from '../random-level.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

/** The solvers whose length is the number of moves. */
const BY_MOVES = new Set(['bfs-list', 'bfs-tree', 'bfs-hash', 'dijkstra', 'astar', 'ida-star', 'move-optimal']);
/** Limits where the hash table is fast, but the tree takes a while and the list forever. */
const MAX_FOR: Readonly<Record<string, number>> = {
  'bfs-list': sampled(1_000, 5_000),
  'bfs-tree': sampled(20_000, 100_000),
  dfs: 20_000,
  greedy: 50_000,
  'weighted-astar': sampled(5_000, 20_000),
  dijkstra: sampled(50_000, 200_000),
  astar: sampled(5_000, 20_000),
  'ida-star': sampled(1_000, 3_000),
};
const MAX_POSITIONS = 250_000;

function holdTogether(level: Level, name: string): Outcome<Solution>['verdict'] {
  const hash = SOKOBAN_SOLVERS.find(({ id }) => id === 'bfs-hash');
  const truth = finish((hash as (typeof SOKOBAN_SOLVERS)[number]).solve(level, { nodes: MAX_POSITIONS }, PATIENT));
  if (truth.verdict === 'gave-up') return truth.verdict;
  for (const solver of SOKOBAN_SOLVERS) {
    if (truth.effort.expanded > (MAX_FOR[solver.id] ?? Infinity)) continue;
    const outcome = finish(solver.solve(level, {}, PATIENT));
    const what = `${name}: ${solver.id}`;
    if (outcome.verdict === 'solved') expect(checkSolution(level, outcome.answer), what).toMatchObject({ ok: true });
    // The course's own test is known to be wrong: whatever it finds must replay, but nothing more is required.
    if (solver.id === 'dijkstra-course') continue;
    // `any` may give up on an unsolvable level; it must not claim a solution.
    if (solver.id === 'any' && truth.verdict === 'unsolvable') expect(outcome.verdict, what).not.toBe('solved');
    else expect(outcome.verdict, what).toBe(truth.verdict);
    if (BY_MOVES.has(solver.id) && truth.verdict === 'solved' && outcome.verdict === 'solved') {
      expect(outcome.answer.length, what).toBe(truth.answer.length);
    }
  }
  return truth.verdict;
}

test('on the tutorial levels that ship with masu', () => {
  let held = 0;
  for (const [file, levels] of tutorialCollections()) {
    for (const [index, level] of sample([...levels.entries()], 2)) {
      if (holdTogether(level, `${file} ${index + 1}`) !== 'gave-up') held++;
    }
  }
  expect(held).toBeGreaterThan(sampled(2, 30));
});

test('on the levels of the lessons', () => {
  const text = readFileSync(fileURLToPath(new URL('../../levels/lessons/sokoban.xsb', import.meta.url)), 'utf8');
  const verdicts = XSB.parse(text).levels.map((draft, index) => {
    const level = draft.ok ? validateLevel(draft.value) : draft;
    if (!level.ok) throw new Error(level.error.message);
    return holdTogether(level.value, `lesson ${index + 1}`);
  });
  expect(verdicts.filter((verdict) => verdict === 'solved')).toHaveLength(9);
  expect(verdicts.filter((verdict) => verdict === 'unsolvable')).toHaveLength(1);
});

test('on random small levels', () => {
  const random = randomFor(300);
  const counts = { solved: 0, unsolvable: 0, 'gave-up': 0 };
  const enough = sampled(12, 50);
  for (let made = 0; goesOn(made, sampled(80, 300), counts.solved > enough && counts.unsolvable > enough); ) {
    const level = randomLevel(random, 5, 5);
    if (!level) continue;
    made++;
    counts[holdTogether(level, level.backdrop.join('/'))]++;
  }
  expect(counts.solved).toBeGreaterThan(enough);
  expect(counts.unsolvable).toBeGreaterThan(enough);
});
