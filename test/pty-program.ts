// Runs a program on a real pseudo-terminal: keys in, screen out. `script` (util-linux; part of every Debian) creates the
// pseudo-terminal and `stty` (coreutils) sets and reads its size, so no package with native code is needed. A small
// terminal emulator (virtual-terminal.ts) reads the output.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeBusyFolder } from '@masu/node-host/files/write-problem.js';
import { VirtualTerminal } from './virtual-terminal.js';

const INPUT_MARKS = fileURLToPath(new URL('input-marks.mjs', import.meta.url));
/** A mark of `input-marks.mjs`, and what may be the beginning of one. */
const MARK = /\x1b\]masu-handled;(\d+)\x07/g;
const MARK_START = /\x1b(\][a-z-]*(;\d*)?)?$/;

export const MASU = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/bin/masu.js');
/** Long, because a machine under load is slow. */
const WAIT_MILLIS = 60_000;

export interface PtyOptions {
  readonly columns?: number;
  readonly lines?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it runs; some programs leave files behind. */
  readonly cwd?: string;
  /** The program's file, if it isn't ours in dist. */
  readonly program?: string;
  /** For Node itself, before the program's file. */
  readonly node?: readonly string[];
  /** The program says when it has handled its input: see `press`. */
  readonly marks?: boolean;
}

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

function need(command: string, where: string): void {
  if (spawnSync(command, ['--version']).error) {
    throw new Error(`these tests need the command ${command} (${where}); it was not found`);
  }
}

export class PtyProgram {
  readonly terminal: VirtualTerminal;
  readonly home: string;
  /** Everything the program sent. */
  raw = '';
  private readonly folder: string;
  private readonly host: ChildProcess;
  private readonly ended: Promise<number | null>;
  private error: Error | undefined;
  /** Bytes of keys sent, and handled by the program. */
  private sent = 0;
  private handled = 0;
  private held = '';
  private isOver = false;
  private heard: () => void = () => {};

