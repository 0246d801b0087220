// Where a command's data goes: standard output, or a file that is either written whole or left as it was. A pipe or a
// device is written to as it is: a file renamed onto it would take its place.

import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT, Refusal } from './exit-codes.js';
import { type Output, safe } from './output.js';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'permission denied',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  ENOSPC: 'the disk is full',
};

function refuse(path: string, error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  throw new Refusal(EXIT.input, safe(`${path} cannot be written: ${REASONS[code] ?? message}.`));
}

/** What the path leads to now; undefined where there is nothing yet. */
const found = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Refuses a path that can never be written, so that nobody learns it after an hour of solving. */
export function mustBeWritable(path: string | undefined): void {
  if (path === undefined || path === '-') return;
  try {
    const there = found(path);
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    // A file is replaced by one written beside it; what is no file is written itself.
    accessSync(there && !there.isFile() ? path : dirname(path), constants.W_OK);
  } catch (error) {
    refuse(path, error);
  }
}

/** Written to a file beside it, then renamed: a crash, a full disk or Ctrl-C leaves no half file. */
export async function saveFile(path: string, text: string): Promise<void> {
  try {
    const there = found(path);
    if (there && !there.isFile()) writeFileSync(path, text);
    else await (await import('write-file-atomic')).default(path, text);
  } catch (error) {
    refuse(path, error);
  }
}

/** Control characters but the tab and line ends: never sent to a terminal, whatever the file holds. */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export async function writeData(path: string | undefined, text: string, output: Output): Promise<void> {
  if (path !== undefined && path !== '-') await saveFile(path, text);
  else output.printText(output.isTerminal ? text.replace(UNSAFE, '\ufffd') : text);
}
