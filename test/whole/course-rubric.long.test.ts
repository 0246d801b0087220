// Every sample submission gets exactly its points.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUBRIC_SAMPLES, writeSample } from '../rubric-samples.js';
import { COMPILER, VALGRIND } from '../students.js';
import { FOLDER, lines, masu } from './masu.js';

interface Row {
  readonly submission: string;
  readonly line: string;
  readonly points: number | null;
  readonly outOf: number;
  readonly evidence: readonly string[];
}

for (const [course, samples] of Object.entries(RUBRIC_SAMPLES)) {
  test.skipIf(!COMPILER || !VALGRIND)(`${course}: every sample gets its points`, async () => {
    const folder = join(FOLDER, course);
    mkdirSync(folder);
    for (const sample of samples) writeSample(course, sample, folder);
    const { code, stdout } = await masu(['course', course, 'rubric', folder, '--json', '--time', '5']);
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
  });
}
