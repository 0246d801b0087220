// The room for programs that are not ours, with every sandbox and hold that this machine has: each limit is named, nothing is
// alive afterward, and what comes out is what was written.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitSentence } from '@masu/node-host/programs/limits.js';
import { type RoomEnd, runInRoom } from '@masu/node-host/programs/run-in-room.js';
import { findSandbox, type Sandbox } from '@masu/node-host/programs/sandbox.js';
import { afterAll, expect, test } from 'vitest';
import { HAS_SHELL, IS_LINUX } from '../only-where.js';
import { longTest } from '../sample.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-rooms-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const MEBI = 2 ** 20;
const LIMITS = { millis: 60_000, processes: 60, fileBytes: 4 * MEBI, memoryBytes: 256 * MEBI, outputBytes: MEBI };
const TAKES = { entries: 100, bytes: 8 * MEBI, fileBytes: 8 * MEBI };

const found = (['unshare', 'bwrap'] as const).flatMap((name) => findSandbox(name) ?? []);
/** The sandboxes of this machine, and none. */
const SANDBOXES: readonly [name: string, sandbox: Sandbox | undefined][] = [
  ...found.map((each): [string, Sandbox] => [each.name, each]),
  ['no sandbox', undefined],
];
if (found.length === 0) console.warn('notice: neither bwrap nor unshare works here; sandboxes are not tested');

let runs = 0;

