// What the lessons state about searches. A sentence with a word such as "never", "most", or "fewer" must be in the table
// below, with the argument for it or the test that computes it; the tests compute them again, by simpler means.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/base/grid.js';
import { finish, PATIENT } from '../../src/base/outcome.js';
import { HEURISTIC_IDS } from '../../src/base/search-choices.js';
import * as boards from '../../src/lessons/boards.js';
import {
  countPaths,
  figuresOf,
  figuresOfSolver,
  layerSizes,
  layersOf,
  lessonLevel,
  lookups,
} from '../../src/lessons/facts.js';
import { LESSONS } from '../../src/lessons/index.js';
import { betterMatching, CLOSED_TOO_EARLY, consistencyOf, costInGraph } from '../../src/lessons/plans/a-star.js';
import { truthOf } from '../../src/lessons/plans/heuristics.js';
import { searchLink } from '../../src/lessons/steps.js';
import { ALGORITHMS, EVENT_KINDS, EXPLANATION_WORDS, frontierAt, search as runSearch } from '../../src/search/index.js';
import { cornerCells, deadCells, heuristicOf, MovesProblem, searchFacts } from '../../src/sokoban/index.js';
import { sampled } from '../sample.js';

const { CORRIDOR, DETOUR, FIRST_PUSH, FOUR_MOVES, NOT_INTO_THE_CORNER, THROWN_AWAY, TWO_ROOMS } = boards;
/** Boards whose every state is looked at. */
const SMALL = { FIRST_PUSH, NOT_INTO_THE_CORNER, THROWN_AWAY, DETOUR, ...sampled({}, { TWO_ROOMS }) };

const SWEEPING_WORDS =
  /\b(?:must|has to|have to|never|always|only|every|everything|none|nothing|often|usually|mostly|rare|rarely|seldom|many|larger|smaller|longer|shorter|cheaper|fewer|better|forever|hardly|most|at least)\b/i;

