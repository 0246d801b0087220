// Each algorithm in words: one paragraph, and a dozen lines of pseudo-code. Every line names the events during which it
// runs, so that a recorded search can mark the line of each event. Events without a line of their own don't occur.

import type { Recorded } from './recorded.js';
import { eventAt } from './recorded.js';
import type { AlgorithmId } from './strategies.js';
import type { EventKind } from './trace.js';

export interface CodeLine<Kind extends string = EventKind> {
  /** Levels of indentation. */
  readonly indent: number;
  readonly text: string;
  readonly at: readonly Kind[];
}

export interface Explanation<Kind extends string = EventKind> {
  readonly paragraph: string;
  readonly lines: readonly CodeLine<Kind>[];
}

const line = (indent: number, text: string, ...at: EventKind[]): CodeLine => ({ indent, text, at });

const SUCCESSORS = [
  line(1, 'for each move, in order'),
  line(2, 'm ← the state after the move; if blocked, next move', 'blocked'),
  line(2, 'if a rule says that m is a deadlock, next move', 'pruned'),
];

const MARKED_EARLY = [...SUCCESSORS, line(2, 'if m is in visited, next move', 'visited')];

/** The algorithms that mark a state when it is expanded. */
const TAKEN_ONCE = line(1, 'if n is in visited, next node; otherwise add it to visited', 'skip');

