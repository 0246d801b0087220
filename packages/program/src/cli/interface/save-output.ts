// Writes a command's data to standard output or to a file. Files are written atomically; pipes and devices are written
// directly, because renaming a file onto them would replace them.

import { randomUUID } from 'node:crypto';
import { accessSync, closeSync, constants, openSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '@masu/node-host/files/make-folder.js';
import { writeReason } from '@masu/node-host/files/write-problem.js';
import { pathOn } from '../../host/host.js';
import type { CommandHost } from './command-host.js';
import { EXIT, Refusal } from './exit-codes.js';
import type { Output } from './output.js';

/** `path` as typed, `place` on the disk. */
function refuse(path: string, place: string, error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isFolderThere = code === 'ENOENT' && statsOf(dirname(place))?.isDirectory() === true;
  const reason = isFolderThere ? 'the folder doesn’t allow new files' : writeReason({ code, message });
  throw new Refusal(EXIT.environment, `Can’t write ${path}: ${reason}.`, undefined, path);
}

/** The file at the path; undefined if there is none. */
const statsOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Creates and removes a file next to the path: permission bits alone are not reliable (as root, or in /proc). */
function probe(path: string): void {
  const beside = join(dirname(path), `.masu-${randomUUID()}.tmp`);
  closeSync(openSync(beside, 'wx'));
  unlinkSync(beside);
}

/** Refuses a path that can't be written before the work starts, not after an hour of solving. */
export function mustBeWritable(path: string | undefined, host: CommandHost): void {
  if (path === undefined || path === '-') return;
  if (path === '')
    throw new Refusal(EXIT.usage, 'The output path is empty. Give a file name, or - for standard output.');
  const place = pathOn(host, path);
  try {
    const there = statsOf(place);
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (there) accessSync(place, constants.W_OK);
    // A regular file is replaced by a new one next to it; anything else is written directly.
    if (!there || there.isFile()) probe(place);
    host.run.hasFile = true;
  } catch (error) {
    refuse(path, place, error);
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
export function makeParentFolder(path: string, host: CommandHost): void {
  const place = pathOn(host, path);
  try {
    makeFolder(dirname(place));
  } catch (error) {
    refuse(path, place, error);
  }
}

/** Writes a temporary file and renames it: a crash, a full disk, or Ctrl-C leaves no partial file. */
export async function saveOutputFile(path: string, text: string | Uint8Array, host: CommandHost): Promise<void> {
  const place = pathOn(host, path);
  try {
    const there = statsOf(place);
    if (there && !there.isFile()) writeFileSync(place, text);
    else await (await import('write-file-atomic')).default(place, typeof text === 'string' ? text : Buffer.from(text));
  } catch (error) {
    refuse(path, place, error);
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
  return {
    data: { ...output, print, printText, strong: (line) => line },
    save: () => saveOutputFile(path, text, output.host),
  };
}

export async function writeData(path: string | undefined, text: string, output: Output): Promise<void> {
  if (path !== undefined && path !== '-') await saveOutputFile(path, text, output.host);
  else output.printText(output.isTerminal ? text.replace(UNSAFE, '\ufffd') : text);
}
