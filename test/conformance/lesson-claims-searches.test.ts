// What lessons 1 to 5, 7, 11, and 12 state about searches, computed by plain means: all states of small boards, with their
// true distances from the start and to a solution.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { HEURISTIC_IDS, type HeuristicId } from '@masu/core/base/search-choices.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { Nodes } from '@masu/search/nodes.js';
import { Priority } from '@masu/search/priority-queue.js';
import { search } from '@masu/search/search.js';
import { EVENT_KINDS } from '@masu/search/trace.js';
import { slotsFor } from '@masu/search/visited/hash-table.js';
import { SearchTree } from '@masu/search/visited/search-tree.js';
import { makeHeuristic } from '@masu/solve/sokoban/solve/bound/heuristics.js';
import { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { CORRIDOR, DETOUR, FIRST_PUSH, NOT_INTO_THE_CORNER, SHARED_GOAL } from '@masu/teach/boards.js';
import { countPaths, lessonLevel, searchFigures, searchLookups, stateLayers } from '@masu/teach/facts.js';
import { searchLink } from '@masu/teach/steps.js';
import { describe, expect, test, vi } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';

const BOARDS = Object.entries({ CORRIDOR, FIRST_PUSH, NOT_INTO_THE_CORNER, ...sampled({}, { DETOUR, SHARED_GOAL }) });
const WITH_HEURISTICS = BOARDS.flatMap(([name, rows]) => HEURISTIC_IDS.map((id) => [id, name, rows] as const));
const RANDOM = randomLevels(randomFor(30), sampled(40, 200), 4, 4, 2);

interface State {
  readonly key: string;
  readonly boxes: readonly number[];
  /** Moves from the start, and to the nearest solution (Infinity: none). */
  readonly g: number;
  rest: number;
  readonly next: readonly string[];
}

const explored = new Map<string, ReadonlyMap<string, State>>();

/** Every state of a board that can be reached. */
function allStates(level: Level): ReadonlyMap<string, State> {
  const id = JSON.stringify([level.backdrop, level.start]);
  const states = explored.get(id) ?? explore(level);
  explored.set(id, states);
  return states;
}

function explore(level: Level): ReadonlyMap<string, State> {
  const problem = new MovesProblem(level);
  const states = new Map<string, State>();
  const before = new Map<string, string[]>();
  const solved: State[] = [];
  for (const [g, layer] of [...stateLayers(problem)].entries()) {
    for (const { state, next } of layer) {
      const keys = next.map((each) => each.join());
      const made = { key: state.join(), boxes: problem.unpack(state, 0).boxes, g, rest: Infinity, next: keys };
      states.set(made.key, made);
      for (const key of keys) before.set(key, [...(before.get(key) ?? []), made.key]);
      if (problem.isGoal(state, 0)) solved.push(Object.assign(made, { rest: 0 }));
    }
  }
  for (const { key, rest } of solved) {
    for (const each of before.get(key) ?? []) {
      const earlier = states.get(each) as State;
      if (earlier.rest === Infinity) solved.push(Object.assign(earlier, { rest: rest + 1 }));
    }
  }
  return states;
}

const optimumOf = (states: ReadonlyMap<string, State>): number => [...states.values()][0]?.rest as number;
const searched = (rows: readonly string[], id: string, heuristic = 'none') =>
  finish(searchFigures(rows, searchLink(id, { heuristic })));
const statesOf = (nodes: { readonly states: Uint32Array; readonly words: number }, node: number): string =>
  nodes.states.slice(node * nodes.words, (node + 1) * nodes.words).join();

describe('states', () => {
  test('what can be done next depends on the board alone, and walls and goals stay', () => {
    const level = lessonLevel(FIRST_PUSH);
    const random = randomFor(1);
    const possible = new Map<string, string>();
    let met = 0;
    for (let walk = 0; walk < 300; walk++) {
      let position = level.start;
      for (let moves = random.below(40); moves > 0; moves--) {
        const taken = step(level, position, DIRECTIONS[random.below(4)] as (typeof DIRECTIONS)[number]);
        if (taken.kind !== 'blocked') position = taken.to;
      }
      const board = showPosition(level, position).join('\n');
      // Without player and boxes, every board is the same.
      expect(board.replaceAll(/[@$]/g, ' ').replaceAll(/[*+]/g, '.')).toBe(
        FIRST_PUSH.join('\n').replaceAll(/[@$]/g, ' '),
      );
      const moves = DIRECTIONS.filter((direction) => step(level, position, direction).kind !== 'blocked').join();
      if (possible.has(board)) met++;
      expect(possible.get(board) ?? moves).toBe(moves);
      possible.set(board, moves);
    }
    expect(met).toBeGreaterThan(50);
  });

  test('there is always a longer path, on a level without a solution too', () => {
    const lost = ['#####', '#$@.#', '#   #', '#####'];
    expect(optimumOf(allStates(lessonLevel(lost)))).toBe(Infinity);
    for (const rows of [FIRST_PUSH, lost]) {
      const paths = Array.from({ length: 30 }, (_, length) => countPaths(rows, length));
      expect(paths.filter((count, length) => length > 0 && count <= (paths[length - 1] as number))).toEqual([]);
    }
  });

  test('no two boxes share a cell, and in a solved state each goal has one box', () => {
    for (const level of RANDOM) {
      for (const { boxes, rest } of allStates(level).values()) {
        expect(new Set(boxes).size).toBe(boxes.length);
        if (rest === 0) expect([...boxes].sort((a, b) => a - b)).toEqual([...level.goals].sort((a, b) => a - b));
      }
    }
  });

  test('in the corridor, the player moves left and right', () => {
    const level = lessonLevel(CORRIDOR);
    const moves = [...allPositions(level).values()].flatMap(({ position }) =>
      DIRECTIONS.filter((direction) => step(level, position, direction).kind !== 'blocked'),
    );
    expect(new Set(moves)).toEqual(new Set(['left', 'right']));
  });
});

describe('visited sets', () => {
  test.each(BOARDS)('%s: one lookup per possible move, and the set changes nothing but comparisons', (_name, rows) => {
    const runs = ['list', 'tree', 'hash'].map((visited) =>
      finish(searchFigures(rows, searchLink('breadth-first', { visited }))),
    );
    for (const run of runs) {
      expect(searchLookups(run).length).toBe(run.generated - run.blocked);
      expect([...run.recorded.steps.nodes]).toEqual([...(runs[0]?.recorded.steps.nodes ?? [])]);
      expect(run.recorded.result.path).toEqual(runs[0]?.recorded.result.path);
    }
    expect(new Set(runs.map(({ comparisons }) => comparisons)).size).toBe(3);
  });

  test('a search tree that gets states in order is a list', () => {
    const count = 200;
    const nodes = new Nodes(1, true);
    const tree = new SearchTree(nodes);
    nodes.grow(count);
    tree.grow(count);
    for (let node = 0; node < count; node++) {
      nodes.states[node] = node;
      tree.add(node);
      nodes.keep(-1, 0, 0);
    }
    expect(tree.comparisons).toBe((count * (count - 1)) / 2);
  });

  test('the hash table has two slots or more per state, and twice as many when there is room for twice as many', () => {
    for (let capacity = 0; capacity <= 5000; capacity++) {
      expect(slotsFor(capacity)).toBeGreaterThanOrEqual(2 * capacity);
      if (capacity >= 8) expect(slotsFor(2 * capacity)).toBe(2 * slotsFor(capacity));
    }
  });

  test('n(n − 1)/2: ten times as many states, about a hundred times as many comparisons', () => {
    const comparisons = (n: number): number => (n * (n - 1)) / 2;
    for (const n of [20, 1000]) expect(comparisons(10 * n) / comparisons(n)).toBeCloseTo(100, -1);
  });
});

describe('breadth-first search and Dijkstra’s algorithm', () => {
  test('states come out by depth, and no solution is shorter than the one found', () => {
    for (const level of RANDOM) {
      const problem = new MovesProblem(level);
      const depths: number[] = [];
      const trace = { expanded: (node: number) => depths.push(result.nodes.depths[node] as number) };
      const result = { nodes: new Nodes(1, true) };
      const running = search(
        problem,
        {
          strategy: 'breadth-first',
          visited: 'hash',
          trace: { ...trace, begin: (nodes) => Object.assign(result, { nodes }) },
        },
        {},
        PATIENT,
      );
      const { path } = finish(running);
      expect(depths).toEqual([...depths].sort((a, b) => a - b));
      expect(path?.length ?? Infinity).toBe(allPositions(level).get(keyOf(level.start))?.moves);
    }
  });

  test('the steps of the heap grow with the logarithm of its size', () => {
    let reads = 0;
    /** An array that counts what is read from it. */
    class CountingArray extends Int32Array {
      constructor(length: number) {
        super(length);
        // biome-ignore lint/correctness/noConstructorReturn: the proxy is the array.
        return new Proxy(this, {
          get(target, name) {
            if (typeof name === 'string' && /^\d+$/.test(name)) reads++;
            const value = Reflect.get(target, name);
            return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value;
          },
          set: (target, name, value) => Reflect.set(target, name, value),
        });
      }
    }
    vi.stubGlobal('Int32Array', CountingArray);
    const heap = new Priority();
    heap.grow(4096);
    vi.unstubAllGlobals();
    const random = randomFor(4);
    const keysOf = [(size: number) => -size, (size: number) => size, () => random.below(1000)];
    let most = 0;
    for (const keyOfSize of keysOf) {
      for (let size = 0; size < 4096; size++) {
        reads = 0;
        heap.push(size, keyOfSize(size));
        expect(reads).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(size + 1)));
      }
      for (let size = 4096; size > 0; size--) {
        reads = 0;
        heap.pop();
        most = Math.max(most, reads);
        expect(reads).toBeLessThanOrEqual(5 * Math.ceil(Math.log2(size)) + 3);
      }
    }
    // What is read is counted.
    expect(most).toBeGreaterThan(24);
  });

  /** The cost of the first goal taken if a push costs this much. */
  function firstGoal(level: Level, pushCost: number, isMarkedEarly: boolean): number {
    const states = allStates(level);
    const start = [...states.values()][0] as State;
    const waiting = [{ cost: 0, state: start }];
    const marked = new Set(isMarkedEarly ? [start.key] : []);
    for (;;) {
      waiting.sort((a, b) => a.cost - b.cost);
      const taken = waiting.shift();
      if (!taken) return Infinity;
      const { cost, state } = taken;
      if (!isMarkedEarly && marked.has(state.key)) continue;
      marked.add(state.key);
      if (state.rest === 0) return cost;
      for (const key of state.next.filter((each) => !marked.has(each))) {
        if (isMarkedEarly) marked.add(key);
        const next = states.get(key) as State;
        waiting.push({ cost: cost + (next.boxes.join() === state.boxes.join() ? 1 : pushCost), state: next });
      }
    }
  }

  /** The least cost, by relaxing every edge until nothing changes (Bellman 1958). */
  function leastCost(level: Level, pushCost: number): number {
    const states = [...allStates(level).values()];
    const costs = new Map([[states[0]?.key ?? '', 0]]);
    const boxesOf = new Map(states.map(({ key, boxes }) => [key, boxes.join()]));
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const { key, boxes, next } of states) {
        for (const after of next) {
          const cost = (costs.get(key) ?? Infinity) + (boxesOf.get(after) === boxes.join() ? 1 : pushCost);
          if (cost >= (costs.get(after) ?? Infinity)) continue;
          costs.set(after, cost);
          isChanged = true;
        }
      }
    }
    return Math.min(...states.filter(({ rest }) => rest === 0).map(({ key }) => costs.get(key) as number), Infinity);
  }

  test('equal costs: marking early is right; different costs: a cost is final when the state is expanded', () => {
    for (const level of RANDOM) {
      expect(firstGoal(level, 1, true)).toBe(leastCost(level, 1));
      expect(firstGoal(level, 4, false)).toBe(leastCost(level, 4));
    }
  });
});

