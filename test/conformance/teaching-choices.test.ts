// The choices of the teaching solvers on random small levels: with every heuristic, every rule, and every visited set, A*
// and IDA* find solutions as short as exhaustive search does, and no heuristic is above the true number of moves.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { finish, type Limits, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import { HEURISTIC_IDS, RULE_IDS, RULE_WORDS, type SolverChoices, STORE_IDS } from '@masu/core/base/search-choices.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { HEURISTICS } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { TEACHING_SOLVERS, type TeachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { expect, test } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { levelOf } from '../level-of.js';
import { pulledLevel, randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';

/** Half of them random, most of those unsolvable; half solvable by construction. */
function manyLevels(): Level[] {
  const random = randomFor(1717);
  const thrown = randomLevels(random, 150, 4, 4);
  const pulled: Level[] = [];
  while (pulled.length < 150) {
    const level = pulledLevel(random, 3 + random.below(2), 4, 1 + random.below(2));
    if (level) pulled.push(level);
  }
  return thrown.flatMap((level, index) => [level, pulled[index] as Level]);
}

const LEVELS = manyLevels();

function solverOf(id: string, choices: SolverChoices = {}): TeachingSolver {
  const solver = TEACHING_SOLVERS.find((each) => each.id === id) as TeachingSolver;
  const chosen = solver.choose(choices);
  if (!chosen.ok) throw new Error(chosen.error);
  return chosen.value;
}

function run(id: string, level: Level, choices: SolverChoices = {}, limits: Limits = {}): Outcome<Solution> {
  const watch = { ...PATIENT, now: () => 0, cpu: () => 0 };
  return finish(solverOf(id, choices).solve(level, limits, watch));
}

/** The length, -1 for unsolvable; every solution replays. */
function lengthOf(level: Level, outcome: Outcome<Solution>): number {
  if (outcome.verdict === 'gave-up') throw new Error(`gave up: ${outcome.limit}`);
  if (outcome.verdict === 'unsolvable') return -1;
  expect(checkSolution(level, outcome.answer).ok).toBe(true);
  return outcome.answer.length;
}

test('A*, IDA*, and breadth-first search agree in length with every heuristic and every rule', () => {
  let solved = 0;
  for (const [index, level] of LEVELS.entries()) {
    const best = lengthOf(level, run('bfs-hash', level));
    if (best >= 0) solved++;
    // Every level meets a sixth of the combinations; all of them in the long run.
    HEURISTIC_IDS.forEach((heuristic, h) => {
      RULE_WORDS.forEach((rule, r) => {
        if ((index + h + r) % sampled(6, 1) !== 0) return;
        for (const id of ['astar', 'ida-star']) {
          const outcome = run(id, level, { heuristic, rules: [rule] });
          expect(lengthOf(level, outcome), `${id} ${heuristic} ${rule}: ${level.backdrop.join('/')}`).toBe(best);
          if (outcome.verdict === 'solved') expect(outcome.claim).toBe('optimal');
        }
      });
    });
  }
  expect(solved).toBeGreaterThan(100);
});

test('the others find a solution exactly where there is one, and claim no more', () => {
  for (const level of LEVELS) {
    const best = lengthOf(level, run('bfs-hash', level));
    for (const [id, choices] of [
      ['dfs', { rules: ['all'] }],
      ['dfs', {}],
      ['greedy', { heuristic: 'nearest', rules: ['freeze'] }],
      ['greedy', { heuristic: 'none' }],
      ['weighted-astar', { heuristic: 'matching', rules: ['freeze'] }],
    ] as const) {
      const outcome = run(id, level, choices);
      const length = lengthOf(level, outcome);
      expect(Math.sign(length), id).toBe(Math.sign(best));
      expect(length, id).toBeGreaterThanOrEqual(best);
      if (outcome.verdict === 'solved') expect(outcome.claim).toBe('valid');
    }
  }
});

test('no heuristic is above the moves still needed, and each is consistent and at least the one before it', () => {
  let positions = 0;
  for (const level of LEVELS.slice(0, sampled(30, 300))) {
    const estimates = HEURISTICS.map((row) => row.prepare(level));
    for (const { position, moves } of allPositions(level).values()) {
      const values = estimates.map((estimate) => estimate(position.boxes));
      values.forEach((value, index) => {
        expect(value).toBeLessThanOrEqual(moves);
        if (index > 0) expect(value).toBeGreaterThanOrEqual(values[index - 1] as number);
      });
      for (const direction of DIRECTIONS) {
        const taken = step(level, position, direction);
        if (taken.kind === 'blocked') continue;
        const after = estimates.map((estimate) => estimate(taken.to.boxes));
        expect(values.filter((value, index) => value > 1 + (after[index] as number))).toEqual([]);
      }
      positions++;
    }
  }
  expect(positions).toBeGreaterThan(sampled(1500, 3000));
});

test('no sound rule loses a solution; the course’s corner test does, claims nothing, and proves nothing', () => {
  // The course's test looks at a cell diagonal to the player, takes it for a corner, and drops the only solutions.
  const loses = levelOf(['######', '##  .#', '# $$.#', '# @  #', '######']);
  let lost = 0;
  for (const level of [loses, ...LEVELS]) {
    const best = lengthOf(level, run('bfs-hash', level));
    for (const rule of RULE_IDS) expect(lengthOf(level, run('bfs-hash', level, { rules: [rule] })), rule).toBe(best);
    const course = run('dijkstra-course', level);
    if (course.verdict === 'solved') expect(course.claim).toBe('valid');
    else expect(course).toMatchObject({ verdict: 'gave-up', limit: 'unsound-rule' });
    if (best >= 0 && course.verdict !== 'solved') lost++;
  }
  expect(lost).toBeGreaterThanOrEqual(1);
});

test('the visited set changes no figure but comparisons and bytes; the order of moves decides ties only', () => {
  for (const level of LEVELS.slice(0, 60)) {
    for (const id of ['dfs', 'greedy', 'dijkstra', 'astar', 'weighted-astar', 'ida-star']) {
      const figures = STORE_IDS.map((visited) => {
        const { effort, notes, ...rest } = run(id, level, { visited });
        return { ...rest, expanded: effort.expanded, generated: effort.generated, discovered: notes?.discovered };
      });
      expect(figures[1], id).toEqual(figures[0]);
      expect(figures[2], id).toEqual(figures[0]);
    }
    const lengths = ['udlr', 'rlud', 'ldru'].map((order) => lengthOf(level, run('astar', level, { order })));
    expect(new Set(lengths).size).toBe(1);
  }
});

test('depth-first search follows the first move of the order first', () => {
  const level = levelOf(['#######', '#.$@$.#', '#######']);
  const first = (order: string) => {
    const outcome = run('dfs', level, { order });
    return outcome.verdict === 'solved' && outcome.answer[0];
  };
  expect([first('lrud'), first('rlud'), first('udrl')]).toEqual(['left', 'right', 'right']);
});

const WIDE = levelOf([
  '#'.repeat(42),
  `#@${' '.repeat(39)}#`,
  ...Array.from({ length: 36 }, () => `#${' '.repeat(40)}#`),
  `#${' '.repeat(37)}$  #`,
  `#${' '.repeat(39)}.#`,
  '#'.repeat(42),
]);

test('a path of thousands of moves overflows no stack', () => {
  const deep = run('dfs', WIDE, {}, { nodes: 20_000 });
  expect(Number(deep.notes?.deepest)).toBeGreaterThan(3000);
  const rising = run('ida-star', WIDE, { heuristic: 'none' }, { nodes: 20_000 });
  expect(rising).toMatchObject({ verdict: 'gave-up', limit: 'nodes', effort: { expanded: 20_000 } });
  // Every round below the bound was searched in full: a proven lower bound of moves.
  expect(rising).toMatchObject({ lowerBound: rising.notes?.bound });
});

test('what IDA* says it is bad at: a small board without a solution', () => {
  const board = levelOf(['#######', '#.   .#', '#  $$ #', '# #@# #', '#  .  #', '#$    #', '#######']);
  const dijkstra = run('dijkstra', board);
  expect(dijkstra).toMatchObject({ verdict: 'unsolvable', effort: { expanded: 4_111 } });
  expect(run('ida-star', board, { heuristic: 'none' }, { nodes: 20 * 4_111 }).verdict).toBe('gave-up');
  expect(solverOf('ida-star').about).toContain('slow without a solution');
});

test.each(['dfs', 'greedy', 'astar', 'weighted-astar', 'ida-star'])('%s gives up at its limits', (id) => {
  const hard = levelOf(['#########', '#@ $ $  #', '# $ $ $ #', '#  ...  #', '# $...$ #', '#   .   #', '#########']);
  const choices = id === 'dfs' ? {} : { heuristic: 'none' };
  const nodes = run(id, hard, choices, { nodes: 1000 });
  expect(nodes).toMatchObject({ verdict: 'gave-up', limit: 'nodes', effort: { expanded: 1000 } });
  const memory = run(id, hard, choices, { bytes: 300_000 });
  expect(memory).toMatchObject({ verdict: 'gave-up', limit: 'memory' });
  expect(memory.effort.bytes).toBeLessThanOrEqual(300_000);
  let time = 0;
  const watch = { ...PATIENT, now: () => time++, cpu: () => 0 };
  expect(finish(solverOf(id, choices).solve(hard, { millis: 5 }, watch))).toMatchObject({
    verdict: 'gave-up',
    limit: 'time',
  });
});

test('the lists of ids are those of the tables', () => {
  expect(HEURISTICS.map(({ id }) => id)).toEqual(HEURISTIC_IDS);
  expect(DEADLOCK_RULES.map(({ id }) => id)).toEqual(RULE_IDS);
});

test.each([
  ['astar', { heuristic: 'best' }, 'Unknown heuristic "best". Available: none, nearest, matching.'],
  [
    'astar',
    { rules: ['corners'] },
    'Unknown rule "corners". Available: none, corner, dead-cells, square, freeze, all.',
  ],
  ['astar', { rules: ['none', 'corner'] }, 'The rule "none" can’t be combined with others.'],
  ['dfs', { order: 'uudl' }, 'The order of moves must be the letters u, d, l, r, each once, not "uudl".'],
  ['dfs', { visited: 'array' }, 'Unknown visited set "array". Available: list, tree, hash.'],
  ['dfs', { heuristic: 'none' }, 'dfs takes no heuristic.'],
  ['dijkstra-course', { rules: ['none'] }, 'dijkstra-course takes no deadlock rules.'],
])('%s refuses %j', (id, choices, sentence) => {
  const solver = TEACHING_SOLVERS.find((each) => each.id === id) as TeachingSolver;
  expect(solver.choose(choices)).toEqual({ ok: false, error: sentence });
});

test('an exhaustive search and A* agree from any position, not only from the start', () => {
  const level = levelOf(['######', '#@ . #', '# $$.#', '#    #', '######']);
  for (const { position, moves } of [...allPositions(level).values()].slice(0, 80)) {
    const from = { ...level, start: position };
    const length = lengthOf(from, run('astar', from, { rules: ['all'] }));
    expect(length, keyOf(position)).toBe(moves === Infinity ? -1 : moves);
  }
});
