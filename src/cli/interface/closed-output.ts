// What to do when standard output can't be written. A closed pipe (`| head`) is not an error: the program exits quietly,
// unless the command also writes a file, which people want whole. A closed terminal isn't an error either, because
// there may be results to save. Anything else, such as a full disk, is reported.

import { EXIT } from './exit-codes.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'no such folder',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EIO: 'the disk has an error',
  EEXIST: 'a file is in the place of its folder',
};

/** Why the system refused to write, in words. */
export const writeReason = ({ code = '', message }: Pick<NodeJS.ErrnoException, 'code' | 'message'>): string =>
  REASONS[code] ?? message;

let hasFile = false;
let isUnread = false;

/** Call it if the command writes a file: it then continues after its standard output is closed. */
export function expectFile(): void {
  hasFile = true;
}

export function onWriteError(error: NodeJS.ErrnoException): void {
  const { code } = error;
  isUnread ||= process.stdout.isTTY || (code === 'EPIPE' && hasFile);
  if (isUnread) return;
  if (code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.write(`masu: Can’t write standard output: ${writeReason(error)}.\n`);
  process.exit(EXIT.environment);
}
