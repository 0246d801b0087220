// Creates a folder and its parents. Doesn't use Node's `recursive`, which never returns in a place like /proc, where a
// folder can be neither found nor created.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder } from './files-below.js';

/** Throws the system's error if there is no such folder afterwards: EEXIST where a file is in its place. */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && isFolder(path)) return;
    if (code !== 'ENOENT' || dirname(path) === path || isFolder(dirname(path))) throw error;
    makeFolder(dirname(path), mode);
    makeFolder(path, mode);
  }
}
