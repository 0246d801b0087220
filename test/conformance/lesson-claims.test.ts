// What the lessons state about searches. A sentence with a word such as "never", "most", or "fewer" must be in the table
// of test/lesson-claims.ts, with the figure beside it or the test that shows it; some of these tests are here.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTIONS } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { HEURISTIC_IDS } from '@masu/core/base/search-choices.js';
import { EXPLANATION_WORDS } from '@masu/search/explanation-words.js';
import { frontierAt } from '@masu/search/recorded.js';
import { search as runSearch } from '@masu/search/search.js';
import { ALGORITHMS } from '@masu/search/strategies.js';
import { EVENT_KINDS } from '@masu/search/trace.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { cornerCells } from '@masu/solve/sokoban/solve/deadlock/corner.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import { searchFacts } from '@masu/solve/sokoban/solve/teaching/facts.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import * as boards from '@masu/teach/boards.js';
import {
  countPaths,
  figuresOfSolver,
  layerSizes,
  lessonLevel,
  searchFigures,
  searchLookups,
  stateLayers,
} from '@masu/teach/facts.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { checkConsistency } from '@masu/teach/plans/a-star.js';
import { betterMatching, CLOSED_TOO_EARLY, costInGraph } from '@masu/teach/plans/estimates.js';
import { trueDistances } from '@masu/teach/plans/heuristics.js';
import { searchLink } from '@masu/teach/steps.js';
import { describe, expect, test } from 'vitest';
import { type Claim, LAB_CLAIMS, LESSON_CLAIMS, NO_CLAIMS, SWEEPING_WORDS, TESTS } from '../lesson-claims.js';
import { sampled } from '../sample.js';

const { CORRIDOR, DETOUR, FIRST_PUSH, FOUR_MOVES, NOT_INTO_THE_CORNER, THROWN_AWAY, TWO_ROOMS } = boards;
/** Boards whose every state is looked at. */
const SMALL = { FIRST_PUSH, NOT_INTO_THE_CORNER, THROWN_AWAY, DETOUR, ...sampled({}, { TWO_ROOMS }) };

const FOLDER = join(import.meta.dirname, '../..');
const MESSAGES: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(join(FOLDER, 'languages/en/lessons.arb'), 'utf8'),
);

/** A message as a pattern: what is computed may be anything. */
function patternOf(message: string): RegExp {
  let [pattern, depth] = ['', 0];
  for (const letter of message) {
    if (letter === '{' && depth++ === 0) pattern += '.*';
    if (depth === 0) pattern += letter.replace(/[\\^$.*+?()[\]|/]/, '\\$&');
    if (letter === '}') depth--;
  }
  return new RegExp(`^${pattern}$`, 'u');
}