describe('A*', () => {
  const estimates = (level: Level, id: HeuristicId) => {
    const estimate = makeHeuristic(level, id);
    return new Map([...allStates(level).values()].map((state) => [state.key, estimate(state.boxes)]));
  };

  test.each(WITH_HEURISTICS)(
    '%s on %s: a push that lowers h leaves f as it is; every other move raises f',
    (id, _name, rows) => {
      const level = lessonLevel(rows);
      const h = estimates(level, id);
      const states = allStates(level);
      for (const { key, boxes, next } of states.values()) {
        for (const after of next) {
          const [here, there] = [h.get(key) as number, h.get(after) as number];
          if (there === Infinity) continue;
          const isPush = states.get(after)?.boxes.join() !== boxes.join();
          if (isPush && there < here) expect(there + 1).toBe(here);
          else expect(there + 1).toBeGreaterThan(here);
        }
      }
    },
  );

  test.each(WITH_HEURISTICS)(
    '%s on %s: until the goal is taken, a state of a shortest solution waits with f of at most its cost',
    (id, _name, rows) => {
      const level = lessonLevel(rows);
      const states = allStates(level);
      const optimum = optimumOf(states);
      const { recorded, moves } = searched(rows, 'a-star', id);
      expect(moves).toBe(optimum);
      const { nodes, steps } = recorded;
      for (let at = 1; at < steps.count; at += sampled(29, 5)) {
        const moment = (steps.events[at] as number) - 1;
        const waits = Array.from({ length: nodes.count }, (_, node) => node).some((node) => {
          if ((nodes.added[node] as number) > moment || (nodes.taken[node] as number) <= moment) return false;
          const { g, rest } = states.get(statesOf(nodes, node)) as State;
          const cost = nodes.costs[node] as number;
          return cost === g && g + rest === optimum && cost + (nodes.estimates[node] as number) <= optimum;
        });
        expect(waits).toBe(true);
      }
    },
  );

  test.each(WITH_HEURISTICS)('%s on %s: every state with an f below the optimum is expanded', (id, _name, rows) => {
    const level = lessonLevel(rows);
    const states = allStates(level);
    const h = estimates(level, id);
    const { recorded } = searched(rows, 'a-star', id);
    const expanded = new Set([...recorded.steps.nodes].map((node) => statesOf(recorded.nodes, node)));
    const below = [...states.values()].filter(({ key, g }) => g + (h.get(key) as number) < optimumOf(states));
    expect(below.filter(({ key }) => !expanded.has(key))).toEqual([]);
  });

  test.each(BOARDS)('%s: a higher h leaves no more states below the optimum', (_name, rows) => {
    const level = lessonLevel(rows);
    const states = allStates(level);
    const counts = HEURISTIC_IDS.map((id) => {
      const h = estimates(level, id);
      return [...states.values()].filter(({ key, g }) => g + (h.get(key) as number) < optimumOf(states)).length;
    });
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('it keeps every state that it has met, and so does breadth-first search', () => {
    for (const [, rows] of BOARDS) {
      for (const id of ['a-star', 'breadth-first']) {
        const { recorded } = searched(rows, id);
        const kept = [...recorded.events.kinds].filter((kind) => EVENT_KINDS[kind] === 'kept').length;
        expect(recorded.nodes.count).toBe(1 + kept);
        const { taken } = recorded.nodes;
        const waiting = [...taken.subarray(0, recorded.nodes.count)].filter((event) => event === 0xffffffff).length;
        expect(waiting).toBe(recorded.events.frontiers[recorded.events.count - 1]);
      }
    }
  });
});

describe('two sides', () => {
  test.each(BOARDS)('%s: two searches of depths a and b that have not met prove more than a + b', (_name, rows) => {
    const states = [...allStates(lessonLevel(rows)).values()];
    const optimum = states[0]?.rest as number;
    for (let a = 0; a <= optimum; a++) {
      for (let b = 0; b <= optimum; b++) {
        const isMet = states.some(({ g, rest }) => g <= a && rest <= b);
        expect(isMet).toBe(a + b >= optimum);
      }
    }
  });

  test('layers that grow by c: about c to the power of d states, and the square root on each of two sides', () => {
    const seen = (c: number, depth: number): number =>
      Array.from({ length: depth + 1 }, (_, layer) => c ** layer).reduce((sum, size) => sum + size, 0);
    for (const c of [2, 3, 5]) {
      expect(seen(c, 20) / c ** 20).toBeLessThanOrEqual(c / (c - 1));
      expect(seen(c, 10) / Math.sqrt(c ** 20)).toBeLessThanOrEqual(c / (c - 1));
    }
    const left = [1.01, 2].map((c) => (2 * seen(c, 10)) / seen(c, 20));
    expect(left[0]).toBeGreaterThan(0.9);
    expect(left[1]).toBeLessThan(0.01);
  });
});

describe('IDA*', () => {
  test.each(WITH_HEURISTICS)('%s on %s: no state of a shortest solution has an f above its cost', (id, _name, rows) => {
    const level = lessonLevel(rows);
    const states = allStates(level);
    const estimate = makeHeuristic(level, id);
    const onShortest = [...states.values()].filter(({ g, rest }) => g + rest === optimumOf(states));
    expect(onShortest.filter(({ g, boxes }) => g + estimate(boxes) > optimumOf(states))).toEqual([]);
  });

  test('without a table the path is enough', () => {
    for (const [rows, heuristic] of [
      [CORRIDOR, 'none'],
      [CORRIDOR, 'matching'],
      [FIRST_PUSH, 'matching'],
    ] as const) {
      const states = allStates(lessonLevel(rows));
      const estimate = makeHeuristic(lessonLevel(rows), heuristic);
      const path = [[...states.values()][0] as State];
      let next = Infinity;
      const follow = (bound: number): boolean => {
        const here = path.at(-1) as State;
        if (here.rest === 0) return true;
        return here.next.some((key) => {
          const state = states.get(key) as State;
          const sum = path.length + estimate(state.boxes);
          if (sum > bound) next = Math.min(next, sum);
          if (sum > bound) return false;
          path.push(state);
          return follow(bound) || (path.pop() && false);
        });
      };
      let bound = estimate((path[0] as State).boxes);
      for (; !follow(bound); next = Infinity) bound = next;
      expect([bound, path.length - 1]).toEqual([optimumOf(states), optimumOf(states)]);
    }
  });

  test.each(BOARDS)('%s: it looks at states again', (_name, rows) => {
    const { recorded, expanded } = searched(rows, 'ida-star', 'matching');
    const rounds = recorded.result.deepening?.rounds as number;
    expect(rounds).toBeGreaterThan(1);
    expect(new Set(recorded.steps.nodes).size).toBeLessThan(expanded);
  });
});

describe('relaxed puzzles', () => {
  /** Pushes of a box alone from each cell to a goal, the player on any side of it. */
  function pushesTo({ width, walls }: Level, goal: number): Map<number, number> {
    const found = new Map([[goal, 0]]);
    for (const [cell, pushes] of found) {
      for (const offset of [1, -1, width, -width]) {
        const [from, player] = [cell - offset, cell - 2 * offset];
        if (!walls[from] && !walls[player] && !found.has(from)) found.set(from, pushes + 1);
      }
    }
    return found;
  }

  function permutations<Item>(items: readonly Item[]): Item[][] {
    if (items.length < 2) return [[...items]];
    return items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
  }

  const LEVELS = [...BOARDS.map(([, rows]) => lessonLevel(rows)), ...RANDOM];

  test('nearest goals and matching are the optima of the two relaxed puzzles', () => {
    for (const level of LEVELS) {
      const [nearest, matching] = [makeHeuristic(level, 'nearest'), makeHeuristic(level, 'matching')];
      const tables = level.goals.map((goal) => pushesTo(level, goal));
      const pushes = (box: number, goal: number): number => tables[goal]?.get(box) ?? Infinity;
      const goals = [...tables.keys()];
      for (const { boxes } of [...allStates(level).values()].slice(0, 200)) {
        const alone = boxes.map((box) => Math.min(...goals.map((goal) => pushes(box, goal))));
        expect(nearest(boxes)).toBe(alone.reduce((sum, each) => sum + each, 0));
        const assigned = permutations(goals).map((order) =>
          boxes.reduce((sum, box, index) => sum + pushes(box, order[index] as number), 0),
        );
        expect(matching(boxes)).toBe(Math.min(...assigned));
      }
    }
  });

  test('the maximum of two admissible heuristics is admissible; the sum, and twice one, need not be', () => {
    let [sumsAbove, doublesAbove] = [0, 0];
    for (const level of LEVELS) {
      const [nearest, matching] = [makeHeuristic(level, 'nearest'), makeHeuristic(level, 'matching')];
      for (const { boxes, rest } of allStates(level).values()) {
        const [h, k] = [nearest(boxes), matching(boxes)];
        expect(Math.max(h, k)).toBeLessThanOrEqual(rest);
        if (h + k > rest) sumsAbove++;
        if (2 * k > rest) doublesAbove++;
      }
    }
    expect(Math.min(sumsAbove, doublesAbove)).toBeGreaterThan(0);
  });
});
