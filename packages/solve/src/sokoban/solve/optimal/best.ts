// The best solution so far, with its score in the order that counts.

import type { Direction } from '@masu/core/base/grid.js';

/** Scored by the metric first, then by the other. */
export interface Best {
  readonly answer: readonly Direction[];
  readonly first: number;
  readonly second: number;
}
