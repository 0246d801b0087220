// `masu course NAME rubric` as a teacher runs it: a class, its files, a second run that takes up what is kept, a program that
// attacks, and wrong usage.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSandbox } from '@masu/node-host/programs/sandbox.js';
import { expect, test } from 'vitest';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import { longTest } from '../sample.js';
import type { RubricSample } from '../students/rubric-sample.js';
import { COMPILER } from '../students.js';
import { FOLDER, lines, masu } from './masu.js';

const sample = (name: string): RubricSample =>
  RUBRIC_SAMPLES.ece209?.find((each) => each.name === name) as RubricSample;

longTest(
  'a class: table, CSV, JUnit, pages, and a second run from what was kept',
  async () => {
    const [folder, keep, html, csv, junit] = ['class', 'kept', 'pages', 'marks.csv', 'marks.xml'].map((name) =>
      join(FOLDER, name),
    ) as [string, string, string, string, string];
    mkdirSync(folder);
    for (const name of ['right', 'not-closed']) writeSample('ece209', sample(name), folder);
    const words = [
      'course',
      'ece209',
      'rubric',
      folder,
      '--keep',
      keep,
      '--csv',
      csv,
      '--junit',
      junit,
      '--html',
      html,
    ];
    const { code, stdout } = await masu([...words, '--jobs', '2']);
    expect(code).toBe(12);
    expect(stdout).toMatch(/^not-closed +20 +10 +– +12 +10 +15 +7\.5 +7\.5 +5 +87\/90$/m);
    expect(stdout).toMatch(/^right .* 90\/90$/m);
    expect(readFileSync(csv, 'utf8')).toContain('not-closed,20,10,,12,10,15,7.5,7.5,5,87,90,10,0,\r\n');
    expect(readFileSync(junit, 'utf8')).toContain('<failure message="12 of 15 points">');
    expect(readdirSync(html).sort()).toEqual(['index.html', 'not-closed.html', 'right.html']);
    expect(readFileSync(join(html, 'not-closed.html'), 'utf8')).toContain('The file is not closed');
    // What was run can be repeated.
    expect(readFileSync(join(keep, 'right/repeat.txt'), 'utf8')).toContain('-Wall -pedantic -c -o futo.o futo.c');
    expect(readdirSync(join(keep, 'right/cases/isLegal-row'))).toContain('command.txt');
    // The kept result of one is taken up; the other, whose result is gone, is graded again.
    rmSync(join(keep, 'right/rubric.json'));
    writeFileSync(join(keep, 'not-closed/seen.txt'), '');
    const again = await masu(words);
    expect([again.stdout, again.code]).toEqual([stdout, 12]);
    expect(existsSync(join(keep, 'not-closed/seen.txt'))).toBe(true);
    expect(existsSync(join(keep, 'right/rubric.json'))).toBe(true);
  },
  COMPILER !== undefined,
);

/** Looks for a file of the teacher's, fills its folder, starts processes, and still answers right. */
const ATTACK = `
#include <unistd.h>
static void attack(void) {
  FILE *file = fopen("SECRET", "r");
  fprintf(stderr, file ? "read it" : "could not");
  if (fork() == 0) { setsid(); sleep(1000); }
  file = fopen("big", "w");
  for (int i = 0; file && i < 100000; i++) fputs("0123456789012345678901234567890123456789", file);
  kill(getppid(), 9);
}
`;

const SANDBOX = findSandbox();
if (!SANDBOX) console.warn('notice: neither bwrap nor unshare works here; the test of the sandbox is skipped');

longTest(
  'a program that attacks harms nothing and sees nothing',
  async () => {
    const folder = join(FOLDER, 'attack');
    const secret = join(FOLDER, 'secret.txt');
    writeFileSync(secret, 'secret');
    const keep = join(FOLDER, 'kept-attack');
    const attacked = (text: string): string =>
      `#include <signal.h>\n#include <stdio.h>\n${ATTACK.replace('SECRET', secret)}${text}`.replace(
        'int row, col;\n',
        'int row, col;\n  attack();\n',
      );
    writeSample('ece209', { name: 'attack', edits: { 'futo.c': attacked }, points: {} }, FOLDER);
    const { code, stdout } = await masu([
      'course',
      'ece209',
      'rubric',
      folder,
      '--json',
      '--keep',
      keep,
      '--time',
      '4',
    ]);
    expect(code).toBe(0);
    const rows = lines(stdout) as unknown as { line: string; points: number }[];
    expect(rows.find(({ line }) => line === 'isLegal')?.points).toBe(15);
    const said = readFileSync(join(keep, 'attack/cases/printPuzzle-small/stderr.txt'), 'utf8');
    expect(said).toContain('could not');
    expect(existsSync(secret)).toBe(true);
  },
  COMPILER !== undefined && SANDBOX !== undefined,
);

test('wrong usage: a sentence and an exit code', async () => {
  for (const [words, code, said] of [
    [['--help'], 0, ''],
    [[], 31, 'Name the folder of a submission'],
    [['absent'], 30, 'absent: there is no such file or folder.'],
    [[FOLDER, '--keep', join(FOLDER, 'kept-below')], 32, 'it is below the submissions'],
    [['.', '--jobs', 'x'], 31, '--jobs: expected a whole number from 1 to 64'],
  ] as const) {
    const ended = await masu(['course', 'ece209', 'rubric', ...words]);
    expect([ended.code, ended.stderr.includes(said)], words.join(' ')).toEqual([code, true]);
  }
});
