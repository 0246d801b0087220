// Opens the player's saved data on this machine and the library of collections.

import { LevelLibrary, type SayProblem } from './library.js';
import type { SayNotice } from './notice.js';
import { dataFolder } from './saved-files.js';
import { Store } from './store.js';

/** `say` makes the messages about problems (default: in English). */
export function openStore(say?: SayNotice): Store {
  return new Store(dataFolder(process.env), Date.now, say);
}

/** `say` makes the messages about unreadable files (default: in English). */
export function libraryOf(store: Store, say?: SayProblem): LevelLibrary {
  return new LevelLibrary(() => store.collections(), say);
}
