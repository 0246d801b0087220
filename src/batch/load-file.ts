// A file of levels or moves from disk or standard input. Whatever the path leads to (a folder, a pipe without end, a
// disk that fails), the answer is a text or one sentence; nothing is read past the limit.

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fail, ok, type Result } from '../base/result.js';
import { decodeText } from '../base/text.js';

export const MAX_FILE_BYTES = 64 * 1024 * 1024;

export const FILE_FAULTS = ['missing-file', 'not-a-file', 'unreadable-file', 'file-too-large'] as const;
export interface FileFault {
  readonly code: (typeof FILE_FAULTS)[number];
  /** A whole sentence, without the name of the file. */
  readonly message: string;
}

const TOO_LARGE: FileFault = { code: 'file-too-large', message: 'The file is larger than 64 MiB; no more is read.' };
const CHUNK_BYTES = 1024 * 1024;

function faultOf(error: unknown): FileFault {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { code: 'missing-file', message: 'There is no such file.' };
  }
  if (code === 'EISDIR') return { code: 'not-a-file', message: 'This is a folder; expected a file.' };
  if (code === 'EACCES' || code === 'EPERM') {
    return { code: 'unreadable-file', message: 'The file may not be read: permission denied.' };
  }
  return { code: 'unreadable-file', message: `The file cannot be read: ${code || message}.` };
}

function readAll(descriptor: number): Result<Uint8Array, FileFault> {
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

/** The bytes of a file, at most 64 MiB. */
export function loadBytes(path: string): Result<Uint8Array, FileFault> {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'r');
    return readAll(descriptor);
  } catch (error) {
    return fail(faultOf(error));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

async function loadStdin(): Promise<Result<Uint8Array, FileFault>> {
  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of process.stdin) {
      chunks.push(chunk);
      total += chunk.length;
      if (total > MAX_FILE_BYTES) return fail(TOO_LARGE);
    }
  } catch (error) {
    return fail(faultOf(error));
  }
  return ok(Buffer.concat(chunks));
}

/** The text of a file; `-` is standard input. */
export async function loadText(path: string): Promise<Result<string, FileFault>> {
  const bytes = path === '-' ? await loadStdin() : loadBytes(path);
  return bytes.ok ? ok(decodeText(bytes.value)) : bytes;
}
