// Writes a command's data to standard output or to a file. Files are written atomically; pipes and devices are written
// directly, because renaming a file onto them would replace them.

import { accessSync, closeSync, constants, openSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, writeReason } from '../../files/index.js';
import { EXIT, Refusal } from './exit-codes.js';
import { expectFile, type Output } from './output.js';

function refuse(path: string, error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isFolderThere = code === 'ENOENT' && found(dirname(path))?.isDirectory() === true;
  const reason = isFolderThere ? 'the folder doesn’t allow new files' : writeReason({ code, message });
  throw new Refusal(EXIT.environment, `Can’t write ${path}: ${reason}.`, undefined, path);
}

/** The file at the path; undefined if there is none. */
const found = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Creates and removes a file next to the path: permission bits alone are not reliable (as root, or in /proc). */
function probe(path: string): void {
  const beside = join(dirname(path), `.masu-${process.pid}.tmp`);
  closeSync(openSync(beside, 'wx'));
  unlinkSync(beside);
}

/** Refuses a path that can't be written before the work starts, not after an hour of solving. */
export function mustBeWritable(path: string | undefined): void {
  if (path === undefined || path === '-') return;
  if (path === '')
    throw new Refusal(EXIT.usage, 'The output path is empty. Give a file name, or - for standard output.');
  try {
    const there = found(path);
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (there) accessSync(path, constants.W_OK);
    // A regular file is replaced by a new one next to it; anything else is written directly.
    if (!there || there.isFile()) probe(path);
    expectFile();
  } catch (error) {
    refuse(path, error);
  }
}

/** Refuses options that would mix two kinds of data on standard output. */
export function refuseMixed(outputs: Readonly<Record<string, boolean>>): void {
  const names = Object.keys(outputs).filter((name) => outputs[name]);
  if (names.length < 2) return;
  const message = `Only one of ${names.join(' and ')} can go to standard output. Give the others file names.`;
  throw new Refusal(EXIT.usage, message);
}

/** Makes the folder of a file, and those above it. */
export function makeParentFolder(path: string): void {
  try {
    makeFolder(dirname(path));
  } catch (error) {
    refuse(path, error);
  }
}

/** Writes a temporary file and renames it: a crash, a full disk, or Ctrl-C leaves no partial file. */
export async function saveOutputFile(path: string, text: string | Uint8Array): Promise<void> {
  try {
    const there = found(path);
    if (there && !there.isFile()) writeFileSync(path, text);
    else await (await import('write-file-atomic')).default(path, typeof text === 'string' ? text : Buffer.from(text));
  } catch (error) {
    refuse(path, error);
  }
}

/** Control characters except tab and line ends: never sent to a terminal. */
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** An output whose data goes to the file, once, when `save` is called; to standard output as it comes if there is no path. */
export function dataOutput(path: string | undefined, output: Output): { data: Output; save(): Promise<void> } {
  if (path === undefined || path === '-') return { data: output, save: async () => {} };
  let text = '';
  const printText = (more: string): void => {
    text += more;
  };
  const print = (line: string): void => printText(`${line}\n`);
  return { data: { ...output, print, printText, strong: (line) => line }, save: () => saveOutputFile(path, text) };
}

export async function writeData(path: string | undefined, text: string, output: Output): Promise<void> {
  if (path !== undefined && path !== '-') await saveOutputFile(path, text);
  else output.printText(output.isTerminal ? text.replace(UNSAFE, '\ufffd') : text);
}
