// Measures the CPU seconds of test files and writes them to test/weights.json: the long run chooses by them, and every run
// starts the heaviest first. `node scripts/weigh-tests.mjs` measures the files that have no weight yet, `--all` every file,
// and paths measure those. One file after the other, so all of them take over an hour. Unit tests are not weighed.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingNeeds } from './needs/index.mjs';
import { ROOT, setUp } from './setup.mjs';
import { hasLongTests, isAlone, isLong, isWhole, testFiles, weights } from './test-files.mjs';

/** Lighter files are left out: their order does not matter. */
const LEAST_SECONDS = 3;

function project(path) {
  if (isWhole(path)) return isAlone(path) ? 'whole-alone' : isLong(path) ? 'whole-long' : 'whole';
  return isLong(path) ? 'long' : 'conformance';
}

/** CPU seconds of a shell's children, from the second line of its `times`: `0m1.250s 0m0.310s`. */
function cpuSeconds(text) {
  const [user, system] = [...(text.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return user + system;
}

/** Throws if a test fails: what failed early would weigh too little. */
function weigh(path) {
  const filter = hasLongTests(path) ? ['--tags-filter', 'long'] : [];
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', project(path), ...filter, path];
  const env = { ...process.env, ...(hasLongTests(path) ? { MASU_SAMPLE: 'long' } : {}) };
  const shell = ['-c', '"$@" >&2; code=$?; times; exit $code', 'sh', process.execPath, ...words];
  const done = spawnSync('sh', shell, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.status !== 0) throw new Error(`${path} failed, so it was not weighed\n${done.stderr}`);
  return cpuSeconds(done.stdout);
}

setUp({ testKernel: true });
process.env.MASU_MISSING = missingNeeds().join(',');
const files = testFiles().filter((path) => isLong(path) || /^test\/(?:conformance|whole)\//.test(path));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const known = weights();
const isWanted = (path) =>
  asked.length > 0 ? asked.includes(path) : process.argv.includes('--all') || known[path] === undefined;
// What is gone goes.
const result = Object.fromEntries(Object.entries(known).filter(([path]) => files.includes(path)));
for (const path of files.filter(isWanted)) {
  const weight = Math.round(weigh(path));
  console.log(`${path}: ${weight} s`);
  const counts = isLong(path) || hasLongTests(path) || weight >= LEAST_SECONDS;
  if (counts) result[path] = weight;
  else delete result[path];
  const sorted = Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(ROOT, 'test/weights.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
