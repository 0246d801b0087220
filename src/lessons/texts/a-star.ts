// Lesson 5 in English.

import { formatNumber } from '../../base/format.js';

export interface AStarFacts {
  readonly dijkstra: number;
  readonly nearest: number;
  readonly matching: number;
  readonly greedy: number;
  readonly moves: number;
  readonly greedyMoves: number;
  readonly nearestHere: number;
  readonly matchingHere: number;
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
        'Every waiting state in the frontier shows its three figures. States that walk away from the goal have a larger f and wait longer; many of them are never expanded.',
      ],
      actions: { further: 'Go to the 100th state' },
    },
    admissible: {
      heading: 'Never too high',
      paragraphs: [
        'If h never exceeds the true cost, it is called **admissible**, and the first goal that A\\* takes is optimal. The reason is short: as long as a better solution exists, some state on its path waits in the frontier with an f that is no larger than the cost of that solution, so it would come first.',
        'In Sokoban a box needs at least as many pushes as its distance to a goal, with no other box in its way. The sum over all boxes, each to its **nearest** goal, is admissible.',
      ],
    },
    better: {
      heading: 'A better bound',
      paragraphs: [
        'Two boxes may have the same nearest goal, but only one can have it in the end. **Matching** assigns every box a goal of its own, so that the sum is least. The result is never below the sum of the nearest goals, and often above it: a better bound.',
        `On this level A\\* expands ${formatNumber(f.dijkstra)} states without a heuristic, ${formatNumber(f.nearest)} with the nearest goals, and ${formatNumber(f.matching)} with matching. A better bound costs more time per state and saves states; in most levels that pays.`,
      ],
      actions: { end: 'Run all three to the end' },
    },
    greedy: {
      heading: 'Only ahead: greedy',
      paragraphs: [
        `Greedy best-first search forgets g and takes the state with the least h. It rushes toward the goal: ${formatNumber(f.greedy)} states instead of ${formatNumber(f.matching)}.`,
        `But nothing keeps its paths short. On this level its solution has ${formatNumber(f.greedyMoves)} moves; the optimum is ${formatNumber(f.moves)}. On larger levels the difference grows.`,
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