/** By lesson: part of the sentence, and why it is true. */
const CLAIMS: Readonly<Record<string, readonly (readonly [says: string, because: string])[]>> = {
  'what-a-state-is': [
    ['keep only the board', 'rules: what a move does depends on the board alone'],
    ['Every move that is possible', 'definition of a successor'],
    ['at most 25 × 24', 'the box on any cell, the player on any other; practice.test.ts counts the same'],
    ['parts that never change', 'rules: no move changes walls, floor, or goals'],
    ['paths are shorter', 'computed, and tested below'],
    ['You can walk back and forth forever', 'rules: a step can be taken back, so any path can be made longer by two'],
    ['On a level without a solution it would never end', 'no goal stops it, and there is always a longer path'],
  ],
  'list-tree-hash': [
    [
      'It asks it for every move that is possible',
      'the loop of `search`: one lookup per successor; lookups() counts them',
    ],
    [
      'Only the data structure of the visited set differs',
      'teaching-choices.test.ts: the visited set changes no figure but comparisons and bytes',
    ],
    ['compares the new state with every state in the list', 'linked-list.ts; tested below: n(n − 1)/2'],
    ['Every new state is compared with all states', 'linked-list.ts; tested below: n(n − 1)/2'],
    ['none makes more than', 'computed: the most comparisons of one lookup'],
    ['If states came in sorted order', 'search-tree.ts has no rotation: a larger state goes to the right'],
    ['the list must compare it with every state it holds', 'linked-list.ts; tested below'],
    ['the list looks at everything', 'linked-list.ts; tested below'],
    ['smaller ones to the left', 'definition of a search tree'],
    ['That is rare', 'computed: lookups that need only the first bucket'],
    ['never more than half full', 'slotsFor gives twice the capacity or more'],
    ['For ten times as many new states', 'n(n − 1)/2'],
    ['One search discovers ten times as many states', 'the question of an exercise'],
    ['There are ten times as many new states', 'n(n − 1)/2'],
    ['Ten times as many new states are looked up', 'the hint of an exercise'],
  ],
  'breadth-first': [
    ['have at least half of all expanded states', 'computed: the fewest last layers with half of them'],
    ['everything in it must be stored', 'the frontier is a queue of nodes'],
    ['states at most, and', 'computed: the longest the frontier was'],
    ['A course that compares counts must', 'computed: two orders, two counts; tested below'],
    ['The player can only move left and right', 'the corridor is one cell high'],
    ['The queue knows nothing but the order of arrival', 'definition of a queue'],
    ['only the order inside a layer changes', 'tested below: the layers are the same in every order'],
    ['A layer can be smaller than the one before', 'computed: the first depth at which it is'],
    ['no solution is shorter', 'all states at smaller depths came out before'],
    ['which of several shortest solutions is found', 'the layers depend on the level alone; tested below'],
  ],
  dijkstra: [
    ['In Sokoban every move costs 1', 'MovesProblem: unitCosts; tested below: the same states below the goal’s layer'],
    [
      'can be reproduced only with a heap',
      'computed: breadth-first search and the heap give two counts; teaching-oracles.test.ts has the course’s',
    ],
    ['four for every expanded state but the solved one', 'computed: generated = 4 (expanded − 1); tested below'],
    [
      'Without it, every duplicate would be expanded again',
      'computed by countPaths, which is tested below against trying every sequence',
    ],
    ['If every move costs the same', 'layers come out by depth; tested below'],
    ['Only the cost counts', 'definition of the priority'],
    ['Everything that is neither blocked nor a duplicate', 'computed: generated − blocked − duplicates; no rules here'],
    ['only when it is expanded is its cost final', 'tested below with pushes of cost 4'],
    ['always takes the waiting state with the least cost', 'definition'],
    ['a cheaper path may come later', 'tested below with pushes of cost 4'],
    ['usually a binary heap', 'the data structure of textbooks, of the course, and of our solver'],
    ['Neither is better', 'both expand the same states below the goal’s layer; tested below'],
  ],
  'a-star': [
    ['looks only back', 'the priority is g; strategies.ts'],
    ['Every waiting state in the frontier shows', 'frontier-part.tsx: g, h, and f'],
    ['so h falls by at most 1', 'computed over all moves of the level; tested below'],
    ['but only one can have it in the end', 'rules: a cell holds one box'],
    ['must be measured', 'an advice, no claim'],
    ['nothing keeps its paths short', 'the priority is h alone; tested below: 41 moves instead of 35'],
    ['Matching must send one of the boxes', 'computed by heuristicOf'],
    ['If h never exceeds the true cost', 'definition of admissible'],
    ['every other move raises f', 'consistent and whole: h falls by 1 or not at all'],
    ['it is not opened again', 'the loop of `search`; tested below on the small graph'],
    ['at least as many pushes as its distance', 'a push moves a box by one cell'],
    ['as long as a better solution exists', 'Hart, Nilsson, and Raphael 1968'],
    ['Then f never falls along a path', 'consistent: h falls by at most the cost; g rises by it'],
    ['the most that h falls by', 'computed over all moves of the level'],
    ['never below the sum of the nearest goals', 'each box’s own goal is no nearer than its nearest; tested below'],
    ['a better bound', 'computed: states in which matching is above nearest'],
  ],
  deadlocks: [
    ['for nothing', 'isSolvable is false after a corner: lesson-facts.test.ts'],
    ['all cells along it are', 'deadCells by pulling; tested below'],
    [
      'the rules drop only states that lead nowhere',
      'tested below: the same length; teaching-choices.test.ts: no sound rule loses a solution',
    ],
    ['if every state it drops really is a deadlock', 'definition of sound'],
    ['it finds none at all', 'tested below'],
    ['can never be pushed again', 'rules: pushing it needs a player or a free cell inside a wall'],
    ['An unsound rule is hard to notice', 'a replay checks a solution, and it says nothing about others'],
    ['but never away from it', 'rules: the player would stand in the wall'],
    ['cells it never reaches are dead', 'a pull is a push in reverse'],
  ],
  'two-sides': [
    ['says what every solution costs at least', 'definition of a lower bound'],
    ['passes through a state in the frontier', 'its first state that is not closed waits; tested below by the least f'],
    ['report both numbers', 'an advice, no claim'],
    ['at least the bound and at most the solution', 'definition of both bounds'],
    ['costs at least 34', 'the least f of a consistent h; tested below'],
    ['show how many states wait', 'what the bars are'],
    ['the optimum can’t be longer', 'definition of the optimum'],
    ['is no proof', 'a search that stopped has not seen everything'],
    ['nothing shorter can exist', 'the least f of a consistent h is a lower bound; tested below'],
    ['is longer than *a* + *b*', 'its state at depth a would have been seen from both sides'],
    ['If every layer has *c* times as many states', 'a geometric sum'],
    ['Where the layers hardly grow', 'c close to 1: the square root of a small power saves little'],
    ['No solution of this level has fewer moves', 'the least f of a consistent h; tested below'],
  ],
  backtracking: [
    ['every solution fills the same cells', 'rules: the blank ones'],
    ['the path is the only thing it stores', 'backtracking undoes a digit before the next one'],
    [
      'one for every digit that is written',
      'backtrackingCalls; lesson-facts.test.ts: 23 as in the course text’s example',
    ],
    ['Every candidate that vanishes can make others vanish', 'the loop of propagation'],
    ['When nothing more follows', 'propagation alone solves not all; solvers of Futoshiki guess then'],
    ['Only 4 is ruled out', 'computed by propagatedCandidates'],
    ['the wrong first digit included', 'computed by backtrackingCalls'],
    ['Count the start and every digit', 'the hint of an exercise'],
    ['Everything before the guess still holds', 'a refuted assumption refutes itself alone'],
    ['it points to the smaller digit', 'rules'],
    ['can multiply the calls', 'each of the digits may be tried in it'],
    ['how many grids a search must look at', 'a question, no claim'],
    ['A sign says that the cell is smaller', 'the question of an exercise'],
  ],
  'ida-star': [
    ['A\\* keeps every state that it has met', 'nodes.ts: nodes are never removed'],
    ['the search has to give up', 'search.ts: the memory limit'],
    ['show what every cut does', 'lab-lines.test.ts: bound and next bound after every line'],
    ['its f is at most C', 'h is admissible: no state of the solution is above C'],
    ['none jumps over C', 'tested below: the bounds rise and end at the optimum'],
    ['Every round repeats the work', 'deepening.ts: a round begins at the start'],
    ['a round for every number of moves', 'computed: 10 rounds; h is 0, so the bound rises by 1'],
    ['paths of at most 9 moves', 'computed by countPaths and layersOf'],
    ['would follow every path within the bound', 'depth-first without a visited set'],
    ['everything else it computes again', 'definition of depth-first search without a table'],
    [
      'only if a cheaper path to it turns up',
      'deepening.ts: a state is turned away at the same cost or more in its round',
    ],
  ],
  heuristics: [
    ['every box then goes to its', 'heuristicOf nearest: the sum of the nearest goals'],
    ['Leave out everything', 'heuristicOf none is 0'],
    ['everything that was allowed still is', 'definition of a relaxed puzzle'],
    ['at most the true one', 'a minimum over more solutions; tested below: no estimate is above the truth'],
    ['So h(n) is at most', 'triangle inequality; computed over all moves'],
    ['h falls by at most', 'computed over all moves of the level'],
    [
      'A\\* has to expand every state',
      'Dechter and Pearl 1985; lesson 7’s test: the least f never exceeds the optimum',
    ],
    ['so is their maximum', 'a maximum of two numbers that are at most C is at most C'],
  ],
  proofs: [
    ['There is nothing to replay', 'a claim about all solutions has no moves'],
    ['Take every box but one', 'an instruction, no claim'],
    ['Alone, the upper box needs at least', 'computed by searches with one box'],
    ['other boxes can only be in the way', 'rules: a box enables no move of another'],
    [
      'So every solution has at least',
      'the sum of the two; lesson-facts.test.ts: no prices prove more than a solution needs',
    ],
    ['only one of them can have it', 'rules: a cell holds one box'],
    ['In every solution each goal', 'as many goals as boxes'],
    ['Together they pay at least', 'computed by priceBound'],
    ['pushes that every solution has', 'computed by priceBound; lesson-facts.test.ts'],
    ['Prices don’t see everything', 'computed: the bound stays below the optimum'],
    ['every solution has 9 pushes or more', 'computed by leastPushes, and prices from 0 to 4 by priceBound'],
    ['with these boxes only', 'what a lemma is'],
    ['every push and every goal belongs to one group', 'rules: a push moves one box, a goal holds one'],
    ['believes nothing that it hasn’t computed', 'sokcheck.c; certificates are attacked in the tests of proofs'],
    ['the other goal nothing', 'the question of an exercise'],
    ['The second half says that no solution has fewer', 'a definition'],
  ],
  landmarks: [
    ['then none is left', 'computed: breadth-first search runs out of states'],
    ['it tells a player nothing', 'an opinion, no claim'],
    ['only 1 can be on a goal at a time', 'lesson-landmarks.test.ts: the reason `at-most` of judgePush'],
    ['It says none without a proof', 'judgePush returns a loss only with its proof'],
    ['something that happens in every solution', 'definition of a landmark'],
    ['can be reached, and none is solved', 'computed by a search without pushes onto the cell'],
    ['has to be filled for good before', 'lesson-landmarks.test.ts: the fact `goal-chain`'],
    ['the threatened run has to come first', 'definition of a threat'],
    ['only of what is true of every solution', 'explain: facts about all solutions are proven by search'],
    ['Only one push doesn’t lose', 'lesson-landmarks.test.ts: judgePush of every push'],
    [
      'Every solution of this level pushes a box',
      'lesson-landmarks.test.ts: the only landmark beside goals and starts',
    ],
  ],
};

