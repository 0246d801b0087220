// The sources of all packages, as `PACKAGE/PATH` without `packages/` and `src/`: `core/base/grid.ts`.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../packages');

export const packageNames = (): string[] => readdirSync(PACKAGES).sort();

/** The file system's name of such a path. */
export function sourcePath(path: string): string {
  const [name = '', ...rest] = path.split('/');
  return join(PACKAGES, name, 'src', ...rest);
}

export const readSource = (path: string): string => readFileSync(sourcePath(path), 'utf8');

/** All files below a package or a folder of one. */
export const sourcesBelow = (path: string): string[] =>
  readdirSync(sourcePath(path), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${path}/${name.replaceAll('\\', '/')}`,
  );

export const allSources = (): string[] => packageNames().flatMap(sourcesBelow);
