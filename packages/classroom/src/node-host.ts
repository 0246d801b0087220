// The host of course programs on Node: standard streams, files, and, for play on a terminal, raw mode and the alternate
// screen, which are restored on every exit.

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReadStream } from 'node:tty';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { safeText } from '@masu/core/base/safe-text.js';
import { type FileError, loadText as loadFile } from '@masu/node-host/files/load-file.js';
import { writeProblem } from '@masu/node-host/files/write-problem.js';
import { nodeClock } from '@masu/node-host/jobs/clock.js';
import { bytesForEach } from '@masu/node-host/jobs/workers.js';
import { KeyReader } from '@masu/node-host/keys/terminal-keys.js';
import { openBrowser } from '@masu/node-host/serve/open-browser.js';
import { startWebApp } from '@masu/node-host/serve/web-app.js';
import { type CourseHost, ENDED, onSignals } from './host.js';
import { Input } from './input.js';

/** What a course program gets of the process that runs it. */
export interface CourseProcess {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream;
  readonly signals: Pick<NodeJS.EventEmitter, 'on' | 'off'>;
  /** Ends it at once. */
  exit(code: number): void;
  /** Where relative paths begin (default: where those of the process do). */
  readonly cwd?: string;
}

const ENTER = '\x1b[?1049h\x1b[?25l';

const LEAVE = '\x1b[?25h\x1b[?1049l';

const REDRAW = '\x1b[H\x1b[2J';

/** After this long, an Escape is the key and not the start of a sequence. */
const ESCAPE_MILLIS = 40;

/** A fast test for text that needs no sanitizing: a history may be megabytes long. */
const isPlain = (line: string): boolean => /^[ -~]*$/.test(line);

/** CPU time of the whole process: there is no other thread, and this clock has microsecond resolution. */
function processMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const pathFrom = (cwd: string | undefined, path: string): string => (cwd === undefined ? path : resolve(cwd, path));

/** File errors as phrases that follow the name. */
const PHRASES: Readonly<Record<FileError['code'], string>> = {
  'missing-file': 'is missing',
  'not-a-file': 'is a folder',
  'unreadable-file': 'cannot be read',
  'file-too-large': 'is larger than 64 MiB',
};

async function loadText(input: Input, path: string, cwd: string | undefined): Promise<Result<string, string>> {
  if (path === '-') return ok(await input.rest());
  const text = loadFile(pathFrom(cwd, path));
  if (text.ok) return text;
  const { code, system } = text.error;
  return fail(code === 'not-a-file' ? PHRASES[code] : (system ?? PHRASES[code]));
}

/** Switches the terminal to the alternate screen while `body` runs. */
async function onScreen<T>({ stdin, stdout, signals, exit }: CourseProcess, body: () => Promise<T>): Promise<T> {
  const restore = (): void => {
    if (stdin.isTTY) (stdin as ReadStream).setRawMode(false);
    stdout.write(LEAVE);
  };
  signals.on('exit', restore);
  const release = onSignals(exit, signals);
  stdout.write(ENTER);
  try {
    return await body();
  } finally {
    restore();
    signals.off('exit', restore);
    release();
  }
}

/** Serves the web app at a level until Ctrl-C. */
async function showInBrowser({ stdout, stderr, signals }: CourseProcess, name: string, level: string): Promise<number> {
  const app = await startWebApp({ opened: { name, text: level, puzzle: 'sokoban' } });
  if (!app.ok) {
    stderr.write(`${app.error.message}\n`);
    return ENDED.failure;
  }
  stdout.write(`${app.value.address}\n`);
  if (stdout.isTTY) openBrowser(app.value.address);
  let release = (): void => {};
  const code = await new Promise<number>((ended) => {
    release = onSignals(ended, signals);
  });
  release();
  await app.value.close();
  return code;
}

function playByKeys(
  outside: CourseProcess,
  draw: () => string,
  act: (key: string) => number | undefined,
): Promise<number> {
  const { stdin, stdout } = outside;
  const redraw = (): boolean => stdout.write(REDRAW + draw());
  return onScreen(
    outside,
    () =>
      new Promise((settle) => {
        const reader = new KeyReader();
        let timer: NodeJS.Timeout | undefined;
        const end = (code: number): void => {
          clearTimeout(timer);
          stdin.off('data', take).off('end', lost).pause();
          settle(code);
        };
        const hand = (events: ReturnType<KeyReader['feed']>): void => {
          for (const event of events) {
            if (event.kind !== 'key') continue;
            const code = event.ctrl && event.name === 'c' ? ENDED.interrupted : act(event.name);
            if (code === undefined) continue;
            end(code);
            return;
          }
          redraw();
        };
        const take = (bytes: Uint8Array): void => {
          clearTimeout(timer);
          hand(reader.feed(bytes));
          if (reader.isWaiting) timer = setTimeout(() => hand(reader.flush()), ESCAPE_MILLIS);
        };
        const lost = (): void => end(ENDED.interrupted);
        (stdin as ReadStream).setRawMode(true);
        stdin.on('data', take).on('end', lost).resume();
        redraw();
      }),
  );
}

async function animate(
  outside: CourseProcess,
  frames: Iterable<string>,
  millis: number,
  lastMillis: number,
): Promise<void> {
  await onScreen(outside, async () => {
    for (const frame of frames) {
      outside.stdout.write(REDRAW + frame);
      await pause(millis);
    }
    await pause(lastMillis);
  });
}

export function openNodeHost(outside: CourseProcess): CourseHost & { close(): Promise<void> } {
  const { stdout, stderr, cwd } = outside;
  const input = new Input(lazyInput(outside));
  return {
    input,
    write: (text) => {
      stdout.write(text);
    },
    complain: (line) => {
      stderr.write(`${isPlain(line) ? line : safeText(line)}\n`);
    },
    loadText: (path) => loadText(input, path, cwd),
    writeProblem: (path) => writeProblem(pathFrom(cwd, path)),
    async saveText(path, text) {
      try {
        await writeFile(pathFrom(cwd, path), text);
        return undefined;
      } catch (error) {
        return reason(error);
      }
    },
    clock: { ...nodeClock(), cpu: processMillis },
    searchBytes: bytesForEach(1),
    isTerminal: outside.stdin.isTTY === true && stdout.isTTY === true,
    playByKeys: (...asked) => playByKeys(outside, ...asked),
    showInBrowser: (...asked) => showInBrowser(outside, ...asked),
    animate: (...asked) => animate(outside, ...asked),
    close: () => input.close(),
  };
}

/** Standard input, opened with the first read: a program that reads nothing leaves it alone. */
async function* lazyInput(outside: CourseProcess): AsyncGenerator<Uint8Array> {
  yield* outside.stdin;
}
