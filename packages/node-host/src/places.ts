// Where the program's own files are: its package.json, levels, and the built web app. The folder is the nearest one above
// with the package.json of masu, whether this file runs from the sources, from dist/, or inside the bundled command.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as { name?: string }).name === 'masu')
      return folder;
    if (folder === dirname(folder)) throw new Error(`no package.json of masu above ${start}`);
  }
}

let root: string | undefined;

/** A file or folder of the package, by its path in there. */
export function ownFile(path: string): string {
  root ??= findFolder();
  return join(root, path);
}

/** The id of this build; none when it runs from the sources, as in tests. */
export function buildId(): string | undefined {
  const path = ownFile('dist/build-id.txt');
  return import.meta.url.endsWith('.ts') || !existsSync(path) ? undefined : readFileSync(path, 'utf8').trim();
}
