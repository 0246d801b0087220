// A state space as the search sees it: states are a fixed number of 32-bit words in one growing array, identified by
// their offset. No object is created per state, so a million states cost a few tens of bytes each and no garbage
// collection. The search only copies and compares the words; their meaning is up to the problem.

/** The action is not possible in this state. */
export const BLOCKED = -1;
/** The action is possible, but the problem knows that it leads to a dead end. */
export const PRUNED = -2;

export interface Problem {
  /** Words per state. Equal states have equal words; the search tree orders states word by word, unsigned. */
  readonly words: number;
  /** Actions are numbered from 0 to this, exclusive. */
  readonly actions: number;
  /** True if every edge costs 1. */
  readonly unitCosts: boolean;
  writeStart(states: Uint32Array, at: number): void;
  /**
   * One number about a state that `apply` would otherwise compute for every action, such as the player's cell. It is
   * returned, not stored: a problem keeps no state between calls, so any state can be inspected at any time.
   */
  inspect(states: Uint32Array, at: number): number;
  isGoal(states: Uint32Array, at: number): boolean;
  /**
   * Writes the state after the action at `to` and returns the edge's cost (a whole number), or BLOCKED, or PRUNED.
   * `inspected` is what `inspect` returned for the state at `at`.
   */
  apply(states: Uint32Array, at: number, inspected: number, action: number, to: number): number;
  /** For traces: the number of the rule by which `apply` returned PRUNED. */
  pruneReason?(states: Uint32Array, at: number, inspected: number, action: number): number;
  /** A whole number, never above the true cost to a goal, and consistent if an optimal answer is required; Infinity for dead states. */
  estimate?(states: Uint32Array, at: number): number;
}
