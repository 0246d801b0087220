// Stepping by lines of the pseudo-code, for every algorithm: a small interpreter runs each algorithm as its lines say, and
// every line, its variables, and the sizes of frontier and visited set are those that the recorded search shows.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { EXPLANATION_WORDS } from '@masu/search/explanation-words.js';
import { EXPLANATIONS, linesAt, type Variables, variablesAt } from '@masu/search/explanations.js';
import type { AlgorithmId } from '@masu/search/strategies.js';
import { EVENT_KINDS } from '@masu/search/trace.js';
import type { MovesProblem } from '@masu/solve/sokoban/solve/teaching/moves-problem.js';
import { type RecordedMoves, recordMoves } from '@masu/solve/sokoban/solve/teaching/record-moves.js';
import { teachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { movesSearch } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { lessonLevel } from '@masu/teach/facts.js';
import { expect, test } from 'vitest';
import { sampled } from '../sample.js';

const BOARDS = [
  ['########', '#@ $  .#', '########'],
  ['######', '#    #', '# $@.#', '#    #', '######'],
  ['#####', '#@$.#', '#  ##', '#####'],
  // No solution.
  ['#####', '#$@.#', '#   #', '#####'],
  ...sampled([], [['#######', '#  .  #', '# @$$.#', '#     #', '#######']]),
];

type LineName = keyof typeof EXPLANATION_WORDS.lines;
type Line = readonly [name: LineName, variables: Partial<Variables>];

interface Node {
  readonly state: string;
  readonly g: number;
  readonly h: number;
}

/** Runs an algorithm as its lines say. Which of several equal nodes comes out first is taken from the recording. */
class Interpreter {
  readonly lines: Line[] = [];
  readonly #problem: MovesProblem;
  readonly #nodes: Node[] = [];
  readonly #states: Uint32Array;
  readonly #usesH: boolean;

  constructor(problem: MovesProblem, usesH: boolean) {
    this.#problem = problem;
    this.#usesH = usesH;
    this.#states = new Uint32Array(2 * problem.words);
    problem.writeStart(this.#states, 0);
    this.#add(this.#keyAt(0), 0);
  }

  #keyAt(at: number): string {
    return this.#states.slice(at, at + this.#problem.words).join();
  }

  #h(state: string): number {
    this.#states.set(state.split(',').map(Number), 0);
    return this.#usesH ? (this.#problem.estimate?.(this.#states, 0) ?? 0) : 0;
  }

  #add(state: string, g: number): number {
    return this.#nodes.push({ state, g, h: this.#h(state) }) - 1;
  }

  #isGoal(state: string): boolean {
    this.#states.set(state.split(',').map(Number), 0);
    return this.#problem.isGoal(this.#states, 0);
  }

  #after(state: string, action: number): string | 'blocked' | 'pruned' {
    const { words } = this.#problem;
    this.#states.set(state.split(',').map(Number), 0);
    const cost = this.#problem.apply(this.#states, 0, this.#problem.inspect(this.#states, 0), action, words);
    return cost === -1 ? 'blocked' : cost < 0 ? 'pruned' : this.#keyAt(words);
  }

  run(algorithm: Exclude<AlgorithmId, 'ida-star'>, order: readonly number[], taken: readonly number[]): void {
    const isByCosts = algorithm === 'dijkstra' || algorithm === 'dijkstra-course';
    const isBySums = algorithm === 'a-star' || algorithm === 'weighted-a-star';
    const isLate = algorithm === 'depth-first' || isBySums;
    const tried = algorithm === 'depth-first' ? [...order].reverse() : order;
    const [begin, take, put] = (
      {
        'breadth-first': ['startQueue', 'takeOldest', 'putLast'],
        'depth-first': ['startStack', 'takeNewest', 'putOnTop'],
        dijkstra: ['startCosts', 'takeLeastCost', 'putByCost'],
        'dijkstra-course': ['startCosts', 'takeLeastCost', 'putByCost'],
        'a-star': ['startSums', 'takeLeastSum', 'putBySum'],
        'weighted-a-star': ['startWeightedSums', 'takeLeastSum', 'putByWeightedSum'],
        greedy: ['startEstimates', 'takeLeastEstimate', 'putByEstimate'],
      } as const
    )[algorithm];
    const keyOf = (node: number): number => {
      const { g, h } = this.#nodes[node] as Node;
      return {
        ...{ dijkstra: g, 'dijkstra-course': g, 'a-star': g + h, 'weighted-a-star': g + 3 * h, greedy: h },
        ...{ 'breadth-first': node, 'depth-first': -node },
      }[algorithm];
    };
    const visited = new Set<string>(
      begin === 'startQueue' || begin === 'startEstimates' ? [this.#nodes[0]?.state as string] : [],
    );
    /** The node that was marked for each state. */
    const marked = new Map<string, number>([...visited].map((state) => [state, 0]));
    const frontier = new Set([0]);
    let n: number | undefined;
    const say = (name: LineName, more: Partial<Variables> = {}): void => {
      const sizes = { frontier: frontier.size, visited: visited.size };
      this.lines.push([name, { ...(n === undefined ? {} : { n }), ...more, ...sizes }]);
    };
    say(begin);
    for (let turn = 0; ; turn++) {
      say('whileWaiting');
      if (frontier.size === 0) {
        say('noSolution');
        return;
      }
      n = taken[turn];
      if (n === undefined) return;
      const least = Math.min(...[...frontier].map(keyOf));
      expect(keyOf(n), 'the node that is taken comes first').toBe(least);
      frontier.delete(n);
      say(take);
      const { state, g } = this.#nodes[n] as Node;
      if (isLate) {
        const isOld = visited.has(state);
        visited.add(state);
        if (!isOld) marked.set(state, n);
        say('takenOnce');
        if (isOld) continue;
        say('lookAt');
      }
      say('goal');
      if (this.#isGoal(state)) return;
      for (const move of tried) {
        say(algorithm === 'depth-first' ? 'eachMoveReversed' : 'eachMove', { move });
        const next = this.#after(state, move);
        const m = next === 'blocked' ? 'blocked' : (marked.get(next) ?? 'new');
        say('apply', { move, m });
        if (next === 'blocked') continue;
        say(algorithm === 'dijkstra-course' ? 'courseCorner' : 'deadlock', { move, m });
        if (next === 'pruned') continue;
        say('seen', { move, m });
        if (visited.has(next)) continue;
        if (!isLate) {
          visited.add(next);
          say('mark', { move, m });
        }
        const isHopeless = this.#h(next) === Infinity;
        if (isBySums || algorithm === 'greedy') say('infinite', { move, m });
        if (isByCosts || algorithm === 'breadth-first') say('parent', { move, m });
        const added = this.#add(next, g + 1);
        if (!isLate) marked.set(next, added);
        if (isHopeless) continue;
        frontier.add(added);
        say(put, { move, m: added });
      }
    }
  }

  runDeepening(order: readonly number[]): void {
    const known = new Map<string, number>([[this.#nodes[0]?.state as string, 0]]);
    let bound = this.#nodes[0]?.h as number;
    this.lines.push(['startBound', {}]);
    // No goal can be reached: there is no round.
    if (bound === Infinity) {
      this.lines.push(['nextBound', {}]);
      return;
    }
    for (;;) {
      let nextBound = Infinity;
      const followed = new Map<string, number>();
      const path: number[] = [0];
      const say = (name: LineName, more: Partial<Variables> = {}): void => {
        this.lines.push([name, { ...more, bound, nextBound }]);
      };
      say('repeat');
      const look = (n: number, g: number): boolean => {
        const { state } = this.#nodes[n] as Node;
        followed.set(state, g);
        say('takeLast', { n });
        say('goalOnPath', { n });
        if (this.#isGoal(state)) return true;
        for (const move of order) {
          say('eachMove', { n, move });
          const next = this.#after(state, move);
          const old = known.get(next);
          const m = next === 'blocked' ? 'blocked' : 'new';
          say('apply', { n, move, ...(old === undefined ? { m } : {}) });
          if (next === 'blocked') continue;
          say('deadlock', { n, move });
          if (next === 'pruned') continue;
          const sum = g + 1 + this.#h(next);
          if (sum > bound) nextBound = Math.min(nextBound, sum);
          say('beyond', { n, move });
          if (sum > bound) continue;
          say('seenInRound', { n, move });
          if ((followed.get(next) ?? Infinity) <= g + 1) continue;
          const added = old ?? this.#add(next, g + 1);
          known.set(next, added);
          path.push(added);
          say('putOnPath', { move, m: added });
          if (look(added, g + 1)) return true;
          path.pop();
        }
        say('leave');
        return false;
      };
      if (look(0, 0)) return;
      this.lines.push(['nextBound', {}]);
      if (nextBound === Infinity) return;
      bound = nextBound;
    }
  }
}

/** The lines that stepping forward shows, from the start to the end, each with its variables. */
function shownLines(recorded: RecordedMoves): (readonly [text: string, variables: Variables])[] {
  const { lines } = EXPLANATIONS[recorded.algorithm];
  return Array.from({ length: recorded.events.count }, (_, event) => event).flatMap((event) =>
    linesAt(recorded, event).map((line, index, all) => {
      const isLast = index === all.length - 1;
      const variables = isLast ? variablesAt(recorded, event) : variablesAt(recorded, event - 1, index + 1);
      return [lines[line]?.text ?? '', variables] as const;
    }),
  );
}

test.each(Object.keys(EXPLANATIONS) as AlgorithmId[])('%s: every line and its variables', (algorithm) => {
  for (const rules of [[], ['dead-cells']] as const) {
    for (const rows of BOARDS) {
      const level = lessonLevel(rows);
      const { options } = teachingSolver(algorithm, 'hash');
      const recorded = finish(recordMoves(level, { ...options, rules }, {}, PATIENT));
      const { problem } = movesSearch(
        level,
        { ...options, rules, heuristic: options.heuristic ?? 'none' },
        {},
        PATIENT,
      );
      const { kinds, nodes, count } = recorded.events;
      const events = Array.from(
        { length: count },
        (_, at) => [EVENT_KINDS[kinds[at] as number], nodes[at] as number] as const,
      );
      const taken = events.filter(([kind]) => kind === 'expand' || kind === 'skip').map(([, node]) => node);
      const interpreter = new Interpreter(problem, options.heuristic !== undefined);
      if (algorithm === 'ida-star') interpreter.runDeepening(recorded.order);
      else interpreter.run(algorithm, recorded.order, taken);
      const shown = shownLines(recorded);
      expect(shown.map(([text]) => text)).toEqual(interpreter.lines.map(([name]) => EXPLANATION_WORDS.lines[name]));
      for (const [index, [name, variables]] of interpreter.lines.entries()) {
        expect(shown[index]?.[1], `${index}: ${name}`).toMatchObject(variables);
      }
    }
  }
});
