// Writes the tables of agreement with careful readers into docs/courses.md, after a build; takes CPU minutes. With names of
// courses, only those are run again.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreementOf, agreementTables, OTHER_COURSES, readersOf } from './agreement.mjs';
import { ROOT, setUp } from './setup.mjs';

setUp();
const [only, masu] = [process.argv.slice(2), [process.execPath, join(ROOT, 'dist/bin/masu.js')]];
const path = join(ROOT, 'docs/courses.md');
const text = readFileSync(path, 'utf8');
const pattern = /(<!-- agreement -->\n)[\s\S]*?(\n<!-- end of agreement -->)/;
const before = pattern.exec(text)?.[0] ?? '';

/** A row as it was printed before. */
function printedRow(course, { student, quality }) {
  const [, ...cells] =
    new RegExp(`\\| ${course} \\| ${student} \\| .*? \\| ([\\d.]+)/([\\d.]+) \\| ([\\d.]+)/([\\d.]+) \\|`).exec(
      before,
    ) ?? [];
  const [points, outOf, own, ofOwn] = cells.map(Number);
  return { course, student, quality, reader: { points, outOf }, masu: { points: own, outOf: ofOwn } };
}

const all = OTHER_COURSES.flatMap((course) =>
  only.length === 0 || only.includes(course)
    ? agreementOf(course, masu)
    : readersOf(course).map((each) => printedRow(course, each)),
);
writeFileSync(
  path,
  text.replace(pattern, (_, head, tail) => `${head}\n${agreementTables(all).join('\n')}\n${tail}`),
);
