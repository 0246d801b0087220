// Whether a file can be written, before the work whose result it gets.

import { accessSync, closeSync, constants, openSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const REMOVALS = 40;

const REMOVAL_MILLIS = 50;

/**
 * Removes a folder with all that is in it, although a process that is ending may still write there. Node's own retries
 * don't remove what was written since they began.
 */
export async function removeBusyFolder(path: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      rmSync(path, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tried === REMOVALS) throw error;
      await sleep(REMOVAL_MILLIS);
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'no such folder',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no room left for this user',
  EFBIG: 'the file would be too large',
  EIO: 'the disk has an error',
  EEXIST: 'a file is in the place of its folder',
};

/** Why the system refused to write, as a phrase. */
export const writeReason = ({ code = '', message }: Pick<NodeJS.ErrnoException, 'code' | 'message'>): string =>
  REASONS[code] ?? message;

/** Why the file can't be written, as a phrase; undefined if it can. A file that is not there is made and removed again. */
export function writeProblem(path: string): string | undefined {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) return REASONS.EISDIR;
    if (there) accessSync(path, constants.W_OK);
    else {
      closeSync(openSync(path, 'wx'));
      unlinkSync(path);
    }
    return undefined;
  } catch (error) {
    return writeReason(error as NodeJS.ErrnoException);
  }
}
