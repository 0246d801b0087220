// Opens the level in a link. Loaded with the first one.

import { shippedLevelTitle } from '../collections/data/collections.js';
import type { Asked, Opening } from '../play/follow-games.js';
import { parseLevelLink } from '../share/level-link.js';
import { filesTexts } from '../texts/files.js';
import { openDraft, pauseTask } from './later/level-reader.js';

export async function openLevelLink(query: URLSearchParams, asked: Asked): Promise<Opening> {
  if (!asked.isWanted()) return 'left';
  const link = parseLevelLink(query);
  if (!link.ok) {
    return {
      error: link.error.code === 'cut-short' ? filesTexts.links.cutShort(link.error.row) : filesTexts.links.unreadable,
    };
  }
  const { draft, moves } = link.value;
  await pauseTask();
  const title = draft.title ? shippedLevelTitle(draft.title) : filesTexts.links.shared;
  return openDraft(draft, { title }, asked, moves);
}
