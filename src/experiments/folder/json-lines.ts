// Files of one JSON value per line. An unfinished or unreadable line is left over from a power failure: it is counted
// and skipped, and its level runs again.

import { readFileSync } from 'node:fs';

export interface LinesRead<T> {
  readonly lines: readonly T[];
  /** Lines that could not be parsed. */
  readonly damaged: number;
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

/** Every whole line of a file; none if the file doesn't exist. */
export function loadJsonLines<T>(path: string, parse: (value: unknown) => T | undefined): LinesRead<T> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { lines: [], damaged: 0, wholeBytes: 0 };
  }
  const lines: T[] = [];
  let damaged = 0;
  let from = 0;
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    const line = parseLine(bytes.toString('utf8', from, end), parse);
    if (line === undefined) damaged++;
    else lines.push(line);
    from = end + 1;
  }
  return { lines, damaged, wholeBytes: from };
}
