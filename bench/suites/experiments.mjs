// What experiments cost, at full size: 14,000 tiny levels in threads, resume and report of them, the queue per job, a stop
// across workers, and what a second worker gains. CPU seconds of whole processes, with the load of the machine.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRedis } from '../redis-server.mjs';

export const about =
  'plan, run, resume, report, queue, stop, two workers: [threads] [queue] [stop] [scale] [--levels N]';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const MASU = join(ROOT, 'dist/bin/masu.js');
const build = () => readFileSync(join(ROOT, 'dist/build-id.txt'), 'utf8').trim();

/** Different one-box levels, each of a few dozen cells. */
function tinyLevels(count) {
  const levels = [];
  for (let width = 4; levels.length < count; width++) {
    for (let box = 2; box < width; box++) {
      for (let goal = 1; goal <= 5; goal++) {
        const cell = (x, y) => {
          const [isBox, isGoal] = [y === 2 && x === box, y === goal && x === width - 1];
          if (isBox || isGoal) return isBox && isGoal ? '*' : isBox ? '$' : '.';
          return y === 2 && x === 1 ? '@' : ' ';
        };
        const row = (y) => `#${Array.from({ length: width }, (_, x) => cell(x + 1, y)).join('')}#`;
        levels.push(['#'.repeat(width + 2), ...[1, 2, 3, 4, 5].map(row), '#'.repeat(width + 2)].join('\n'));
      }
    }
  }
  return `${levels.slice(0, count).join('\n\n')}\n`;
}

/** Levels on which a search of a fixed number of nodes takes about a second, all alike except for the player's cell. */
function equalLevels(count) {
  const side = 14;
  const free = 9;
  const level = (variant) => {
    const cell = (x, y) => {
      if (x % 3 === 1 && y % 3 === 1 && x < 12 && y < free) return '$';
      if (x % 3 === 2 && y % 3 === 2 && x < 12 && y < free) return '.';
      return x === variant % side && y === free + Math.floor(variant / side) ? '@' : ' ';
    };
    const row = (y) => `#${Array.from({ length: side }, (_, x) => cell(x, y)).join('')}#`;
    const rows = Array.from({ length: side }, (_, y) => row(y));
    return ['#'.repeat(side + 2), ...rows, '#'.repeat(side + 2)].join('\n');
  };
  return Array.from({ length: count }, (_, variant) => level(variant)).join('\n\n');
}

/** How many searches two workers are compared on: many, so that the last one alone does not decide. */
const EQUAL_SEARCHES = 60;

/** What Redis stores per key besides its name and value: an entry of its dictionary. */
const KEY_BYTES = 32;
const TICK_SECONDS = 0.01;
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
}

