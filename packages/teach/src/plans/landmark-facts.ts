// What the explainer finds about the boards of lesson 9. Written down, because a page should not load the solvers for a
// lesson; `test/conformance/lesson-landmarks.test.ts` computes all of it again. Cells are numbers of the board's cells.

export const LANDMARK_FACTS = {
  /** LOW_SHELF: pushes possible at the start, and how many lose; `most` of the boxes can be on goals after LOW_SHELF_PUSHED. */
  shelf: {
    pushes: 6,
    losing: 4,
    corners: 3,
    boxes: 2,
    most: 1,
    detour: 15,
    /** The goals in the order in which they have to be filled for good. */
    earlierGoal: 25,
    laterGoal: 19,
    /** Pushes and runs of the solution shown; leaving out the first of these two runs makes the second fail. */
    solution: 8,
    runs: 4,
    linkFrom: 2,
    linkTo: 3,
  },
  /** FIVE_PUSHES: the box with the one push that does not lose. */
  five: { pushes: 5, losing: 4, live: 26 },
  /** SMALL_RING */
  ring: { detour: 15 },
  /** FOUR_CHAMBERS: the box that the first run sets aside, and why the second fails without it. */
  chambers: { aside: 20, why: 'reach' },
} as const;
