// `npm test` and `npm run test:long`: sets up, finds or installs what the tests need, then runs the checks and prints
// the seconds of each. Checks that run no tests run at the same time; then one project of tests after the other, each on
// all cores. Stops at the first failure, but for tests of whole programs: there the files that failed run once more, alone,
// and those that pass then are named at the end, because a program that fails beside others has a fault too. `node scripts/test.mjs nodes` runs only the last part of the long run, the tests
// with other versions of Node. Tests that need a program the machine lacks are skipped with a notice; with `--require-all`,
// or where CI=true, a missing one is a failure.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { missingNeeds } from './needs/index.mjs';
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
  long: { together: [], inTurn: ['conformance-long', 'conformance-checked', 'whole-long', 'whole-alone'].map(vitest) },
  nodes: { together: [], inTurn: [] },
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

/** More failed files than this are no accident of a busy machine. */
const MAX_AGAIN = 3;
/** The files that passed only alone. */
const unsteady = [];

/** Runs the tests of whole programs; the files that failed run again, one at a time. */
async function passesWhole([name, args]) {
  const folder = mkdtempSync(join(tmpdir(), 'masu-tests-'));
  const results = join(folder, 'results.json');
  try {
    if (await passes([name, [...args, '--reporter=json', `--outputFile.json=${results}`]], 'inherit')) return true;
    const files = JSON.parse(readFileSync(results, 'utf8')).testResults;
    const failed = files.filter(({ status }) => status !== 'passed').map((file) => relative(ROOT, file.name));
    if (failed.length === 0 || failed.length > MAX_AGAIN) return false;
    console.log(`\n— ${name}, again: ${failed.join(', ')}`);
    if (!(await passes([`${name}, again`, [...args, '--no-file-parallelism', ...failed]], 'inherit'))) return false;
    unsteady.push(...failed);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `EVERY_NODE` with each version, all of them whatever fails, and prints which ran. */
async function passWithOtherNodes() {
  const { programs, missing } = ensureNodeVersions(ROOT);
  const results = [];
  for (const { path, version } of programs) {
    let isGood = true;
    for (const [name, args] of EVERY_NODE) {
      const title = `${name} with Node ${version}`;
      console.log(`\n— ${title}`);
      isGood = (await passes([title, args], 'inherit', path)) && isGood;
    }
    results.push({ version, isGood });
  }
  console.log('\n— unit and conformance tests with other versions of Node');
  for (const { version, isGood } of results) console.log(`  Node ${version}: ${isGood ? 'passed' : 'FAILED'}`);
  for (const major of missing) console.log(`  Node ${major}: NOT RUN, it could not be installed (offline?)`);
  return results.every(({ isGood }) => isGood);
}

const words = process.argv.slice(2).filter((word) => word !== '--require-all');
const isAllRequired = process.argv.includes('--require-all') || process.env.CI === 'true';
const which = words[0] ?? 'quick';
const checks = CHECKS[which];
if (!checks) {
  console.error(`Name one of ${Object.keys(CHECKS).join(', ')}, or none for quick.`);
  process.exit(1);
}

const start = Date.now();
setUp({ testKernel: true, checkedKernel: which === 'long' });
const missing = missingNeeds();
if (missing.length > 0 && isAllRequired) {
  console.error(`All programs are required, and these are missing: ${missing.join(', ')}.`);
  process.exit(1);
}
// vitest.config.ts leaves out the files that need them.
process.env.MASU_MISSING = missing.join(',');
const passed = await Promise.all(checks.together.map((check) => passes(check, 'pipe')));
if (passed.includes(false)) process.exit(1);
for (const check of checks.inTurn) {
  console.log(`\n— ${check[0]}`);
  const isWhole = check[0].includes('whole');
  if (!(await (isWhole ? passesWhole(check) : passes(check, 'inherit')))) process.exit(1);
}
if (which !== 'quick' && !(await passWithOtherNodes())) process.exit(1);
const skipped = missing.length > 0 ? `, without the tests that need ${missing.join(', ')}` : '';
if (unsteady.length > 0) console.log(`\nFAILED beside others and passed alone, look into it: ${unsteady.join(', ')}`);
console.log(`\nAll passed in ${seconds(start)}${skipped}`);
