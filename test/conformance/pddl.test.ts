// PDDL that masu writes: read back, every problem is the board it was made from; solved by a plain planner that knows
// nothing of Sokoban, its least cost is the optimum.

import { METRICS } from '@masu/core/base/puzzle.js';
import { PDDL_DOMAIN, pddlProblem } from '@masu/core/sokoban/formats/pddl.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { expect, test } from 'vitest';
import { plainOptimum } from '../plain-optimum.js';
import { leastCost, type Problem, parseProblem } from '../plain-planner.js';
import { randomLevel } from '../random-level.js';
import { goesOn, randomFor } from '../seed.js';

/** The board of a problem: rows of letters, walls wherever there is no cell. */
function boardOf(problem: Problem, { width, height }: Level): string[] {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '#'));
  const put = (name: string, letter: (there: string) => string): void => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    const line = rows[Number(row) - 1] as string[];
    line[Number(column) - 1] = letter(line[Number(column) - 1] as string);
  };
  for (const [name, type] of problem.types) if (type === 'cell') put(name, () => ' ');
  for (const fact of problem.goal) put(fact.split(' ')[1] as string, () => '.');
  for (const fact of problem.facts) {
    const [head, name] = fact.split(' ') as [string, string];
    if (head === 'player') put(name, (there) => (there === '.' ? '+' : '@'));
    if (head === 'box') put(name, (there) => (there === '.' ? '*' : '$'));
  }
  return rows.map((row) => row.join(''));
}

test('random levels: the problem is the board, and its least cost the optimum', () => {
  let solved = 0;
  const random = randomFor(7);
  for (let made = 0; goesOn(made, 100, solved > 8); ) {
    const level = randomLevel(random, 3, 4, 2);
    if (!level) continue;
    made++;
    for (const metric of METRICS) {
      const problem = parseProblem(PDDL_DOMAIN, pddlProblem(level, metric, 'random'));
      // Cells that the player can never reach are walls to the rules.
      const walls = showPosition(level, level.start).map((row, y) =>
        [...row].map((letter, x) => (level.walls[y * level.width + x] ? '#' : letter)).join(''),
      );
      expect(boardOf(problem, level)).toEqual(walls);
      const optimum = plainOptimum(level, metric)?.[metric];
      expect(leastCost(problem), walls.join('\n')).toBe(optimum);
      if (optimum !== undefined) solved++;
    }
  }
  expect(solved).toBeGreaterThan(8);
});
