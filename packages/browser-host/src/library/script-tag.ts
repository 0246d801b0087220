// masu as one file for a script tag, `dist/script-tag/masu.js`: the names of the root entry point in the global `masu`. Its workers run
// the same file: scripts/build-browser.mjs makes it one function, and a worker gets the text of that function. So it needs no
// other file and no server, and works in a page that was opened from a disk.

import { pagePool } from '../jobs/page-pool.js';
import { MANNERS, pageLibrary } from './page-library.js';

/** The function that contains this file, and whether it was called in a worker. */
declare const wholeFile: () => void;
declare const isWorkerOfMasu: boolean;

function openSelf(): Worker {
  const script = URL.createObjectURL(new Blob([`(${wholeFile})(true)`], { type: 'text/javascript' }));
  const worker = new Worker(script);
  URL.revokeObjectURL(script);
  return worker;
}

if (isWorkerOfMasu) void import('../jobs/worker.js');

export const { solve, hint, grade, explain, judgePush, certify, label, review, optimize, solvers, generate } =
  pageLibrary(() => pagePool(openSelf, MANNERS));
export * from '@masu/engine/library/names.js';
