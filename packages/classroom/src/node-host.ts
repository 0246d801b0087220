// `masu course NAME …`: finds the course and runs its program on Node. Without a name, lists the courses.

import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGNAL_EXITS } from '../base/exit-codes.js';
import { fail, ok, type Result } from '../base/result.js';
import { safeText } from '../base/safe-text.js';
import { type FileError, loadText as loadFile, writeProblem } from '../files/index.js';
import { bytesForEach, nodeClock } from '../jobs/node/index.js';
import { KeyReader } from '../keys/index.js';
import { openBrowser, startWebApp } from '../serve/index.js';
import { COMP20003 } from './comp20003/comp20003.js';
import { ECE209 } from './ece209/ece209.js';
import { type Course, type CourseHost, complainAndEnd, ENDED, onSignals, StartError } from './host.js';
import { IN101 } from './in101/in101.js';
import { Input } from './input.js';
import { IPS } from './ips/ips.js';
import { MAC110 } from './mac110/mac110.js';

// The host of course programs on Node: standard streams, files, and, for play on a terminal, raw mode and the alternate
// screen, which are restored on every exit.

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

/** File errors as phrases that follow the name. */
const PHRASES: Readonly<Record<FileError['code'], string>> = {
  'missing-file': 'is missing',
  'not-a-file': 'is a folder',
  'unreadable-file': 'cannot be read',
  'file-too-large': 'is larger than 64 MiB',
};

async function loadText(input: Input, path: string): Promise<Result<string, string>> {
  if (path === '-') return ok(await input.rest());
  const text = await loadFile(path);
  if (text.ok) return text;
  const { code, system } = text.error;
  return fail(code === 'not-a-file' ? PHRASES[code] : (system ?? PHRASES[code]));
}

/** Switches the terminal to the alternate screen while `body` runs. */
async function onScreen<T>(body: () => Promise<T>): Promise<T> {
  const restore = (): void => {
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
    process.stdout.write(LEAVE);
  };
  process.once('exit', restore);
  const release = onSignals((code) => process.exit(code));
  process.stdout.write(ENTER);
  try {
    return await body();
  } finally {
    restore();
    process.off('exit', restore);
    release();
  }
}

/** Serves the web app at a level until Ctrl-C. */
async function showInBrowser(name: string, level: string): Promise<number> {
  const app = await startWebApp({ opened: { name, text: level, puzzle: 'sokoban' } });
  if (!app.ok) {
    process.stderr.write(`${app.error.message}\n`);
    return ENDED.failure;
  }
  process.stdout.write(`${app.value.address}\n`);
  if (process.stdout.isTTY) openBrowser(app.value.address);
  const code = await new Promise<number>((resolve) => {
    for (const [signal, ended] of Object.entries(SIGNAL_EXITS)) process.once(signal, () => resolve(ended));
  });
  await app.value.close();
  return code;
}

function playByKeys(draw: () => string, act: (key: string) => number | undefined): Promise<number> {
  const redraw = (): boolean => process.stdout.write(REDRAW + draw());
  return onScreen(
    () =>
      new Promise((settle) => {
        const reader = new KeyReader();
        let timer: NodeJS.Timeout | undefined;
        const end = (code: number): void => {
          clearTimeout(timer);
          process.stdin.off('data', take).off('end', lost).pause();
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
        process.stdin.setRawMode(true);
        process.stdin.on('data', take).on('end', lost).resume();
        redraw();
      }),
  );
}

async function animate(frames: Iterable<string>, millis: number, lastMillis: number): Promise<void> {
  await onScreen(async () => {
    for (const frame of frames) {
      process.stdout.write(REDRAW + frame);
      await pause(millis);
    }
    await pause(lastMillis);
  });
}

function openNodeHost(): CourseHost & { close(): Promise<void> } {
  const input = new Input(lazyStdin());
  return {
    input,
    write: (text) => {
      process.stdout.write(text);
    },
    complain: (line) => {
      process.stderr.write(`${isPlain(line) ? line : safeText(line)}\n`);
    },
    loadText: (path) => loadText(input, path),
    writeProblem,
    async saveText(path, text) {
      try {
        await writeFile(path, text);
        return undefined;
      } catch (error) {
        return reason(error);
      }
    },
    clock: { ...nodeClock(), cpu: processMillis },
    searchBytes: bytesForEach(1),
    isTerminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
    playByKeys,
    showInBrowser,
    animate,
    close: () => input.close(),
  };
}

/** Standard input, opened with the first read: a program that reads nothing leaves it alone. */
async function* lazyStdin(): AsyncGenerator<Uint8Array> {
  yield* process.stdin;
}

// The table of courses. A course is one folder and one row here; help, docs, and tests read the table.

export const COURSES: readonly Course[] = [IN101, IPS, ECE209, COMP20003, MAC110];

/** Every course can mark a program, and grade submissions. */
const usageLines = ({ id, usage }: Course): readonly string[] => [
  ...usage,
  `${`masu course ${id} mark [options] -- PROGRAM ARG…`.padEnd(54)}mark a program against the course; see mark --help`,
  `${`masu course ${id} rubric FOLDER…`.padEnd(54)}grade submissions by the course’s table; see rubric --help`,
];

function overview(): string {
  const lines = COURSES.flatMap((course) => [
    `${course.name}: ${course.about}`,
    ...usageLines(course).map((usage) => `  ${usage}`),
    '',
  ]);
  return lines.join('\n');
}

const helpText = (course: Course): string =>
  `${course.name}: ${course.about}\n\n${usageLines(course)
    .map((line) => `  ${line}\n`)
    .join('')}`;

/** Runs a course with the words after `masu course` and returns the exit code. */
export async function runCourse([name, ...words]: readonly string[]): Promise<number> {
  const host = openNodeHost();
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      host.write(overview());
      return ENDED.ok;
    }
    const course = COURSES.find(({ id }) => id === name);
    if (!course) {
      const ids = COURSES.map(({ id }) => id).join(', ');
      return complainAndEnd(host, `Unknown course ${JSON.stringify(name)}. Available: ${ids}.`, ENDED.usage);
    }
    // `-h` is COMP20003's own.
    if (words[0] === '--help' || (words[0] === '-h' && course.id !== 'comp20003')) {
      host.write(helpText(course));
      return ENDED.ok;
    }
    if (words[0] === 'mark') return await (await import('./mark-command.js')).markCourse(host, course, words.slice(1));
    if (words[0] === 'rubric')
      return await (await import('./rubric-command.js')).rubricCourse(host, course, words.slice(1));
    return await course.run(host, words);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return complainAndEnd(host, error.message, ENDED.input);
  } finally {
    await host.close();
  }
}