/** The same for the paragraphs about the algorithms in the lab. */
const LAB_CLAIMS: typeof CLAIMS = {
  'breadth-first': [['every state of every layer is stored', 'nodes.ts: nodes are never removed']],
  'depth-first': [
    ['backs up only where nothing new is left', 'definition of a stack'],
    ['more than a hundred times longer than necessary', 'computed below'],
  ],
  dijkstra: [
    ['only the order among equal costs differs', 'tested below: the same states below the goal’s layer'],
    ['always takes the state that is cheapest to reach', 'definition'],
  ],
  'a-star': [
    ['If h is never too high and no move lowers it', 'Hart, Nilsson, and Raphael 1968: consistent, so no reopening'],
    ['the fewer states have a smaller sum', 'a higher consistent h raises sums; all smaller sums come out first'],
  ],
  greedy: [['so it proves nothing about length', 'tested below: 41 moves instead of 35']],
  'weighted-a-star': [
    ['often expands fewer states than A*', 'computed below: on most lesson levels'],
    [
      'at most three times as many moves',
      'Pohl 1970; without reopening Likhachev, Gordon, and Thrun 2003; computed below',
    ],
  ],
  'dijkstra-course': [
    ['after every move', 'courses: the test of the base code; teaching-oracles.test.ts has its figures'],
    ['if it finds none, there may still be one', 'tested below: Thrown away'],
  ],
  'ida-star': [
    ['It looks at many states again and again', 'every round starts from the beginning; the table serves one round'],
  ],
};

