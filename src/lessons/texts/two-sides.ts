// Lesson 7 in English.

import { formatNumber } from '../../base/format.js';

export interface TwoSidesFacts {
  readonly quickMoves: number;
  readonly optimum: number;
  readonly startBound: number;
  readonly quick: number;
  readonly aStar: number;
  readonly boundAt: number;
  readonly bound: number;
}

export const TWO_SIDES = {
  title: 'Proving optimality from two sides',
  summary: 'A solution bounds the optimum from above, a search from below. When they meet, it is proven.',
  boards: { detour: 'Detour' },
  sections: (f: TwoSidesFacts) => ({
    above: {
      heading: 'From above: a solution',
      paragraphs: [
        `Every solution is an **upper bound**: the optimum can’t be longer. Depth-first search finds one here after ${formatNumber(f.quick)} states; it has ${formatNumber(f.quickMoves)} moves.`,
        'Is it the shortest? The solution itself doesn’t say. “No shorter one was found” is no proof: perhaps nobody looked.',
      ],
    },
    below: {
      heading: 'From below: a bound',
      paragraphs: [
        `A **lower bound** says what every solution costs at least. The heuristic of the start is the first one: h = ${formatNumber(f.startBound)} before any state is expanded.`,
        'A\\* raises it. With a consistent h, every solution that is not found yet passes through a state in the frontier at any moment, and none of them costs less than the least f that waits there. So the least f of the frontier is a lower bound for the whole level.',
        'The bars under the frontier show how many states wait at each f. The leftmost bar is the bound. Watch it move to the right.',
      ],
      actions: { later: `Go to the ${formatNumber(f.boundAt)}th state` },
    },
    meet: {
      heading: 'The two meet',
      paragraphs: [
        `When the least f of the frontier reaches the length of the best solution, nothing shorter can exist, and the solution is **proven optimal**. Here both meet at ${formatNumber(f.optimum)} moves, after ${formatNumber(f.aStar)} states.`,
        'Until then the difference is the **gap**: with a solution of 40 moves and a bound of 36, the optimum is one of 36 to 40. A solver that is stopped early should report both numbers, not only the solution.',
      ],
      actions: { end: 'Run to the end' },
    },
    ends: {
      heading: 'From both ends',
      paragraphs: [
        'There is another way to use two sides: search forward from the start and backward from the goals at once, pulling boxes instead of pushing. If the forward search has seen everything up to depth *a* and the backward search everything up to depth *b*, and they have not met, then every solution is longer than *a* + *b*.',
        'If every layer has *c* times as many states as the one before, a search to depth *d* sees about *c* to the power of *d* states, and each of two searches of half the depth about the square root of that. Where the layers hardly grow, little is saved. The solver `push-optimal` of masu runs such a search beside A\\*, with the pushes as the cost, and reports when the optimum is proven.',
      ],
    },
  }),
  exercises: (f: TwoSidesFacts) => ({
    gap: {
      heading: 'Exercise 1',
      question:
        'A solver was stopped. Its best solution has 57 moves, and the least f in its frontier is 51. How many lengths are still possible for the optimum?',
      right: 'Right: 51, 52, 53, 54, 55, 56, and 57.',
      hint: 'The optimum is at least the bound and at most the solution. Count both ends.',
    },
    proven: {
      heading: 'Exercise 2',
      question: 'The best solution has 34 moves. What proves that it is optimal?',
      options: {
        long: 'A search ran for an hour and found nothing shorter',
        bound: 'The least f in the frontier of A* is 34',
        other: 'Another search found a solution of 34 moves too',
      },
      right: 'Right. Every solution that is not found yet passes through the frontier and costs at least 34.',
      hint: 'Which of the three says something about all solutions?',
    },
    read: {
      heading: 'Exercise 3',
      question: `Set the lab to ${formatNumber(f.boundAt)} states. What is the lower bound of A* there: the least f among the waiting states?`,
      right: `Right: ${formatNumber(f.bound)}. No solution of this level has fewer moves than that.`,
      hint: 'The leftmost bar under the frontier of A* names the least f. The next state in the frontier has it too.',
    },
  }),
} as const;
