// A class whose students attack in every way that we know, as programs that are marked, as Makefiles, and as functions that a
// rubric calls: nothing outside is read or changed, everyone has a row, and whoever is honest is graded as if alone.

import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { findSandbox } from '@masu/node-host/programs/sandbox.js';
import { afterAll, expect, test } from 'vitest';
import {
  asConstructor,
  GOT_OUT,
  LEFT_OPEN,
  type Outside,
  ROOM_ATTACKS,
  type RoomAttack,
  SOURCE_ATTACKS,
  type SourceAttack,
} from '../room-attacks.js';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import { longTest, oneInTurn, sample } from '../sample.js';
import { COMPILER } from '../students.js';
import { alive, expectCleanFolder, expectUnharmed, place } from './hostile-place.js';
import { lines, MASU } from './masu.js';

const canAttack = findSandbox() !== undefined && COMPILER !== undefined;
if (!canAttack) console.warn('notice: no sandbox or no C compiler; the tests of attacks are skipped');

/** Per course: cases that take few runs, and where a function of the student's is. */
const COURSES = [
  { course: 'in101', group: 'load', source: 'attack.c' },
  { course: 'ips', group: 'menu', source: 'attack.c' },
  { course: 'ece209', group: 'file', source: 'futo.c' },
  { course: 'comp20003', group: 'usage', source: 'src/main.c' },
  { course: 'mac110', group: 'file', source: 'ep3.c' },
] as const;

type CourseRow = (typeof COURSES)[number];

let visits = 0;
const server: Server = createServer((socket) => {
  visits++;
  socket.destroy();
});
const port = canAttack
  ? await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    })
  : 0;
afterAll(() => server.close());

const KERNEL = ['core_pattern', 'modprobe', 'sysrq'].map((name) => `/proc/sys/kernel/${name}`);
/** What belongs to the machine, and how it is. */
const machine = (): string[] => [
  ...KERNEL.filter((path) => existsSync(path)).map((path) => `${path} ${readFileSync(path, 'utf8')}`),
  ...['/dev/null', '/dev/zero', '/bin/sh', '/tmp'].map((path) => `${path} ${statSync(path).mode}`),
  String(existsSync('/tmp/evil')),
];

/** masu, started with a folder of the teacher's open. */
function masuWithFolder(words: readonly string[], outside: Outside, env: Readonly<Record<string, string>>) {
  const folder = openSync(outside.folder, 'r');
  const none = Array.from({ length: LEFT_OPEN - 3 }, () => 'ignore' as const);
  const child = spawn(process.execPath, [MASU, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...none, folder],
  });
  closeSync(folder);
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A limit that ends what goes on forever soon, and memory for what compiles. */
const BOUNDS = ['--time', '2', '--memory', '256', '--jobs', '2'];

