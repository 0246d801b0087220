// Finds the browser for tests of the web app: the one named in MASU_CHROMIUM, one on the path, or one in the usual
// location. If there is none, installs Debian's own on a Debian system with the right to do so; elsewhere it explains
// how to get one. Only tests and benchmarks use this.

import { pathToFileURL } from 'node:url';
import { findOnPath, isProgram, USUAL_BROWSERS } from '../platform.mjs';
import { ensureProgram } from './debian-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As root there is no sandbox; the other flags keep the browser off the network. */
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

/** The path of a browser, or undefined. */
export function findChromium() {
  const named = process.env.MASU_CHROMIUM ?? '';
  return isProgram(named) ? named : (findOnPath(NAMES) ?? USUAL_BROWSERS.find(isProgram));
}

const HOW =
  'The tests of the web app need Chromium or Chrome, and none was found.\n' +
  '  Debian, Ubuntu:  sudo apt-get install chromium\n' +
  '  Fedora:          sudo dnf install chromium\n' +
  '  macOS:           brew install --cask chromium\n' +
  '  elsewhere:       install one and name it:  MASU_CHROMIUM=/path/to/chrome npm test';

/** The path of a browser, installed if necessary; if that fails, throws an error that says how to get one. */
export const ensureChromium = () => ensureProgram(findChromium, 'chromium', HOW);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
