// What the program sees in a position while a person plays: boxes that can never come home, dead cells, the fewest
// pushes left. Plain data, worked out in a small worker of its own; the newest position asked for wins.

import type { Position } from '../../sokoban/index.js';

export interface Insight {
  /** The boxes that make the position dead; none where it is not known to be. */
  readonly stuck: readonly number[];
  /** Why, as far as it can be told. */
  readonly why: 'dead-cell' | 'held' | 'pinned' | 'short' | undefined;
  /** Pushes needed at least; undefined where nothing can be said at once. */
  readonly bound: number | undefined;
}

/** A level is sent once, as rows; then positions of it. The id is the level's. */
export type InsightQuestion =
  | { readonly kind: 'level'; readonly id: number; readonly rows: readonly string[] }
  | { readonly kind: 'position'; readonly id: number; readonly position: Position };

export type InsightAnswer =
  | { readonly kind: 'dead'; readonly id: number; readonly cells: readonly number[] }
  | { readonly kind: 'insight'; readonly id: number; readonly insight: Insight };
