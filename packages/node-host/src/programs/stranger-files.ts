// Reads a folder that a stranger has filled, once, without following anything: regular files and folders with plain names,
// within limits of depth, number, and bytes. Everything else is named, with the reason. The stranger may be changing it all
// the while: what was opened counts only if it is where it was looked for.

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText, textOrder } from '@masu/core/base/text.js';
import { type FileError, MAX_FILE_BYTES, TOO_LARGE } from '../files/load-file.js';
import { isPlainName, MAX_DEPTH } from './plain-names.js';

export interface StrangerFiles {
  /** By path below the folder, with slashes, in the order of names. */
  readonly files: Map<string, Uint8Array>;
  readonly folders: Set<string>;
  /** What was left out, and why: sentences. */
  readonly notes: string[];
  /** When the newest file was changed, as far as the disk tells. */
  readonly newest?: Date;
}

export interface StrangerLimits {
  readonly files: number;
  readonly bytes: number;
}

const MAX_NOTES = 20;
/** Names of one folder that are looked at, of whatever kind. */
const MAX_NAMES = 10_000;

/** Why a file was not read: a phrase, and the code that a program reads. */
interface Refusal {
  readonly code: FileError['code'];
  readonly why: string;
}

const refuse = (why: string, code: FileError['code'] = 'unreadable-file'): Result<never, Refusal> =>
  fail({ code, why });

const REPLACED = 'it was replaced while it was read';
const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/** The path of what was opened, as the kernel knows it; elsewhere what the path leads to now. */
function openedPath(descriptor: number, path: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return realpathSync(path);
  }
}

/** Whether no folder between the root and what was opened at this path is a link. */
const isAtPath = (descriptor: number, path: string, root: string): boolean =>
  openedPath(descriptor, path) === join(realpathSync(root), relative(root, path));

