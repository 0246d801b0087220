// What is needed to play a level: validation, and the commands of its session. Loaded in parallel with the level
// itself, so that the entry chunk stays small.

import { actSokoban } from '../../../session/index.js';
import { type Draft, type Level, type LevelError, levelHash, validateLevel } from '../../../sokoban/index.js';

export interface ReadLevel {
  readonly draft: Draft;
  readonly level: Level;
  readonly hash: string;
  /** What commands do to a session. */
  readonly act: typeof actSokoban;
}

/** The level of a draft, or why it is not valid. */
export function readLevel(draft: Draft): ReadLevel | { readonly error: LevelError } {
  const read = validateLevel(draft);
  return read.ok ? { draft, level: read.value, hash: levelHash(read.value), act: actSokoban } : read;
}
