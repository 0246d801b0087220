// The progress of a run, for the progress line.

import type { TallyCounts } from '../folder/tally.js';

export interface RunProgress extends TallyCounts {
  readonly running: number;
  readonly machines: number;
  /** Estimated from the reports of this session; undefined before the first of them. */
  readonly leftMillis?: number;
}

/** The time left at the rate of this session: an estimate, since hard levels at the end take longer. */
export function leftMillis(added: number, remaining: number, elapsedMillis: number): number | undefined {
  return added === 0 ? undefined : (remaining * elapsedMillis) / added;
}
