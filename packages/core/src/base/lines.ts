// The lines of a text as offsets. A level file may have tens of millions of lines; splitting it into strings would take
// more memory than the file, so a line is extracted only when it is read.

import { speaker } from './message.js';
import { type TextError, textError } from './result.js';
import { english } from './texts/en/text-limit.js';

const NEW_LINE = 10;
const RETURN = 13;
const SPACE = 32;

/** Far more than any level file has; beyond it, a file of line ends would fill the memory. */
export const MAX_LINES = 2 ** 23;
/** Far more levels than any file has; beyond it, tiny levels would fill the memory. */
export const MAX_LEVELS = 600_000;

/** Warnings about text skipped because there is too much of it; shared by all formats. */
const say = speaker('text-limit', english);

export const tooManyLines = (): TextError<'too-many-lines'> =>
  textError(MAX_LINES, 1, 'too-many-lines', say('too-many-lines', MAX_LINES));
export const tooManyLevels = (line: number): TextError<'too-many-levels'> =>
  textError(line, 1, 'too-many-levels', say('too-many-levels', MAX_LEVELS));

export class Lines {
  readonly text: string;
  readonly count: number;
  /** The start offset of each line. */
  readonly starts: Uint32Array;
  /** The end offset of each line, without the line end. */
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

  /** The texts of the lines that are more than whitespace. */
  written(): string[] {
    return Array.from(this.starts, (_, at) => this.line(at)).filter((line) => line.trim() !== '');
  }

  /** Whether line `at` is empty or only whitespace. */
  isBlank(at: number): boolean {
    const end = this.ends[at] as number;
    for (let i = this.starts[at] as number; i < end; i++) {
      const code = this.text.charCodeAt(i);
      if (code !== SPACE && code !== 9) return false;
    }
    return true;
  }
}

/** As much as any format examines to recognize a text. */
const MAX_KEPT = 2 ** 16;
/** The lines of the last short text: every format is asked about the same text before one reads it. */
let kept: Lines | undefined;

/** The lines of a text with any of the three line ends, at most MAX_LINES; skips a byte order mark. */
export function indexLines(text: string): Lines {
  if (kept?.text === text) return kept;
  const lines = findLines(text);
  kept = text.length <= MAX_KEPT ? lines : undefined;
  return lines;
}

function findLines(text: string): Lines {
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
