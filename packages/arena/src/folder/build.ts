// Identifies the program: the package version, and the build, a hash of the sources that `scripts/setup.mjs` writes
// next to the compiled program. The version alone is not enough: a researcher who changes a solver without changing the
// version must not get results of the old one.

import { readFileSync } from 'node:fs';
import { buildId, ownFile } from '@masu/node-host/places.js';

export interface Program {
  readonly version: string;
  readonly build: string;
}

export function thisProgram(): Program {
  const { version } = JSON.parse(readFileSync(ownFile('package.json'), 'utf8')) as { version: string };
  // When run from the sources, as in tests, there is no build.
  return { version, build: buildId() ?? `source-${version}` };
}