/** Runs a command over the class of a place, and checks all that must hold. */
async function attackWith(
  { folder, temporary, teacher, students }: ReturnType<typeof place>,
  words: readonly string[],
  names: readonly string[],
) {
  const before = machine();
  const outside = { ...teacher, port };
  const [keep, html, csv] = ['kept', 'pages', 'marks.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const [at, ...after] = [words.indexOf('--')];
  const options = [...BOUNDS, '--json', '--keep', keep, '--html', html, '--csv', csv];
  const all = at < 0 ? [...words, ...options, ...after] : [...words.slice(0, at), ...options, ...words.slice(at)];
  const { code, stdout, stderr } = await masuWithFolder(all, outside, { TMPDIR: temporary });
  // Whoever attacks quietly, beside a right program, may have all points.
  expect([0, 12]).toContain(code);
  expect(stderr).not.toContain('bug');
  const rows = lines(stdout) as unknown as {
    submission: string;
    line: string;
    points: number;
    outOf: number;
    evidence: string[];
  }[];
  expect([...new Set(rows.map(({ submission }) => submission))].sort()).toEqual([...names].sort());
  expect(readFileSync(csv, 'utf8').trim().split('\r\n')).toHaveLength(names.length + 1);
  expect(`${stdout}${stderr}`).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
  for (const path of readdirSync(keep, { recursive: true, encoding: 'utf8' })) {
    const full = join(keep, path);
    if (!statSync(full).isFile()) continue;
    expect([path, statSync(full).mode & 0o7022]).toEqual([path, 0]);
    expect(path.split('/').filter((name) => name.startsWith('.'))).toEqual([]);
    if (/std(out|err)\.txt$/.test(path))
      expect([path, readFileSync(full, 'latin1')]).toEqual([path, expect.not.stringContaining(GOT_OUT)]);
  }
  expect(stdout).not.toContain(GOT_OUT);
  expectUnharmed(teacher);
  expectCleanFolder(keep, teacher);
  expect(alive(`sleep\0${teacher.seconds}`)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
  expect(machine()).toEqual(before);
  expect(visits).toBe(0);
  expect(readdirSync(students).sort()).toEqual([...names].sort());
  return rows;
}

/** Every attack as a program that is marked, beside an honest one that does nothing. */
async function markAll({ course, group }: CourseRow, attacks: readonly RoomAttack[], prefix = ''): Promise<void> {
  const here = place(`${prefix}mark-${course}`);
  for (const { name, script } of [{ name: 'honest', script: () => 'echo nothing' }, ...attacks]) {
    mkdirSync(join(here.students, name));
    writeFileSync(join(here.students, name, 'program'), `#!/bin/sh\n${script({ ...here.teacher, port })}\n`);
  }
  const words = ['course', course, 'mark', here.students, '--only', group, '--', './program'];
  await attackWith(here, words, ['honest', ...attacks.map(({ name }) => name)]);
}

/** Every attack in a Makefile that then fails, so that nothing else is run; in turn as a recipe and while make reads it. */
async function buildAll({ course }: CourseRow, attacks: readonly RoomAttack[]): Promise<void> {
  const here = place(`build-${course}`);
  for (const [index, { name, script }] of attacks.entries()) {
    mkdirSync(join(here.students, name));
    const write = (file: string, text: string): void => writeFileSync(join(here.students, name, file), text);
    write('attack.sh', `${script({ ...here.teacher, port })}\n`);
    write('Makefile', 'all:\n\tsh ./attack.sh\n\tfalse\n');
    if (index % 2 === 0) write('GNUmakefile', 'X := $(shell sh ./attack.sh >&2)\nall:\n\tfalse\n');
  }
  await attackWith(
    here,
    ['course', course, 'rubric', here.students],
    attacks.map(({ name }) => name),
  );
}

/** What is handed in attacks while it is read and compiled. */
async function compileAll({ course, source }: CourseRow, attacks: readonly SourceAttack[], prefix = ''): Promise<void> {
  const here = place(`${prefix}compile-${course}`);
  const outside = { ...here.teacher, port };
  for (const { name, files, folders = [], links, pipes = [], holes = {} } of attacks) {
    const pathOf = (path: string): string => {
      const full = join(here.students, name, path === 'FILE' ? source : path);
      mkdirSync(dirname(full), { recursive: true });
      return full;
    };
    mkdirSync(join(here.students, name));
    for (const path of folders) mkdirSync(pathOf(path), { recursive: true });
    for (const path of pipes) spawnSync('mkfifo', [pathOf(path)]);
    for (const [path, text] of Object.entries(files?.(outside) ?? {})) writeFileSync(pathOf(path), text);
    for (const [path, target] of Object.entries(links?.(outside) ?? {})) symlinkSync(target, pathOf(path));
    for (const [path, bytes] of Object.entries(holes)) {
      writeFileSync(pathOf(path), '');
      truncateSync(pathOf(path), bytes);
    }
  }
  await attackWith(
    here,
    ['course', course, 'rubric', here.students],
    attacks.map(({ name }) => name),
  );
}

/** All quiet attacks one after another in each run of a right submission, which gets its points nevertheless. */
async function rubricAll({ course, source }: CourseRow): Promise<void> {
  const here = place(`rubric-${course}`);
  const right = RUBRIC_SAMPLES[course]?.find(({ points, edits }) => Object.keys(points).length === 0 && !edits);
  if (!right) throw new Error('there is no right sample');
  writeSample(course, right, here.students, 'honest');
  const path = join(writeSample(course, right, here.students, 'hostile'), source);
  const quiet = ROOM_ATTACKS.filter(
    ({ isLimited, name }) => !isLimited && !['kills', 'escapes', 'removes'].includes(name),
  );
  const script = quiet.map((each) => `( ${each.script({ ...here.teacher, port })}\n) >/dev/null 2>&1`).join('\n');
  writeFileSync(path, `${existsSync(path) ? readFileSync(path, 'utf8') : ''}${asConstructor(script)}`);
  const rows = await attackWith(here, ['course', course, 'rubric', here.students], ['honest', 'hostile']);
  const honest = rows.filter(({ submission }) => submission === 'honest');
  expect(honest.filter(({ points, outOf }) => points !== null && points < outOf)).toEqual([]);
}

const attackTest = test.runIf(canAttack);
/** A build that stands still has a minute. */
const BUILT = ROOM_ATTACKS.filter(({ name }) => name !== 'stops');
const MADE = COURSES.filter(({ course }) => ['in101', 'comp20003'].includes(course));
const COMPILED = COURSES.filter((row) => !MADE.includes(row));
const named = (rows: readonly CourseRow[]) => rows.map((row) => [row.course, row] as const);

attackTest.each(named(oneInTurn(COURSES)))('%s: programs that attack are marked, each in its room', (_, row) =>
  markAll(row, ROOM_ATTACKS),
);

attackTest.each(named(oneInTurn(MADE)))('%s: Makefiles that attack are run, each in its room', (_, row) =>
  buildAll(row, sample(BUILT, 6)),
);

longTest(
  'every course: programs that attack are marked',
  async () => {
    for (const row of COURSES) await markAll(row, ROOM_ATTACKS, 'all-');
  },
  canAttack,
);

attackTest.each(named(oneInTurn(COMPILED)))('%s: sources that attack are compiled, each in its room', (_, row) =>
  compileAll(row, sample(SOURCE_ATTACKS, 8)),
);

longTest(
  'every course: sources that attack are compiled',
  async () => {
    for (const row of COMPILED) await compileAll(row, SOURCE_ATTACKS, 'all-');
  },
  canAttack,
);

longTest(
  'every course: functions that attack are called, and a submission beside them has its points',
  async () => {
    for (const row of COURSES) await rubricAll(row);
  },
  canAttack,
);