export const EXPLANATIONS: Readonly<Record<AlgorithmId, Explanation>> = {
  'breadth-first': {
    paragraph:
      'Breadth-first search looks at all states one move away from the start, then at all states two moves away, and so on. ' +
      'A queue keeps the order: new states join at the end, and the oldest one is next. Because no state is reached ' +
      'before all closer ones, the first solution found is a shortest one. The price is memory: every state of every ' +
      'layer is stored.',
    lines: [
      line(0, 'visited ← {start}; frontier ← queue with the start', 'start'),
      line(0, 'while the frontier is not empty'),
      line(1, 'n ← take the oldest node from the frontier', 'expand'),
      line(1, 'if n is a goal, return the path to n', 'found'),
      ...MARKED_EARLY,
      line(2, 'add m to visited'),
      line(2, 'parent(m) ← n'),
      line(2, 'put m at the end of the frontier', 'kept'),
      line(0, 'return no solution', 'exhausted'),
    ],
  },
  'depth-first': {
    paragraph:
      'Depth-first search follows one path as far as it goes and backs up only where nothing new is left. A stack keeps the ' +
      'order: the newest state is next. It often reaches some solution with few states waiting, but the solution ' +
      'can be hundreds of times longer than necessary, so it proves nothing about length.',
    lines: [
      line(0, 'visited ← {}; frontier ← stack with the start', 'start'),
      line(0, 'while the frontier is not empty'),
      line(1, 'n ← take the newest node from the frontier'),
      TAKEN_ONCE,
      line(1, 'look at n', 'expand'),
      line(1, 'if n is a goal, return the path to n', 'found'),
      ...[line(1, 'for each move, in reverse order'), ...SUCCESSORS.slice(1)],
      line(2, 'if m is in visited, next move', 'visited'),
      line(2, 'parent(m) ← n; put m on top of the frontier', 'kept'),
      line(0, 'return no solution', 'exhausted'),
    ],
  },
  dijkstra: {
    paragraph:
      'Dijkstra’s algorithm always takes the state that is cheapest to reach. A priority queue keeps the order. If every move ' +
      'costs 1, it looks at the same layers as breadth-first search, and only the order among equal costs differs; ' +
      'with different costs it still finds a cheapest solution, which breadth-first search does not.',
    lines: [
      line(0, 'visited ← {}; frontier ← heap with the start, g = 0', 'start'),
      line(0, 'while the frontier is not empty'),
      line(1, 'n ← take the node with the least g from the frontier', 'expand', 'skip'),
      line(1, 'if n is a goal, return the path to n', 'found'),
      ...MARKED_EARLY,
      line(2, 'add m to visited'),
      line(2, 'parent(m) ← n'),
      line(2, 'g(m) ← g(n) + cost of the move; put m into the frontier', 'kept'),
      line(0, 'return no solution', 'exhausted'),
    ],
  },
  'a-star': {
    paragraph:
      'A* takes the state with the least sum of g, the moves so far, and h, an estimate of the moves to go. If h is never too ' +
      'high, the first solution taken is a shortest one: any shorter one would have had a smaller sum and come out ' +
      'earlier. The closer h is to the truth, the fewer states are looked at; with h = 0 it is Dijkstra’s algorithm.',
    lines: [
      line(0, 'visited ← {}; frontier ← heap with the start, f = h(start)', 'start'),
      line(0, 'while the frontier is not empty'),
      line(1, 'n ← take the node with the least f from the frontier'),
      TAKEN_ONCE,
      line(1, 'look at n', 'expand'),
      line(1, 'if n is a goal, return the path to n', 'found'),
      ...SUCCESSORS,
      line(2, 'if m is in visited, next move', 'visited'),
      line(2, 'if h(m) is infinite, next move', 'dead'),
      line(2, 'parent(m) ← n; f(m) ← g(n) + 1 + h(m); put m into the frontier', 'kept'),
      line(0, 'return no solution', 'exhausted'),
    ],
  },
  greedy: {
    paragraph:
      'Greedy best-first search takes the state that looks closest to a solution, whatever it cost to get there. It often ' +
      'needs very few states. But an estimate that is wrong once can lead it far astray, and it returns the first solution ' +
      'it meets, so it proves nothing about length.',
    lines: [
      line(0, 'visited ← {start}; frontier ← heap with the start', 'start'),
      line(0, 'while the frontier is not empty'),
      line(1, 'n ← take the node with the least h from the frontier', 'expand'),
      line(1, 'if n is a goal, return the path to n', 'found'),
      ...MARKED_EARLY,
      line(2, 'add m to visited'),
      line(2, 'if h(m) is infinite, next move', 'dead'),
      line(2, 'parent(m) ← n; put m into the frontier with key h(m)', 'kept'),
      line(0, 'return no solution', 'exhausted'),
    ],
  },
  'ida-star': {
    paragraph:
      'IDA* is depth-first search that turns back wherever g + h exceeds a bound. If it finds no solution, it raises the bound ' +
      'to the least sum it turned back at and starts again from the start. No bound skips the length of a shortest solution, ' +
      'so the first solution found is a shortest one. It looks at many states again and again; the table of visited states ' +
      'only cuts paths that are no shorter than one followed before.',
    lines: [
      line(0, 'bound ← h(start)', 'start'),
      line(0, 'repeat: path ← start; next bound ← ∞', 'round'),
      line(1, 'n ← the last node of the path: look at it', 'expand'),
      line(1, 'if n is a goal, return the path', 'found'),
      ...SUCCESSORS,
      line(2, 'if g(n) + 1 + h(m) > bound: lower next bound to it, next move', 'beyond', 'dead'),
      line(2, 'if m was followed with no more moves in this round, next move', 'visited'),
      line(2, 'put m at the end of the path and look at it', 'kept', 'relinked'),
      line(1, 'no move left: remove n from the path', 'back'),
      line(0, 'bound ← next bound; if it is ∞, return no solution', 'exhausted'),
    ],
  },
};

/** The line of an algorithm's pseudo-code that runs at an event of this kind; -1 if there is none. */
export const lineOf = (algorithm: AlgorithmId, kind: EventKind): number =>
  EXPLANATIONS[algorithm].lines.findIndex(({ at }) => at.includes(kind));

/** The line that runs at an event of a recording. */
export const lineAt = (recorded: Recorded, event: number): number =>
  lineOf(recorded.algorithm, eventAt(recorded, event).kind);
