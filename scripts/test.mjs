// `npm test`: sets up, finds a browser for the web app's tests, then every check there is, each with its seconds. Ends at the first that fails.

import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ROOT, setUp } from './setup.mjs';

const tsc = (project) => ['node_modules/typescript/bin/tsc', '-p', project];
const CHECKS = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['format: kernel', ['scripts/format-kernel.mjs', '--check']],
  ['types: pure rooms', tsc('tsconfig.pure.json')],
  ['types: web', tsc('tsconfig.web.json')],
  ['types: tests', tsc('tsconfig.test.json')],
  ['weight of the web app', ['scripts/weigh-web.mjs']],
  // One project after the other: programs run as a person would must not compete with a search for the same cores.
  ...['unit', 'conformance', 'whole'].map((project) => [
    `tests: ${project}`,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'],
  ]),
];

setUp();
try {
  ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const [name, args] of CHECKS) {
  const began = Date.now();
  console.log(`\n— ${name}`);
  const done = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`  ${name}: ${done.status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}
