// The player's saved data on this machine, and the collections there are to play.

import { Library } from './library.js';
import { dataFolder } from './saved-files.js';
import { Store } from './store.js';

export function openStore(): Store {
  return new Store(dataFolder(process.env), Date.now);
}

export function libraryOf(store: Store): Library {
  return new Library(() => store.collections());
}
