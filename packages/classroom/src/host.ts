// The host interface of a course program: input, output, files, and the clock. A program is a function of this host and
// its arguments, so it runs the same from the command line and from a test.

import { EXIT, SIGNAL_EXITS } from '@masu/core/base/exit-codes.js';
import type { Bounds, Limits } from '@masu/core/base/outcome.js';
import { fail, type Result, type TextError } from '@masu/core/base/result.js';
import type { Clock } from '@masu/engine/jobs/engines/engine.js';
import type { Input } from './input.js';

export interface CourseHost {
  readonly input: Input;
  /** Writes to standard output, unchanged. */
  write(text: string): void;
  /** Writes one sanitized line to standard error. */
  complain(line: string): void;
  /** The text of a file (`-` is standard input), or the reason it can't be read, as a phrase without the name. */
  loadText(path: string): Promise<Result<string, string>>;
  /** Why a file can't be written, as a phrase; undefined if it can. For results that take a while. */
  writeProblem(path: string): string | undefined;
  /** Undefined on success, otherwise the reason. */
  saveText(path: string, text: string): Promise<string | undefined>;
  readonly clock: Clock;
  /** Memory available to a search. */
  readonly searchBytes: number;
  /** Whether it is interactive: keys can be read one by one and the screen redrawn. */
  readonly isTerminal: boolean;
  /** Reads keys in raw mode until `act` returns an exit code; shows `draw()` before each key. */
  playByKeys(draw: () => string, act: (key: string) => number | undefined): Promise<number>;
  /** Opens the web app at this level, waits until it is closed, and returns the exit code. */
  showInBrowser?(name: string, level: string): Promise<number>;
  /** Shows the frames one after another, each for the given time. */
  animate(frames: Iterable<string>, millis: number, lastMillis: number): Promise<void>;
}

/** Exit codes for programs whose course defines none. */
export const ENDED = { ...EXIT, failure: 1 } as const;

/** Why a program of somebody else can't be started at all. */
export class StartError extends Error {}

/** Calls `take` with every signal that asks for an end, and its exit code; returns what restores the signals. */
export function onSignals(
  take: (code: number, signal: string) => void,
  signals: Pick<NodeJS.EventEmitter, 'on' | 'off'> = process,
): () => void {
  const listeners = Object.entries(SIGNAL_EXITS).map(([signal, code]) => {
    const listener = (): void => take(code, signal);
    signals.on(signal, listener);
    return () => void signals.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}

export interface Course {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Lines after `usage: `. */
  readonly usage: readonly string[];
  /** Returns the exit code. */
  run(host: CourseHost, words: readonly string[]): Promise<number>;
}

/** What a search may use: the memory there is, within other limits if any; nobody stops it. */
export function searchBounds({ clock, searchBytes }: CourseHost, limits: Limits = {}): Bounds {
  const watch = { now: clock.now, cpu: clock.cpu, stopped: () => false, report: () => {} };
  return [{ bytes: searchBytes, ...limits }, watch];
}

/** What a file says, or the exit code after telling why it can't be read, in the words of the course, or where it is wrong. */
export async function loadParsed<T>(
  host: CourseHost,
  path: string,
  parse: (text: string) => Result<T, TextError>,
  unreadable: (why: string) => number,
  wrong: number = ENDED.input,
): Promise<Result<T, number>> {
  const text = await host.loadText(path);
  if (!text.ok) return fail(unreadable(text.error));
  const parsed = parse(text.value);
  if (parsed.ok) return parsed;
  host.complain(`${path}:${parsed.error.line}:${parsed.error.column}: ${parsed.error.message}`);
  return fail(wrong);
}

/** Reports an error and returns its exit code. */
export function complainAndEnd(host: CourseHost, sentence: string, code: number): number {
  host.complain(sentence);
  return code;
}

/** Reports a usage error and prints the usage. */
export function wrongUsage(host: CourseHost, course: Pick<Course, 'usage'>, sentence: string): number {
  host.complain(sentence);
  for (const line of course.usage) host.complain(`usage: ${line}`);
  return ENDED.usage;
}

/** Splits `--option=value` into two words. */
export function splitOptions(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, option, value] = /^(--[a-z]+)=(.*)$/s.exec(word) ?? [];
    return option === undefined || value === undefined ? [word] : [option, value];
  });
}
