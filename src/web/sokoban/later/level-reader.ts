// What is needed to play a level: validation, its session, and what it is played with. Loaded in parallel with the level
// itself, so that the entry chunk stays small.

import { sokobanInPlay } from '../../../session/index.js';
import { type Draft, type LevelError, levelHash, validateLevel } from '../../../sokoban/index.js';
import { setting } from '../../saves/saves.js';
import { PAGE_BYTES } from '../../workers.js';
import type { ReadLevel } from '../state/state.js';

export { parseLurd } from '../../../sokoban/index.js';
export { PlayArea } from './play.js';

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
