// Loads a text file from disk or standard input; all front ends use it. Whatever the path is (a folder, an endless pipe,
// a failing disk), the result is text or an error with one sentence, and nothing is read past the limit. Interactive
// programs read regular files only, because a pipe or a device could block them forever.

import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';

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

export const TOO_LARGE: FileError = { code: 'file-too-large', message: 'File too large (limit: 64 MiB).' };

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

export function fileError(thrown: unknown): FileError {
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

/** The text of a regular file, without blocking. */
export function loadRegularText(path: string): Result<string, FileError> {
  const bytes = loadBytes(path, { only: 'regular' });
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}

/** The text of a file. */
export function loadText(path: string): Result<string, FileError> {
  const bytes = loadBytes(path);
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}
