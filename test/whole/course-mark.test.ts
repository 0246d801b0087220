// `masu course NAME mark` on sample programs: a right one and a wrong one each, and programs that must be stopped.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@masu/node-host/programs/run-program.js';
import { expect, test } from 'vitest';
import { longTest, sample } from '../sample.js';
import { COMPILER, compiled, interpreted, PYTHON } from '../students.js';
import { FOLDER, file, lines, MASU, masu } from './masu.js';

const mark = (course: string, options: readonly string[], program: readonly string[]) =>
  masu(['course', course, 'mark', ...options, '--', ...program]);

test.skipIf(!COMPILER)('a right program in C gets every point', async () => {
  const { code, stdout } = await mark('in101', ['--seed', '1', '--count', '4'], compiled('in101', 0));
  expect([code, stdout.match(/^total +(\d+)\/(\d+)/m)?.slice(1)]).toEqual([0, ['107', '107']]);
});

test.skipIf(!COMPILER)('a wrong program: the first differing line, JSON, and JUnit', async () => {
  const junit = join(FOLDER, 'mark.xml');
  const { code, stdout } = await mark('in101', ['--only', 'move', '--json', '--junit', junit], compiled('in101', 1));
  expect(code).toBe(12);
  const failed = lines(stdout).filter(({ passed }) => passed === false);
  expect(failed.map((each) => each.case)).toEqual(
    ['two-boxes', 'box-and-stored-box'].flatMap((name) =>
      ['N', 'S', 'E', 'W'].map((letter) => `move/${name}-${letter}`),
    ),
  );
  expect(failed[2]).toMatchObject({
    check: 'board',
    line: 5,
    expected: '#   @$$ #',
    got: expect.any(String),
    points: 0,
  });
  expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites tests="48" failures="8" errors="0"/);
});

test.skipIf(!PYTHON)('Python: a right and a wrong program', async () => {
  const [right, wrong] = await Promise.all([
    mark('mac110', ['--only', 'undo'], interpreted('mac110')),
    mark('mac110', ['--only', 'undo'], interpreted('mac110', 'undo-leaves-box')),
  ]);
  expect([right.code, wrong.code]).toEqual([0, 12]);
  expect(wrong.stdout).toContain('undo/push: screens: The boards are not those of the game.');
});

/** What the program does is decided by the width of the map it is given. */
const BAD = `import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const [program, map] = process.argv.slice(2);
const width = program === 'load' ? parseInt(readFileSync(map, 'utf8')) : 0;
writeFileSync('left-over.txt', 'x');
if (width === 5) { spawn('sleep', ['1000'], { stdio: 'inherit' }); setInterval(() => {}, 1000); }
if (width === 6) process.kill(process.pid, 'SIGSEGV');
if (width === 7) spawnSync('yes', { stdio: 'inherit' });
if (width === 8) spawn('sleep', ['20'], { stdio: 'inherit', detached: true }).unref();
if (width === 8) console.log(Object.keys(process.env).sort().join(' '), process.env.HOME === process.cwd());
`;

longTest('programs that must be stopped, crash, or print too much; nothing is left behind', async () => {
  const folder = join(FOLDER, 'four-maps');
  mkdirSync(folder);
  for (const width of [5, 6, 7, 8]) {
    const rows = ['#'.repeat(width), `#@$.${'#'.repeat(width - 4)}`, '#'.repeat(width)];
    writeFileSync(join(folder, `${width}.in`), `${width} 3\n${rows.join('\n')}\n`);
  }
  const temporary = join(FOLDER, 'temporary');
  mkdirSync(temporary);
  const program = [process.execPath, file('bad.mjs', BAD)];
  const words = ['course', 'in101', 'mark', '--cases', folder, '--only', 'cases', '--time', '3', '--json'];
  const { code, stdout } = await masu([...words, '--', ...program], { env: { TMPDIR: temporary } });
  expect(code).toBe(12);
  const found = lines(stdout).filter((each) => String(each.case).endsWith('/load'));
  expect(found.map(({ message }) => message)).toEqual([
    'The program was still running after 3 s.',
    'The program crashed (SIGSEGV, segmentation fault).',
    'The program printed more than 8 MiB.',
    'No board with these walls was printed.',
  ]);
  expect(found[3]?.got).toBe('HOME LANG LC_ALL MASU_RUN PATH TERM TMPDIR true');
  expect(readdirSync(temporary)).toEqual([]);
});

