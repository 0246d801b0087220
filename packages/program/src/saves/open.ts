// Opens the player's saved data on this machine and the library of collections.

import { type Host, pathOn } from '../host/host.js';
import type { SayNotice } from './notice.js';
import { dataFolder } from './saved-files.js';
import { Store } from './store.js';

/** `say` makes the messages about problems (default: in English). */
export function openStore(host: Pick<Host, 'env' | 'cwd' | 'now'>, say?: SayNotice): Store {
  return new Store(pathOn(host, dataFolder(host.env)), host.now, say);
}
