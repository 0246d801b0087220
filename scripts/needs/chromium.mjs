// Finds the browser that the tests of the web app drive: the one named in MASU_CHROMIUM, one on the path, or one in its
// usual place. Where there is none and this is a Debian with the right to install, Debian's own is installed; anywhere
// else the way to get one is said. Nothing but tests and benchmarks ever calls this.

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** As root there is no sandbox to be had; the rest keeps the browser from reaching for the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.MASU_CHROMIUM ?? '', ...onPath, ...USUAL].find((path) => path !== '' && isProgram(path));
}

const HOW =
  'The tests of the web app need Chromium or Chrome, and none was found.\n' +
  '  Debian, Ubuntu:  sudo apt-get install chromium\n' +
  '  Fedora:          sudo dnf install chromium\n' +
  '  macOS:           brew install --cask chromium\n' +
  '  elsewhere:       install one and name it:  MASU_CHROMIUM=/path/to/chrome npm test';

const TRIES = 3;
const PAUSE_MILLIS = 10_000;

/** Mirrors fail for a moment and other installers hold the lock: it is tried again. The lists may be good enough without an update. */
function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  const apt = (...args) =>
    spawnSync('apt-get', [...options, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  for (let tried = 1; ; tried++) {
    apt('update');
    if (apt('install', '-y', '--no-install-recommends', 'chromium')) return true;
    if (tried === TRIES) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLIS);
  }
}

/** The path of a browser, installed if need be; throws a sentence that says how to get one where that fails. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.error('masu: installing chromium for the tests …');
    const installed = installChromium() && findChromium();
    if (installed) return installed;
  }
  throw new Error(HOW);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
