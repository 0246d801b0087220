// `npm test` and `npm run test:long`: sets up, finds or installs what the tests need, then runs one check after the other
// and prints the seconds of each. Stops at the first failure.

import { spawnSync } from 'node:child_process';
import { ensureNeeds } from './needs/index.mjs';
import { ROOT, setUp } from './setup.mjs';

const tsc = (project) => ['node_modules/typescript/bin/tsc', '-p', project];
const vitest = (project) => [
  `tests: ${project}`,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'],
];

// One project after the other: programs run as a person would must not compete with a search for the same cores.
const CHECKS = {
  quick: [
    ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
    ['format: kernel', ['scripts/format-kernel.mjs', '--check']],
    ['types: pure modules', tsc('tsconfig.pure.json')],
    ['types: web', tsc('tsconfig.web.json')],
    ['types: tests', tsc('tsconfig.test.json')],
    ['size of the web app', ['scripts/weigh-web.mjs']],
    ...['unit', 'conformance', 'whole'].map(vitest),
  ],
  long: ['conformance-long', 'whole-long'].map(vitest),
};

const checks = CHECKS[process.argv[2] ?? 'quick'];
if (!checks) {
  console.error(`Name one of ${Object.keys(CHECKS).join(', ')}, or none for quick.`);
  process.exit(1);
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
const start = Date.now();
setUp();
try {
  ensureNeeds();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const [name, args] of checks) {
  const began = Date.now();
  console.log(`\n— ${name}`);
  const done = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`  ${name}: ${done.status === 0 ? 'passed' : 'FAILED'} in ${seconds(began)}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}
console.log(`\nAll passed in ${seconds(start)}`);
