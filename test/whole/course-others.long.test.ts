// Submissions by somebody who knew only the texts of the courses: masu gives what docs/courses.md says, no right program gets
// less than nine tenths, and none that cannot work more than a fifth, unless the text itself decides so. One course in turn, some of its submissions.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { oneInTurn } from '../sample.js';
import { randomFor } from '../seed.js';
import { COMPILER, VALGRIND } from '../students.js';
import { MASU } from './masu.js';

interface Share {
  readonly points: number;
  readonly outOf: number;
}
interface AgreementRow {
  readonly student: string;
  readonly quality: string;
  readonly reader: Share;
  readonly masu: Share;
}
interface Agreement {
  readonly OTHER_COURSES: readonly string[];
  readersOf(course: string): readonly { readonly student: string }[];
  agreementOf(course: string, masu: readonly string[], names: readonly string[]): AgreementRow[];
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { OTHER_COURSES, readersOf, agreementOf }: Agreement = await import(
  pathToFileURL(join(ROOT, 'scripts/agreement.mjs')).href
);
const DOCUMENT = readFileSync(join(ROOT, 'docs/courses.md'), 'utf8');
const FEW = 3;

for (const course of oneInTurn(OTHER_COURSES)) {
  test.skipIf(!COMPILER || !VALGRIND)(`${course}: the points of the document`, () => {
    const all = readersOf(course).map(({ student }) => student);
    const names = process.env.MASU_SAMPLE === 'all' ? all : randomFor(all.length).shuffle(all).slice(0, FEW);
    const rows = agreementOf(course, [process.execPath, MASU], names);
    expect(rows.map(({ student }) => student).sort()).toEqual([...names].sort());
    for (const { student, quality, reader, masu } of rows) {
      const printed = new RegExp(`^\\| ${course} +\\| ${student} +\\|.*\\| +([\\d.]+)/([\\d.]+) +\\|$`, 'm').exec(
        DOCUMENT,
      );
      expect([student, printed?.[1], printed?.[2]]).toEqual([
        ...[student, String(Math.round(masu.points * 100) / 100), String(masu.outOf)],
      ]);
      const share = masu.points / masu.outOf;
      // The name of a file alone may be a fifth of the points, as in ECE 209.
      const readers = reader.points / reader.outOf;
      if (quality === 'right') expect([student, share >= Math.min(0.9, readers)]).toEqual([student, true]);
      if (quality === 'cannot-work') expect([student, share <= Math.max(0.2, readers)]).toEqual([student, true]);
    }
  });
}
