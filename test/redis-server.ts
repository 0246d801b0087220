// A real redis-server on a free port of this machine, for one test file: started, killed, and started again as the test
// wants, and ended by its process id.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WAIT_MILLIS = 60_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    // A Redis that asks for a password, or still loads its data, answers too: with an error.
    socket.on('data', (data) => end(!/LOADING/.test(data.toString())));
    socket.on('error', () => end(false));
  });
}

export interface RedisOptions {
  /** Further arguments: `--requirepass`, `--maxmemory-policy`. */
  readonly args?: readonly string[];
  /** Without the persistence that experiments require. */
  readonly isForgetful?: boolean;
}

export class RedisServer {
  readonly port: number;
  private readonly folder: string;
  private readonly program: string;
  private readonly options: RedisOptions;
  private child: ChildProcess | undefined;

  private constructor(program: string, port: number, options: RedisOptions) {
    this.program = program;
    this.port = port;
    this.options = options;
    this.folder = mkdtempSync(join(tmpdir(), 'masu-redis-'));
  }

  static async start(options: RedisOptions = {}): Promise<RedisServer> {
    const { ensureRedis } = (await import(join(ROOT, 'scripts/needs/redis.mjs'))) as { ensureRedis: () => string };
    const server = new RedisServer(ensureRedis(), await freePort(), options);
    await server.run();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it, with the data of the run before. */
  async run(): Promise<void> {
    const { isForgetful = false, args = [] } = this.options;
    const base = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const keeps = ['--appendonly', isForgetful ? 'no' : 'yes'];
    this.child = spawn(this.program, [...base, ...keeps, ...args], { stdio: 'ignore' });
    const end = Date.now() + WAIT_MILLIS;
    while (!(await answers(this.port))) {
      if (this.child.exitCode !== null) throw new Error(`redis-server ended with ${this.child.exitCode}`);
      if (Date.now() > end) throw new Error('redis-server does not answer');
      await new Promise((settle) => setTimeout(settle, 20));
    }
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** One command by redis-cli, which comes with the server. */
  command(...words: string[]): string {
    return execFileSync('redis-cli', ['-p', String(this.port), ...words], { encoding: 'utf8' });
  }

  /** CPU seconds it has used. */
  get cpuSeconds(): number {
    const info = this.command('info', 'cpu');
    const field = (name: string): number => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1]);
    return field('used_cpu_sys') + field('used_cpu_user');
  }

  async discard(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
