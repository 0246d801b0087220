// PDDL that masu writes: read back, every problem is the board it was made from; solved by a plain planner that knows
// nothing of Sokoban, its least cost is the optimum.

import { expect, test } from 'vitest';
import { METRICS } from '../../src/base/puzzle.js';
import { seededRandom } from '../../src/base/random.js';
import { type Level, PDDL_DOMAIN, pddlProblem, showPosition } from '../../src/sokoban/index.js';
import { plainOptimum } from '../plain-optimum.js';
import { leastCost, type Problem, parseProblem } from '../plain-planner.js';
import { randomLevels } from '../random-level.js';

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

test('100 random levels: the problem is the board, and its least cost the optimum', () => {
  let solved = 0;
  for (const level of randomLevels(seededRandom(7), 100, 3, 4, 2)) {
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
