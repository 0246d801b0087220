// Every solver on every included level: the verdicts agree, every solution passes verification, and no solution beats one
// that is claimed optimal. Limits count positions, so that the test gives the same result on every machine; a solver may
// give up, but it must not be wrong.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { sample } from '../sample.js';

const LEVELS = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'levels');

function shipped(puzzle: string): [name: string, level: unknown][] {
  return readdirSync(LEVELS, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.endsWith('.md') && path.includes('.'))
    .sort()
    .flatMap((path) => {
      const read = readLevels(readFileSync(join(LEVELS, path), 'utf8'), { name: path });
      if (!read.ok) throw new Error(`${path}: ${read.error.message}`);
      if (read.value.id !== puzzle) return [];
      return read.value.levels.map(({ number, level }): [string, unknown] => {
        if (!level.ok) throw new Error(`${path} ${number}: ${level.error.message}`);
        return [`${path} ${number}`, level.value];
      });
    });
}

/** A list is searched from end to end for every position: it gets fewer. */
const NODES: Readonly<Record<string, number>> = {
  'bfs-list': 1500,
  'bfs-tree': 20_000,
  'bfs-hash': 20_000,
  dijkstra: 20_000,
};
const MAX_NODES = 100_000;

/** What a solver's `optimal` is about. */
const FEWEST_PUSHES = new Set(['push-optimal', 'any']);

interface Found {
  readonly solver: string;
  readonly outcome: Outcome<Solution>;
  readonly moves: number;
  readonly pushes: number;
}

function solveAll(level: Level): Found[] {
  return SOKOBAN.solvers.map((solver) => {
    const limits = { nodes: NODES[solver.id] ?? MAX_NODES, bytes: 2 ** 28 };
    const outcome = finish(solver.solve(level, limits, PATIENT));
    if (outcome.verdict !== 'solved') return { solver: solver.id, outcome, moves: Infinity, pushes: Infinity };
    expect(SOKOBAN.check(level, outcome.answer), solver.id).toEqual({ ok: true, value: true });
    const { moves, pushes } = verifyMoves(level, outcome.answer);
    return { solver: solver.id, outcome, moves, pushes };
  });
}

test.each(sample(shipped('sokoban'), 4))('Sokoban: %s', (_name, level) => {
  const found = solveAll(level as Level);
  const solved = found.filter(({ outcome }) => outcome.verdict === 'solved');
  // The course's own pruning is known to be unsound, and says so in its claim.
  const decided = found.filter(({ solver, outcome }) => outcome.verdict !== 'gave-up' && solver !== 'dijkstra-course');
  expect(decided.length).toBeGreaterThan(1);
  expect(new Set(decided.map(({ outcome }) => outcome.verdict)).size).toBe(1);
  const fewestMoves = Math.min(...solved.map(({ moves }) => moves));
  const fewestPushes = Math.min(...solved.map(({ pushes }) => pushes));
  for (const { solver, outcome, moves, pushes } of solved) {
    if (outcome.verdict !== 'solved' || outcome.claim !== 'optimal') continue;
    if (FEWEST_PUSHES.has(solver)) expect(pushes, solver).toBe(fewestPushes);
    else expect(moves, solver).toBe(fewestMoves);
  }
});

test.each(shipped('futoshiki'))('Futoshiki: %s', (_name, level) => {
  const answers = FUTOSHIKI.solvers.flatMap((solver): FutoshikiGrid[] => {
    const outcome = finish(solver.solve(level as FutoshikiLevel, { nodes: 2_000_000 }, PATIENT));
    expect(outcome.verdict, solver.id).not.toBe('unsolvable');
    if (outcome.verdict !== 'solved') return [];
    expect(FUTOSHIKI.check(level as FutoshikiLevel, outcome.answer), solver.id).toEqual({ ok: true, value: true });
    if (solver.id === FUTOSHIKI.defaultSolver) expect(outcome.claim).toBe('unique');
    return [outcome.answer];
  });
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers.map((grid) => grid.join(' '))).size).toBe(1);
});
