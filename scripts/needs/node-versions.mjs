// The other versions of Node that `npm run test:long` runs the unit and conformance tests with: the current even ones, as
// the npm package `node` provides them, each in a folder of its own below node_modules/.masu. Offline, or where the
// registry has no such version, it is left out with a notice.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FILE, npmCommand } from '../platform.mjs';

const MAJORS = [22, 24, 26];
const MINUTE_MILLIS = 60_000;

/** The version that a program says it is, or undefined if it can't run. */
function versionOf(path) {
  const done = existsSync(path) && spawnSync(path, ['--version'], { encoding: 'utf8' });
  return done && done.status === 0 ? done.stdout.trim() : undefined;
}

function ensureVersion(root, major) {
  const folder = join(root, `node_modules/.masu/node-${major}`);
  const path = join(folder, 'node_modules/node/bin', NODE_FILE);
  if (!versionOf(path)) {
    mkdirSync(folder, { recursive: true });
    const words = ['install', '--prefix', folder, `node@${major}`, '--no-audit', '--no-fund', '--loglevel=error'];
    // npm itself runs with the Node of this process
    const npm = npmCommand();
    const options = { cwd: folder, stdio: 'ignore', timeout: 5 * MINUTE_MILLIS, ...npm.options };
    spawnSync(npm.command, [...npm.words, ...words], options);
  }
  const version = versionOf(path);
  return version ? { path, version } : undefined;
}

/** The programs of all versions but this one, and the numbers of those that could not be had. */
export function ensureNodeVersions(root) {
  const own = Number(process.versions.node.split('.')[0]);
  const wanted = MAJORS.filter((major) => major !== own);
  const found = wanted.map((major) => ({ major, program: ensureVersion(root, major) }));
  return {
    programs: found.flatMap(({ program }) => program ?? []),
    missing: found.filter(({ program }) => !program).map(({ major }) => major),
  };
}
