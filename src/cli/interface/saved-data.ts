// Opens the player's saved data for a command. Unlike a game, it can't continue without saving: data that can't be
// saved is an error.

import { NOTICE_TEXTS, noticeMessage, openStore, type Store } from '../../saves/index.js';

const TEXTS = {
  ...NOTICE_TEXTS,
  cannotSave: (reason: string, folder: string) =>
    `Can’t save: ${reason} (${folder}). Make this folder writable, or set MASU_HOME to one that is.`,
} as const;

export const openSaved = (): Store => openStore((notice) => noticeMessage(TEXTS, notice));