/** Uses the CPU for the seconds of its argument, or sleeps them. */
const SLOW = `const [kind, seconds] = process.argv.slice(2);
if (kind === 'sleep') setTimeout(() => {}, 1000 * seconds);
const used = ({ user, system } = process.cpuUsage()) => user + system;
if (kind === 'use') while (used() < 1e6 * seconds);
`;

longTest('on a busy machine the limit counts CPU time; a program that only waits ends at the limit', async () => {
  const path = file('slow.mjs', SLOW);
  // In sessions of their own, so that each of them counts as much as the program for the scheduler.
  const busy = Array.from({ length: 4 * availableParallelism() }, () =>
    spawn(process.execPath, [path, 'use', '60'], { detached: true, stdio: 'ignore' }),
  );
  const run = (words: readonly string[], millis: number, name: string) => {
    const folder = join(FOLDER, name);
    mkdirSync(folder);
    const limits = { millis, patience: 10, outputBytes: 1000 };
    return runProgram({ command: [process.execPath, path, ...words], folder, limits });
  };
  try {
    // Its time is longer than the limit here, and its CPU time shorter; only ten times the limit would be too long.
    expect((await run(['use', '2'], 6000, 'slow-use')).limit).toBe(undefined);
    expect((await run(['use', '60'], 1500, 'slow-endless')).limit).toBe('time');
    expect((await run(['sleep', '60'], 1500, 'slow-sleep')).limit).toBe('time');
  } finally {
    for (const each of busy) each.kill('SIGKILL');
  }
});

const WRONG_USAGE: readonly (readonly [string, readonly string[], number, string])[] = [
  ['no program', ['in101', 'mark'], 31, 'Name the program to mark after --'],
  ['an unknown option', ['in101', 'mark', '--fast', '--', 'true'], 31, 'Unknown argument "--fast"'],
  ['a bad number', ['ips', 'mark', '--time', 'soon', '--', 'true'], 31, '--time: expected a number'],
  ['an unknown group', ['ips', 'mark', '--only', 'solve', '--', 'true'], 30, 'there is no group "solve"'],
  ['no such program', ['ips', 'mark', '--', './absent'], 30, 'there is no such program'],
  ['no such folder', ['ips', 'mark', '--cases', 'absent', '--', 'true'], 30, 'this is not a folder'],
];

test.each(sample(WRONG_USAGE, 2))('bad input: %s', async (_, words, code, sentence) => {
  const ended = await masu(['course', ...words]);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(sentence)]);
});

