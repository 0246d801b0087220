// A state space as the search sees it: states are a fixed number of 32-bit words in one growing array, named by where
// they stand. No object is made for a state, so a million of them cost a few tens of bytes each and no collector
// ever walks them. What the words mean is the problem's own business; the search only copies and compares them.

/** The action cannot be taken in this state. */
export const BLOCKED = -1;
/** The action can be taken, but the problem knows that it leads nowhere. */
export const PRUNED = -2;

export interface Problem {
  /** Words of a state. Equal states have equal words; word by word, unsigned, is the order of the search tree. */
  readonly words: number;
  /** Actions are numbered from 0 to this, exclusive. */
  readonly actions: number;
  /** True where every edge costs 1. */
  readonly unitCosts: boolean;
  writeStart(states: Uint32Array, at: number): void;
  /**
   * One number about a state that `apply` would otherwise work out for every action, such as where the player is. It is
   * returned, not stored: a problem holds no state between calls, so any state may be asked about at any time.
   */
  inspect(states: Uint32Array, at: number): number;
  isGoal(states: Uint32Array, at: number): boolean;
  /**
   * Writes the state after the action at `to` and gives the edge's cost (a whole number), or BLOCKED, or PRUNED.
   * `inspected` is what `inspect` returned for the state at `at`.
   */
  apply(states: Uint32Array, at: number, inspected: number, action: number, to: number): number;
  /** Never above the true cost to a goal, whole, and consistent where an optimal answer is wanted; Infinity: dead. */
  estimate?(states: Uint32Array, at: number): number;
}
