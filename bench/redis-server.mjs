// A redis-server of our own on a free port of this machine, for benchmarks of the queue.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureRedis } from '../scripts/needs/redis.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'masu-bench-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'];
  const child = spawn(ensureRedis(), args, { stdio: 'ignore' });
  const command = (...words) =>
    execFileSync('redis-cli', ['-p', `${port}`, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const field = (section, name) => Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(command('info', section))?.[1]);
  for (;;) {
    try {
      if (command('ping') === 'PONG') break;
    } catch {
      // not yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    command,
    cpuSeconds: () => field('cpu', 'used_cpu_sys') + field('cpu', 'used_cpu_user'),
    memory: () => field('memory', 'used_memory'),
    async discard() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