function runScript(sandbox: Sandbox | undefined, script: string, more: object = {}): Promise<RoomEnd> {
  const folder = join(FOLDER, `run-${runs++}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'given.txt'), 'given\n');
  const command = ['/bin/sh', '-c', script] as const;
  const run = { command: [...command] as [string, ...string[]], folder, givenBytes: 6, copyTo: `${folder}-work` };
  return runInRoom(sandbox, { ...run, input: '', limits: LIMITS, takes: TAKES, ...more });
}

/** Processes with a text in their command line. */
const alive = (text: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
    } catch {
      return false; // it has ended
    }
  });

const roomTest = test.runIf(IS_LINUX && HAS_SHELL);

roomTest.each(SANDBOXES)('%s: files come out, links and odd things do not', async (_, sandbox) => {
  const script = `cat given.txt; mkdir -p a/b empty; echo built > a/b/c; printf x > run; chmod 755 run
ln -s a/b/c copy; ln a/b/c hard; ln -s /etc/passwd leak; ln -s ../../../etc/passwd up; ln -s nowhere gone; ln -s loop loop
mkfifo pipe; ln -s / root; printf y > ./-o; printf z > "$(printf 'two\\nlines')"; printf w > @file; echo more >&2; exit 3`;
  const { code, stdout, stderr, files, folders, notes, limit } = await runScript(sandbox, script);
  expect([code, stdout, stderr, limit]).toEqual([3, 'given\n', 'more\n', undefined]);
  const texts = [...(files ?? [])].map(([path, { bytes }]) => [path, Buffer.from(bytes).toString()]).sort();
  expect(texts).toEqual([
    ...[
      ['a/b/c', 'built\n'],
      ['copy', 'built\n'],
      ['given.txt', 'given\n'],
    ],
    ...[
      ['hard', 'built\n'],
      ['run', 'x'],
    ],
  ]);
  expect([files?.get('run')?.isExecutable, files?.get('given.txt')?.isExecutable]).toEqual([true, false]);
  expect([...(folders ?? [])].sort()).toEqual(['a', 'a/b', 'empty']);
  const left = (notes ?? []).map((note) => note.replace(/ was left out: .*/s, '')).sort();
  expect(left).toEqual(['-o', '@file', 'gone', 'leak', 'loop', 'pipe', 'root', 'two\nlines', 'up']);
});

const EATERS = `for i in 1 2 3 4; do (sh -c 'a=$(head -c 90000000 /dev/zero | tr "\\0" x); sleep 20; echo $a') & done; wait`;
const HITS: readonly [hit: string, script: string][] = [
  ['processes', 'i=0; while [ $i -lt 300 ]; do sleep 20 & i=$((i+1)); done; wait'],
  ['output', 'yes'],
  ['time', 'sleep 1000'],
  ['memory', EATERS],
];
for (const [name, sandbox] of SANDBOXES) {
  roomTest.each(HITS)(`${name}: the limit of %s is named, in a group and without`, async (hit, script) => {
    const millis = hit === 'time' ? 300 : 60_000;
    const limits = { ...LIMITS, millis };
    const ended = await runScript(sandbox, script, { limits });
    expect(ended.limit).toBe(hit);
    expect(limitSentence(hit as 'time', limits)).toMatch(/^The program .*\.$/);
  });
}

longTest(
  'without a control group, the same limits are named',
  async () => {
    for (const [name, sandbox] of SANDBOXES) {
      for (const [hit, script] of HITS) {
        const limits = { ...LIMITS, millis: hit === 'time' ? 300 : 60_000 };
        const ended = await runScript(sandbox, script, { limits, inGroup: false });
        expect([name, ended.limit]).toEqual([name, hit]);
      }
    }
  },
  IS_LINUX && HAS_SHELL,
);

roomTest.each(SANDBOXES)(
  '%s: what is written is limited in all in a sandbox, and per file without',
  async (_, sandbox) => {
    const one = await runScript(sandbox, 'head -c 20000000 /dev/zero > big');
    expect(one.limit).toBe('files');
    if (!sandbox) return;
    const many = 'for i in 1 2 3 4 5 6 7 8 9; do head -c 1000000 /dev/zero > big$i || exit 1; done';
    const { limit, files } = await runScript(sandbox, many);
    expect(limit).toBe('files');
    const written = [...(files ?? [])].reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
    expect(written).toBeLessThan(6 * MEBI);
    if (sandbox.name !== 'unshare') return; // bwrap has no such limit
    // As many empty files as one likes cost memory, too.
    const empty = await runScript(sandbox, 'i=0; while [ $i -lt 30000 ]; do : > f$i || exit 1; i=$((i+1)); done');
    expect(empty.code).not.toBe(0);
  },
);

roomTest.each(SANDBOXES)('%s: nothing is alive afterward, nor writes into what comes out', async (_, sandbox) => {
  const mark = `8765.${process.pid}${runs}`;
  const script = `setsid sh -c 'sleep ${mark} & while :; do echo more >> grows; done' >/dev/null 2>&1 & sleep 0.2; echo done`;
  const { stdout, files } = await runScript(sandbox, script);
  expect(stdout).toBe('done\n');
  expect(alive(`sleep\0${mark}`)).toEqual([]);
  expect(files?.has('given.txt')).toBe(true);
});

test.runIf(found.length > 0).each(found.map((each): [string, Sandbox] => [each.name, each]))(
  '%s: a program sees its folder and the system, and can make no walls of its own',
  async (_, sandbox) => {
    const secret = join(FOLDER, 'secret.txt');
    writeFileSync(secret, 'secret');
    const script = `[ -e ${secret} ] && echo reads; echo x > ${secret}.new && echo writes; [ -e /etc/passwd ] && echo users
ls /proc | grep -c '^[0-9]' | { read n; [ "$n" -lt 12 ] || echo "processes $n"; }
echo evil >&4 && echo talks; [ -e /given/given.txt ] || [ -e given.txt ] || echo lost
unshare -U -m true && echo rooms; cat /proc/sys/kernel/core_pattern > /proc/sys/kernel/core_pattern && echo settings
[ -w /proc/sysrq-trigger ] && echo keys; echo 0 > /proc/self/oom_score_adj && echo process; echo x > /dev/null || echo null
 touch /usr/bin/evil && echo system; kill -9 1; echo end`;
    const { stdout } = await runScript(sandbox, script);
    expect(stdout).toBe('end\n');
    // Who is root owns the devices; a sandbox that can't keep their modes is not chosen then.
    if (sandbox.name === 'bwrap' && process.getuid?.() === 0) return;
    const { mode } = statSync('/dev/null');
    await runScript(sandbox, 'chmod 600 /dev/null /dev/zero');
    expect(statSync('/dev/null').mode).toBe(mode);
  },
);

roomTest.each(SANDBOXES)('%s: an asked stop ends it at once', async (_, sandbox) => {
  const stop = new AbortController();
  const running = runScript(sandbox, 'trap "" TERM INT; while :; do sleep 1; done', { signal: stop.signal });
  setTimeout(() => stop.abort(), 100);
  expect((await running).limit).toBe('stopped');
});
