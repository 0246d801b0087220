// What one run of the program gets from outside: streams, environment, folder, clock, signals, and threads. The entry file makes
// it of the process (cli/masu.ts), a test of streams in memory and a folder of its own; nothing else asks the process.

import { homedir, platform } from 'node:os';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the program reads what is typed or piped. */
export type ProgramInput = Readable & { readonly isTTY?: boolean };

/** Where the program writes. */
export interface ProgramOutput extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Signals and the end of the program, by their names. */
export type Signals = Pick<NodeJS.EventEmitter, 'on' | 'off' | 'removeAllListeners'>;

/** An engine of `size` threads: see `workerPool`. */
export type OpenPool = (size: number, bytes?: number, stopMillis?: number) => Engine;

export interface Host {
  readonly stdin: ProgramInput;
  readonly stdout: ProgramOutput;
  readonly stderr: ProgramOutput;
  readonly env: Environment;
  /** Where relative paths begin (default: where those of the process do). */
  readonly cwd?: string;
  readonly now: () => number;
  readonly signals: Signals;
  /** Ends the program at once and waits for nothing that still runs. */
  exit(code: number): void;
  /** Stops the program until the shell continues it. */
  suspend(): void;
  /** Opens the threads that search (default: worker threads). */
  readonly openPool?: OpenPool;
}

/** The path on the disk of one that was typed. */
export const pathOn = ({ cwd }: Pick<Host, 'cwd'>, typed: string): string =>
  cwd === undefined ? typed : resolve(cwd, typed);

/** The home folder of the person. */
export const homeFolder = ({ HOME }: Environment): string => (platform() === 'win32' ? '' : HOME) || homedir();
