// Which program this is: the version of the package and the build, a hash of the sources that `scripts/setup.mjs` writes
// beside the compiled program. The version alone is not enough: a researcher changes a solver without changing it and
// must not be served the results of the old one.

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
  // Run from the sources, as tests do, there is no build.
  return { version, build: read('../../build-id.txt') ?? `source-${version}` };
}
