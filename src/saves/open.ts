// The player's saved data on this machine, and the collections there are to play.

import { Library, type SayProblem } from './library.js';
import type { SayNotice } from './notice.js';
import { dataFolder } from './saved-files.js';
import { Store } from './store.js';

/** `say`: how it speaks of what went wrong; in English where it is absent. */
export function openStore(say?: SayNotice): Store {
  return new Store(dataFolder(process.env), Date.now, say);
}

/** `say`: how it speaks of files that can't be read; in English where it is absent. */
export function libraryOf(store: Store, say?: SayProblem): Library {
  return new Library(() => store.collections(), say);
}