const isQuestion = (sentence: string): boolean => sentence.endsWith('?');

function expectReasons(texts: readonly string[], claims: (typeof CLAIMS)[string] = []): void {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) (?=[\p{Lu}“])/u));
  const sweeping = sentences.filter((sentence) => SWEEPING_WORDS.test(sentence) && !isQuestion(sentence));
  const reasons = (sentence: string) => claims.filter(([says]) => sentence.includes(says));
  expect(sweeping.filter((sentence) => reasons(sentence).length !== 1)).toEqual([]);
  expect(claims.filter(([says]) => !sweeping.some((sentence) => sentence.includes(says)))).toEqual([]);
}

test.each(LESSONS.map((row) => [row.id, row] as const))('%s: every sweeping sentence has its reason', (id, row) => {
  const texts = finish(row.make()).steps.flatMap((step) =>
    step.kind === 'section' ? [...step.paragraphs] : [step.question, step.right, step.hint],
  );
  expectReasons(texts, CLAIMS[id]);
});

test.each(ALGORITHMS.map(({ id }) => id))('the lab on %s: every sweeping sentence has its reason', (id) => {
  expectReasons([EXPLANATION_WORDS.paragraphs[id]], LAB_CLAIMS[id]);
});

test('depth-first search: a solution more than a hundred times longer; greedy: far fewer states than A*', () => {
  const pillars = ['#########', '#       #', '# # $ # #', '#  .@.  #', '# # $ # #', '#  $ .  #', '#########'];
  const facts = ['dfs', 'astar', 'greedy'].map((id) => searchFacts(lessonLevel(pillars), id));
  const [deep, optimal, greedy] = facts;
  expect(deep?.length).toBeGreaterThan(100 * (optimal?.length ?? Infinity));
  expect(greedy?.expanded).toBeLessThan((optimal?.expanded ?? 0) / 20);
});

