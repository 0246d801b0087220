// Submissions that attack the teacher: nothing of the teacher's is read or changed, whoever is honest is graded, and nothing
// stays behind, whatever ends the run.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSandbox } from '@masu/node-host/programs/sandbox.js';
import { expect, test } from 'vitest';
import { ATTACKS, HONEST, writeAttack } from '../hostile-class.js';
import { COMPILER } from '../students.js';
import { alive, below, expectCleanFolder, expectUnharmed, place } from './hostile-place.js';
import { lines, MASU, masu } from './masu.js';

const SANDBOX = findSandbox();
if (!SANDBOX) console.warn('notice: neither bwrap nor unshare works here; the tests of attacks are skipped');
/** Some attack when they are built, the others when they are run, which every case does. */
const RUN = ATTACKS.filter(({ program }) => program !== undefined);
const BUILT = ATTACKS.filter(({ program }) => program === undefined);
const hostileTest = test.runIf(SANDBOX !== undefined && COMPILER !== undefined);

hostileTest('a class of attacks: everyone has a row, and the teacher’s files are as they were', async () => {
  const { folder, students, temporary, teacher } = place('attacks');
  for (const each of [HONEST, ...BUILT]) writeAttack(teacher, students, each);
  const [keep, html, csv] = ['kept', 'pages', 'marks.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const words = ['course', 'comp20003', 'rubric', students, '--json', '--keep', keep, '--html', html, '--csv', csv];
  const { code, stdout } = await masu([...words, '--jobs', '2'], { env: { TMPDIR: temporary } });
  expect(code).toBe(12);
  const rows = lines(stdout) as unknown as { submission: string; line: string; points: number; evidence: string[] }[];
  const graded = [...new Set(rows.map(({ submission }) => submission))];
  expect(graded).toEqual([HONEST, ...BUILT].map(({ name }) => name).sort());
  expect(rows.find(({ submission, line }) => submission === 'anna' && line === 'solver: builds')?.points).toBe(1);
  expect(readFileSync(csv, 'utf8').trim().split('\r\n')).toHaveLength(graded.length + 1);
  for (const { name, evidence = '' } of BUILT) {
    const own = rows.filter(({ submission }) => submission === name).flatMap((row) => row.evidence);
    const page = readFileSync(join(html, `${name}.html`), 'utf8').replaceAll('&#39;', "'");
    expect([name, own.join('\n').includes(evidence) || page.includes(evidence)]).toEqual([name, true]);
  }
  expectUnharmed(teacher);
  expectCleanFolder(keep, teacher);
  expect(alive(`sleep\0${teacher.seconds}`)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

/** A file of options for gcc, which runs a shell instead of the compiler. */
const OPTIONS = (command: string): string => `-wrapper /bin/sh,-c,${command.replaceAll(' ', '$' + '{IFS}')}`;

hostileTest('names that are options of gcc, and links in the places of our own files', async () => {
  const { students, teacher } = place('options');
  for (const [name, file] of [
    ['at', '@o.c'],
    ['dash', '-o.c'],
  ] as const) {
    mkdirSync(join(students, name));
    const command = `ln -sf ${teacher.profile} masu-harness.c; ln -sf ${teacher.profile} signatures.c; ln -sf ${teacher.key} harness`;
    writeFileSync(join(students, name, file), OPTIONS(command));
    writeFileSync(join(students, name, 'two\n#error "ours".h'), '');
  }
  for (const course of ['ece209', 'mac110']) {
    const { code, stdout } = await masu(['course', course, 'rubric', students]);
    expect([code, stdout.match(/^(at|dash) /gm)]).toEqual([12, ['at ', 'dash ']]);
  }
  expectUnharmed(teacher);
});

hostileTest('mark: programs that attack, and links in their places', async () => {
  const { folder, students, teacher } = place('mark');
  writeAttack(teacher, students, HONEST);
  const link = join(students, 'link');
  mkdirSync(link);
  writeFileSync(join(link, 'main.c'), '');
  symlinkSync(teacher.key, join(link, 'sokoban'));
  const takes = [...RUN, ...ATTACKS.filter(({ name }) => name === 'link-as-program')];
  for (const each of takes) writeAttack(teacher, students, each);
  const keep = join(folder, 'kept');
  const words = ['course', 'comp20003', 'mark', students, '--only', 'usage', '--keep', keep, '--', './sokoban'];
  const { stdout } = await masu(words);
  const names = ['anna', 'link', ...takes.map(({ name }) => name)];
  expect(stdout.match(/^[a-z-]+(?= +\d+ +\d+\/)/gm)).toEqual(names.sort());
  expect(alive(`sleep\0${teacher.seconds}`)).toEqual([]);
  expectUnharmed(teacher);
  expectCleanFolder(keep, teacher);
});

/** Waits forever, in the sandbox; the text is in the command line of its process. */
const WAITS = (mark: string): string => `exec sleep ${mark}`;

hostileTest('SIGTERM ends a class with everything that it runs', async () => {
  const { students, temporary, teacher } = place('stopped');
  const mark = `5432.1${process.pid}`;
  writeAttack(teacher, students, { name: 'waits', make: () => 'true', program: () => WAITS(mark) });
  writeAttack(teacher, students, HONEST);
  const words = ['course', 'comp20003', 'rubric', students, '--time', '600', '--jobs', '2'];
  const interruptWhen = (): boolean => alive(`sleep\0${mark}`).length > 0;
  const ended = await masu(words, { interruptWhen, signal: 'SIGTERM', env: { TMPDIR: temporary } });
  expect([ended.code, ended.stderr]).toEqual([143, expect.stringMatching(/Stopped after \d of 2 submissions/)]);
  expect(alive(`sleep\0${mark}`)).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
});

hostileTest('a masu that is killed takes the programs along, and the next one removes its folders', async () => {
  const { students, temporary, teacher } = place('killed');
  const mark = `5432.2${process.pid}`;
  const waiting = writeAttack(teacher, students, { name: 'waits', make: () => 'true', program: () => WAITS(mark) });
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, [MASU, 'course', 'comp20003', 'rubric', waiting, '--time', '600'], { env });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  await expect.poll(() => alive(`sleep\0${mark}`).length).toBeGreaterThan(0);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  await expect.poll(() => alive(`sleep\0${mark}`)).toEqual([]);
  expect(readdirSync(temporary).length).toBeGreaterThan(0);
  writeAttack(teacher, students, { name: 'fails', make: () => 'false' });
  await masu(['course', 'comp20003', 'rubric', join(students, 'fails')], { env: { TMPDIR: temporary } });
  expect(readdirSync(temporary)).toEqual([]);
});

test('judge: a link in a submission is not followed, and its student has a row', async () => {
  const { folder, students, teacher } = place('judge');
  const levels = join(folder, 'levels.txt');
  writeFileSync(levels, '#####\n#@$.#\n#####\n');
  writeFileSync(join(teacher.folder, 'level1.txt'), 'l\n');
  for (const name of ['anna', 'ben']) mkdirSync(join(students, name));
  writeFileSync(join(students, 'anna/level1.txt'), 'R\n');
  symlinkSync(teacher.folder, join(students, 'ben/folder'));
  symlinkSync(teacher.key, join(students, 'ben/level1.txt'));
  symlinkSync('/etc', join(students, 'etc'));
  const keep = join(folder, 'kept');
  const { stdout } = await masu(['judge', levels, students, '--keep', keep, '--cpu', '0', '--json']);
  const rows = lines(stdout) as unknown as { submission?: string; student?: string; solved?: unknown }[];
  const students_ = rows.flatMap(({ student, submission }) => (submission === undefined ? [student] : []));
  expect(students_).toEqual(['anna', 'ben', 'etc']);
  expect(existsSync(join(keep, 'ben/failed.txt'))).toBe(true);
  expect(readFileSync(join(keep, 'ben/failed.txt'), 'utf8')).toContain('it is a link');
  expect(below(keep).filter((path) => /passwd|hosts|key|\.bashrc/.test(path))).toEqual([]);
  expectCleanFolder(keep, teacher);
});

hostileTest('students of the same name, or of names that are equal for a hundred letters, share nothing', async () => {
  const { folder, students, teacher } = place('names');
  const long = 'a'.repeat(100);
  const names = ['w1/anna', 'w2/anna', 'w2/anna-2', `w1/${long}x`, `w1/${long}y`, 'w1/index', 'w2/b c', 'w2/b-c'];
  for (const name of names) writeAttack(teacher, students, { name, make: () => `echo ${name} >&2; false` });
  const [keep, html] = [join(folder, 'kept'), join(folder, 'pages')];
  const classes = ['w1', 'w2'].map((each) => join(students, each));
  const words = ['course', 'comp20003', 'rubric', ...classes, '--keep', keep, '--html', html, '--json'];
  const { stdout } = await masu(words);
  const rows = lines(stdout) as unknown as { submission: string; line: string; evidence: string[] }[];
  const graded = [...new Set(rows.map(({ submission }) => submission))];
  expect(graded.sort()).toEqual(['anna-2', `${long}x`, `${long}y`, 'b c', 'b-c', 'index', 'w1/anna', 'w2/anna'].sort());
  expect(readdirSync(keep)).toHaveLength(names.length);
  expect(readdirSync(html)).toHaveLength(names.length + 1);
  expect(readFileSync(join(html, 'index.html'), 'utf8')).toContain('<th scope="col">Submission</th>');
});
