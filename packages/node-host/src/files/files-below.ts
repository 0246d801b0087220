// The files below a folder, in the order of names. Hidden files are left out. Links are followed, each folder once, so
// that a link to a folder around it can't loop; a folder that can't be read is an error in the list, not an exception.

import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textOrder } from '@masu/core/base/text.js';

type Below = { readonly path: string; readonly error?: string };

function* walk(folder: string, seen: Set<string>): Generator<Below> {
  let names: string[];
  try {
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    yield { path: folder, error: code === 'EACCES' ? 'Permission denied.' : `Can’t read the folder: ${code}.` };
    return;
  }
  for (const name of names.sort(textOrder)) {
    const path = join(folder, name);
    // A link to nowhere, or to itself, stays in the list: reading it gives the sentence.
    if (isFolder(path)) yield* walk(path, seen);
    else yield { path };
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Every file below a folder, or the folder with the reason why it can't be read. */
export function filesBelow(folder: string): Iterable<Below> {
  return walk(folder, new Set());
}
