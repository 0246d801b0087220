// What is needed to play a level: validation, and its session. Loaded in parallel with the level itself, so that the entry
// chunk stays small.

import { type SokobanInPlay, sokobanInPlay } from '../../../session/index.js';
import { type Draft, type LevelError, levelHash, validateLevel } from '../../../sokoban/index.js';
import { setting } from '../../saves/saves.js';
import { PAGE_BYTES } from '../../workers.js';

export { parseLurd } from '../../../sokoban/index.js';

export interface ReadLevel {
  readonly draft: Draft;
  readonly hash: string;
  readonly play: SokobanInPlay;
}

const LIMITS = { bytes: PAGE_BYTES };

/** The level of a draft, or why it is not valid. */
export function readLevel(draft: Draft): ReadLevel | { readonly error: LevelError } {
  const read = validateLevel(draft);
  if (!read.ok) return read;
  const play = sokobanInPlay(
    read.value,
    () => setting('warn'),
    () => LIMITS,
  );
  return { draft, hash: levelHash(read.value), play };
}
