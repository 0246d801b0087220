// Finds programs that tests need, and installs Debian's package if that is possible and allowed. Only tests and
// benchmarks use this.

import { spawnSync } from 'node:child_process';
import { canInstallPackages } from '../platform.mjs';

const TRIES = 3;
const PAUSE_MILLIS = 10_000;

/**
 * Retries, because mirrors fail for a moment and other installers hold the lock. The package lists may be good enough
 * without an update.
 */
function install(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) =>
    spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  for (let tried = 1; ; tried++) {
    apt('update');
    if (apt('install', '-y', '--no-install-recommends', ...names)) return true;
    if (tried === TRIES) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLIS);
  }
}

/**
 * What `find` finds, after installing Debian's packages if necessary; if that fails, throws an error that says how to
 * get it.
 */
export function ensureProgram(find, packages, how) {
  const found = find();
  if (found) return found;
  if (canInstallPackages()) {
    const names = [packages].flat();
    console.error(`masu: installing ${names.join(' and ')} for the tests …`);
    const installed = install(names) && find();
    if (installed) return installed;
  }
  throw new Error(how);
}
