// Turns a web page into a PDF with a browser of this machine, without a window: the one named in MASU_BROWSER, one on the
// path, or one where it is usually installed. The browser gets a profile of its own, which is removed afterwards.

import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Environment } from '../../../host/host.js';
import type { CommandHost } from '../../interface/command-host.js';
import { onInterrupt } from '../../interface/interrupt.js';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'chrome.exe',
  'msedge.exe',
];

const USUAL = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of a browser that can print to a PDF, or undefined. */
export function findBrowser(env: Environment): string | undefined {
  const { MASU_BROWSER: named = '', PATH: path = '' } = env;
  if (named !== '') return isProgram(named) ? named : undefined;
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL].find(isProgram);
}

/** A browser that takes longer hangs: a book of 300 boards takes seconds. */
const MAX_MILLIS = 180_000;

export function runBrowser(browser: string, words: readonly string[], host: CommandHost): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(browser, words, {
      ...{ env: host.env, stdio: 'ignore', timeout: MAX_MILLIS, killSignal: 'SIGKILL' },
    });
    const interrupt = onInterrupt(host, () => child.kill('SIGKILL'));
    const end = (isPrinted: boolean): void => {
      interrupt.release();
      resolve(isPrinted && !interrupt.happened);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}
