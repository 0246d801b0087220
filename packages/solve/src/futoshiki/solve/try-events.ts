// What the two solvers report to an observer while they run, in the same terms: `place` is a digit tried (a call of the course's
// `solve`, or a guess), and the places form the tree of tries.

/**
 * start: the givens. place: a digit is tried. illegal: a digit that would break a rule in its cell (backtracking only).
 * back: the last digit is removed. propagate: candidates are ruled out as far as the rules reach. conflict: a cell or a
 * line has no candidate left. rule-out: after a conflict, the digit tried is no longer a candidate. shave: a candidate
 * is tried once at the root and taken back (propagation, after 10,000 conflicts). solution: every cell has its digit.
 * exhausted: everything was tried.
 */
export const TRY_KINDS = [
  'start',
  'place',
  'illegal',
  'back',
  'propagate',
  'conflict',
  'rule-out',
  'shave',
  'solution',
  'exhausted',
] as const;
export type TryKind = (typeof TRY_KINDS)[number];

/** Called after each event. An event without a cell has cell -1 and digit 0. */
export type TryObserver = (kind: TryKind, cell: number, digit: number) => void;
