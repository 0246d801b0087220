// Every sample submission gets exactly its points, and no two of a course get the same result: one course in turn.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import { oneInTurn } from '../sample.js';
import { COMPILER, VALGRIND } from '../students.js';
import { FOLDER, lines, masu } from './masu.js';

interface Row {
  readonly submission: string;
  readonly line: string;
  readonly points: number | null;
  readonly outOf: number;
  readonly evidence: readonly string[];
}

for (const [course, samples] of oneInTurn(Object.entries(RUBRIC_SAMPLES))) {
  test.skipIf(!COMPILER || !VALGRIND)(`${course}: every sample gets its points`, async () => {
    const folder = join(FOLDER, course);
    mkdirSync(folder);
    for (const sample of samples) writeSample(course, sample, folder);
    // A right submission and at least twelve faulty ones.
    expect(samples.length).toBeGreaterThan(12);
    const words = ['course', course, 'rubric', folder, '--json', '--time', '5', '--jobs', '2'];
    const { code, stdout } = await masu(words);
    expect(code).toBe(12);
    const rows = lines(stdout) as unknown as Row[];
    const found = samples.map(({ name }) => {
      const own = rows.filter(({ submission }) => submission === name);
      const short = own.filter(({ points, outOf }) => points !== null && points !== outOf);
      return { name, points: Object.fromEntries(short.map(({ line, points }) => [line, points])) };
    });
    expect(found).toEqual(samples.map(({ name, points }) => ({ name, points })));
    for (const { name, evidence } of samples) {
      const texts = rows.filter(({ submission }) => submission === name).flatMap((row) => row.evidence);
      expect(texts.join('\n'), name).toContain(evidence ?? '');
    }
    const told = new Map<string, string[]>();
    // The line `late` has the date of the files.
    for (const { submission, ...row } of rows.filter(({ line }) => line !== 'late'))
      told.set(submission, [...(told.get(submission) ?? []), JSON.stringify(row)]);
    // What is right in another way may be told as what is right.
    const wrong = new Set(samples.filter(({ points }) => Object.keys(points).length > 0).map(({ name }) => name));
    const results = [...told].flatMap(([name, each]) => (wrong.has(name) ? [[name, each.join('\n')] as const] : []));
    const twins = results.filter(([, text], index) => results.findIndex(([, other]) => other === text) < index);
    expect(twins.map(([name]) => name)).toEqual([]);
  });
}
