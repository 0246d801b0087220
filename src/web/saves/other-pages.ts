// Messages from other open pages: what they have written, and which game they are playing. Loaded with the first
// message.

import { NOTHING_SAVED, recordKey, type SavedGame } from '../../play/index.js';
import { LISTS } from './lists.js';
import { newId } from './new-id.js';
import { alsoPlayed, databaseModule, forget, levelKey, openSlots, type PageMessage, saved } from './saves.js';
import { setTabGame } from './tab-games.js';

/** What another page wrote; it may be of another build, so it is checked like anything from outside. */
export async function hear(message: PageMessage): Promise<void> {
  const list = LISTS.find((each) => each === message.list);
  if (!list) return;
  if (message.kind === 'dropped') forget(list, message.key);
  else {
    const { checkEntries, mergeSaved } = await databaseModule();
    const { sound } = checkEntries(list, [message.entry]);
    saved.value = mergeSaved(saved.value, { ...NOTHING_SAVED, [list]: sound });
    if (message.live && list === 'games') for (const game of sound) hearGame(game as SavedGame);
  }
}

/**
 * Another page plays a level that is open here. Where it went on from the very game that is open, ours gets an id of its own
 * and is saved at once: both stay, whichever of the two is played on.
 */
function hearGame(game: SavedGame): void {
  const slot = openSlots.get(game.puzzle);
  if (!slot || levelKey(slot) !== recordKey(game) || game.name !== undefined) return;
  alsoPlayed.value = recordKey(game);
  if (game.id !== slot.id) return;
  slot.id = newId();
  slot.savedAt = undefined;
  setTabGame(levelKey(slot), slot.id);
  slot.saveAgain();
}
