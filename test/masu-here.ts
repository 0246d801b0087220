// masu in this process: streams in memory, a folder of its own, and searches in this thread. Whole processes are for what only
// they show: signals, pipes, exit codes, worker threads (test/whole/masu.ts).

import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { runMasu } from '@masu/program/cli/run-masu.js';
import type { Environment, Host, ProgramOutput } from '@masu/program/host/host.js';
import { afterAll } from 'vitest';

/** A stream that remembers what was written. */
export class Written extends Writable implements ProgramOutput {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number;
  private readonly heard: (text: string) => void;
  private readonly failure: string | undefined;

  /** `heard` is called with everything written so far; `failure`: the system's code with which every write fails. */
  constructor({ isTTY = false, columns = 80, heard = () => {}, failure }: WrittenOptions = {}) {
    super({ decodeStrings: true });
    this.isTTY = isTTY;
    this.columns = columns;
    this.heard = heard;
    this.failure = failure;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    if (this.failure !== undefined) {
      done(Object.assign(new Error('write failed'), { code: this.failure }));
      return;
    }
    this.text += new TextDecoder().decode(chunk);
    this.heard(this.text);
    done();
  }
}

interface WrittenOptions {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly heard?: (text: string) => void;
  readonly failure?: string;
}

export interface HostOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Environment;
  /** Sends Ctrl-C, or `signal`, when this returns true for the output so far. */
  readonly interruptWhen?: (stdout: string) => boolean;
  readonly signal?: string;
  /** All three streams are a terminal. */
  readonly isTerminal?: boolean;
  readonly stdout?: WrittenOptions;
  readonly stderr?: WrittenOptions;
  readonly now?: () => number;
  readonly cwd?: string;
}

interface MemoryHost extends Host {
  readonly stdout: Written;
  readonly stderr: Written;
  readonly signals: EventEmitter;
}

/** The host of one run; its signals are sent by `signals.emit('SIGINT', 'SIGINT')`. */
export function memoryHost(options: HostOptions = {}): MemoryHost {
  const { input = '', isTerminal: isTTY = false } = options;
  const signals = new EventEmitter();
  let isInterrupted = false;
  const heard = (text: string): void => {
    options.stdout?.heard?.(text);
    if (isInterrupted || !options.interruptWhen?.(text)) return;
    isInterrupted = true;
    const { signal = 'SIGINT' } = options;
    signals.emit(signal, signal);
  };
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  return {
    stdin: Object.assign(Readable.from(bytes.length === 0 ? [] : [bytes]), { isTTY }),
    stdout: new Written({ isTTY, ...options.stdout, heard }),
    stderr: new Written({ isTTY, ...options.stderr }),
    env: options.env ?? {},
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    now: options.now ?? Date.now,
    signals,
    exit() {},
    suspend() {},
    openPool: () => nodeThread(),
  };
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder that is gone after the tests of this file, and masu in it. Saved data is in its `home`. */
export function masuHere() {
  const folder = mkdtempSync(join(tmpdir(), 'masu-here-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /** Writes a file into the folder and returns its path. */
    file(name: string, content: string | Uint8Array): string {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    /** Runs it to its end, in the folder. `begun` gets the host once the run has begun. */
    async masu(
      words: readonly string[],
      options: HostOptions = {},
      begun: (host: MemoryHost) => void = () => {},
    ): Promise<Ended> {
      const host = memoryHost({ cwd: folder, ...options, env: { MASU_HOME: join(folder, 'home'), ...options.env } });
      const ended = runMasu(words, host);
      begun(host);
      const code = await ended;
      return { code, stdout: host.stdout.text, stderr: host.stderr.text };
    },
  };
}

/** The JSON lines of an output. */
export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
