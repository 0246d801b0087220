// Where a command writes: data to standard output, messages to standard error. Whatever comes from a file passes
// `safe` or `jsonLine` on its way, so that no title, name or note can move the cursor, change colors or hide.

import { safeText } from '../terminal/safe-text.js';

export interface Output {
  /** A line of data. */
  print(line: string): void;
  /** Data as it stands, line ends included. */
  printText(text: string): void;
  /** A message for a person; silent with -q. */
  say(line: string): void;
  /** What went wrong; never silent. */
  complain(line: string): void;
  /** One line of progress that replaces the one before; '' clears it. Nothing where standard error is no terminal. */
  live(line: string): void;
  /** Emphasis on standard output, where it can show it. */
  strong(text: string): string;
  /** Standard output is a terminal: nothing raw may reach it. */
  readonly isTerminal: boolean;
  readonly quiet: boolean;
  readonly hasColour: boolean;
  /** Standard output is JSON lines; errors are among them. */
  readonly json: boolean;
}

export interface OutputOptions {
  readonly quiet: boolean;
  readonly color: boolean;
  readonly json?: boolean;
}

/** Text from outside in one line that disturbs nothing. */
export const safe = safeText;

/** Characters that JSON lets stand though a terminal may obey them. Written as escapes they mean the same. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** One JSON value on one line. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE_IN_JSON,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 push`, `2 pushes`, `1 level`, `3 levels` */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : /(sh|x)$/.test(one) ? `${one}es` : `${one}s`}`;
}

const canRedraw = (stream: NodeJS.WriteStream): boolean => stream.isTTY === true && process.env.TERM !== 'dumb';

/** NO_COLOR (no-color.org) holds when set to anything but nothing. */
function wantsColour(options: OutputOptions): boolean {
  return options.color && !process.env.NO_COLOR && canRedraw(process.stdout);
}

export function openOutput(options: OutputOptions): Output {
  const hasColour = wantsColour(options);
  const redraws = canRedraw(process.stderr) && !options.quiet;
  let liveLine = '';
  const live = (line: string): void => {
    if (!redraws || line === liveLine) return;
    const clipped = line.slice(0, Math.max(0, (process.stderr.columns || 80) - 1));
    process.stderr.write(`\r\u001b[K${clipped}`);
    liveLine = line;
  };
  const message = (line: string): void => {
    live('');
    process.stderr.write(`${line}\n`);
  };
  const printText = (text: string): void => {
    live('');
    process.stdout.write(text);
  };
  return {
    print: (line) => printText(`${line}\n`),
    printText,
    say: (line) => {
      if (!options.quiet) message(line);
    },
    complain: message,
    live,
    strong: (text) => (hasColour ? `\u001b[1m${text}\u001b[22m` : text),
    isTerminal: process.stdout.isTTY === true,
    quiet: options.quiet,
    hasColour,
    json: options.json === true,
  };
}
