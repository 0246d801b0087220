// Identifies the program: the package version, and the build, a hash of the sources that `scripts/setup.mjs` writes
// next to the compiled program. The version alone is not enough: a researcher who changes a solver without changing the
// version must not get results of the old one.

import { readFileSync } from 'node:fs';

export interface Program {
  readonly version: string;
  readonly build: string;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, import.meta.url), 'utf8').trim();
  } catch {
    return undefined;
  }
}

export function thisProgram(): Program {
  const { version } = JSON.parse(read('../../../package.json') ?? '{"version":"0"}') as { version: string };
  // When run from the sources, as in tests, there is no build.
  return { version, build: read('../../build-id.txt') ?? `source-${version}` };
}
