// The lines of a text as offsets into it. A level file may have tens of millions of lines; cutting it into as many
// strings first would cost more memory than the file, so lines are cut out only where someone reads them.

import { type TextError, textError } from './result.js';

const NEW_LINE = 10;
const RETURN = 13;
const SPACE = 32;

/** No level file comes near; past it, a file of line ends alone would fill the memory. */
export const MAX_LINES = 2 ** 23;
/** More levels than any file has; past it, tiny levels without end would fill the memory. */
export const MAX_LEVELS = 600_000;

/** What was passed over because there was too much of it; every format warns of it in these words. */
export const tooManyLines = (): TextError<'too-many-lines'> =>
  textError(MAX_LINES, 1, 'too-many-lines', `Only the first ${MAX_LINES} lines were read.`);
export const tooManyLevels = (line: number): TextError<'too-many-levels'> =>
  textError(line, 1, 'too-many-levels', `Only the first ${MAX_LEVELS} levels were read.`);

export class Lines {
  readonly text: string;
  readonly count: number;
  /** Where each line begins in the text. */
  readonly starts: Uint32Array;
  /** Where each line ends, its line end not included. */
  readonly ends: Uint32Array;

  constructor(text: string, starts: Uint32Array, ends: Uint32Array) {
    this.text = text;
    this.count = starts.length;
    this.starts = starts;
    this.ends = ends;
  }

  /** The text of line `at`, from 0. */
  line(at: number): string {
    return this.text.slice(this.starts[at], this.ends[at]);
  }

  /** Is line `at` empty, or white space alone? */
  isBlank(at: number): boolean {
    const end = this.ends[at] as number;
    for (let i = this.starts[at] as number; i < end; i++) {
      const code = this.text.charCodeAt(i);
      if (code !== SPACE && code !== 9) return false;
    }
    return true;
  }
}

/** The lines of a text with any of the three line ends, at most MAX_LINES; a byte order mark is passed over. */
export function linesOf(text: string): Lines {
  let starts = new Uint32Array(256);
  let ends = new Uint32Array(256);
  let count = 0;
  const add = (start: number, end: number): void => {
    if (count === starts.length) {
      starts = grown(starts);
      ends = grown(ends);
    }
    starts[count] = start;
    ends[count++] = end;
  };
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (!text.includes('\r')) {
    for (let end = text.indexOf('\n', start); end >= 0 && count < MAX_LINES; end = text.indexOf('\n', start)) {
      add(start, end);
      start = end + 1;
    }
  } else {
    for (let i = start; i < text.length && count < MAX_LINES; i++) {
      const code = text.charCodeAt(i);
      if (code !== NEW_LINE && code !== RETURN) continue;
      add(start, i);
      if (code === RETURN && text.charCodeAt(i + 1) === NEW_LINE) i++;
      start = i + 1;
    }
  }
  if (start < text.length && count < MAX_LINES) add(start, text.length);
  return new Lines(text, starts.subarray(0, count), ends.subarray(0, count));
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
