// Memory as the system sees it: the whole process obeys the limit, with one thread and with two, and a run over
// hundreds of levels in one process doesn't grow. Resident memory is read from the system, so the tests run on Linux
// alone.

// @module-tag alone

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';
import { sharedTest } from '../shared.js';
import { file, lines, MASU } from './masu.js';

const MEBI = 2 ** 20;
const hasProc = existsSync('/proc/self/status');
if (!hasProc) console.warn('notice: no /proc here; resident memory is not tested');

/** The resident memory of a process, in bytes; 0 once it is gone. */
function heldBy(pid: number): number {
  try {
    const found = /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Makes a program report its peak memory at its end: samples from outside may miss it. */
const PRINT_PEAK = `data:text/javascript,import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

interface Measured {
  readonly code: number | null;
  readonly rows: readonly Record<string, unknown>[];
  /** The peak. */
  readonly peak: number;
  /** Samples of its memory, with the number of levels done by then. */
  readonly held: readonly { readonly done: number; readonly bytes: number }[];
}

/** Little garbage at a time: how much there is when memory is read depends on what else the machine does. */
const TIDY = ['--max-semi-space-size=1'];

function measure(words: readonly string[]): Promise<Measured> {
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, [...TIDY, '--import', PRINT_PEAK, MASU, ...words, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    const pid = child.pid as number;
    let [stdout, kibibytes] = ['', ''];
    child.stdio[3]?.on('data', (bytes: Buffer) => {
      kibibytes += bytes.toString();
    });
    const held: { done: number; bytes: number }[] = [];
    const timer = setInterval(() => {
      held.push({ done: stdout.split('\n').length - 1, bytes: heldBy(pid) });
    }, 20);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(timer);
      settle({ code, rows: lines(stdout), peak: Number(kibibytes) * 1024, held });
    });
  });
}

const ONE = '#####\n#@$.#\n#####';
const small = file('small.txt', `${ONE}\n\n${ONE}\n`);
/** Eighty boxes on a wide floor: no search comes to its end here. */
const hall = file(
  'hall.txt',
  `${[
    '#'.repeat(48),
    `#@${' '.repeat(45)}#`,
    ...Array.from({ length: 8 }, () => [
      `#  ${'$ '.repeat(10)}${' '.repeat(23)}#`,
      `#${' '.repeat(24)}${' .'.repeat(10)}  #`,
    ]).flat(),
    `#${' '.repeat(46)}#`,
    '#'.repeat(48),
  ].join('\n')}\n`,
);
/** Boxes and room enough for millions of positions, each of them small: an optimal search fills what it is given. */
const pit = file(
  'pit.txt',
  `${['############', ...Array.from({ length: 5 }, () => '# $  $  . .#'), '#@         #', '#          #', '############'].join('\n')}\n`,
);

test.runIf(hasProc).each([
  ['any', '1', hall, 0],
  ['any', '2', hall, 0],
  ['push-optimal', '1', pit, 64 * MEBI],
  ['move-optimal', '1', pit, 64 * MEBI],
  ['bfs-hash', '1', pit, 32 * MEBI],
  ['dijkstra', '1', pit, 32 * MEBI],
])('--memory 128 is obeyed: %s, threads %s', async (solver, threads, path, least) => {
  const base = await measure(['solve', small, '--threads', threads, '--jobs', '2']);
  expect(base.code).toBe(0);
  const limits = ['--memory', '128', '--cpu', '5'];
  const { rows, peak } = await measure(['solve', path, '--solver', solver, '--threads', threads, ...limits]);
  expect(rows).toHaveLength(1);
  const { bytes } = (rows[0]?.effort ?? {}) as { bytes: number };
  expect(bytes).toBeGreaterThan(least);
  // plus the kernel's own memory
  expect(bytes).toBeLessThanOrEqual(129 * MEBI);
  // plus the program itself and its heaps besides the search
  expect(peak).toBeLessThanOrEqual(base.peak + (128 + 48) * MEBI);
});

/** Every n-th level of a folder, in any format, as text. */
function levelsBelow(folder: string, each: number): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(txt|slc)$/.test(name));
  const levels = names.sort().flatMap((name) => {
    const text = readFileSync(join(folder, name), 'latin1');
    return (recognizeFormat(text, name)?.parse(text).levels ?? []).flatMap((read) => (read.ok ? [read.value] : []));
  });
  const valid = levels.flatMap((draft) => {
    const level = SOKOBAN.validate(draft);
    return level.ok ? [SOKOBAN.show(level.value, level.value.start).join('\n')] : [];
  });
  return valid.filter((_, index) => index % each === 0);
}

sharedTest(
  'hundreds of levels in one process, twice: the second round uses no more memory than the first',
  async (shared) => {
    if (!hasProc) return;
    const levels = levelsBelow(join(shared, 'levels'), 4);
    expect(levels.length).toBeGreaterThan(200);
    const all = file('all.txt', `${[...levels, ...levels].join('\n\n')}\n`);
    const { rows, held } = await measure(['solve', all, '--nodes', '40']);
    expect(rows).toHaveLength(2 * levels.length);
    const most = (from: number, to: number): number =>
      Math.max(...held.filter(({ done }) => done >= from && done < to).map(({ bytes }) => bytes));
    expect(most(levels.length, 2 * levels.length)).toBeLessThanOrEqual(most(0, levels.length) + 48 * MEBI);
  },
);
