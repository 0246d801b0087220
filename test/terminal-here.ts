// masu on a terminal in this process: keys go to the stream it reads, what it writes is shown by a terminal emulator, and
// searches run in this thread. What only a real terminal and a real process show (signals, the line settings, worker threads,
// a window that is closed) is tested on a pseudo-terminal (pty-program.ts).

import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { runMasu } from '@masu/program/cli/run-masu.js';
import { Store } from '@masu/program/saves/store.js';
import { useLanguage } from '@masu/program/terminal/texts/language.js';
import { afterAll, afterEach } from 'vitest';
import { Written } from './masu-here.js';
import { SMALL } from './small-level.js';
import { VirtualTerminal } from './virtual-terminal.js';

/** Long, because a machine under load is slow. */
const WAIT_MILLIS = 40_000;

export interface TerminalOptions {
  readonly columns?: number;
  readonly lines?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The time that the program sees; `sleep` adds to it. */
  readonly now?: () => number;
}

/** What is typed. */
class Keyboard extends Readable {
  readonly isTTY = true;
  isRaw = false;

  override _read(): void {}

  setRawMode(isRaw: boolean): void {
    this.isRaw = isRaw;
  }
}

/** Shows what is written, at once. */
class Screen extends Writable {
  readonly isTTY = true;
  rows: number;
  columns: number;
  private readonly show: (text: string) => void;
  private readonly decoder = new TextDecoder();

  constructor(columns: number, rows: number, show: (text: string) => void) {
    super({ decodeStrings: true });
    this.columns = columns;
    this.rows = rows;
    this.show = show;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.show(this.decoder.decode(chunk, { stream: true }));
    done();
  }
}

export class TerminalHere {
  readonly terminal: VirtualTerminal;
  readonly home: string;
  /** Everything the program sent. */
  raw = '';
  readonly signals = new EventEmitter();
  isStopped = false;
  private readonly stdin = new Keyboard();
  private readonly stdout: Screen;
  private readonly stderr = new Written();
  private readonly ended: Promise<number>;
  private isOver = false;
  private slept = 0;
  private error: Error | undefined;

  constructor(words: readonly string[], cwd: string, home: string, options: TerminalOptions = {}) {
    const { columns = 100, lines = 30, env = {}, now = Date.now } = options;
    this.home = env.MASU_HOME ?? home;
    this.terminal = new VirtualTerminal(columns, lines);
    this.terminal.answer = (text) => this.send(text);
    this.stdout = new Screen(columns, lines, (text) => this.take(text));
    let exit: (code: number) => void = () => {};
    const exited = new Promise<number>((settle) => {
      exit = settle;
    });
    const ran = runMasu(words, {
      stdin: this.stdin,
      stdout: this.stdout,
      stderr: this.stderr,
      env: { LANG: 'C.UTF-8', TERM: 'xterm-256color', MASU_SIGNS: 'unicode', ...env, MASU_HOME: this.home },
      cwd,
      now: () => now() + this.slept,
      signals: this.signals,
      exit: (code) => {
        this.signals.emit('exit', code);
        this.isOver = true;
        exit(code);
      },
      suspend: () => {
        this.isStopped = true;
      },
      openPool: () => nodeThread(),
    });
    this.ended = Promise.race([ran, exited]).then((code) => {
      this.isOver = true;
      return code;
    });
  }

  private take(text: string): void {
    // A process that has ended writes no more.
    if (this.isOver) return;
    this.raw += text;
    try {
      this.terminal.write(text);
    } catch (error) {
      this.error ??= error as Error;
    }
  }

  get screen(): string {
    if (this.error) throw this.error;
    return this.terminal.toText();
  }

  get errors(): string {
    return this.stderr.text;
  }

  get isAlive(): boolean {
    return !this.isOver;
  }

  /** Whether modes and screen are as they were before the program. */
  get isRestored(): boolean {
    const { modes, keyboardLevels, style } = this.terminal;
    return [...modes].sort().join(' ') === '25 7' && keyboardLevels === 0 && style === '' && !this.stdin.isRaw;
  }

  send(keys: string): void {
    if (!this.isOver) this.stdin.push(Buffer.from(keys));
  }

  /** Sends keys and waits until they are handled. */
  async press(keys: string): Promise<void> {
    this.send(keys);
    await new Promise((settle) => setImmediate(settle));
  }

  /** Waits until it is true; if it never is, fails with the screen. */
  async until(what: string | RegExp | (() => boolean)): Promise<void> {
    const isSo = (): boolean => {
      if (typeof what === 'function') return what();
      return typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen);
    };
    const end = performance.now() + WAIT_MILLIS;
    while (!isSo()) {
      if (performance.now() > end)
        throw new Error(`waited in vain for ${what}; the screen is\n${this.screen}\n${this.errors}`);
      await new Promise((settle) => setImmediate(settle));
    }
  }

  async type(keys: string, shows: string | RegExp): Promise<void> {
    this.send(keys);
    await this.until(shows);
  }

  resize(columns: number, lines: number): void {
    this.terminal.resize(columns, lines);
    Object.assign(this.stdout, { columns, rows: lines });
    this.stdout.emit('resize');
  }

  signal(name: NodeJS.Signals): void {
    if (this.isOver) return;
    if (name === 'SIGCONT') this.isStopped = false;
    this.signals.emit(name, name);
  }

  /** The program's clock jumps: a laptop that slept. */
  sleep(millis: number): void {
    this.slept += millis;
  }

  /** The terminal window is closed. */
  hangUp(): void {
    if (!this.isOver) this.stdin.push(null);
  }

  /** The exit code, once it has ended. */
  async end(): Promise<number> {
    await this.until(() => this.isOver);
    if (this.error) throw this.error;
    return this.ended;
  }

  /** Ends it if it still runs. */
  async discard(): Promise<void> {
    this.signal('SIGTERM');
    await this.until(() => this.isOver);
  }
}

/** A folder for levels and saves that is gone after the tests of this file; a program ends after its test. */
export function terminalHere() {
  const folder = mkdtempSync(join(tmpdir(), 'masu-terminal-here-'));
  let running: TerminalHere[] = [];
  let started = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  afterEach(async () => {
    for (const program of running) await program.discard();
    running = [];
    // The language is one for the whole process, and other tests expect English.
    await useLanguage('en');
  });
  const file = (name: string, ...rows: readonly string[]): string => {
    const path = join(folder, name);
    writeFileSync(path, `${rows.join('\n')}\n`);
    return path;
  };
  return {
    folder,
    file,
    small: (): string => file('small.txt', ...SMALL),
    start(words: readonly string[], options: TerminalOptions = {}): TerminalHere {
      const program = new TerminalHere(words, folder, join(folder, `home-${started++}`), options);
      running.push(program);
      return program;
    },
    storeOf: ({ home }: TerminalHere): Store => new Store(home, Date.now),
  };
}
