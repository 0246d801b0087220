// Opens the player's saved data for a command. Unlike a game, it can't continue without saving: data that can't be
// saved is an error.

import { readdirSync } from 'node:fs';
import type { Host } from '../../host/host.js';
import { NOTICE_TEXTS, noticeMessage } from '../../saves/notice.js';
import { openStore } from '../../saves/open.js';
import type { Store } from '../../saves/store.js';
import { EXIT, Refusal } from './exit-codes.js';
import { safe } from './output.js';

const TEXTS = {
  ...NOTICE_TEXTS,
  cannotSave: (reason: string, folder: string) =>
    `Can’t save: ${reason} (${folder}). Make this folder writable, or set MASU_HOME to one that is.`,
} as const;

/** Refuses a folder of saved data that is a file or can't be read: it would look like one without data. */
export function mustBeFolder(path: string): void {
  try {
    readdirSync(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    const reason =
      code === 'ENOTDIR' ? 'it is a file, not a folder' : code === 'EACCES' ? 'permission denied' : message;
    const advice = 'Make it a folder that you can read, or set MASU_HOME to one.';
    throw new Refusal(EXIT.environment, safe(`Can’t read your data in ${path}: ${reason}. ${advice}`), undefined, path);
  }
}

export function openSaved(host: Host): Store {
  const store = openStore(host, (notice) => noticeMessage(TEXTS, notice));
  mustBeFolder(store.files.home);
  return store;
}
