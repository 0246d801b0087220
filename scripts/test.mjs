// `npm test`, `npm run test:long`, and `npm run test:all`: sets up, finds or installs what the tests need, then runs the
// checks and prints the seconds of each. Checks that run no tests run at the same time; then one project of tests after
// the other, each on all cores. Stops at the first failure. Random cases, samples, and what a long run takes are chosen by
// the seed of the commit, which is printed; MASU_SEED repeats one. `node scripts/test.mjs nodes` runs only the tests with
// other versions of Node, `checked` only those with the checked kernel, whose sources it then records. Tests that need a
// program the machine lacks are skipped with a notice; with `--require-all`, or where CI=true, a missing one is a failure.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filesThatNeed, missingNeeds } from './needs/index.mjs';
import { ensureNodeVersions } from './needs/node-versions.mjs';
import { runSeed, seedSentence } from './seed.mjs';
import { checkedKernelPrint, ROOT, setUp } from './setup.mjs';
import { chooseLong, isAlone, isLong, isWhole, longFiles, testFiles } from './test-files.mjs';

const tsc = (project) => ['node_modules/typescript/bin/tsc', '-p', project];

const TOGETHER = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['format: kernel', ['scripts/format-kernel.mjs', '--check']],
  ['types: web', ['node_modules/typescript/bin/tsc', '-b', 'packages/web']],
  ['types: tests', tsc('tsconfig.test.json')],
  ['size of the web app', ['scripts/weigh-web.mjs']],
];

/** What one long run takes of the tests for it, in CPU seconds (scripts/test-files.mjs). */
const LONG_BUDGET = 900;
/** Every so many commits, the checked kernel is tested even if it was not changed. */
const CHECKED_EVERY = 8;
/** The sources of the kernel that last passed as a checked one. */
const CHECKED_RECORD = join(ROOT, 'test/checked-kernel.txt');

const words = process.argv.slice(2).filter((word) => word !== '--require-all');
const isAllRequired = process.argv.includes('--require-all') || process.env.CI === 'true';
const which = words[0] ?? 'quick';
const start = Date.now();
const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Runs a check and prints its result. With `stdio: 'pipe'` its output is printed at its end. */
async function passes([name, args, env = {}], stdio = 'inherit', node = process.execPath) {
  if (stdio === 'inherit') console.log(`\n— ${name}`);
  const began = Date.now();
  const child = spawn(node, args, { cwd: ROOT, stdio: ['inherit', stdio, stdio], env: { ...process.env, ...env } });
  const printed = stdio === 'pipe' ? Promise.all([text(child.stdout), text(child.stderr)]) : [];
  const [code] = await once(child, 'close');
  const output = (await printed).join('').trimEnd();
  const result = `${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(began)}`;
  console.log(stdio === 'pipe' ? `\n— ${result}${output && `\n${output}`}` : `  ${result}`);
  return code === 0;
}

/** Tests of one project: all of its files, or these. */
function tests(project, { files = [], filter, env, name = `tests: ${project}` } = {}) {
  const tags = filter ? ['--tags-filter', filter] : [];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default', ...tags, ...files];
  return [name, args, env];
}

/** As `tests`, if there are any files. */
const some = (project, files, more) => (files.length > 0 ? [tests(project, { files, ...more })] : []);

const onNode = ({ path, version }, seed) =>
  ['unit', 'conformance'].map((project) => ({
    node: path,
    check: tests(project, { env: { MASU_SEED: seed }, name: `tests: ${project} with Node ${version}` }),
  }));

/** Runs the unit and conformance tests with other versions of Node: one in turn by the seed, or all of them. */
async function passWithOtherNodes(seed, isAll) {
  const { programs, missing } = ensureNodeVersions(ROOT, isAll ? undefined : seed);
  for (const major of missing) console.log(`\nNode ${major}: NOT RUN, it could not be installed (offline?)`);
  // Cases of their own: those of this seed were tested already.
  for (const { node, check } of programs.flatMap((program) => onNode(program, (seed + 1) % 2 ** 32))) {
    if (!(await passes(check, 'inherit', node))) return false;
  }
  return true;
}

function recordOfChecked() {
  try {
    return readFileSync(CHECKED_RECORD, 'utf8').trim();
  } catch {
    return '';
  }
}

const isCheckedDue = (seed) => recordOfChecked() !== checkedKernelPrint() || seed % CHECKED_EVERY === 0;

const RUNS = {
  quick: () => [tests('unit'), tests('conformance'), tests('whole')],
  long(seed) {
    const chosen = chooseLong(longFiles(files), seed, LONG_BUDGET);
    console.log(`\n${chosen.length} of ${longFiles(files).length} files with long tests, chosen by the seed`);
    const long = chosen.filter(isLong);
    return [
      ...some(
        'long',
        long.filter((path) => !isWhole(path)),
      ),
      ...some(
        'whole-long',
        long.filter((path) => isWhole(path) && !isAlone(path)),
      ),
      ...some('whole-alone', long.filter(isAlone)),
      ...some(
        'whole',
        chosen.filter((path) => !isLong(path)),
        { filter: 'long', env: { MASU_SAMPLE: 'long' }, name: 'tests: whole, the long ones' },
      ),
    ];
  },
  all: () =>
    ['unit', 'conformance', 'long', 'whole', 'whole-long', 'whole-alone'].map((project) =>
      tests(project, { env: { MASU_SAMPLE: 'all' } }),
    ),
  nodes: () => [],
  checked: () => [],
};

if (!Object.hasOwn(RUNS, which)) {
  console.error(`Name one of ${Object.keys(RUNS).join(', ')}, or none for quick.`);
  process.exit(1);
}

// What is made once for all projects of tests.
process.env.MASU_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'masu-run-'));
process.once('exit', () => rmSync(process.env.MASU_RUN_FOLDER, { recursive: true, force: true }));
const seed = runSeed();
process.env.MASU_SEED = String(seed);
console.log(seedSentence(seed));
/** The end of a run that failed: what failed is printed above. */
function fail() {
  console.log(`\nFAILED after ${seconds(start)}; ${seedSentence(seed)}`);
  process.exit(1);
}

const withChecked = which === 'checked' || which === 'all' || (which === 'long' && isCheckedDue(seed));
setUp({ testKernel: true, checkedKernel: withChecked });
const missing = missingNeeds();
if (missing.length > 0 && isAllRequired) {
  console.error(`All programs are required, and these are missing: ${missing.join(', ')}.`);
  process.exit(1);
}
// vitest.config.ts leaves out the files that need them.
process.env.MASU_MISSING = missing.join(',');
const every = testFiles();
const cantRun = filesThatNeed(missing, every);
const files = every.filter((path) => !cantRun.includes(path));

if (which === 'quick' || which === 'all') {
  const passed = await Promise.all(TOGETHER.map((check) => passes(check, 'pipe')));
  if (passed.includes(false)) fail();
}
for (const check of RUNS[which](seed)) if (!(await passes(check))) fail();
if (withChecked) {
  if (!(await passes(tests('conformance-checked', which === 'all' ? { env: { MASU_SAMPLE: 'all' } } : {})))) fail();
  if (which !== 'long') writeFileSync(CHECKED_RECORD, `${checkedKernelPrint()}\n`);
}
if (which !== 'quick' && which !== 'checked' && !(await passWithOtherNodes(seed, which !== 'long'))) fail();
const skipped = missing.length > 0 ? `, without the tests that need ${missing.join(', ')}` : '';
console.log(`\nAll passed in ${seconds(start)}${skipped}; ${seedSentence(seed)}`);
