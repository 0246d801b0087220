// What a level needs to be played: it is validated, and commands act on its session. Loaded beside the level itself, so
// that the entry stays small; no session is there before.

import { actSokoban } from '../../session/index.js';
import { type Draft, type Level, levelHash, validateLevel } from '../../sokoban/index.js';

export interface ReadLevel {
  readonly draft: Draft;
  readonly level: Level;
  readonly hash: string;
  /** What commands do to a session. */
  readonly act: typeof actSokoban;
}

/** The level of a draft, or the sentence that says why it is not valid. */
export function readLevel(draft: Draft): ReadLevel | { readonly error: string } {
  const read = validateLevel(draft);
  if (!read.ok) return { error: read.error.message };
  return { draft, level: read.value, hash: levelHash(read.value), act: actSokoban };
}