function start(...words) {
  const child = spawn(process.execPath, [MASU, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return { child, ended: once(child, 'exit').then(([code]) => code), errors: () => errors };
}

/** CPU and wall seconds of the program run to its end; the shell's clock counts a child to its very end. */
function timed(...words) {
  const began = performance.now();
  const script = `TIMEFORMAT='%U %S'; { time "$0" "$@" >/dev/null 2>/dev/null; } 2>&1`;
  const { stdout } = spawnSync('bash', ['-c', script, process.execPath, MASU, ...words], { encoding: 'utf8' });
  const [user, system] = stdout.trim().split(' ').map(Number);
  return { cpu: user + system, wall: (performance.now() - began) / 1000 };
}

const load = () => `load ${loadavg()[0].toFixed(1)}`;
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

async function untilActive(redis, count) {
  while (Number(redis.command('llen', `bull:masu-1-${build()}:active`)) !== count) await pause(2);
}

async function threads(folder, levels) {
  const file = join(folder, 'tiny.txt');
  writeFileSync(file, tinyLevels(levels));
  const night = join(folder, 'threads');
  const planned = timed('batch', 'plan', file, '-o', night, '--time', '60');
  console.log(`plan of ${levels}: ${planned.cpu.toFixed(2)} s CPU (${load()})`);
  const ran = timed('batch', 'run', night, '--jobs', '2');
  const reports = readFileSync(join(night, 'reports.jsonl'), 'utf8').trim().split('\n').map(JSON.parse);
  const solver = reports.reduce((sum, { reported }) => sum + reported.value.effort.cpuMillis, 0) / 1000;
  const each = ((ran.cpu - solver) / levels) * 1000;
  console.log(
    `run, 2 threads: ${ran.cpu.toFixed(1)} s CPU, ${solver.toFixed(1)} of them the solver's; overhead ${each.toFixed(2)} ms per level (at most 2; in all at most 30 s for 14,000) (${load()})`,
  );
  const resumed = timed('batch', 'run', night);
  console.log(
    `resume of ${levels} done: ${resumed.cpu.toFixed(2)} s CPU, ${resumed.wall.toFixed(2)} s wall (at most 1)`,
  );
  const page = join(folder, 'report.html');
  const reported = timed('batch', 'report', night, '-o', page);
  const kilobytes = statSync(page).size / 1000;
  console.log(`report: ${reported.cpu.toFixed(2)} s CPU, ${kilobytes.toFixed(0)} KB (at most 1 s, 1,000 KB)`);
}

async function queue(folder) {
  const levels = 2000;
  const redis = await startRedis();
  const file = join(folder, 'queue.txt');
  writeFileSync(file, tinyLevels(levels));
  const night = join(folder, 'queue');
  timed('batch', 'plan', file, '-o', night, '--time', '60');
  const runner = start('batch', 'run', night, '--queue', redis.url);
  // The first window waits: no worker yet.
  while (Number(redis.command('llen', `bull:masu-1-${build()}:wait`)) < 1000) await pause(20);
  const keys = redis.command('keys', `bull:masu-1-${build()}:k*`).split('\n').slice(0, 100);
  const usage = (key) => Number(redis.command('memory', 'usage', key));
  const list = usage(`bull:masu-1-${build()}:wait`) / 1000;
  // A hash per job, an entry in the list, and its place in the table of keys.
  const waiting = keys.reduce((sum, key) => sum + usage(key), 0) / keys.length + list + KEY_BYTES;
  console.log(`Redis memory: ${waiting.toFixed(0)} bytes per waiting job (at most 1,200)`);
  const redisBefore = redis.cpuSeconds();
  const worker = start('worker', '--queue', redis.url, '--jobs', '2');
  while (!worker.errors().includes('Worker of build')) await pause(20);
  const began = cpuOf(worker.child.pid);
  await runner.ended;
  const solver = readFileSync(join(night, 'reports.jsonl'), 'utf8').trim().split('\n').map(JSON.parse);
  const inSolver = solver.reduce((sum, { reported }) => sum + reported.value.effort.cpuMillis, 0);
  const inWorker = (cpuOf(worker.child.pid) - began) * 1000;
  const inRedis = (redis.cpuSeconds() - redisBefore) * 1000;
  console.log(
    `${levels} tiny levels through the queue: worker ${(inWorker / levels).toFixed(2)} ms CPU per level, ${(inSolver / levels).toFixed(2)} of them the solver's (at most 3); Redis ${(inRedis / levels).toFixed(3)} ms (at most 0.25) (${load()})`,
  );
  worker.child.kill('SIGINT');
  await worker.ended;
  await redis.discard();
}

async function stop(folder) {
  const redis = await startRedis();
  const file = join(folder, 'stop.txt');
  writeFileSync(file, equalLevels(EQUAL_SEARCHES));
  const worker = start('worker', '--queue', redis.url, '--jobs', '2');
  for (let round = 1; round <= 5; round++) {
    const night = join(folder, `stop-${round}`);
    timed('batch', 'plan', file, '-o', night, '--time', '600', '--solvers', 'bfs-hash');
    const runner = start('batch', 'run', night, '--queue', redis.url);
    await untilActive(redis, 2);
    await pause(500);
    const began = performance.now();
    runner.child.kill('SIGINT');
    await untilActive(redis, 0);
    console.log(
      `stop ${round}: workers at rest after ${(performance.now() - began).toFixed(0)} ms (at most 200) (${load()})`,
    );
    await runner.ended;
  }
  worker.child.kill('SIGINT');
  await worker.ended;
  await redis.discard();
}

async function scale(folder) {
  const walls = [];
  for (const workers of [1, 2]) {
    const redis = await startRedis();
    const file = join(folder, 'scale.txt');
    writeFileSync(file, equalLevels(EQUAL_SEARCHES));
    const night = join(folder, `scale-${workers}`);
    timed('batch', 'plan', file, '-o', night, '--solvers', 'bfs-hash', '--nodes', '400000');
    const running = Array.from({ length: workers }, () => start('worker', '--queue', redis.url, '--jobs', '1'));
    for (const worker of running) while (!worker.errors().includes('Worker of build')) await pause(20);
    const before = load();
    const began = performance.now();
    await start('batch', 'run', night, '--queue', redis.url).ended;
    walls.push((performance.now() - began) / 1000);
    console.log(
      `${EQUAL_SEARCHES} equal searches, ${workers} worker(s): ${walls.at(-1).toFixed(1)} s (${before} before, ${load()} after)`,
    );
    for (const { child, ended } of running) {
      child.kill('SIGINT');
      await ended;
    }
    await redis.discard();
  }
  console.log(
    `speed-up ${(walls[0] / walls[1]).toFixed(2)} (on an idle machine at least 1.8; a busy one says nothing)`,
  );
}

export async function run(args) {
  const at = args.indexOf('--levels');
  const levels = at < 0 ? 14_000 : Number(args[at + 1]);
  const wanted = args.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1));
  const parts = { threads: (folder) => threads(folder, levels), queue, stop, scale };
  const folder = mkdtempSync(join(tmpdir(), 'masu-bench-'));
  try {
    for (const [name, part] of Object.entries(parts))
      if (wanted.length === 0 || wanted.includes(name)) await part(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
