// Messages of the lab's worker: one search recorded step by step, and the same search with each data structure for
// visited states. Flat arrays, so that a run of a hundred thousand states is one message.

import type { StrategyId, VisitedId } from '../../search/index.js';

export const STORES: readonly VisitedId[] = ['list', 'tree', 'hash'];

/** A search of the lab stops after this many states. */
export const MOST_STATES = 100_000;

export interface LabQuestion {
  readonly rows: readonly string[];
  readonly strategy: StrategyId;
}

/** One search; every array has an entry for each state explored, in order, but for the last two. */
export interface Run {
  readonly explored: number;
  readonly verdict: 'found' | 'exhausted' | 'limit';
  /** Moves of the solution; 0 where none was found. */
  readonly solution: number;
  readonly boxCount: number;
  /** `boxCount` cells a state. */
  readonly boxes: Uint16Array;
  readonly player: Uint16Array;
  readonly depth: Uint32Array;
  /** States that waited after this one was taken. */
  readonly waiting: Int32Array;
  /** Lookups among the visited states so far. */
  readonly lookUps: Uint32Array;
  /** States discovered before this one was explored. */
  readonly discovered: Uint32Array;
  /** Of every state discovered, in order: how deep it hangs in the search tree, and its hash. */
  readonly treeDepth: Uint16Array;
  readonly hash: Int32Array;
}

export type LabAnswer =
  | { readonly kind: 'run'; readonly run: Run }
  /** Comparisons made when each state was explored, from `from` on. */
  | {
      readonly kind: 'comparisons';
      readonly store: VisitedId;
      readonly from: number;
      readonly comparisons: Float64Array;
      readonly done: boolean;
    };
