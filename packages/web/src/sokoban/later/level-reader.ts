// What is needed to play a level: validation, its session, and what it is played with. Loaded in parallel with the level
// itself, so that the entry chunk stays small.

import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { sokobanInPlay } from '@masu/engine/session/sokoban/act.js';
import type { Asked, Opening } from '../../play/follow-games.js';
import type { Origin } from '../../play/play-state.js';
import { setting } from '../../saves/saves.js';
import { PAGE_BYTES } from '../../workers.js';
import { openLevel } from '../state/state.js';

export { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
export { PlayArea } from './play.js';

const LIMITS = { bytes: PAGE_BYTES };

/** Validating and drawing the largest boards take tens of milliseconds each, so they run in separate tasks. */
export const pauseTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens the level of a draft, with the moves of a link, if there are any. */
export async function openDraft(
  draft: Draft,
  origin: Origin,
  { isAgain, isWanted }: Asked,
  moves: string,
): Promise<Opening> {
  const read = validateLevel(draft);
  await pauseTask();
  if (!isWanted()) return 'left';
  if (!read.ok) return { error: (await import('../../said.js')).said(read.error) };
  const play = sokobanInPlay(
    read.value,
    () => setting('warn'),
    () => LIMITS,
  );
  const level = { draft, hash: levelHash(read.value), play };
  const isOpened = await openLevel(level, origin, isWanted, { moves: moves ? parseLurd(moves) : undefined, isAgain });
  return isOpened ? 'opened' : 'left';
}
