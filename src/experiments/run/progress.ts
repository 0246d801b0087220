// How far a run is, for the line a person reads.

import type { Counts } from '../folder/tally.js';

export interface RunProgress extends Counts {
  readonly running: number;
  readonly machines: number;
  /** Estimated from the reports of this session; undefined before the first of them. */
  readonly leftMillis?: number;
}

/** The time left at the rate of this session. Hard levels at the end make it longer: it is an estimate. */
export function leftMillis(added: number, remaining: number, elapsedMillis: number): number | undefined {
  return added === 0 ? undefined : (remaining * elapsedMillis) / added;
}
