// Files of one JSON value per line. An unfinished line is left over from a kill or a power failure; one that can't be
// parsed is damaged or was edited. Both are skipped, and the caller decides what that means.

import { readFileSync } from 'node:fs';
import { EnvironmentError, errorReason } from '../environment-error.js';

export interface LinesRead<T> {
  readonly lines: readonly T[];
  /** The numbers of the lines that could not be parsed, from 1. */
  readonly damaged: readonly number[];
  /** Bytes up to and including the last line end. */
  readonly wholeBytes: number;
}

const LINE_END = 0x0a;

function parseLine<T>(text: string, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The bytes of a file, none if it doesn't exist. Throws an EnvironmentError if it can't be read. */
export function loadJsonBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw new EnvironmentError(`${path} cannot be read: ${errorReason(error)}.`);
  }
}

/** Every whole line. */
export function parseJsonLines<T>(bytes: Buffer, parse: (value: unknown) => T | undefined): LinesRead<T> {
  const lines: T[] = [];
  const damaged: number[] = [];
  let from = 0;
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    const line = parseLine(bytes.toString('utf8', from, end), parse);
    if (line === undefined) damaged.push(lines.length + damaged.length + 1);
    else lines.push(line);
    from = end + 1;
  }
  return { lines, damaged, wholeBytes: from };
}
