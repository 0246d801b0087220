// All sound teaching solvers agree with exhaustive search: verdict, length, replay; with every set of rules.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { STRATEGIES } from '@masu/search/strategies.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { TEACHING_SOLVERS } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { MOVE_ORDERS, solveByMoves } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { expect, test } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { randomLevels } from '../random-level.js';
import { randomFor } from '../seed.js';

const LEVELS = randomLevels(randomFor(101), 300, 4, 4);

function truth(level: Level): number {
  const all = allPositions(level);
  const start = all.get(keyOf(level.start)) as { moves: number };
  return start.moves;
}

test('300 random levels: every sound row gives the fewest moves or proves that there are none', () => {
  let unsolvable = 0;
  for (const level of LEVELS) {
    const best = truth(level);
    for (const solver of TEACHING_SOLVERS) {
      const outcome = finish(solver.solve(level, {}, PATIENT));
      if (outcome.verdict === 'solved') expect(checkSolution(level, outcome.answer).ok).toBe(true);
      if (solver.claim !== 'optimal') continue;
      if (best === Infinity) {
        expect(outcome.verdict, solver.id).toBe('unsolvable');
        unsolvable++;
      } else {
        expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal' });
        if (outcome.verdict === 'solved') expect(outcome.answer).toHaveLength(best);
      }
    }
  }
  expect(unsolvable).toBeGreaterThan(100);
});

test('pruning by any rule changes neither verdict nor length, and expands no more', () => {
  for (const level of LEVELS.slice(0, 150)) {
    const solve = (rules: (typeof DEADLOCK_RULES)[number]['id'][]) =>
      finish(
        solveByMoves(
          level,
          { strategy: 'dijkstra', visited: 'hash', order: MOVE_ORDERS['left-right-up-down'], rules },
          {},
          PATIENT,
        ),
      );
    const plain = solve([]);
    for (const rules of [...DEADLOCK_RULES.map((rule) => [rule.id]), DEADLOCK_RULES.map((rule) => rule.id)]) {
      const pruned = solve(rules);
      expect(pruned.verdict, rules.join()).toBe(plain.verdict);
      if (plain.verdict === 'solved' && pruned.verdict === 'solved')
        expect(pruned.answer).toHaveLength(plain.answer.length);
      if (plain.verdict === 'unsolvable') expect(pruned.effort.expanded).toBeLessThanOrEqual(plain.effort.expanded);
    }
  }
});

test('A* finds the fewest moves too, and every strategy finds a solution if there is one', () => {
  for (const level of LEVELS.slice(0, 150)) {
    const best = truth(level);
    for (const { id } of STRATEGIES) {
      const options = { strategy: id, visited: 'hash', order: MOVE_ORDERS['north-south-east-west'] } as const;
      const outcome = finish(solveByMoves(level, options, {}, PATIENT));
      expect(outcome.verdict, id).toBe(best === Infinity ? 'unsolvable' : 'solved');
      if (outcome.verdict !== 'solved') continue;
      expect(checkSolution(level, outcome.answer).ok).toBe(true);
      if (outcome.claim === 'optimal') expect(outcome.answer, id).toHaveLength(best);
    }
  }
});

test('packing and unpacking a position changes nothing', () => {
  for (const level of LEVELS.slice(0, 40)) {
    const problem = new MovesProblem(level);
    for (const { position } of [...allPositions(level).values()].slice(0, 50)) {
      expect(problem.unpack(problem.pack(position), 0)).toEqual(position);
    }
  }
});

test('the packed words are in the order of the flat maps', () => {
  const level = validateLevel({ rows: ['######', '#@ . #', '# $$.#', '#    #', '######'] });
  if (!level.ok) throw new Error(level.error.message);
  const problem = new MovesProblem(level.value);
  const flat = (position: { player: number; boxes: readonly number[] }): string =>
    [...level.value.backdrop.join('')]
      .map((letter, cell) => {
        const goal = letter === '.';
        if (cell === position.player) return goal ? '+' : '@';
        if (position.boxes.includes(cell)) return goal ? '*' : '$';
        return letter;
      })
      .join('');
  const positions = [...allPositions(level.value).values()].map(({ position }) => position).slice(0, 60);
  const compareWords = (a: Uint32Array, b: Uint32Array): number => {
    const at = a.findIndex((word, index) => word !== b[index]);
    return at < 0 ? 0 : Math.sign((a[at] as number) - (b[at] as number));
  };
  for (const one of positions) {
    for (const other of positions) {
      const expected = flat(one) < flat(other) ? -1 : flat(one) > flat(other) ? 1 : 0;
      expect(compareWords(problem.pack(one), problem.pack(other))).toBe(expected);
    }
  }
});

test('a start with every box on a goal is solved without a move', () => {
  const level = validateLevel({ rows: ['######', '#@ * #', '######'] });
  if (!level.ok) throw new Error(level.error.message);
  for (const solver of TEACHING_SOLVERS) {
    const outcome = finish(solver.solve(level.value, {}, PATIENT));
    expect(outcome.verdict === 'solved' && outcome.answer, solver.id).toEqual([]);
  }
});

test('list, tree and table differ in comparisons alone', () => {
  const level = validateLevel({ rows: ['########', '#@     #', '# $  $ #', '# .  . #', '#      #', '########'] });
  if (!level.ok) throw new Error(level.error.message);
  const [list, tree, hash] = TEACHING_SOLVERS.slice(0, 3).map((solver) =>
    finish(solver.solve(level.value, {}, PATIENT)),
  );
  const figures = [list, tree, hash].map((outcome) => outcome?.notes?.comparisons as number) as [
    number,
    number,
    number,
  ];
  expect(figures[0]).toBeGreaterThan(10 * figures[1]);
  expect(figures[1]).toBeGreaterThan(3 * figures[2]);
  for (const outcome of [tree, hash]) {
    expect(outcome?.effort.expanded).toBe(list?.effort.expanded);
    expect(outcome?.verdict === 'solved' && outcome.answer).toEqual(list?.verdict === 'solved' && list.answer);
  }
});
