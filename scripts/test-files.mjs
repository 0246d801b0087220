// Which test files there are, what they say about themselves, and which of them a long run takes. A file's name and two
// marks decide: `x.long.test.ts` and every `longTest(` are for the long run, and `// @module-tag alone` says that nothing
// may run beside it. The long run can't take all of them, so the seed chooses, up to a budget of recorded CPU seconds
// (test/weights.json, which scripts/weigh-tests.mjs writes).

import './require-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Every test file of the repository. */
export const testFiles = () =>
  ['packages', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts') && !/\/(?:node_modules|dist)\//.test(path))
      .sort(),
  );

export const isLong = (path) => path.endsWith('.long.test.ts');
export const isWhole = (path) => path.startsWith('test/whole/');
/** Whether nothing may run beside the tests of a file. */
export const isAlone = (path) => /^\/\/ @module-tag alone$/m.test(read(path));
/** Whether a file of the quick run has tests of the long run too. */
export const hasLongTests = (path) => !isLong(path) && /^longTest\(/m.test(read(path));

const WEIGHTS = 'test/weights.json';
/** CPU seconds of the tests that each file has for the long run, or of all its tests if it has none for it. */
export const weights = () => (existsSync(join(ROOT, WEIGHTS)) ? JSON.parse(read(WEIGHTS)) : {});
/** A file that was never weighed is new: it comes before all others, and counts as this many seconds. */
const UNKNOWN_SECONDS = 30;
/** A file alone keeps the other core idle. */
const ALONE_FACTOR = 2;

/** Numbers in [0, 1) from a seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Those of the files that one long run takes: new ones first, then in an order of the seed, as many as fit into a budget. */
export function chooseLong(files, seed, budget, known = weights(), alone = isAlone) {
  const next = numbersFrom(seed);
  const drawn = files.map((path) => ({ path, at: next() })).sort((a, b) => a.at - b.at);
  const cost = (path) => (known[path] ?? UNKNOWN_SECONDS) * (alone(path) ? ALONE_FACTOR : 1);
  const isNew = ({ path }) => known[path] === undefined;
  const inTurn = [...drawn.filter(isNew), ...drawn.filter((file) => !isNew(file))];
  let left = budget;
  const chosen = [];
  for (const file of inTurn) {
    if (cost(file.path) > left) continue;
    left -= cost(file.path);
    chosen.push(file.path);
  }
  return chosen;
}

/** The files that have tests of the long run. */
export const longFiles = (files = testFiles()) => files.filter((path) => isLong(path) || hasLongTests(path));
