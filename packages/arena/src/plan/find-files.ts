// The level files that a list of paths means: a file is itself, a folder is every file below it, in the order of names.
// Hidden files are left out.

import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { isFolder } from '@masu/node-host/files/files-below.js';

export interface FoundFile {
  readonly path: string;
  /** The name under which reports count its levels. */
  readonly collection: string;
  /** Found in a folder rather than named: skipped if it contains no levels. */
  readonly isFromFolder: boolean;
}

const bare = (path: string): string => path.slice(0, path.length - extname(path).length);

function visibleFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return visibleFiles(path);
      return entry.isFile() || (entry.isSymbolicLink() && isFile(path)) ? [path] : [];
    });
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Each file once. A path that doesn't exist stays in the list: reading it gives the error. */
export function findFiles(paths: readonly string[]): FoundFile[] {
  const filesByPath = new Map<string, FoundFile>();
  for (const path of paths) {
    const below =
      path !== '-' && isFolder(path)
        ? visibleFiles(path).map((file) => ({ path: file, collection: bare(relative(path, file)), isFromFolder: true }))
        : [{ path, collection: path === '-' ? 'standard input' : bare(basename(path)), isFromFolder: false }];
    for (const file of below) if (!filesByPath.has(file.path)) filesByPath.set(file.path, file);
  }
  return [...filesByPath.values()];
}