/** The figures in the messages of the section or exercise that a text is from. */
function figuresBeside(lesson: string, text: string): ReadonlySet<string> {
  const own = Object.entries(MESSAGES).filter(
    (row): row is [string, string] => row[0].startsWith(`lesson.${lesson}.`) && typeof row[1] === 'string',
  );
  const key = own.find(([, message]) => patternOf(message).test(text))?.[0] ?? '';
  const part = key.split('.').slice(0, 4).join('.');
  const beside = own.filter(([each]) => each.startsWith(`${part}.`)).map(([, message]) => message);
  return new Set(
    beside.flatMap((message) => [...message.matchAll(/\{(\w+),? ?\w*/g)].map(([, name]) => name as string)),
  );
}

const sources = new Map<string, string>();
function sourceOf(path: string): string {
  const text = sources.get(path) ?? readFileSync(join(FOLDER, path), 'utf8');
  sources.set(path, text);
  return text;
}

/** What is wrong with the place where a claim is said to be shown, or undefined. */
function missing(lesson: string | undefined, text: string, shown: string): string | undefined {
  if (NO_CLAIMS.includes(shown)) return undefined;
  const [kind = '', rest = ''] = shown.split(/: (.*)/s);
  if (kind === 'figure') {
    const figures = lesson === undefined ? new Set() : figuresBeside(lesson, text);
    const absent = rest.split(' ').filter((name) => !figures.has(name));
    return absent.length === 0 ? undefined : `no figure ${absent.join(', ')} beside “${text}”`;
  }
  const path = TESTS[kind];
  if (path === undefined) return `no kind ${kind}`;
  return sourceOf(path).includes(`'${rest}'`) ? undefined : `no test “${rest}” in ${path}`;
}

const isQuestion = (sentence: string): boolean => sentence.endsWith('?');

function expectShown(texts: readonly string[], claims: readonly Claim[] = [], lesson?: string): void {
  const sentences = texts.flatMap((text) =>
    text.split(/(?<=[.?!]) (?=[\p{Lu}“])/u).map((sentence) => [sentence, text] as const),
  );
  const sweeping = sentences.filter(([sentence]) => SWEEPING_WORDS.test(sentence) && !isQuestion(sentence));
  const rows = (sentence: string) => claims.filter(([says]) => sentence.includes(says));
  expect(sweeping.map(([sentence]) => sentence).filter((sentence) => rows(sentence).length !== 1)).toEqual([]);
  expect(claims.filter(([says]) => !sweeping.some(([sentence]) => sentence.includes(says)))).toEqual([]);
  const faults = sweeping.flatMap(([sentence, text]) =>
    rows(sentence).map(([, shown]) => missing(lesson, text, shown)),
  );
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
}

test.each(LESSONS.map((row) => [row.id, row] as const))('%s: every sweeping sentence is shown', (id, row) => {
  const texts = finish(row.make()).steps.flatMap((step) =>
    step.kind === 'section' ? [...step.paragraphs] : [step.question, step.right, step.hint],
  );
  expectShown(texts, LESSON_CLAIMS[id], id);
});

test.each(ALGORITHMS.map(({ id }) => id))('the lab on %s: every sweeping sentence is shown', (id) => {
  expectShown([EXPLANATION_WORDS.paragraphs[id]], LAB_CLAIMS[id]);
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

test.each(['en', 'fr', 'es', 'pt-BR'])(
  '%s: titles and labels that the lessons quote are those of the program',
  (id) => {
    const read = (file: string): Readonly<Record<string, string>> =>
      JSON.parse(readFileSync(join(FOLDER, 'languages', id, `${file}.arb`), 'utf8'));
    const [lessons, names, lab] = [read('lessons'), read('names'), read('lab')];
    const quoted: readonly (readonly [message: string, text: string | undefined])[] = [
      ['a-star.boards.notIntoTheCorner', names['titles.Not into the corner']],
      ['a-star.sections.greedy.paragraphs.1', names['titles.Detour']],
      ['breadth-first.boards.detour', names['titles.Detour']],
      ['breadth-first.sections.queue.paragraphs.1', lab['lab.bar.forward']],
      ['deadlocks.boards.twoRooms', names['titles.Two rooms']],
      ['deadlocks.sections.corner.paragraphs.1', lab['lab.tree.outcomes.pruned']],
      ['deadlocks.sections.sound.paragraphs.1', names['titles.Thrown away']],
      ['heuristics.sections.high.paragraphs.1', names['titles.First steps']],
      ['heuristics.sections.high.paragraphs.1', lab['lab.pane.play']],
      ['list-tree-hash.boards.firstPush', names['titles.First push']],
      ['what-a-state-is.sections.successors.paragraphs.1', lab['lab.bar.line']],
      ['what-a-state-is.sections.again.paragraphs.1', lab['lab.tree.outcomes.visited']],
    ];
    for (const [message, text] of quoted)
      expect(lessons[`lesson.${message}`], message).toContain(text ?? 'a missing text');
  },
);

test('lesson 10: the checker has about 300 lines', () => {
  const checker = readFileSync(join(import.meta.dirname, '../../proof/sokcheck.c'), 'utf8');
  const lines = checker.trimEnd().split('\n').length;
  expect(Math.round(lines / 50) * 50).toBe(300);
});

test('a lesson that names a search runs the solver of the command line with these choices', () => {
  const { recorded, expanded, generated, duplicates } = finish(searchFigures(TWO_ROOMS, searchLink('dijkstra')));
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
  const list = finish(searchFigures(FIRST_PUSH, searchLink('breadth-first', { visited: 'list' })));
  const sum = (isKnown: boolean): number =>
    searchLookups(list).reduce((total, lookup) => total + (lookup.isKnown === isKnown ? lookup.comparisons : 0), 0);
  expect(sum(false)).toBe((list.discovered * (list.discovered - 1)) / 2);
  expect(sum(false) + sum(true)).toBe(list.comparisons);
});

describe('lesson 3', () => {
  const orders = ['udrl', 'urld', 'rlud', 'dulr', 'lrud', 'udlr', 'ludr', 'drul', 'dlur', 'rudl'];

  test.each(orders)('the corridor with moves in the order %s: only right before left matters', (order) => {
    const { expanded } = finish(searchFigures(CORRIDOR, searchLink('breadth-first', { order })));
    expect(expanded).toBe(order.indexOf('r') < order.indexOf('l') ? 6 : 8);
  });

  test('the layers of the corridor are those of the answer', () => {
    expect(layerSizes(finish(searchFigures(CORRIDOR, searchLink('breadth-first'))))).toEqual([1, 1, 1, 2, 1]);
  });

  test('the order of moves changes neither the length nor the complete layers', () => {
    const runs = orders.map((order) => finish(searchFigures(DETOUR, searchLink('breadth-first', { order }))));
    for (const run of runs) {
      expect(run.moves).toBe(runs[0]?.moves);
      expect(layerSizes(run).slice(0, run.moves)).toEqual(layerSizes(runs[0] ?? run).slice(0, run.moves));
    }
  });
});

describe('lesson 4', () => {
  const expandedBelow = (name: string): readonly string[] => {
    const { recorded, moves } = finish(searchFigures(TWO_ROOMS, searchLink(name)));
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
    const successors = new Map(
      [...stateLayers(problem)].flat().map(({ state, next }) => [state.join(), { state, next }]),
    );
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
    expect(checkConsistency(rows, id).mostLowered).toBeLessThanOrEqual(1);
  });

  test.each(Object.entries(SMALL))('matching is never below the nearest goals on %s', (_name, rows) => {
    const level = lessonLevel(rows);
    const problem = new MovesProblem(level);
    const [nearest, matching] = [makeHeuristic(level, 'nearest'), makeHeuristic(level, 'matching')];
    const below = [...stateLayers(problem)].flat().filter(({ state }) => {
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
      ['greedy', 'a-star'].map((id) => finish(searchFigures(rows, searchLink(id, { heuristic: 'matching' }))).moves);
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
      (rules) => finish(searchFigures(TWO_ROOMS, searchLink('breadth-first', { rules }))).moves,
    );
    expect(lengths).toEqual([17, 17, 17, 17]);
  });

  test('the course’s corner test finds a longer solution, or misses the only one', () => {
    expect(finish(figuresOfSolver(DETOUR, 'dijkstra-course')).moves).toBe(50);
    expect(finish(figuresOfSolver(THROWN_AWAY, 'dijkstra-course')).recorded.result.verdict).toBe('exhausted');
    expect(finish(searchFigures(THROWN_AWAY, searchLink('breadth-first'))).moves).toBe(41);
  });
});

test('lesson 7: the least f of the frontier never falls and never exceeds the optimum', () => {
  const { recorded, moves } = finish(searchFigures(DETOUR, searchLink('a-star', { heuristic: 'matching' })));
  let before = 0;
  for (let step = 1; step < recorded.steps.count; step += 25) {
    const least = frontierAt(recorded, (recorded.steps.events[step] as number) - 1, 1)[0]?.f ?? Infinity;
    expect(least).toBeGreaterThanOrEqual(before);
    expect(least).toBeLessThanOrEqual(moves);
    before = least;
  }
});

test('the first solution of depth-first search in lesson 7 is not the shortest', () => {
  const [first, shortest] = ['depth-first', 'breadth-first'].map(
    (id) => finish(searchFigures(DETOUR, searchLink(id))).moves,
  );
  expect(first).toBeGreaterThan(shortest ?? Infinity);
});

describe('lessons 11 and 12', () => {
  const ida = searchLink('ida-star', { heuristic: 'matching' });

  test.each(Object.entries(SMALL).slice(0, 2))('%s: the bounds of IDA* rise and end at the optimum', (_name, rows) => {
    const { recorded, moves } = finish(searchFigures(rows, ida));
    const bounds = [...recorded.events.kinds.keys()]
      .filter((event) => EVENT_KINDS[recorded.events.kinds[event] as number] === 'round')
      .map((event) => recorded.events.details[event] as number);
    expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => a - b));
    expect(bounds.length).toBe(recorded.result.deepening?.rounds);
    expect([bounds[0], bounds.at(-1)]).toEqual([recorded.nodes.estimates[0], moves]);
    expect(moves).toBe(finish(searchFigures(rows, searchLink('breadth-first'))).moves);
  });

  test('distances to a solution are those of searches from there; matching is above none of them', () => {
    const { states, solvable } = trueDistances(CORRIDOR);
    // From every state of the corridor the box can be pushed on; the start is the farthest.
    expect([states, solvable.length, Math.max(...solvable.map(({ moves }) => moves))]).toEqual([14, 14, 4]);
    for (const rows of [CORRIDOR, FIRST_PUSH, NOT_INTO_THE_CORNER]) {
      expect(trueDistances(rows).solvable.filter(({ moves, estimate }) => estimate > moves)).toEqual([]);
    }
  });

  test('weighted A* is A* with three times the estimate', () => {
    const level = lessonLevel(NOT_INTO_THE_CORNER);
    const problem = new MovesProblem(level, [], 'boxes-on-goals', 'matching');
    const estimate = problem.estimate.bind(problem);
    problem.estimate = (states, at) => 3 * estimate(states, at);
    const order = (['up', 'down', 'right', 'left'] as const).map((direction) => DIRECTIONS.indexOf(direction));
    const { path, counts } = finish(runSearch(problem, { strategy: 'a-star', visited: 'hash', order }, {}, PATIENT));
    const own = finish(searchFigures(NOT_INTO_THE_CORNER, searchLink('weighted-a-star', { heuristic: 'matching' })));
    expect({ expanded: own.expanded, moves: own.moves }).toEqual({ expanded: counts.expanded, moves: path?.length });
  });

  test('weighted A*: at most three times as many moves, and on most boards fewer states', () => {
    const pairs = Object.values(SMALL).map((rows) =>
      ['a-star', 'weighted-a-star'].map((id) => finish(searchFigures(rows, searchLink(id, { heuristic: 'matching' })))),
    );
    for (const [own, weighted] of pairs) expect(weighted?.moves).toBeLessThanOrEqual(3 * (own?.moves ?? 0));
    const fewer = pairs.filter(([own, weighted]) => (weighted?.expanded ?? 0) < (own?.expanded ?? 0));
    expect(fewer.length).toBeGreaterThan(pairs.length / 2);
  });
});
