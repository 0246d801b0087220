// Builds the package's entry points for browsers. TypeScript leaves the names of worker scripts as they are in the source
// (`./worker.ts`), where Vite finds them; in the package the script is `./worker.js`.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(ROOT, 'tsconfig.browser.json')];
const { status } = spawnSync(process.execPath, tsc, { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);

const folder = join(ROOT, 'dist/jobs/web');
for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
  const path = join(folder, name);
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, code.replace(/(new URL\('\.\/[\w-]+)\.ts'/g, "$1.js'"));
}
