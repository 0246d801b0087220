// One recorded search as flat arrays, so that a hundred thousand states are a few megabytes and cross from the worker to
// the page without a copy. A step is one expanded state; a node is a number, as in the search. Everything the lab shows at
// a step is read from these arrays, forward and back, by pure functions beside this file.

/** A search of the lab stops after this many expanded states. */
export const MOST_STATES = 100_000;

/** What became of one action of an expanded state: three bits each, the first action lowest. */
export const OUTCOMES = ['blocked', 'pruned', 'seen', 'added', 'hopeless'] as const;
export type OutcomeId = (typeof OUTCOMES)[number];
export const OUTCOME_BITS = 3;

/** Never taken from the frontier within the recording. */
export const NEVER = 0xffff_ffff;

export type Verdict = 'found' | 'exhausted' | 'limit';

/** The counts of the whole search: those that the command line reports. */
export interface Totals {
  readonly expanded: number;
  readonly generated: number;
  readonly duplicates: number;
  readonly pruned: number;
  readonly discovered: number;
  readonly deepest: number;
  readonly comparisons: number;
  readonly bytes: number;
  /** CPU time, by the clock of the machine that ran it. */
  readonly millis: number;
}

export interface Run {
  readonly verdict: Verdict;
  /** Actions of the solution found. */
  readonly solution: Uint8Array | undefined;
  readonly totals: Totals;
  /** The number of actions of a state, in the order they are tried. */
  readonly actions: number;
  readonly steps: number;

  // By step.
  readonly node: Uint32Array;
  /** States in the frontier after this one was taken. */
  readonly frontier: Uint32Array;
  /** Nodes there were when this state was taken, its successors not among them. */
  readonly nodesBefore: Uint32Array;
  readonly outcomes: Uint16Array;
  /** Lookups and comparisons of the visited set before its successors. */
  readonly lookups: Uint32Array;
  readonly comparisons: Float64Array;
  readonly millis: Float32Array;
  /** Memory of the search, in KiB. */
  readonly kib: Uint32Array;
  /** The boxes of each expanded state, `boxCount` cells of the board per step. */
  readonly boxCount: number;
  readonly boxes: Uint16Array;

  // By node.
  readonly nodes: number;
  readonly words: number;
  readonly states: Uint32Array;
  readonly parents: Int32Array;
  readonly byAction: Uint8Array;
  readonly g: Uint32Array;
  /** Infinity, as 65535: the estimate knows that no goal can be reached. */
  readonly h: Uint16Array;
  /** The step in which a node was added, and the one in which it was taken, or NEVER. */
  readonly addedAt: Uint32Array;
  readonly takenAt: Uint32Array;
  /** Its depth in the search tree, or its hash: what the picture of the visited set needs. */
  readonly place: Int32Array;
}

export const HOPELESS = 0xffff;

/** What became of the action at `index` in a step. */
export function outcomeAt(run: Run, step: number, index: number): OutcomeId {
  const code = ((run.outcomes[step] as number) >> (OUTCOME_BITS * index)) & 7;
  return OUTCOMES[code] as OutcomeId;
}

/** The buffers of a run, to be handed over instead of copied. */
export function buffersOf(run: Run): ArrayBuffer[] {
  return Object.values(run).flatMap((value) => (ArrayBuffer.isView(value) ? [value.buffer as ArrayBuffer] : []));
}
