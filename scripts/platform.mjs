// Everything in the scripts that differs from system to system, in one file, so that a reader can check what can't be run
// here: the scripts are run on Linux; what they do on Windows and macOS follows from these lines and was not run there.

import './require-node.mjs';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const IS_WINDOWS = process.platform === 'win32';

/**
 * How to start npm: command, words before its own, and options of `spawn`. Below `npm run`, npm names its own script,
 * which Node runs on every system. Otherwise it is on the path: on Windows as `npm.cmd`, which only a shell starts.
 */
export function npmCommand(environment = process.env, isWindows = IS_WINDOWS) {
  const script = environment.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return { command: process.execPath, words: [script], options: {} };
  return isWindows
    ? { command: 'npm.cmd', words: [], options: { shell: true } }
    : { command: 'npm', words: [], options: {} };
}

/** A path with slashes, as the repository writes it. */
export const withSlashes = (path) => path.replaceAll('\\', '/');

/** The file of a program in the npm package `node`. */
export const NODE_FILE = IS_WINDOWS ? 'node.exe' : 'node';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names on the path, or undefined. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = IS_WINDOWS ? ['.exe', '.cmd', ''] : [''];
  const files = names.flatMap((name) => endings.map((ending) => name + ending));
  return files.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** What tests of pipes and of command lines start. */
export const SHELL_COMMANDS = ['sh', 'bash', 'cat', 'mkfifo'];

/** Debian, and a user who may install its packages. */
export const canInstallPackages = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

/** Where browsers are that are not on the path. */
export const USUAL_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A pseudo-terminal for tests: `script` of util-linux (that of macOS and the BSDs takes other options) and `stty`.
 */
export const findPseudoTerminal = () =>
  process.platform === 'linux' && findOnPath(['stty']) ? findOnPath(['script']) : undefined;
