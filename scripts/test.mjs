// `npm test` and `npm run test:long`: sets up, finds or installs what the tests need, then runs the checks and prints
// the seconds of each. Checks that run no tests run at the same time; then one project of tests after the other, each on
// all cores. Stops at the first failure.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ensureNeeds } from './needs/index.mjs';
import { ensureNodeVersions } from './needs/node-versions.mjs';
import { ROOT, setUp } from './setup.mjs';

const tsc = (project) => ['node_modules/typescript/bin/tsc', '-p', project];
const vitest = (project) => [
  `tests: ${project}`,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'],
];

const CHECKS = {
  quick: {
    together: [
      ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
      ['format: kernel', ['scripts/format-kernel.mjs', '--check']],
      ['types: pure modules', tsc('tsconfig.pure.json')],
      ['types: web', tsc('tsconfig.web.json')],
      ['types: tests', tsc('tsconfig.test.json')],
      ['size of the web app', ['scripts/weigh-web.mjs']],
    ],
    inTurn: ['unit', 'conformance', 'whole'].map(vitest),
  },
  long: { together: [], inTurn: ['conformance-long', 'conformance-checked', 'whole-long'].map(vitest) },
};
/** What the long run repeats with other versions of Node: all quick tests but those of whole programs. */
const EVERY_NODE = CHECKS.quick.inTurn.filter(([name]) => !name.endsWith('whole'));

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Runs a check and prints its result. With `stdio: 'pipe'` its output is printed at its end. */
async function passes([name, args], stdio, node = process.execPath) {
  const began = Date.now();
  const child = spawn(node, args, { cwd: ROOT, stdio: ['inherit', stdio, stdio] });
  const printed = stdio === 'pipe' ? Promise.all([text(child.stdout), text(child.stderr)]) : [];
  const [code] = await once(child, 'close');
  const output = (await printed).join('').trimEnd();
  const result = `${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(began)}`;
  console.log(stdio === 'pipe' ? `\n— ${result}${output && `\n${output}`}` : `  ${result}`);
  return code === 0;
}

const which = process.argv[2] ?? 'quick';
const checks = CHECKS[which];
if (!checks) {
  console.error(`Name one of ${Object.keys(CHECKS).join(', ')}, or none for quick.`);
  process.exit(1);
}

const start = Date.now();
setUp({ testKernel: true, checkedKernel: which === 'long' });
try {
  ensureNeeds();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const passed = await Promise.all(checks.together.map((check) => passes(check, 'pipe')));
if (passed.includes(false)) process.exit(1);
for (const check of checks.inTurn) {
  console.log(`\n— ${check[0]}`);
  if (!(await passes(check, 'inherit'))) process.exit(1);
}
if (which === 'long') {
  const { programs, missing } = ensureNodeVersions(ROOT);
  for (const { path, version } of programs) {
    for (const [name, args] of EVERY_NODE) {
      console.log(`\n— ${name} with Node ${version}`);
      if (!(await passes([`${name} with Node ${version}`, args], 'inherit', path))) process.exit(1);
    }
  }
  const ran = programs.map(({ version }) => version).join(', ');
  if (ran) console.log(`\nThe unit and conformance tests also ran with Node ${ran}.`);
  if (missing.length > 0) console.log(`NOT RUN: Node ${missing.join(', ')}, which could not be installed (offline?).`);
}
console.log(`\nAll passed in ${seconds(start)}`);
