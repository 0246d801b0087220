// The seed of a test run: what `MASU_SEED` says, or a number from the commit, or from the sources where there is no git. So
// every commit tests new cases, and the same commit tests the same ones.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sources } from './setup.mjs';

const MOST = 2 ** 32 - 1;

function commit() {
  // A folder inside someone else's repository has that one's commits, not ours.
  const asked = spawnSync('git', ['rev-parse', '--show-cdup', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const [above, hash] = asked.status === 0 ? asked.stdout.split('\n') : [];
  return above === '' ? hash : undefined;
}

function contents() {
  const hash = createHash('sha256');
  const files = new Set([...sources().values()].flat());
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** A whole number from 0 to 2^32 - 1. */
export function runSeed(asked = process.env.MASU_SEED) {
  if (!asked) return Number.parseInt((commit() ?? contents()).slice(0, 8), 16);
  if (/^\d+$/.test(asked) && Number(asked) <= MOST) return Number(asked);
  throw new Error(`MASU_SEED: expected a whole number from 0 to ${MOST}, got "${asked}"`);
}

export const seedSentence = (seed) => `seed ${seed}: MASU_SEED=${seed} repeats the random cases of this run`;
