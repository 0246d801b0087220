// A file of levels or moves from disk or standard input: the one reader of files for all front ends. Whatever the path
// leads to (a folder, a pipe without end, a disk that fails), the answer is a text or one sentence; nothing is read past
// the limit. An interactive program asks for regular files only, because a pipe or a device can keep it waiting forever.

import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { fail, ok, type Result } from '../base/result.js';
import { decodeText } from '../base/text.js';

export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export const FILE_FAULTS = ['missing-file', 'not-a-file', 'unreadable-file', 'file-too-large'] as const;
export interface FileError {
  readonly code: (typeof FILE_FAULTS)[number];
  /** A whole sentence, without the name of the file. */
  readonly message: string;
  /** The system's own code (ENOENT, EACCES), where the system refused. */
  readonly system?: string;
}

/** Which kinds of file are read. */
export interface LoadOptions {
  /** `regular`: pipes, sockets, and devices are refused, and opening never waits. Without it they are read to the limit. */
  readonly only?: 'regular';
}

const TOO_LARGE: FileError = { code: 'file-too-large', message: 'The file is larger than 64 MiB; no more is read.' };
const CHUNK_BYTES = 1024 * 1024;

function errorOf(thrown: unknown): FileError {
  const { code = '' } = thrown as NodeJS.ErrnoException;
  const error = sentenceOf(thrown as NodeJS.ErrnoException);
  return code === '' ? error : { ...error, system: code };
}

function sentenceOf({ code = '', message }: NodeJS.ErrnoException): FileError {
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { code: 'missing-file', message: 'There is no such file.' };
  }
  if (code === 'EISDIR') return { code: 'not-a-file', message: 'This is a folder; expected a file.' };
  if (code === 'EACCES' || code === 'EPERM') {
    return { code: 'unreadable-file', message: 'The file may not be read: permission denied.' };
  }
  return { code: 'unreadable-file', message: `The file cannot be read: ${code || message}.` };
}

function readAll(descriptor: number): Result<Uint8Array, FileError> {
  const { size } = fstatSync(descriptor);
  if (size > MAX_FILE_BYTES) return fail(TOO_LARGE);
  const chunks: Buffer[] = [];
  // The size is only a hint: devices, pipes and files that grow say 0 or too little.
  for (let total = 0, hint = size + 1; ; hint = CHUNK_BYTES) {
    const chunk = Buffer.allocUnsafe(Math.max(1, hint));
    const read = readSync(descriptor, chunk, 0, chunk.length, null);
    if (read === 0) return ok(Buffer.concat(chunks));
    chunks.push(chunk.subarray(0, read));
    total += read;
    if (total > MAX_FILE_BYTES) return fail(TOO_LARGE);
  }
}

/** Why this is not a regular file, or undefined where it is one. */
function irregular(stats: Stats): FileError | undefined {
  if (stats.isFile()) return undefined;
  const what = stats.isDirectory() ? 'folder' : stats.isFIFO() ? 'pipe' : stats.isSocket() ? 'socket' : 'device';
  return { code: 'not-a-file', message: `This is a ${what}; expected a file.` };
}

/** The bytes of a file, at most 64 MiB. */
export function loadBytes(path: string, { only }: LoadOptions = {}): Result<Uint8Array, FileError> {
  let descriptor: number | undefined;
  try {
    if (only === undefined) descriptor = openSync(path, 'r');
    else {
      // Looked at before it is opened, since opening a device may do something; and after, since it may be another by now.
      const before = irregular(statSync(path));
      if (before) return fail(before);
      descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
      const after = irregular(fstatSync(descriptor));
      if (after) return fail(after);
    }
    return readAll(descriptor);
  } catch (error) {
    return fail(errorOf(error));
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
    return fail(errorOf(error));
  }
  return ok(Buffer.concat(chunks));
}

/** The text of a regular file, at once: for programs that must not be kept waiting. */
export function loadRegularText(path: string): Result<string, FileError> {
  const bytes = loadBytes(path, { only: 'regular' });
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}

/** The text of a file; `-` is standard input. */
export async function loadText(path: string): Promise<Result<string, FileError>> {
  const bytes = path === '-' ? await loadStdin() : loadBytes(path);
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}