test('boards with the title of a level are that level', () => {
  const file = readFileSync(join(import.meta.dirname, '../../levels/lessons/sokoban.xsb'), 'utf8');
  const own = readFileSync(join(import.meta.dirname, '../../levels/sokoban/1-first-steps.xsb'), 'utf8');
  for (const [title, rows, text] of [
    ['First push', FIRST_PUSH, file],
    ['Two rooms', TWO_ROOMS, file],
    ['Detour', DETOUR, file],
    ['Thrown away', THROWN_AWAY, file],
    ['Not into the corner', NOT_INTO_THE_CORNER, own],
  ] as const) {
    expect(text.replaceAll('\n\nTitle:', '\nTitle:')).toContain(`\n${rows.join('\n')}\nTitle: ${title}\n`);
  }
});

test('lesson 10: the checker has 300 lines', () => {
  const checker = readFileSync(join(import.meta.dirname, '../../proof/sokcheck.c'), 'utf8');
  expect(checker.trimEnd().split('\n')).toHaveLength(300);
});

test('a lesson that names a search runs the solver of the command line with these choices', () => {
  const { recorded, expanded, generated, duplicates } = finish(figuresOf(TWO_ROOMS, searchLink('dijkstra')));
  expect({ expanded, generated, duplicates }).toEqual({ expanded: 2176, generated: 8700, duplicates: 3230 });
  expect(recorded.algorithm).toBe('dijkstra');
  expect(generated).toBe(4 * (expanded - 1));
});

describe('lesson 1', () => {
  test.each([
    [CORRIDOR, 6],
    [FOUR_MOVES, 5],
    [FIRST_PUSH, 5],
  ])('paths are counted as by trying every sequence of moves', (rows, length) => {
    const problem = new MovesProblem(lessonLevel(rows));
    const { words } = problem;
    const states = new Uint32Array((length + 1) * words);
    problem.writeStart(states, 0);
    const pathsFrom = (depth: number): number => {
      if (depth === length) return 1;
      const player = problem.inspect(states, depth * words);
      return DIRECTIONS.reduce((paths, _, action) => {
        const cost = problem.apply(states, depth * words, player, action, (depth + 1) * words);
        return cost < 0 ? paths : paths + pathsFrom(depth + 1);
      }, 1);
    };
    expect(countPaths(rows, length)).toBe(pathsFrom(0));
  });
});

