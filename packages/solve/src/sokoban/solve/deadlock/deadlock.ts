// A deadlock as data. Apart from what finds one, which a schema of reports doesn't need.

/**
 * corner: every marked box is off goal in a corner. dead-square: from its cell no box can reach a goal. frozen: no
 * marked box can ever be pushed again. pinned: some can be pushed, but only onto dead squares. goal-shortage: the
 * marked boxes share fewer goals than there are boxes.
 */
export const DEADLOCK_REASONS = ['corner', 'dead-square', 'frozen', 'pinned', 'goal-shortage'] as const;
/** Why boxes are lost: see `DEADLOCK_REASONS`. */
export type DeadlockReason = (typeof DEADLOCK_REASONS)[number];

/** Boxes that can no longer all reach goals, and why. */
export interface Deadlock {
  /** Why they are lost. */
  readonly reason: DeadlockReason;
  /** The boxes that cause it, ascending; never empty. */
  readonly boxes: readonly number[];
}
