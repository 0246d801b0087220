// Entry point of files: bytes and text from disk or standard input, with one set of limits for every front end,
// and folders made and removed.

import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '../base/result.js';
import { decodeText, textOrder } from '../base/text.js';

// Loads a text file from disk or standard input; all front ends use it. Whatever the path is (a folder, an endless pipe,
// a failing disk), the result is text or an error with one sentence, and nothing is read past the limit. Interactive
// programs read regular files only, because a pipe or a device could block them forever.

export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export const FILE_FAULTS = ['missing-file', 'not-a-file', 'unreadable-file', 'file-too-large'] as const;
export interface FileError {
  readonly code: (typeof FILE_FAULTS)[number];
  /** A sentence without the name of the file. */
  readonly message: string;
  /** The system's error code (ENOENT, EACCES), if any. */
  readonly system?: string;
}

/** Which kinds of file to read. */
interface LoadOptions {
  /** `regular`: refuse pipes, sockets, and devices, and never block. Otherwise read them up to the limit. */
  readonly only?: 'regular';
}

const TOO_LARGE: FileError = { code: 'file-too-large', message: 'File too large (limit: 64 MiB).' };
const CHUNK_BYTES = 1024 * 1024;

const MISSING: FileError = { code: 'missing-file', message: 'No such file.' };
const FORBIDDEN: FileError = { code: 'unreadable-file', message: 'Permission denied.' };
const FAILURES: Readonly<Record<string, FileError>> = {
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EISDIR: { code: 'not-a-file', message: 'Expected a file, but this is a folder.' },
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
};

function fileError(thrown: unknown): FileError {
  const { code = '', message } = thrown as NodeJS.ErrnoException;
  const other: FileError = { code: 'unreadable-file', message: `Can’t read the file: ${code || message}.` };
  return { ...(FAILURES[code] ?? other), ...(code === '' ? {} : { system: code }) };
}

function readAll(descriptor: number): Result<Uint8Array, FileError> {
  const { size } = fstatSync(descriptor);
  if (size > MAX_FILE_BYTES) return fail(TOO_LARGE);
  const chunks: Buffer[] = [];
  // The size is only a hint: devices, pipes, and growing files report 0 or too little.
  for (let total = 0, hint = size + 1; ; hint = CHUNK_BYTES) {
    const chunk = Buffer.allocUnsafe(Math.max(1, hint));
    const read = readSync(descriptor, chunk, 0, chunk.length, null);
    if (read === 0) return ok(Buffer.concat(chunks));
    chunks.push(chunk.subarray(0, read));
    total += read;
    if (total > MAX_FILE_BYTES) return fail(TOO_LARGE);
  }
}

/** Why this is not a regular file, or undefined if it is. */
function irregular(stats: Stats): FileError | undefined {
  if (stats.isFile()) return undefined;
  const what = stats.isDirectory() ? 'folder' : stats.isFIFO() ? 'pipe' : stats.isSocket() ? 'socket' : 'device';
  return { code: 'not-a-file', message: `Expected a file, but this is a ${what}.` };
}

/** The bytes of a file, at most 64 MiB. */
export function loadBytes(path: string, { only }: LoadOptions = {}): Result<Uint8Array, FileError> {
  let descriptor: number | undefined;
  try {
    if (only === undefined) descriptor = openSync(path, 'r');
    else {
      // Checked before opening, since opening a device can have effects, and after, since the path may have changed.
      const before = irregular(statSync(path));
      if (before) return fail(before);
      descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
      const after = irregular(fstatSync(descriptor));
      if (after) return fail(after);
    }
    return readAll(descriptor);
  } catch (error) {
    return fail(fileError(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

async function loadStdin(): Promise<Result<Uint8Array, FileError>> {
  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of process.stdin) {
      chunks.push(chunk);
      total += chunk.length;
      if (total > MAX_FILE_BYTES) return fail(TOO_LARGE);
    }
  } catch (error) {
    return fail(fileError(error));
  }
  return ok(Buffer.concat(chunks));
}

/** The text of a regular file, without blocking. */
export function loadRegularText(path: string): Result<string, FileError> {
  const bytes = loadBytes(path, { only: 'regular' });
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}

/** The text of a file; `-` is standard input. */
export async function loadText(path: string): Promise<Result<string, FileError>> {
  const bytes = path === '-' ? await loadStdin() : loadBytes(path);
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}

// The files below a folder, in the order of names. Hidden files are left out. Links are followed, each folder once, so
// that a link to a folder around it can't loop; a folder that can't be read is an error in the list, not an exception.

type Below = { readonly path: string; readonly error?: string };

function* walk(folder: string, seen: Set<string>): Generator<Below> {
  let names: string[];
  try {
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    yield { path: folder, error: code === 'EACCES' ? 'Permission denied.' : `Can’t read the folder: ${code}.` };
    return;
  }
  for (const name of names.sort(textOrder)) {
    const path = join(folder, name);
    // A link to nowhere, or to itself, stays in the list: reading it gives the sentence.
    if (isFolder(path)) yield* walk(path, seen);
    else yield { path };
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Every file below a folder, or the folder with the reason why it can't be read. */
export function filesBelow(folder: string): Iterable<Below> {
  return walk(folder, new Set());
}

// Whether a file can be written, before the work whose result it gets.

// Creates a folder and its parents. Doesn't use Node's `recursive`, which never returns in a place like /proc, where a
// folder can be neither found nor created.

/** Throws the system's error if there is no such folder afterwards: EEXIST where a file is in its place. */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && isFolder(path)) return;
    if (code !== 'ENOENT' || dirname(path) === path || isFolder(dirname(path))) throw error;
    makeFolder(dirname(path), mode);
    makeFolder(path, mode);
  }
}

const REMOVALS = 40;
const REMOVAL_MILLIS = 50;

/**
 * Removes a folder with all that is in it, although a process that is ending may still write there. Node's own retries
 * don't remove what was written since they began.
 */
export async function removeBusyFolder(path: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      rmSync(path, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tried === REMOVALS) throw error;
      await sleep(REMOVAL_MILLIS);
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'no such folder',
  ENOTDIR: 'no such folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk has no room left for this user',
  EFBIG: 'the file would be too large',
  EIO: 'the disk has an error',
  EEXIST: 'a file is in the place of its folder',
};

/** Why the system refused to write, as a phrase. */
export const writeReason = ({ code = '', message }: Pick<NodeJS.ErrnoException, 'code' | 'message'>): string =>
  REASONS[code] ?? message;

/** Why the file can't be written, as a phrase; undefined if it can. A file that is not there is made and removed again. */
export function writeProblem(path: string): string | undefined {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isDirectory()) return REASONS.EISDIR;
    if (there) accessSync(path, constants.W_OK);
    else {
      closeSync(openSync(path, 'wx'));
      unlinkSync(path);
    }
    return undefined;
  } catch (error) {
    return writeReason(error as NodeJS.ErrnoException);
  }
}
