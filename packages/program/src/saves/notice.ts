// What the store reports to the player: a file that can't be read, a disk that can't be written. Notices are data, so
// that a front end can translate them.

import type { Message } from '@masu/core/base/message.js';
import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/saving.js';

/** Why a file could not be written, by the system's code. */
export const WRITE_FAULTS = {
  ENOSPC: 'disk-full',
  EDQUOT: 'quota',
  EROFS: 'read-only',
  EACCES: 'permission',
  EPERM: 'permission',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  ENOENT: 'no-folder',
  EFBIG: 'too-large',
  EIO: 'disk-error',
  EMFILE: 'too-many-files',
} as const;

export type WriteFault = (typeof WRITE_FAULTS)[keyof typeof WRITE_FAULTS];

export type StoreNotice =
  /** A file that can't be read was moved aside, or left where it is. */
  | { readonly kind: 'moved-aside' | 'left'; readonly path: string; readonly why: Pick<Message, 'message'> }
  /** `message`: the system's own words, if the fault is not one of those listed. */
  | {
      readonly kind: 'cannot-save';
      readonly fault: WriteFault | 'other';
      readonly message: string;
      readonly home: string;
    }
  | { readonly kind: 'saves-again' };

export type SayNotice = (notice: StoreNotice) => string;

export const NOTICE_TEXTS = english;

/** A notice in the words of a table; `said` makes the sentence that says what is wrong with a file. */
export function noticeMessage(
  texts: Words<typeof english>,
  notice: StoreNotice,
  said: (why: Pick<Message, 'message'>) => string = ({ message }) => message,
): string {
  switch (notice.kind) {
    case 'moved-aside':
      return texts.movedAside(notice.path, said(notice.why));
    case 'left':
      return texts.left(notice.path, said(notice.why));
    case 'cannot-save':
      return texts.cannotSave(texts.faults[notice.fault](notice.message), notice.home);
    case 'saves-again':
      return texts.works;
  }
}