test.each([
  [
    'JUnit in a folder that is not there',
    ['--junit', 'absent/mark.xml'],
    'Can’t write absent/mark.xml: no such folder.\n',
  ],
  ['JUnit in place of a folder', ['--junit', FOLDER], `Can’t write ${FOLDER}: it is a folder.\n`],
  [
    'kept runs in a folder with files',
    ['--keep', FOLDER],
    `Can’t keep the runs in ${FOLDER}: it is not empty; name a new folder.\n`,
  ],
])('an output that can’t be written is refused before the first run: %s', async (_, options, sentence) => {
  const ran = join(FOLDER, 'ran.txt');
  const program = file(
    'notes.mjs',
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(ran)}, '');`,
  );
  const ended = await mark('ips', options, [process.execPath, program]);
  expect([ended.code, ended.stdout, ended.stderr, existsSync(ran)]).toEqual([32, '', sentence, false]);
});

const CRASHES = `import { readFileSync } from 'node:fs';
const name = readFileSync(0, 'utf8').trim();
if (name === 'absent.txt') { console.error('first\\nsecond'); process.exit(139); }
process.stdout.write('Puzzle file: PUZZLE:\\n');
throw new Error('index out of range');
`;

longTest('a crash is called one, with exit status and standard error; --keep keeps inputs and outputs', async () => {
  const keep = join(FOLDER, 'kept');
  const ended = await mark('ece209', ['--keep', keep], [process.execPath, file('crashes.mjs', CRASHES)]);
  expect(ended.code).toBe(12);
  expect(ended.stdout).toContain(
    'puzzle/small: puzzle: The program ended with exit status 1. The output ends before line 2.\n',
  );
  expect(ended.stdout).toMatch(/^ {2}exit {5}1\n(?: {2}stderr .*\n)+ {2}run {6}/m);
  expect(ended.stdout).toContain(
    'file/missing: run: The program crashed (exit status 139: SIGSEGV, segmentation fault).\n  exit     139\n  stderr   first\n  stderr   second\n',
  );
  const kept = (name: string): string => readFileSync(join(keep, 'puzzle-small', name), 'utf8');
  expect(kept('puzzle.txt')).toMatch(/^4\n\|/);
  expect(kept('stdin.txt')).toBe('puzzle.txt\n');
  expect(kept('command.txt')).toMatch(/crashes\.mjs < stdin\.txt\n$/);
  expect(kept('expected.txt')).toMatch(/SOLUTION:\n\|2 3 4 1\|/);
  expect([kept('stdout.txt'), kept('exit.txt')]).toEqual(['Puzzle file: PUZZLE:\n', '1\n']);
  expect(kept('stderr.txt')).toContain('index out of range');
  expect(readdirSync(keep)).toHaveLength(11);
});

const SAYS_NO = `import { readFileSync } from 'node:fs';
const name = readFileSync(0, 'utf8').trim();
if (name === 'absent.txt') { process.stdout.write('Puzzle file: Unable to open puzzle file: absent.txt\\n'); process.exit(1); }
const rows = readFileSync(name, 'utf8').split(/\\r?\\n/).slice(1).join('\\n');
process.stdout.write('Puzzle file: PUZZLE:\\n' + rows.trimEnd() + '\\n\\nSOLUTION:\\nNo solution exists.\\n');
`;

test('a program that always says no earns nothing for solving', async () => {
  const ended = await mark('ece209', ['--json'], [process.execPath, file('says-no.mjs', SAYS_NO)]);
  const cases = lines(ended.stdout);
  const puzzles = cases.filter((each) => String(each.case).startsWith('puzzle/'));
  expect(puzzles.map(({ points, outOf }) => `${points}/${outOf}`)).toEqual(puzzles.map(() => '1/2'));
  expect(puzzles.find((each) => each.case === 'puzzle/no-solution')).toMatchObject({
    check: 'solution',
    message: 'This answer counts only for a program that also finds a solution.',
  });
});

test('the help says that it runs the program', async () => {
  const { code, stdout } = await masu(['course', 'comp20003', 'mark', '--help']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('This runs PROGRAM on your machine')]);
});

/** Answers the first case right, with the course program; then prints that it waits. */
const WAITS = (began: string): string => `import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
if (existsSync(${JSON.stringify(`${began}-first`)})) {
  writeFileSync(${JSON.stringify(began)}, '');
  setInterval(() => {}, 1000);
} else {
  writeFileSync(${JSON.stringify(`${began}-first`)}, '');
  const [program, ...words] = process.argv.slice(2);
  const { stdout, status } = spawnSync(process.execPath, [${JSON.stringify(MASU)}, 'course', 'in101', program, ...words]);
  process.stdout.write(stdout);
  process.exitCode = status;
}
`;

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test.each(sample(SIGNALS, 1))('%s: the table so far, what is missing, and the exit code', async (signal, code) => {
  const began = join(FOLDER, `began-${signal}`);
  const junit = join(FOLDER, `${signal}.xml`);
  const program = [process.execPath, file(`waits-${signal}.mjs`, WAITS(began))];
  const words = ['course', 'in101', 'mark', '--only', 'move', '--time', '600', '--junit', junit, '--', ...program];
  const interruptWhen = (): boolean => existsSync(began);
  const ended = await masu(words, { interruptWhen, ...(signal === 'SIGTERM' ? { signal } : {}) });
  expect(ended.code).toBe(code);
  expect(ended.stdout).toMatch(/^total +1\/1 +1 case$/m);
  expect(ended.stderr).toMatch(/^Stopped after 1 of 48 cases\. Not marked: (move\/[\w-]+, ){5}42 more\.\n$/);
  expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites tests="48" failures="0" errors="0" skipped="47"/);
});
