// Where a command's data goes: standard output, or a file that is either written whole or left as it was. A pipe or a
// device is written to as it is: a file renamed onto it would take its place.

import { accessSync, closeSync, constants, openSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXIT, Refusal } from './exit-codes.js';
import type { Output } from './output.js';

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
  const isFolderThere = code === 'ENOENT' && found(dirname(path))?.isDirectory() === true;
  const reason = isFolderThere ? 'no file can be created in that folder' : (REASONS[code] ?? message);
  throw new Refusal(EXIT.environment, `Can’t write ${path}: ${reason}.`, undefined, path);
}

/** What the path leads to now; undefined where there is nothing yet. */
const found = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Creates a file beside the path and removes it: permissions alone do not tell (as root, or in /proc). */
function probe(path: string): void {
  const beside = join(dirname(path), `.masu-${process.pid}.tmp`);
  closeSync(openSync(beside, 'wx'));
  unlinkSync(beside);
}

/** Refuses a path that can never be written, so that nobody learns it after an hour of solving. */
export function mustBeWritable(path: string | undefined): void {
  if (path === undefined || path === '-') return;
  if (path === '')
    throw new Refusal(EXIT.usage, 'The output path is empty. Give a file name, or - for standard output.');
  try {
    const there = found(path);
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (there) accessSync(path, constants.W_OK);
    // A file is replaced by one written beside it; what is no file is written itself.
    if (!there || there.isFile()) probe(path);
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