test('lesson 2: new states take n(n − 1)/2 comparisons in a list, and states seen before the rest', () => {
  const list = finish(figuresOf(FIRST_PUSH, searchLink('breadth-first', { visited: 'list' })));
  const sum = (isKnown: boolean): number =>
    lookups(list).reduce((total, lookup) => total + (lookup.isKnown === isKnown ? lookup.comparisons : 0), 0);
  expect(sum(false)).toBe((list.discovered * (list.discovered - 1)) / 2);
  expect(sum(false) + sum(true)).toBe(list.comparisons);
});

describe('lesson 3', () => {
  const orders = ['udrl', 'urld', 'rlud', 'dulr', 'lrud', 'udlr', 'ludr', 'drul', 'dlur', 'rudl'];

  test.each(orders)('the corridor with moves in the order %s: only right before left matters', (order) => {
    const { expanded } = finish(figuresOf(CORRIDOR, searchLink('breadth-first', { order })));
    expect(expanded).toBe(order.indexOf('r') < order.indexOf('l') ? 6 : 8);
  });

  test('the layers of the corridor are those of the answer', () => {
    expect(layerSizes(finish(figuresOf(CORRIDOR, searchLink('breadth-first'))))).toEqual([1, 1, 1, 2, 1]);
  });

  test('the order of moves changes neither the length nor the complete layers', () => {
    const runs = orders.map((order) => finish(figuresOf(DETOUR, searchLink('breadth-first', { order }))));
    for (const run of runs) {
      expect(run.moves).toBe(runs[0]?.moves);
      expect(layerSizes(run).slice(0, run.moves)).toEqual(layerSizes(runs[0] ?? run).slice(0, run.moves));
    }
  });
});

describe('lesson 4', () => {
  const expandedBelow = (name: string): readonly string[] => {
    const { recorded, moves } = finish(figuresOf(TWO_ROOMS, searchLink(name)));
    const { steps, nodes } = recorded;
    return Array.from(steps.nodes)
      .filter((_, step) => (steps.costs[step] as number) < moves)
      .map((node) => nodes.states.slice(node * nodes.words, (node + 1) * nodes.words).join())
      .sort();
  };

  test('below the layer of the goal, both expand the same states, and Dijkstra the start a second time', () => {
    const breadth = expandedBelow('breadth-first');
    const dijkstra = expandedBelow('dijkstra');
    expect(new Set(breadth).size).toBe(breadth.length);
    expect([...new Set(dijkstra)]).toEqual(breadth);
    expect(dijkstra.length).toBe(breadth.length + 1);
  });

  /** The cost of the first goal taken, with states marked when they are generated or when they are expanded. */
  function cheapest(rows: readonly string[], pushCost: number, isMarkedEarly: boolean): number {
    const problem = new MovesProblem(lessonLevel(rows));
    const costOf = (state: Uint32Array, next: Uint32Array): number =>
      problem.unpack(state, 0).boxes.join() === problem.unpack(next, 0).boxes.join() ? 1 : pushCost;
    const successors = new Map([...layersOf(problem)].flat().map(({ state, next }) => [state.join(), { state, next }]));
    const [first] = successors.values();
    const waiting = [{ cost: 0, state: first?.state as Uint32Array }];
    const marked = new Set<string>(isMarkedEarly ? [waiting[0]?.state.join() ?? ''] : []);
    for (;;) {
      waiting.sort((a, b) => a.cost - b.cost);
      const taken = waiting.shift();
      if (!taken) return Infinity;
      const key = taken.state.join();
      if (!isMarkedEarly && marked.has(key)) continue;
      marked.add(key);
      if (problem.isGoal(taken.state, 0)) return taken.cost;
      for (const next of successors.get(key)?.next ?? []) {
        if (marked.has(next.join())) continue;
        if (isMarkedEarly) marked.add(next.join());
        waiting.push({ cost: taken.cost + costOf(taken.state, next), state: next });
      }
    }
  }

  test('if a push costs 4, marking a state when it is generated can miss the cheapest solution', () => {
    const rows = ['######', '#   .#', '# $ @#', '#  $.#', '######'];
    expect([cheapest(rows, 4, true), cheapest(rows, 4, false)]).toEqual([26, 24]);
  });
});

