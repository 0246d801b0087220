// Opens the level in a link. Loaded with the first one.

import { shippedLevelTitle } from '../collections/data/collections.js';
import type { Asked, Opening } from '../play/follow-games.js';
import { said } from '../said.js';
import { parseLevelLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { parseLurd, readLevel } from './later/level-reader.js';
import { openLevel } from './state/state.js';

/**
 * Reading, validating, and drawing the largest boards take tens of milliseconds each, so they run in separate tasks.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export async function openLevelLink(query: URLSearchParams, { isAgain, isWanted }: Asked): Promise<Opening> {
  if (!isWanted()) return 'left';
  const link = parseLevelLink(query);
  if (!link.ok) {
    return {
      error: link.error.code === 'cut-short' ? filesTexts.links.cutShort(link.error.row) : filesTexts.links.unreadable,
    };
  }
  const { draft, moves } = link.value;
  await pause();
  const read = readLevel(draft);
  await pause();
  if (!isWanted()) return 'left';
  if ('error' in read) return { error: said(read.error) };
  const origin = { title: draft.title ? shippedLevelTitle(draft.title) : filesTexts.links.shared };
  return (await openLevel(read, origin, isWanted, { moves: moves ? parseLurd(moves) : undefined, isAgain }))
    ? 'opened'
    : 'left';
}
