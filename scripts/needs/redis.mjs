// Finds the redis-server that the tests of experiments start: the one named in MASU_REDIS, or one on the path. If there
// is none, installs Debian's own on a Debian system with the right to do so; elsewhere it explains how to get one. The
// tests start their own server on a free port of this machine; a running Redis is never touched.

import { pathToFileURL } from 'node:url';
import { findOnPath, isProgram } from '../platform.mjs';
import { ensureProgram } from './debian-package.mjs';

const HOW =
  'The tests of experiments need redis-server, and none was found.\n' +
  '  Debian, Ubuntu:  sudo apt-get install redis-server\n' +
  '  Fedora:          sudo dnf install redis\n' +
  '  macOS:           brew install redis\n' +
  '  elsewhere:       install Redis 7 and name it:  MASU_REDIS=/path/to/redis-server npm test';

/** The path of a redis-server, or undefined. */
export function findRedis() {
  const named = process.env.MASU_REDIS ?? '';
  return isProgram(named) ? named : findOnPath(['redis-server']);
}

/** The path of a redis-server, installed if necessary; if that fails, throws an error that says how to get one. */
export const ensureRedis = () => ensureProgram(findRedis, 'redis-server', HOW);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureRedis());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
