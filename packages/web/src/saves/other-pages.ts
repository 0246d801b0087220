// Messages from other open pages: what they have written, and which game they are playing. Loaded with the first
// message.

import type { SavedDraft, SavedGame } from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED, recordKey } from '@masu/core/play/saved-order.js';
import { LISTS } from './lists.js';
import { newId } from './new-id.js';
import {
  alsoPlayed,
  changeGameId,
  databaseModule,
  forgetEntry,
  gamePlaces,
  levelKey,
  mergingModule,
  type PageMessage,
  rememberEntry,
  saved,
} from './saves.js';

/** Takes what another page wrote; it may run another build, so its message is validated like any outside data. */
export async function hear(message: PageMessage): Promise<void> {
  const list = LISTS.find((each) => each === message.list);
  if (!list) return;
  if (message.kind === 'dropped') forgetEntry(list, message.key);
  else {
    const [{ checkEntries }, { mergeSaved }] = await Promise.all([databaseModule(), mergingModule()]);
    const { sound } = checkEntries(list, [message.entry]);
    // Each stroke of a drawing follows the one before: merging would make a version of it.
    if (list === 'drafts') for (const draft of sound) rememberEntry(list, draft as SavedDraft);
    else saved.value = mergeSaved(saved.value, { ...NOTHING_SAVED, [list]: sound });
    if (message.live && list === 'games') for (const game of sound) hearGame(game as SavedGame);
  }
}

/**
 * Another page plays a level that is open here. If it continued the same game, ours gets a new id and is saved at once,
 * so that both are kept.
 */
function hearGame(game: SavedGame): void {
  const place = gamePlaces.get(game.puzzle);
  if (!place || levelKey(place) !== recordKey(game) || game.name !== undefined) return;
  alsoPlayed.value = recordKey(game);
  if (game.id !== place.id) return;
  changeGameId(place, newId());
  place.savedAt = undefined;
  place.saveAgain();
}
