// Turns a web page into a PDF with a browser of this machine, without a window: the one named in MASU_BROWSER, one on the
// path, or one where it is usually installed. The browser gets a profile of its own, which is removed afterwards.

import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { removeBusyFolder } from '../../files/index.js';
import { EXIT, Refusal } from './exit-codes.js';
import { onInterrupt } from './interrupt.js';

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
function findBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const { MASU_BROWSER: named = '', PATH: path = '' } = env;
  if (named !== '') return isProgram(named) ? named : undefined;
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL].find(isProgram);
}

/** A browser that takes longer hangs: a book of 300 boards takes seconds. */
const MAX_MILLIS = 180_000;

function runBrowser(browser: string, words: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(browser, words, { stdio: 'ignore', timeout: MAX_MILLIS, killSignal: 'SIGKILL' });
    const interrupt = onInterrupt(() => child.kill('SIGKILL'));
    const end = (isPrinted: boolean): void => {
      interrupt.release();
      resolve(isPrinted && !interrupt.happened);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}

/** The page as a PDF. `where`: the page as it was saved, for the sentence that says what to do without a browser. */
export async function pdfOf(html: string, where: string): Promise<Uint8Array> {
  const instead = `Open ${where} in a browser and print it there.`;
  const browser = findBrowser(process.env);
  if (browser === undefined) {
    const message = process.env.MASU_BROWSER
      ? `No PDF: MASU_BROWSER names ${process.env.MASU_BROWSER}, which is not a program.`
      : 'No PDF: no Chromium, Chrome, or Edge was found on this machine. Name one with MASU_BROWSER=<path>.';
    throw new Refusal(EXIT.environment, `${message} ${instead}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'masu-print-'));
  try {
    const [page, pdf] = [join(folder, 'book.html'), join(folder, 'book.pdf')];
    writeFileSync(page, html);
    const words = [
      ...['--headless', '--disable-gpu', '--no-first-run', '--disable-extensions', '--disable-background-networking'],
      ...['--no-pdf-header-footer', '--disable-dev-shm-usage', `--user-data-dir=${join(folder, 'profile')}`],
      // Chromium has no sandbox for root. The page has no script, and its policy allows none.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ];
    const isPrinted = await runBrowser(browser, words);
    const bytes = isPrinted && statSync(pdf, { throwIfNoEntry: false }) ? readFileSync(pdf) : undefined;
    if (bytes?.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new Refusal(EXIT.environment, `No PDF: ${browser} could not print the page. ${instead}`);
    return bytes;
  } finally {
    // A browser that is ending may still write to its profile.
    await removeBusyFolder(folder);
  }
}
