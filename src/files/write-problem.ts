// Whether a file can be written, before the work whose result it gets.

import { accessSync, closeSync, constants, openSync, statSync, unlinkSync } from 'node:fs';

const PHRASES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'no such folder',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
};

/** Why the file can't be written, as a phrase; undefined if it can. A file that is not there is made and removed again. */
export function writeProblem(path: string): string | undefined {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) return PHRASES.EISDIR;
    if (there) accessSync(path, constants.W_OK);
    else {
      closeSync(openSync(path, 'wx'));
      unlinkSync(path);
    }
    return undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return PHRASES[code] ?? message;
  }
}