function readStrangerFile(path: string, limit: number, root: string): Result<Uint8Array, Refusal> {
  let descriptor: number | undefined;
  try {
    const before = lstatSync(path);
    if (before.isSymbolicLink()) return refuse('it is a link');
    if (!before.isFile()) return refuse('it is not a regular file', 'not-a-file');
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const { size, ino, dev, ...stats } = fstatSync(descriptor);
    const isSame = ino === before.ino && dev === before.dev && (stats.mode & constants.S_IFMT) === constants.S_IFREG;
    if (!isSame || !isAtPath(descriptor, path, root)) return refuse(REPLACED);
    if (size > limit) return refuse('it is too large', 'file-too-large');
    const bytes = Buffer.alloc(size);
    let at = 0;
    for (let read = 1; read > 0 && at < size; at += read) read = readSync(descriptor, bytes, at, size - at, null);
    return ok(bytes.subarray(0, at));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return refuse(code === 'EACCES' || code === 'EPERM' ? 'permission denied' : `it can’t be read (${code})`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * The bytes of a regular file, or why not, as a phrase; no link below the root is followed (default: the folder of the file),
 * and nothing blocks.
 */
export function strangerBytes(path: string, limit: number, root = dirname(path)): Uint8Array | string {
  const read = readStrangerFile(path, limit, root);
  return read.ok ? read.value : read.error.why;
}

export interface StrangerName {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** Opens a folder to list it, and says by which path: that of its descriptor, where there is one. Throws the system's error. */
function openFolder(folder: string, root: string): { readonly path: string; close(): void } {
  // Windows opens no folders; what is in it is checked when it is read.
  if (process.platform === 'win32') return { path: folder, close: () => {} };
  const descriptor = openSync(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | (folder === root ? 0 : O_NOFOLLOW));
  const close = (): void => closeSync(descriptor);
  try {
    if (!isAtPath(descriptor, folder, root)) throw Object.assign(new Error(REPLACED), { code: 'ELOOP' });
    return { path: process.platform === 'linux' ? `/proc/self/fd/${descriptor}` : folder, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** As `strangerNames`, with whether there are more of them than are looked at. */
function listNames(folder: string, root: string): { readonly names: StrangerName[]; readonly isCut: boolean } {
  const names: StrangerName[] = [];
  let isCut = false;
  const place = openFolder(folder, root);
  const opened = opendirSync(place.path);
  try {
    for (let seen = 0; ; seen++) {
      const entry = opened.readSync();
      if (entry === null) break;
      if (seen === MAX_NAMES) {
        isCut = true;
        break;
      }
      const { name } = entry;
      if (name.startsWith('.') || name === '__MACOSX') continue;
      // Some file systems don't tell the kind in the list.
      const stats =
        entry.isFile() || entry.isDirectory() ? entry : lstatSync(join(place.path, name), { throwIfNoEntry: false });
      names.push({ name, kind: stats?.isFile() ? 'file' : stats?.isDirectory() ? 'folder' : 'other' });
    }
  } finally {
    opened.closeSync();
    place.close();
  }
  return { names: names.sort((a, b) => textOrder(a.name, b.name)), isCut };
}

/** The names in a folder, in order; hidden ones are left out. Throws the system's error. */
export const strangerNames = (folder: string): StrangerName[] => listNames(folder, folder).names;

/** Everything below a folder. Throws the system's error if the folder itself can't be listed. */
export function readStrangerFolder(root: string, limits: StrangerLimits): StrangerFiles {
  const files = new Map<string, Uint8Array>();
  const folders = new Set<string>();
  const notes: string[] = [];
  let [bytesLeft, unnamed] = [limits.bytes, 0];
  let newest: Date | undefined;
  const leaveOut = (path: string, why: string): void => {
    if (notes.length < MAX_NOTES) notes.push(`${path} was left out: ${why}.`);
    else unnamed++;
  };
  const take = (full: string, path: string): void => {
    const read = files.size < limits.files ? strangerBytes(full, bytesLeft, root) : 'too many or too large files';
    if (typeof read === 'string') {
      leaveOut(path, read);
      return;
    }
    files.set(path, read);
    bytesLeft -= read.length;
    const { mtime } = lstatSync(full);
    if (newest === undefined || mtime > newest) newest = mtime;
  };
  const walk = (folder: string, prefix: string, depth: number): void => {
    const { names, isCut } = listNames(folder, root);
    if (isCut) notes.push(`${prefix || 'The folder'} has more than ${MAX_NAMES} names: the others were left out.`);
    for (const { name, kind } of names) {
      const path = `${prefix}${name}`;
      const full = join(folder, name);
      if (!isPlainName(name)) leaveOut(path, 'its name is not plain');
      else if (kind === 'file') take(full, path);
      else if (kind === 'other') leaveOut(path, 'it is not a regular file');
      else if (depth >= MAX_DEPTH || folders.size >= limits.files) leaveOut(path, 'too many folders');
      else {
        folders.add(path);
        try {
          walk(full, `${path}/`, depth + 1);
        } catch {
          leaveOut(path, 'the folder can’t be read');
        }
      }
    }
  };
  walk(root, '', 1);
  if (unnamed > 0) notes.push(`and ${unnamed} more were left out.`);
  return { files, folders, notes, ...defined({ newest }) };
}

/** A text file; no link below the root is followed, and nothing blocks. */
export function strangerText(path: string, root = dirname(path)): Result<string, FileError> {
  const read = readStrangerFile(path, MAX_FILE_BYTES, root);
  if (read.ok) return ok(decodeText(read.value));
  const { code, why } = read.error;
  return fail(code === 'file-too-large' ? TOO_LARGE : { code, message: `It was not read: ${why}.` });
}

type Below = { readonly path: string; readonly error?: string };

function* walkBelow(folder: string, root: string, depth: number): Generator<Below> {
  let listed: ReturnType<typeof listNames>;
  try {
    listed = listNames(folder, root);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    yield { path: folder, error: code === 'EACCES' ? 'Permission denied.' : `Can’t read the folder: ${code}.` };
    return;
  }
  if (listed.isCut) yield { path: folder, error: `More than ${MAX_NAMES} names: the others were left out.` };
  for (const { name, kind } of listed.names) {
    const path = join(folder, name);
    if (kind !== 'folder') yield { path };
    else if (depth < MAX_DEPTH) yield* walkBelow(path, root, depth + 1);
    else yield { path, error: 'Too many folders in each other.' };
  }
}

/** Every file below a folder, in the order of names, or the folder with the reason why it can't be read; links stay links. */
export const strangerFilesBelow = (folder: string): Iterable<Below> => walkBelow(folder, folder, 1);
