// The other versions of Node that the unit and conformance tests run with, one in turn in `npm run test:long` and all in
// `npm run test:all`: the current even ones, as the npm package `node` provides them, each in a folder of its own below
// node_modules/.masu. Offline, or where the registry has no such version, it is left out with a notice.

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

/**
 * The programs of all versions but this one, and the numbers of those that could not be had. With a seed: the one program
 * that it chooses, or the next in turn that can be had.
 */
export function ensureNodeVersions(root, seed) {
  const own = Number(process.versions.node.split('.')[0]);
  const others = MAJORS.filter((major) => major !== own);
  const first = seed === undefined ? 0 : seed % others.length;
  const [programs, missing] = [[], []];
  for (const major of [...others.slice(first), ...others.slice(0, first)]) {
    if (seed !== undefined && programs.length > 0) break;
    const program = ensureVersion(root, major);
    if (program) programs.push(program);
    else missing.push(major);
  }
  return { programs, missing };
}
