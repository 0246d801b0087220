// What is sent to the watching worker: a position, and its level where that is another than before. It answers each with
// an `Insight`, in the order they came.

import type { Level, Position } from '../../sokoban/index.js';

export interface ToWatcher {
  readonly level?: Level;
  readonly position: Position;
}
