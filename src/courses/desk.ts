// All that a course program knows of the world: what is typed, what is printed, files, the clock. The programs are
// functions of a desk and their words, so they run the same from the command line and from a test.

import { EXIT } from '../base/exit-codes.js';
import type { Result } from '../base/result.js';
import type { Clock } from '../jobs/index.js';
import type { Input } from './input.js';

export interface Desk {
  readonly input: Input;
  /** To standard output, as it stands. */
  write(text: string): void;
  /** One line to standard error, made safe to show. */
  complain(line: string): void;
  /** The text of a file (`-` is standard input), or why there is none: a phrase without the name. */
  loadText(path: string): Promise<Result<string, string>>;
  /** Undefined when written, otherwise why not. */
  saveText(path: string, text: string): Promise<string | undefined>;
  readonly clock: Clock;
  /** Memory that a search may take. */
  readonly searchBytes: number;
  /** A person sits there: keys can be read one by one and the screen redrawn. */
  readonly isTerminal: boolean;
  /** Keys one by one in raw mode until `act` gives an exit code; the screen shows `draw()` before each. */
  playByKeys(draw: () => string, act: (key: string) => number | undefined): Promise<number>;
  /** Opens the web app at this level and waits until it is no longer wanted; the number is the exit code. */
  showInBrowser?(name: string, level: string): Promise<number>;
  /** Shows each frame for so long. */
  animate(frames: Iterable<string>, millis: number, lastMillis: number): Promise<void>;
}

/** How a course program ends where its course has no code of its own. */
export const ENDED = {
  ok: EXIT.ok,
  failure: 1,
  limit: EXIT.limit,
  input: EXIT.input,
  usage: EXIT.usage,
  interrupted: EXIT.interrupted,
} as const;

export interface Course {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Lines after `usage: `. */
  readonly usage: readonly string[];
  /** The number is the exit code. */
  run(desk: Desk, words: readonly string[]): Promise<number>;
}

/** Wrong words on the command line: how it would have been right. */
export function wrongUsage(desk: Desk, course: Pick<Course, 'usage'>, sentence: string): number {
  desk.complain(sentence);
  for (const line of course.usage) desk.complain(`usage: ${line}`);
  return ENDED.usage;
}

/** `--option=value` as two words, like every other. */
export function splitOptions(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, option, value] = /^(--[a-z]+)=(.*)$/s.exec(word) ?? [];
    return option === undefined || value === undefined ? [word] : [option, value];
  });
}
