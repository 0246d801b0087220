// A made-up class of 60: graded, killed in the middle, taken up again; the same points as without the kill.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import { COMPILER, VALGRIND } from '../students.js';
import { FOLDER, MASU, masu } from './masu.js';

const STUDENTS = 60;
/** A sample that never ends would take most of the time, and says nothing here. */
const SAMPLES = (RUBRIC_SAMPLES.ece209 ?? []).filter(({ name }) => name !== 'never-ends');
const isDone = (folder: string): boolean => existsSync(join(folder, 'rubric.json'));

test.skipIf(!COMPILER || !VALGRIND)('60 submissions: killed in the middle, then taken up', async () => {
  const [folder, keep] = [join(FOLDER, 'sixty'), join(FOLDER, 'sixty-kept')] as const;
  mkdirSync(folder);
  const expected = Array.from({ length: STUDENTS }, (_, index) => {
    const sample = SAMPLES[index % SAMPLES.length];
    if (!sample) throw new Error('there are no samples');
    const name = `student-${String(index + 1).padStart(2, '0')}`;
    writeSample('ece209', sample, folder, name);
    const lost = { 'file-name': 20, compiles: 10, readPuzzle: 15, printPuzzle: 10, isLegal: 15 } as Record<
      string,
      number
    >;
    const outOf = { ...lost, 'solve: no relations': 7.5, 'solve: relations': 7.5, 'solve: unsolvable': 5 } as Record<
      string,
      number
    >;
    const short = Object.entries(sample.points).reduce(
      (sum, [line, points]) => sum + (outOf[line] as number) - points,
      0,
    );
    return [name, 90 - short] as const;
  });
  const csv = join(FOLDER, 'sixty.csv');
  const words = ['course', 'ece209', 'rubric', folder, '--keep', keep, '--csv', csv, '--jobs', '2'];
  const child = spawn(process.execPath, [MASU, ...words], { cwd: FOLDER, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const doneNow = (): string[] =>
    existsSync(keep) ? readdirSync(keep).filter((name) => isDone(join(keep, name))) : [];
  await expect.poll(() => doneNow().length, { timeout: 600_000, interval: 50 }).toBeGreaterThan(9);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  const before = doneNow();
  expect(before.length).toBeLessThan(STUDENTS);
  const kept = new Map(before.map((name) => [name, readFileSync(join(keep, name, 'repeat.txt'), 'utf8')]));
  const again = await masu(words);
  expect(again.code).toBe(12);
  const rows = readFileSync(csv, 'utf8').trim().split('\r\n').slice(1);
  expect(rows.map((row) => [row.split(',')[0], Number(row.split(',').at(-5))])).toEqual(expected);
  for (const [name, text] of kept) expect(readFileSync(join(keep, name, 'repeat.txt'), 'utf8')).toBe(text);
  // Samples that are equal but for an edit are similar, and the hint says so without a score.
  expect(again.stdout).toContain('A hint to look at both, not a judgment; it changes no points.');
});
