// Lesson 5 in English.

import { formatNumber } from '../../base/format.js';

export interface AStarFacts {
  readonly dijkstra: number;
  /** A* without a heuristic. */
  readonly none: number;
  readonly nearest: number;
  readonly matching: number;
  /** States in the frontier of A* with matching when it ends. */
  readonly waiting: number;
  readonly greedy: number;
  readonly moves: number;
  readonly greedyMoves: number;
  /** Moves of greedy search on a level on which it happens to find the optimum. */
  readonly greedyLucky: number;
  readonly nearestHere: number;
  readonly matchingHere: number;
  readonly checkedStates: number;
  readonly checkedMoves: number;
  /** The most that one of these moves lowers h by. */
  readonly mostLowered: number;
  readonly comparedStates: number;
  readonly betterStates: number;
  /** The costs of the edges of the small graph, h of A, what A* finds, and the optimum. */
  readonly sa: number;
  readonly sb: number;
  readonly ab: number;
  readonly bg: number;
  readonly estimateOfA: number;
  readonly graphFound: number;
  readonly graphOptimum: number;
}

export const A_STAR = {
  title: 'A* and a good bound',
  summary: 'A search that knows how far it still has to go, at least.',
  boards: { notIntoTheCorner: 'Not into the corner' },
  sections: (f: AStarFacts) => ({
    estimate: {
      heading: 'Looking ahead',
      paragraphs: [
        'Dijkstra’s algorithm looks only back: it knows what a state has cost so far, **g**. A\\* also looks ahead. A **heuristic** **h** estimates the cost that is still to come, and A\\* takes the state with the least sum **f** = g + h.',
        `Every waiting state in the frontier shows its three figures. A push that lowers h leaves f as it is; every other move raises f, and the state waits longer. Dijkstra’s algorithm expands ${formatNumber(f.dijkstra)} states here. A\\* expands ${formatNumber(f.matching)}; when it ends, ${formatNumber(f.waiting)} still wait.`,
      ],
      actions: { further: 'Go to the 100th state' },
    },
    admissible: {
      heading: 'Never too high',
      paragraphs: [
        'If h never exceeds the true cost, it is called **admissible**. Then a goal doesn’t come out too early: as long as a better solution exists, some state on its path waits in the frontier with an f that is no larger than the cost of that solution, so it comes first. The first goal that A\\* takes is optimal, provided that no state of the path was closed at too high a cost. The next step is about that.',
        'In Sokoban a box needs at least as many pushes as its distance to a goal, with no other box in its way. The sum over all boxes, each to its **nearest** goal, is admissible.',
      ],
    },
    consistent: {
      heading: 'Closed once',
      paragraphs: [
        'The A\\* of the lab expands each state once. If a cheaper path to it turns up later, it is not opened again. That is safe if h is also **consistent**: no move lowers h by more than the move costs. Then f never falls along a path, and when a state is expanded, no cheaper path to it is left.',
        `Without this, A\\* can miss the optimum. Take four states. From S to A costs ${formatNumber(f.sa)}, from S to B ${formatNumber(f.sb)}, from A to B ${formatNumber(f.ab)}, and from B to the goal ${formatNumber(f.bg)}. Let h be ${formatNumber(f.estimateOfA)} at A and 0 everywhere else: admissible, but the step from A to B lowers h by ${formatNumber(f.estimateOfA)} and costs ${formatNumber(f.ab)}. A\\* takes B before A and closes it; when A comes out, B is not opened again. The path it returns costs ${formatNumber(f.graphFound)}; the optimum is ${formatNumber(f.graphOptimum)}.`,
        `The sum over the nearest goals is consistent, and so is the heuristic of the next step. A walk moves no box. A push moves one box by one cell, so h falls by at most 1, the cost of the move. On this level there are ${formatNumber(f.checkedStates)} states with ${formatNumber(f.checkedMoves)} possible moves; the most that h falls by is ${formatNumber(f.mostLowered)}.`,
      ],
    },
    better: {
      heading: 'A better bound',
      paragraphs: [
        `Two boxes may have the same nearest goal, but only one can have it in the end. **Matching** assigns every box a goal of its own, so that the sum is least. The result is never below the sum of the nearest goals. This level has ${formatNumber(f.comparedStates)} states in which every box can have a goal of its own, and in ${formatNumber(f.betterStates)} of them it is above that sum: a better bound.`,
        `On this level A\\* expands ${formatNumber(f.none)} states without a heuristic, ${formatNumber(f.nearest)} with the nearest goals, and ${formatNumber(f.matching)} with matching. Matching takes more time per state than adding up distances. Whether the states it saves make up for that must be measured: count the time, not the states.`,
      ],
      actions: { end: 'Run all three to the end' },
    },
    greedy: {
      heading: 'Only ahead: greedy',
      paragraphs: [
        `Greedy best-first search forgets g and takes the state with the least h. It rushes toward the goal: ${formatNumber(f.greedy)} states instead of ${formatNumber(f.matching)}.`,
        `But nothing keeps its paths short. On this level its solution has ${formatNumber(f.greedyMoves)} moves; the optimum is ${formatNumber(f.moves)}. On the level “Detour” of lesson 3 it happens to find a solution of ${formatNumber(f.greedyLucky)} moves, which is optimal; but it can’t know that.`,
      ],
    },
  }),
  exercises: (f: AStarFacts) => ({
    order: {
      heading: 'Exercise 1',
      question: 'These states wait in the frontier. In which order does A* take them?',
      options: {
        a: 'A: g 9, h 4',
        b: 'B: g 3, h 7',
        c: 'C: g 6, h 2',
        d: 'D: g 5, h 6',
      },
      right: 'Right. The sums are 8, 10, 11, and 13.',
      hint: 'Add g and h for each.',
    },
    nearest: {
      heading: 'Exercise 2',
      question:
        'Two boxes, two goals, and the goal in row 3 is the nearest for both boxes. What is h by nearest goals: the sum of the pushes of each box to its nearest goal?',
      right: `Right: ${formatNumber(f.nearestHere)}. Matching must send one of the boxes to the other goal and gives ${formatNumber(f.matchingHere)}.`,
      hint: 'Count the cells from each box to the goal in its own row. No other box is in the way for an estimate.',
    },
    high: {
      heading: 'Exercise 3',
      question: 'Someone multiplies the heuristic by two. What can happen to A*?',
      options: {
        longer: 'It may return a solution that is longer than the optimum',
        none: 'It may miss every solution',
        nothing: 'Nothing: the order of the states stays the same',
      },
      right:
        'Right. The doubled estimate can exceed the true cost, so a state on the shortest path may wait too long. It still finds a solution.',
      hint: 'Is the doubled heuristic still admissible? What did admissibility guarantee?',
    },
  }),
} as const;
