// The facts that exercises are checked against, next to a second method: exhaustive search, the solvers, and known counts.

import { finish } from '@masu/core/base/outcome.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import { propagatedCandidates } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import {
  boxesReportedBy,
  firstExpanded,
  heuristicEstimate,
  isSolvable,
  possiblePositions,
  reachablePositions,
  rulesThatFire,
  searchFacts,
} from '@masu/solve/sokoban/solve/teaching/facts.js';
import { eachAlone, leastPushes, priceBound } from '@masu/teach/plans/price-facts.js';
import { expect, test } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { plainOptimum } from '../plain-optimum.js';
import { randomLevels } from '../random-level.js';
import { randomFor } from '../seed.js';

function levelOf(...rows: string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

function futoshiki(text: string): FutoshikiLevel {
  const read = readLevels(text);
  const level = read.ok && read.value.id === 'futoshiki' ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('expected a Futoshiki');
  return level.value;
}

const LEVELS = randomLevels(randomFor(8), 40, 4, 4, 2);

test('reachable positions are those of an exhaustive search, and never more than the possible ones', () => {
  for (const level of LEVELS) {
    const all = allPositions(level);
    // An exhaustive search of the tests also goes on behind solved positions.
    expect(reachablePositions(level)).toBe(all.size);
    expect(possiblePositions(level)).toBeGreaterThanOrEqual(all.size);
  }
  expect(reachablePositions(LEVELS[0] as Level, 1)).toBeUndefined();
  // 3 floor cells: 3 places for the box, 2 left for the player.
  expect(possiblePositions(levelOf('#####', '#@$.#', '#####'))).toBe(6);
});

test('a rule that fires in a position means that exhaustive search finds no solution', () => {
  let fired = 0;
  for (const level of LEVELS) {
    for (const { position, moves } of [...allPositions(level).values()].slice(0, 60)) {
      const rules = rulesThatFire(level, position);
      if (rules.length > 0) {
        fired++;
        expect(moves).toBe(Infinity);
        expect(isSolvable(level, position)).toBe(false);
      }
      for (const { id } of DEADLOCK_RULES) {
        expect(boxesReportedBy(level, position, id).length > 0).toBe(rules.includes(id));
      }
      expect(heuristicEstimate(level, position, 'matching')).toBeLessThanOrEqual(moves);
    }
  }
  expect(fired).toBeGreaterThan(50);
});

test('the corner rule fires for a box in a corner, not for one on a goal', () => {
  const level = levelOf('######', '#$   #', '# .@ #', '######');
  expect(rulesThatFire(level, level.start)).toContain('corner');
  const home = levelOf('######', '#*   #', '#  @ #', '######');
  expect(rulesThatFire(home, home.start)).toEqual([]);
});

test('the figures of a search are those of the solver', () => {
  const level = levelOf('########', '#@     #', '# $  $ #', '# .  . #', '#      #', '########');
  const list = searchFacts(level, 'bfs-list');
  const hash = searchFacts(level, 'bfs-hash');
  expect({ ...hash, comparisons: 0 }).toEqual({ ...list, comparisons: 0 });
  expect(list.comparisons).toBeGreaterThan(hash.comparisons);
  expect(searchFacts(level, 'astar').length).toBe(hash.length);
  expect(searchFacts(level, 'bfs-hash', { rules: ['corner'] }).pruned).toBeGreaterThan(0);
  expect(searchFacts(level, 'bfs-hash', {}, { nodes: 10 })).toMatchObject({ verdict: 'gave-up', expanded: 10 });
  expect(() => searchFacts(level, 'any')).toThrow('any is not a teaching solver');
});

test('the first positions expanded begin with the start and follow the order of moves', () => {
  const level = levelOf('#######', '#  @  #', '#  $ .#', '#     #', '#######');
  const [start, first, second] = firstExpanded(level, 'bfs-hash', { order: 'lrud' }, 3);
  expect(keyOf(start as Level['start'])).toBe(keyOf(level.start));
  expect(first?.player).toBe(level.start.player - 1);
  expect(second?.player).toBe(level.start.player + 1);
});

test('Futoshiki: calls as in the course, guesses, and candidates', () => {
  const sample = futoshiki('4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n');
  expect(finish(recordBacktracking(sample, { nodes: 1_000_000 })).result.expanded).toBe(23);
  expect(finish(recordBacktracking(sample, { nodes: 10 })).result.verdict).toBe('limit');
  expect(finish(recordPropagation(sample, { nodes: 100_000 })).result.expanded).toBe(0);
  expect(propagatedCandidates(sample)?.flat().join('')).toBe('1234341243212143');
  expect(propagatedCandidates(futoshiki('2\n|1 1|\n|   |\n|- -|\n'))).toBeUndefined();
});

test('no prices prove more pushes than a solution needs, whichever boxes are together', () => {
  const random = randomFor(28);
  for (const level of LEVELS) {
    const { boxes } = level.start;
    const fewest = plainOptimum(level, 'pushes')?.pushes ?? Number.POSITIVE_INFINITY;
    expect(leastPushes(level)).toBe(fewest);
    for (let round = 0; round < 5; round++) {
      const prices = level.goals.map(() => random.below(8) - 2);
      const alone = priceBound(level, prices, eachAlone(level));
      const together = priceBound(level, prices, [boxes]);
      expect(together).toBe(fewest);
      expect(alone).toBeLessThanOrEqual(together);
    }
  }
});
