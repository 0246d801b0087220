// Validates the level that is about to be opened. Loaded beside the level itself, so that the entry stays small.

import { type Draft, type Level, levelHash, validateLevel } from '../../sokoban/index.js';

export interface ReadLevel {
  readonly draft: Draft;
  readonly level: Level;
  readonly hash: string;
}

/** The level of a draft, or the sentence that says why it is not valid. */
export async function readLevel(draft: Draft): Promise<ReadLevel | { readonly error: string }> {
  const read = validateLevel(draft);
  if (read.ok) return { draft, level: read.value, hash: levelHash(read.value) };
  return { error: (await import('../said.js')).said(read.error) };
}