  constructor(
    args: readonly string[],
    { columns = 100, lines = 30, env = {}, cwd, program: file = MASU, node = [], marks = false }: PtyOptions = {},
  ) {
    need('script', 'util-linux');
    need('stty', 'coreutils');
    this.folder = mkdtempSync(join(tmpdir(), 'masu-pty-'));
    this.home = env.MASU_HOME ?? join(this.folder, 'home');
    this.terminal = new VirtualTerminal(columns, lines);
    const at = (name: string): string => quoted(join(this.folder, name));
    const program = [process.execPath, ...node, ...(marks ? ['--import', INPUT_MARKS] : []), file, ...args]
      .map(quoted)
      .join(' ');
    // The inner shell becomes the program and keeps its process id; the outer one stays to check the terminal
    // afterward.
    const inner = `echo $$ >${at('pid')}; exec ${program}`;
    const outer = [
      `stty cols ${columns} rows ${lines}`,
      `tty >${at('tty')}`,
      `stty -g >${at('before')}`,
      `sh -c ${quoted(inner)} 2>${at('errors')}`,
      `echo $? >${at('code')}`,
      `stty -g >${at('after')}`,
    ].join('; ');
    this.host = spawn('script', ['-q', '-e', '-f', '-c', outer, '/dev/null'], {
      env: {
        ...process.env,
        LANG: 'C.UTF-8',
        LC_ALL: '',
        LC_MESSAGES: '',
        TERM: 'xterm-256color',
        NO_COLOR: '',
        // masu gives a terminal only a moment to answer whether it shows Unicode; on a busy machine ours may be too
        // slow.
        MASU_SIGNS: 'unicode',
        MASU_HOME: this.home,
        ...env,
      },
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.terminal.answer = (text) => this.send(text);
    this.host.stdin?.on('error', () => {});
    const decoder = new TextDecoder('utf-8');
    this.host.stdout?.on('data', (bytes: Buffer) => this.take(decoder.decode(bytes, { stream: true })));
    this.ended = new Promise((settle) => this.host.on('close', (code) => settle(code)));
    void this.ended.then(() => {
      this.isOver = true;
      this.heard();
    });
  }

  private take(text: string): void {
    const whole = this.held + text;
    this.held = MARK_START.exec(whole)?.[0] ?? '';
    const shown = whole.slice(0, whole.length - this.held.length).replace(MARK, (_, bytes) => {
      this.handled = Number(bytes);
      return '';
    });
    this.raw += shown;
    try {
      this.terminal.write(shown);
    } catch (error) {
      this.error ??= error as Error;
    }
    this.heard();
  }

  private file(name: string): string {
    const path = join(this.folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  }

  get screen(): string {
    if (this.error) throw this.error;
    return this.terminal.toText();
  }

  get pid(): number {
    return Number(this.file('pid'));
  }

  get errors(): string {
    return this.file('errors');
  }

  /** Whether line settings, modes and screen are as they were before the program. */
  get isRestored(): boolean {
    const { modes, keyboardLevels, style } = this.terminal;
    const plain = [...modes].sort().join(' ') === '25 7' && keyboardLevels === 0 && style === '';
    return plain && this.file('before') !== '' && this.file('before') === this.file('after');
  }

  send(keys: string): void {
    this.sent += Buffer.byteLength(keys);
    this.host.stdin?.write(keys);
  }

  /** Sends keys and waits until the program, started with `marks`, has handled them and shown what follows, or ended. */
  async press(keys: string): Promise<void> {
    this.send(keys);
    while (this.handled < this.sent && !this.isOver) {
      await new Promise<void>((settle) => {
        this.heard = settle;
      });
    }
    this.heard = () => {};
  }

  /** Waits until it is true; if it never is, fails with the screen. */
  async until(what: string | RegExp | (() => boolean)): Promise<void> {
    const isSo = (): boolean => {
      if (typeof what === 'function') return what();
      return typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen);
    };
    const end = Date.now() + WAIT_MILLIS;
    while (!isSo()) {
      if (Date.now() > end)
        throw new Error(`waited in vain for ${what}; the screen is\n${this.screen}\n${this.errors}`);
      await new Promise((settle) => setTimeout(settle, 15));
    }
  }

  /** Sends keys one by one, faster than a person could. */
  async type(keys: string, shows: string | RegExp): Promise<void> {
    this.send(keys);
    await this.until(shows);
  }

  resize(columns: number, lines: number): void {
    this.terminal.resize(columns, lines);
    spawnSync('stty', ['-F', this.file('tty'), 'cols', String(columns), 'rows', String(lines)]);
  }

  /** Does nothing if the program has ended by itself. */
  signal(name: NodeJS.Signals): void {
    try {
      process.kill(this.pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  /** The letter of its state in the process table; '' if it is not there. */
  private get state(): string {
    try {
      return /^State:\s+(\w)/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1] ?? '';
    } catch {
      return '';
    }
  }

  get isStopped(): boolean {
    return this.state === 'T';
  }

  /** A process that has ended may stay in the table until its parent has waited for it. */
  get isAlive(): boolean {
    return this.state !== '' && this.state !== 'Z' && this.state !== 'X';
  }

  /** The terminal window is closed. */
  hangUp(): void {
    this.host.kill('SIGKILL');
  }

  /** The program's own exit code, once it and its terminal are done. */
  async end(): Promise<number> {
    await this.ended;
    if (this.error) throw this.error;
    return Number(this.file('code') || Number.NaN);
  }

  /** Ends what is still running and removes the files. */
  async discard(): Promise<void> {
    if (this.pid && this.isAlive) this.signal('SIGKILL');
    this.host.kill('SIGKILL');
    await this.ended;
    // Its child processes may still be writing for a moment.
    await removeBusyFolder(this.folder);
  }
}
