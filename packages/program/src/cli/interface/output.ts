// Command output: data to standard output, messages to standard error. Text from files goes through `safe` or
// `jsonLine`, so that no title, name, or note can move the cursor, change colors, or hide text.

import { safeText } from '../../base/safe-text.js';
import { writeReason } from '../../files/index.js';
import { EXIT } from './exit-codes.js';

// What to do when standard output can't be written. A closed pipe (`| head`) is not an error: the program exits quietly,
// unless the command also writes a file, which people want whole. A closed terminal isn't an error either, because
// there may be results to save. Anything else, such as a full disk, is reported.

let hasFile = false;
let isUnread = false;

/** Call it if the command writes a file: it then continues after its standard output is closed. */
export function expectFile(): void {
  hasFile = true;
}

export function onWriteError(error: NodeJS.ErrnoException): void {
  const { code } = error;
  isUnread ||= process.stdout.isTTY || (code === 'EPIPE' && hasFile);
  if (isUnread) return;
  if (code === 'EPIPE') process.exit(EXIT.ok);
  process.stderr.write(`masu: Can’t write standard output: ${writeReason(error)}.\n`);
  process.exit(EXIT.environment);
}

// Yields to the event loop during long work, so that Ctrl-C and the progress line stay responsive. The cost is one turn
// of the event loop about 30 times per second.

const SLICE_MILLIS = 30;

/** Call it often; it yields only once the current slice ends. */
export function shortPauses(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE_MILLIS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

export interface Output {
  /** A line of data. */
  print(line: string): void;
  /** Data, written unchanged. */
  printText(text: string): void;
  /** A line on standard output that says all is well, or what was done; silent with -q. */
  confirm(line: string): void;
  /** A message for a person; silent with -q. */
  say(line: string): void;
  /** What went wrong; never silent. */
  complain(line: string): void;
  /** A progress line that replaces the previous one; '' clears it. Does nothing if standard error is not a terminal. */
  live(line: string): void;
  /** Bold text on standard output, if it supports it. */
  strong(text: string): string;
  /** Whether standard output is a terminal: unsanitized text must not reach it. */
  readonly isTerminal: boolean;
  readonly quiet: boolean;
  readonly hasColor: boolean;
  /** Whether standard output is JSON lines, errors included. */
  readonly json: boolean;
}

export interface OutputOptions {
  readonly quiet: boolean;
  readonly color: boolean;
  readonly json?: boolean;
}

/** The option -q in every command. */
export const QUIET_ABOUT = 'print errors and the requested data only';

/** Sanitizes outside text to one line without control characters. */
export const safe = safeText;

export { jsonLine } from '../../base/table.js';

const canRedraw = (stream: NodeJS.WriteStream): boolean => stream.isTTY === true && process.env.TERM !== 'dumb';

/** NO_COLOR (no-color.org) applies when set to anything but the empty string. */
function wantsColor(options: OutputOptions): boolean {
  return options.color && !process.env.NO_COLOR && canRedraw(process.stdout);
}

export function openOutput(options: OutputOptions): Output {
  const hasColor = wantsColor(options);
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
    confirm: (line) => {
      if (!options.quiet) printText(`${line}\n`);
    },
    say: (line) => {
      if (!options.quiet) message(line);
    },
    complain: message,
    live,
    strong: (text) => (hasColor ? `\u001b[1m${text}\u001b[22m` : text),
    isTerminal: process.stdout.isTTY === true,
    quiet: options.quiet,
    hasColor,
    json: options.json === true,
  };
}