describe('lesson 5', () => {
  const heuristics = HEURISTIC_IDS.flatMap((id) =>
    Object.entries(SMALL).map(([name, rows]) => [id, name, rows] as const),
  );

  test.each(heuristics)('%s is consistent on %s', (id, _name, rows) => {
    expect(consistencyOf(rows, id).mostLowered).toBeLessThanOrEqual(1);
  });

  test.each(Object.entries(SMALL))('matching is never below the nearest goals on %s', (_name, rows) => {
    const level = lessonLevel(rows);
    const problem = new MovesProblem(level);
    const [nearest, matching] = [heuristicOf(level, 'nearest'), heuristicOf(level, 'matching')];
    const below = [...layersOf(problem)].flat().filter(({ state }) => {
      const { boxes } = problem.unpack(state, 0);
      return matching(boxes) < nearest(boxes);
    });
    expect(below).toEqual([]);
    expect(betterMatching(rows).better).toBeLessThanOrEqual(betterMatching(rows).states);
  });

  test('the estimate of the small graph is admissible, but not consistent', () => {
    const { edges, estimates } = CLOSED_TOO_EARLY;
    for (const [state, estimate] of estimates.entries()) {
      expect(estimate).toBeLessThanOrEqual(costInGraph(CLOSED_TOO_EARLY, 'dijkstra', state));
    }
    const broken = edges.filter(([from, to, cost]) => (estimates[from] ?? 0) > cost + (estimates[to] ?? 0));
    expect(broken).toEqual([[1, 2, 1]]);
  });

  test('on it A* returns 6 instead of 5; IDA*, which follows a cheaper path again, returns 5', () => {
    const costs = (['a-star', 'dijkstra', 'ida-star'] as const).map((id) => costInGraph(CLOSED_TOO_EARLY, id));
    expect(costs).toEqual([6, 5, 5]);
  });

  test('greedy search finds a longer solution on one level and happens to find the optimum on another', () => {
    const lengths = (rows: readonly string[]) =>
      ['greedy', 'a-star'].map((id) => finish(figuresOf(rows, searchLink(id, { heuristic: 'matching' }))).moves);
    expect(lengths(NOT_INTO_THE_CORNER)).toEqual([41, 35]);
    expect(lengths(DETOUR)).toEqual([32, 32]);
  });

  test('a doubled heuristic can return a longer solution', () => {
    const rows = ['#######', '#   . #', '#  $  #', '##@.$ #', '#   # #', '#######'];
    const lengths = [1, 2].map((factor) => {
      const problem = new MovesProblem(lessonLevel(rows), [], 'boxes-on-goals', 'matching');
      const estimate = problem.estimate.bind(problem);
      problem.estimate = (states, at) => factor * estimate(states, at);
      return finish(runSearch(problem, { strategy: 'a-star', visited: 'hash' }, {}, PATIENT)).path?.length;
    });
    expect(lengths).toEqual([9, 10]);
  });
});

describe('lesson 6', () => {
  test('a wall from corner to corner without a goal: all cells along it are dead squares', () => {
    const dead = deadCells(lessonLevel(['#######', '#     #', '# @$. #', '#     #', '#######']));
    expect([1, 2, 3, 4, 5].map((column) => dead[7 + column])).toEqual([1, 1, 1, 1, 1]);
  });

  test.each(Object.entries(SMALL))('dead squares contain every corner of %s', (_name, rows) => {
    const level = lessonLevel(rows);
    const dead = deadCells(level);
    expect([...cornerCells(level).keys()].filter((cell) => cornerCells(level)[cell] && !dead[cell])).toEqual([]);
  });

  test('sound rules leave the length as it is', () => {
    const lengths = ['none', 'corner', 'dead-cells', 'dead-cells_freeze'].map(
      (rules) => finish(figuresOf(TWO_ROOMS, searchLink('breadth-first', { rules }))).moves,
    );
    expect(lengths).toEqual([17, 17, 17, 17]);
  });

  test('the course’s corner test finds a longer solution, or misses the only one', () => {
    expect(finish(figuresOfSolver(DETOUR, 'dijkstra-course')).moves).toBe(50);
    expect(finish(figuresOfSolver(THROWN_AWAY, 'dijkstra-course')).recorded.result.verdict).toBe('exhausted');
    expect(finish(figuresOf(THROWN_AWAY, searchLink('breadth-first'))).moves).toBe(41);
  });
});

