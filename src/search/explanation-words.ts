// The words of the explanations in English: a paragraph per algorithm, and each line of pseudo-code once, although several
// algorithms share it. A translation is a table of the same shape.

import type { Words } from '../base/languages.js';

export const EXPLANATION_WORDS = {
  paragraphs: {
    'breadth-first':
      'Breadth-first search looks at all states one move away from the start, then at all states two moves away, and so on. ' +
      'A queue keeps the order: new states join at the end, and the oldest one is next. Because no state is reached ' +
      'before all closer ones, the first solution found is a shortest one. The price is memory: every state of every ' +
      'layer is stored.',
    'depth-first':
      'Depth-first search follows one path as far as it goes and backs up only where nothing new is left. A stack keeps the ' +
      'order: the newest state is next. It doesn’t have to look at all closer states first, but its solution can be more than ' +
      'a hundred times longer than necessary, so it proves nothing about length.',
    dijkstra:
      'Dijkstra’s algorithm always takes the state that is cheapest to reach. A priority queue keeps the order. If every move ' +
      'costs 1, it looks at the same layers as breadth-first search, and only the order among equal costs differs; ' +
      'with different costs it still finds a cheapest solution, and breadth-first search may not.',
    'a-star':
      'A* takes the state with the least sum of g, the moves so far, and h, an estimate of the moves to go. If h is never too ' +
      'high and no move lowers it by more than 1, the cost of a move (h is consistent), the first solution taken is a shortest one: ' +
      'any shorter one would have had a smaller sum and come out earlier. The closer h is to the truth, the fewer states have a ' +
      'smaller sum than the solution and must be looked at; with h = 0 it is Dijkstra’s algorithm.',
    greedy:
      'Greedy best-first search takes the state that looks closest to a solution, whatever it cost to get there. It can ' +
      'get by with very few states. But an estimate that is wrong once can lead it far astray, and it returns the first solution ' +
      'it meets, so it proves nothing about length.',
    'ida-star':
      'IDA* is depth-first search that turns back wherever g + h exceeds a bound. If it finds no solution, it raises the bound ' +
      'to the least sum it turned back at and starts again from the start. No bound skips the length of a shortest solution, ' +
      'so the first solution found is a shortest one. It looks at many states again and again; the table of visited states ' +
      'only cuts paths that are no shorter than one followed before.',
  },
  lines: {
    startQueue: 'visited ← {start}; frontier ← queue with the start',
    startStack: 'visited ← {}; frontier ← stack with the start',
    startCosts: 'visited ← {}; frontier ← heap with the start, g = 0',
    startSums: 'visited ← {}; frontier ← heap with the start, f = h(start)',
    startEstimates: 'visited ← {start}; frontier ← heap with the start',
    startBound: 'bound ← h(start)',
    whileWaiting: 'while the frontier is not empty',
    repeat: 'repeat: path ← start; next bound ← ∞',
    takeOldest: 'n ← take the oldest node from the frontier',
    takeNewest: 'n ← take the newest node from the frontier',
    takeLeastCost: 'n ← take the node with the least g from the frontier',
    takeLeastSum: 'n ← take the node with the least f from the frontier',
    takeLeastEstimate: 'n ← take the node with the least h from the frontier',
    takeLast: 'n ← the last node of the path: look at it',
    takenOnce: 'if n is in visited, next node; otherwise add it to visited',
    lookAt: 'look at n',
    goal: 'if n is a goal, return the path to n',
    goalOnPath: 'if n is a goal, return the path',
    eachMove: 'for each move, in order',
    eachMoveReversed: 'for each move, in reverse order',
    apply: 'm ← the state after the move; if blocked, next move',
    deadlock: 'if a rule says that m is a deadlock, next move',
    seen: 'if m is in visited, next move',
    seenInRound: 'if m was followed with no more moves in this round, next move',
    infinite: 'if h(m) is infinite, next move',
    beyond: 'if g(n) + 1 + h(m) > bound: lower next bound to it, next move',
    mark: 'add m to visited',
    parent: 'parent(m) ← n',
    putLast: 'put m at the end of the frontier',
    putOnTop: 'parent(m) ← n; put m on top of the frontier',
    putByCost: 'g(m) ← g(n) + cost of the move; put m into the frontier',
    putBySum: 'parent(m) ← n; f(m) ← g(n) + 1 + h(m); put m into the frontier',
    putByEstimate: 'parent(m) ← n; put m into the frontier with key h(m)',
    putOnPath: 'put m at the end of the path and look at it',
    leave: 'no move left: remove n from the path',
    nextBound: 'bound ← next bound; if it is ∞, return no solution',
    noSolution: 'return no solution',
  },
};

/** The words of the explanations in any language. */
export type ExplanationWords = Words<typeof EXPLANATION_WORDS>;
