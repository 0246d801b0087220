// The exact numbers of the courses: plans, explored nodes, expanded, generated, duplicated, lengths.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import { splitLines } from '@masu/core/base/text.js';
import { makeCompass } from '@masu/core/sokoban/formats/compass.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { expect } from 'vitest';
import { levelOf } from '../level-of.js';
import { sample, sampled } from '../sample.js';
import { sharedTest } from '../shared.js';

interface Figures {
  readonly solved?: boolean;
  readonly expanded: number;
  readonly generated: number;
  readonly duplicated: number;
  readonly length: number;
  readonly solution_lurd?: string;
}

interface Oracles {
  readonly in101: { readonly solver: Record<string, { win: boolean; plan: string; explored_nodes: number }> };
  readonly comp20003: {
    readonly test_maps: Record<
      string,
      { file: string; course_exact: Figures; sound_corner_heap: Figures; solution_lurd: string }
    >;
    readonly microban: Record<
      string,
      {
        optimal_moves: number;
        bfs_nsew: { plan: string; explored_nodes: number; dequeued: number };
        course_exact?: Figures;
        sound_corner_heap?: Figures;
      }
    >;
  };
}

const oracles = (shared: string): Oracles => JSON.parse(readFileSync(join(shared, 'truth/oracles.json'), 'utf8'));

function solve(id: string, level: Level): Outcome<Solution> {
  const solver = SOKOBAN_SOLVERS.find((row) => row.id === id);
  if (!solver) throw new Error(`no solver ${id}`);
  return finish(solver.solve(level, {}, PATIENT));
}

function figures(outcome: Outcome<Solution>): Omit<Figures, 'solved' | 'solution_lurd'> {
  const { expanded, generated, duplicates } = outcome.effort;
  const length = outcome.verdict === 'solved' ? outcome.answer.length : 0;
  return { expanded, generated, duplicated: duplicates, length };
}

const bare = ({ expanded, generated, duplicated, length }: Figures) => ({ expanded, generated, duplicated, length });

sharedTest('IN101: plan and explored nodes of the maps, with tree and table', (shared) => {
  // Without a win, the goal is walled in, so the level is invalid; the course program accepts it.
  const winning = Object.entries(oracles(shared).in101.solver).filter(([, truth]) => truth.win);
  for (const [file, truth] of sample(winning, 2)) {
    const level = levelOf(splitLines(readFileSync(join(shared, 'truth/in101', file), 'utf8')).slice(1));
    for (const id of ['bfs-tree', 'bfs-hash']) {
      const outcome = solve(id, level);
      expect(outcome.verdict === 'solved' && makeCompass(outcome.answer), `${file} ${id}`).toBe(truth.plan);
      expect(outcome.notes?.explored).toBe(truth.explored_nodes);
    }
  }
});

sharedTest('COMP20003: the test maps, course-exact and sound', (shared) => {
  for (const [name, truth] of sample(Object.entries(oracles(shared).comp20003.test_maps), 3)) {
    const level = levelOf(splitLines(readFileSync(join(shared, 'truth', truth.file), 'utf8')));
    const course = solve('dijkstra-course', level);
    expect(figures(course), name).toEqual(bare(truth.course_exact));
    expect(course.verdict === 'solved' && makeLurd(level, course.answer)).toBe(truth.solution_lurd);
    expect(figures(solve('dijkstra', level)), name).toEqual(bare(truth.sound_corner_heap));
  }
});

sharedTest('Microban: breadth-first, course-exact and sound figures', (shared) => {
  const text = readFileSync(join(shared, 'truth/comp20003/microban_public.xsb'), 'utf8');
  const levels = new Map<string, Level>();
  for (const [, number, board] of text.matchAll(/^; (\d+)\s*\n\s*\n((?:.*#.*\n?)+)/gm)) {
    levels.set(number as string, levelOf(splitLines(board as string)));
  }
  let checked = 0;
  for (const [number, truth] of sample(Object.entries(oracles(shared).comp20003.microban), 30)) {
    const level = levels.get(number);
    if (!level || truth.bfs_nsew.explored_nodes > 200_000) continue;
    const outcome = solve('bfs-hash', level);
    expect(outcome.verdict === 'solved' && makeCompass(outcome.answer), number).toBe(truth.bfs_nsew.plan);
    expect(outcome.notes?.explored).toBe(truth.bfs_nsew.explored_nodes);
    expect(outcome.effort.expanded).toBe(truth.bfs_nsew.dequeued);
    if (truth.course_exact) {
      const course = solve('dijkstra-course', level);
      expect(figures(course), number).toEqual(bare(truth.course_exact));
      expect(course).toMatchObject(
        truth.course_exact.solved ? { verdict: 'solved' } : { verdict: 'gave-up', limit: 'unsound-rule' },
      );
      if (course.verdict === 'solved')
        expect(makeLurd(level, course.answer), number).toBe(truth.course_exact.solution_lurd);
    }
    if (truth.sound_corner_heap)
      expect(figures(solve('dijkstra', level)), number).toEqual(bare(truth.sound_corner_heap));
    checked++;
  }
  expect(checked).toBeGreaterThan(sampled(8, 40));
});
