// What to do when standard output can't be written. A closed pipe (`| head`) is not an error: the program exits quietly,
// unless the command also writes a file, which people want whole. A closed terminal isn't an error either, because
// there may be results to save. Anything else, such as a full disk, is reported.

import { EXIT } from './exit-codes.js';

let hasFile = false;
let isUnread = false;

/** Call it if the command writes a file: it then continues after its standard output is closed. */
export function expectFile(): void {
  hasFile = true;
}

export function onWriteError({ code, message }: NodeJS.ErrnoException): void {
  isUnread ||= process.stdout.isTTY || (code === 'EPIPE' && hasFile);
  if (isUnread) return;
  if (code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.write(`masu: Can’t write standard output: ${message}.\n`);
  process.exit(EXIT.environment);
}
