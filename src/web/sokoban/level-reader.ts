// Validates the level that is about to be opened. Loaded beside the level itself, so that the entry stays small.

import { type Draft, type Level, type LevelError, levelHash, validateLevel } from '../../sokoban/index.js';

export interface ReadLevel {
  readonly draft: Draft;
  readonly level: Level;
  readonly hash: string;
}

/** The level of a draft, or why it is not valid. */
export function readLevel(draft: Draft): ReadLevel | { readonly error: LevelError } {
  const read = validateLevel(draft);
  return read.ok ? { draft, level: read.value, hash: levelHash(read.value) } : read;
}
