// Command output: data to standard output, messages to standard error. Text from files goes through `safe` or
// `jsonLine`, so that no title, name, or note can move the cursor, change colors, or hide text.

import { safeText } from '@masu/core/base/safe-text.js';
import { writeReason } from '@masu/node-host/files/write-problem.js';
import type { Environment, ProgramOutput } from '../../host/host.js';
import type { CommandHost } from './command-host.js';
import { EXIT } from './exit-codes.js';

/**
 * What to do when standard output can't be written. A closed pipe (`| head`) is not an error: the program exits quietly,
 * unless the command also writes a file, which people want whole. A closed terminal isn't an error either, because
 * there may be results to save. Anything else, such as a full disk, is reported.
 */
export function watchOutput(host: CommandHost): void {
  let isUnread = false;
  host.stdout.on('error', (error: NodeJS.ErrnoException) => {
    const { code } = error;
    isUnread ||= host.stdout.isTTY === true || (code === 'EPIPE' && host.run.hasFile);
    if (isUnread) return;
    if (code !== 'EPIPE') host.stderr.write(`masu: Can’t write standard output: ${writeReason(error)}.\n`);
    host.exit(code === 'EPIPE' ? EXIT.ok : EXIT.environment);
  });
  // If standard error is closed, keep working.
  host.stderr.on('error', () => {});
}

export interface Output {
  /** Where it goes, and what else the command gets from outside. */
  readonly host: CommandHost;
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

export { jsonLine } from '@masu/core/base/json-line.js';

const canRedraw = (stream: ProgramOutput, { TERM }: Environment): boolean => stream.isTTY === true && TERM !== 'dumb';

/** NO_COLOR (no-color.org) applies when set to anything but the empty string. */
const wantsColor = ({ stdout, env }: CommandHost, options: OutputOptions): boolean =>
  options.color && !env.NO_COLOR && canRedraw(stdout, env);

export function openOutput(host: CommandHost, options: OutputOptions): Output {
  const { stdout, stderr, env } = host;
  const hasColor = wantsColor(host, options);
  const redraws = canRedraw(stderr, env) && !options.quiet;
  let liveLine = '';
  const live = (line: string): void => {
    if (!redraws || line === liveLine) return;
    const clipped = line.slice(0, Math.max(0, (stderr.columns || 80) - 1));
    stderr.write(`\r\u001b[K${clipped}`);
    liveLine = line;
  };
  const message = (line: string): void => {
    live('');
    stderr.write(`${line}\n`);
  };
  const printText = (text: string): void => {
    live('');
    stdout.write(text);
  };
  return {
    host,
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
    isTerminal: stdout.isTTY === true,
    quiet: options.quiet,
    hasColor,
    json: options.json === true,
  };
}