test('lesson 7: the least f of the frontier never falls and never exceeds the optimum', () => {
  const { recorded, moves } = finish(figuresOf(DETOUR, searchLink('a-star', { heuristic: 'matching' })));
  let before = 0;
  for (let step = 1; step < recorded.steps.count; step += 25) {
    const least = frontierAt(recorded, (recorded.steps.events[step] as number) - 1, 1)[0]?.f ?? Infinity;
    expect(least).toBeGreaterThanOrEqual(before);
    expect(least).toBeLessThanOrEqual(moves);
    before = least;
  }
});

describe('lessons 11 and 12', () => {
  const ida = searchLink('ida-star', { heuristic: 'matching' });

  test.each(Object.entries(SMALL).slice(0, 2))('%s: the bounds of IDA* rise and end at the optimum', (_name, rows) => {
    const { recorded, moves } = finish(figuresOf(rows, ida));
    const bounds = [...recorded.events.kinds.keys()]
      .filter((event) => EVENT_KINDS[recorded.events.kinds[event] as number] === 'round')
      .map((event) => recorded.events.details[event] as number);
    expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
    expect(bounds.length).toBe(recorded.result.deepening?.rounds);
    expect([bounds[0], bounds.at(-1)]).toEqual([recorded.nodes.estimates[0], moves]);
    expect(moves).toBe(finish(figuresOf(rows, searchLink('breadth-first'))).moves);
  });

  test('distances to a solution are those of searches from there; matching is above none of them', () => {
    const { states, solvable } = truthOf(CORRIDOR);
    // From every state of the corridor the box can be pushed on; the start is the farthest.
    expect([states, solvable.length, Math.max(...solvable.map(({ moves }) => moves))]).toEqual([14, 14, 4]);
    for (const rows of [CORRIDOR, FIRST_PUSH, NOT_INTO_THE_CORNER]) {
      expect(truthOf(rows).solvable.filter(({ moves, estimate }) => estimate > moves)).toEqual([]);
    }
  });

  test('weighted A* is A* with three times the estimate', () => {
    const level = lessonLevel(NOT_INTO_THE_CORNER);
    const problem = new MovesProblem(level, [], 'boxes-on-goals', 'matching');
    const estimate = problem.estimate.bind(problem);
    problem.estimate = (states, at) => 3 * estimate(states, at);
    const order = (['up', 'down', 'right', 'left'] as const).map((direction) => DIRECTIONS.indexOf(direction));
    const { path, counts } = finish(runSearch(problem, { strategy: 'a-star', visited: 'hash', order }, {}, PATIENT));
    const own = finish(figuresOf(NOT_INTO_THE_CORNER, searchLink('weighted-a-star', { heuristic: 'matching' })));
    expect({ expanded: own.expanded, moves: own.moves }).toEqual({ expanded: counts.expanded, moves: path?.length });
  });

  test('weighted A*: at most three times as many moves, and on most boards fewer states', () => {
    const pairs = Object.values(SMALL).map((rows) =>
      ['a-star', 'weighted-a-star'].map((id) => finish(figuresOf(rows, searchLink(id, { heuristic: 'matching' })))),
    );
    for (const [own, weighted] of pairs) expect(weighted?.moves).toBeLessThanOrEqual(3 * (own?.moves ?? 0));
    const fewer = pairs.filter(([own, weighted]) => (weighted?.expanded ?? 0) < (own?.expanded ?? 0));
    expect(fewer.length).toBeGreaterThan(pairs.length / 2);
  });
});
