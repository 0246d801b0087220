// Every sample program is marked: the right ones get every point, and every wrong one loses some. Also a teacher's
// folder of cases, and our own programs marked against themselves.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import {
  C_COURSES,
  COMPILER,
  compiled,
  faultsInC,
  faultsInPython,
  interpreted,
  PYTHON,
  PYTHON_COURSES,
} from '../students.js';
import { FOLDER, lines, MASU, masu } from './masu.js';

const mark = async (course: string, options: readonly string[], program: readonly string[]) => {
  const ended = await masu(['course', course, 'mark', '--json', ...options, '--', ...program]);
  const cases = lines(ended.stdout);
  const sum = (field: string): number => cases.reduce((total, each) => total + Number(each[field]), 0);
  return { code: ended.code, lost: sum('outOf') - sum('points'), cases };
};

const FAILS = '"passed":false';

/** Marks up to the first case that fails: one is enough to catch a program. */
const firstFailure = async (course: string, options: readonly string[], program: readonly string[]) => {
  const words = ['course', course, 'mark', '--json', ...options, '--', ...program];
  const { stdout } = await masu(words, { interruptWhen: (text) => text.includes(FAILS) });
  return stdout.split('\n').find((line) => line.includes(FAILS));
};

const RANDOM = ['--seed', '7', '--count', '20'];

describe.skipIf(!COMPILER)('C', () => {
  test.each(C_COURSES)('%s: the right program', async (course) => {
    expect(await mark(course, RANDOM, compiled(course, 0))).toMatchObject({ code: 0, lost: 0 });
  });

  test.each(C_COURSES.flatMap((course) => faultsInC(course).map((name, index) => [course, name, index + 1] as const)))(
    '%s: %s is caught',
    async (course, _, fault) => {
      // Figures other than those of the base code are facts, unless they are asked for.
      const options = ['--time', '3', ...(course === 'comp20003' ? ['--rules', 'course'] : [])];
      expect(await firstFailure(course, options, compiled(course, fault))).toBeDefined();
    },
  );

  test('one executable for each program', async () => {
    const [path = ''] = compiled('in101', 0);
    const folder = join(FOLDER, 'bin');
    mkdirSync(folder);
    for (const name of ['load', 'move', 'replay', 'solve']) {
      writeFileSync(join(folder, name), `#!/bin/sh\nexec ${path} ${name} "$@"\n`, { mode: 0o755 });
    }
    expect(await mark('in101', ['--only', 'load,replay'], [join(folder, '{}')])).toMatchObject({ code: 0, lost: 0 });
  });
});

test.skipIf(!COMPILER)('a class: one row per submission, built by its Makefile, kept, and taken up again', async () => {
  const folder = join(FOLDER, 'class');
  mkdirSync(folder);
  const samples =
    RUBRIC_SAMPLES.comp20003?.filter(({ name }) => ['right', 'no-file', 'other-name'].includes(name)) ?? [];
  for (const sample of samples) writeSample('comp20003', sample, folder);
  const [csv, keep, html] = ['marks.csv', 'kept', 'pages'].map((name) => join(FOLDER, name)) as [
    string,
    string,
    string,
  ];
  const words = ['course', 'comp20003', 'mark', folder, '--only', 'usage,solve', '--csv', csv, '--keep', keep];
  const first = await masu([...words, '--html', html, '--jobs', '2', '--', './sokoban']);
  expect(first.code).toBe(12);
  expect(readFileSync(csv, 'utf8').trim().split('\r\n')).toEqual([
    'submission,usage (4),solve (8),total,out of,for a person,not gradable here,overruled',
    'no-file,4,0,4,12,0,0,',
    'other-name,0,0,0,12,0,0,',
    'right,4,8,12,12,0,0,',
  ]);
  expect(readFileSync(join(html, 'other-name.html'), 'utf8')).toContain('There is no ./sokoban.');
  writeFileSync(join(keep, 'right/seen.txt'), '');
  const again = await masu([...words, '--', './sokoban']);
  expect([again.code, again.stdout]).toEqual([12, first.stdout]);
  expect(existsSync(join(keep, 'right/seen.txt'))).toBe(true);
});

describe.skipIf(!PYTHON)('Python', () => {
  // The labs of IPS that are marked only on request.
  const LATER = ['--only', 'saves,best-move'];
  const isLater = (name: string): boolean => /^(?:saves|load|resume|bad-advice)/.test(name);
  const rightOnes = PYTHON_COURSES.flatMap((course) => [
    [course, 'as asked', undefined] as const,
    ...faultsInPython(course).right.map((name) => [course, name, name] as const),
  ]);
  test.each(rightOnes)('%s: a right program, %s', async (course, _, variant) => {
    expect(await mark(course, RANDOM, interpreted(course, variant))).toMatchObject({ code: 0, lost: 0 });
  });

  test('ips: labs 2 and 3 in other words, and the levels of a folder', async () => {
    const program = interpreted('ips', 'none');
    expect(await mark('ips', LATER, program)).toMatchObject({ code: 0, lost: 0 });
    const folder = join(FOLDER, 'ips-levels');
    mkdirSync(folder);
    writeFileSync(join(folder, 'level1.txt'), '########\n#.A.B.G#\n########\n');
    writeFileSync(join(folder, 'level2.txt'), '#######\n#.....#\n#.BAB.#\n#G...G#\n#######\n');
    const marked = await mark('ips', ['--cases', folder, '--only', 'levels,best-move'], [...program, folder]);
    expect(marked).toMatchObject({ code: 0, lost: 0 });
    expect(marked.cases.map((each) => each.case)).toContain('levels/2-win');
  });

  const wrongOnes = PYTHON_COURSES.flatMap((course) =>
    faultsInPython(course).wrong.map((name) => [course, name] as const),
  );
  test.each(wrongOnes)('%s: %s is caught', async (course, name) => {
    expect(await firstFailure(course, isLater(name) ? LATER : [], interpreted(course, name))).toBeDefined();
  });
});

const FOLDERS: readonly (readonly [course: string, files: Readonly<Record<string, string>>, cases: number])[] = [
  ['in101', { 'a.in': '5 3\n#####\n#@$.#\n#####\n', 'notes.md': 'not a map' }, 2],
  ['comp20003', { a: '#####\n#@$.#\n#####\n' }, 1],
  ['ece209', { 'p.txt': '4\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - 2 -|\n|       |\n|- - - 3|\n' }, 1],
  ['ips', { 'level1.txt': '######\n#A.BG#\n######\n', 'a.in': '1 1 2 2 5', 'b.in': '5' }, 2],
  ['mac110', { 'm.txt': '#####\n#@$.#\n#####\n', 'a.in': 'm.txt\nr\n' }, 2],
];

test.each(FOLDERS)('%s: a teacher’s folder, our own program against itself', async (course, files, count) => {
  const folder = join(FOLDER, `cases-${course}`);
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const program = [process.execPath, MASU, 'course', course, ...(course === 'ips' ? ['--levels', folder] : [])];
  const marked = await mark(course, ['--cases', folder, '--only', 'cases'], program);
  expect(marked).toMatchObject({ code: 0, lost: 0 });
  expect(marked.cases).toHaveLength(count);
});
