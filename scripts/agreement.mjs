// How far the rubrics agree with careful readers, over submissions that were written by somebody who knew only the texts of the
// courses, and with the points that such a reader gave: test/students/others. What a person judges is left out on both sides.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'test/students/others');

export const OTHER_COURSES = ['comp20003', 'ece209', 'in101', 'ips', 'mac110'];

/** Lines of IN101 that masu leaves to a person, though a reader could say something about them. */
const LEFT_TO_PERSONS = /^(Sokoban structures|interactive play|successful extension|incorrect use of SVN)/;

export const readersOf = (course) => JSON.parse(readFileSync(join(FOLDER, `${course}.json`), 'utf8'));

const sum = (values) => values.reduce((all, value) => all + value, 0);

/** The reader's points for what masu grades, and the scale of it. A penalty takes no more than there is. */
export function readerShare({ lines }) {
  const own = lines.filter(({ line, human }) => !human && !LEFT_TO_PERSONS.test(line));
  return { points: Math.max(0, sum(own.map(({ points }) => points))), outOf: sum(own.map(({ max }) => max)) };
}

/** Groups of lines of masu's that are one line of the reader's, with its points. */
const JOINED = { ips: [[['compiles', 'menu', 'game', 'score'], 1]] };

/** Masu's points on the reader's scale, without what it leaves to a person. */
export function masuShare(course, rows) {
  const graded = rows.filter(({ by }) => by !== 'person');
  const joined = JOINED[course] ?? [];
  const names = joined.flatMap(([lines]) => lines);
  const plain = graded.filter(({ line }) => !names.includes(line));
  const groups = joined.map(([lines, outOf]) => {
    const own = graded.filter(({ line }) => lines.includes(line));
    const [points, all] = [sum(own.map((each) => each.points ?? 0)), sum(own.map((each) => each.outOf))];
    return { points: all === 0 ? 0 : (outOf * points) / all, outOf };
  });
  const all = [...plain, ...groups];
  return { points: Math.max(0, sum(all.map(({ points }) => points ?? 0))), outOf: sum(all.map(({ outOf }) => outOf)) };
}

/** Unpacks the submissions of a course. */
export function unpackOthers(course, folder, names) {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', join(FOLDER, `${course}.tgz`), '-C', folder, ...names], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`can't unpack the submissions of ${course}: ${stderr}`);
}

/** Runs the rubric over submissions; a row per submission. `masu`: the words of the command. */
export function agreementOf(course, masu, names = readersOf(course).map(({ student }) => student)) {
  const home = mkdtempSync(join(tmpdir(), 'masu-agreement-'));
  try {
    unpackOthers(course, home, names);
    const [program, ...first] = masu;
    const words = [...first, 'course', course, 'rubric', home, '--json'];
    const { stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    const rows = stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    if (rows.length === 0) throw new Error(`the rubric of ${course} printed nothing: ${stderr}`);
    const isOf = (name, { submission }) => submission === name || submission.startsWith(`${name}/`);
    return readersOf(course)
      .filter(({ student }) => names.includes(student))
      .map((each) => {
        const reader = readerShare(each);
        const own = masuShare(
          course,
          rows.filter((row) => isOf(each.student, row)),
        );
        return { course, student: each.student, quality: each.quality, reader, masu: own };
      });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The difference as a share of the scale. */
export const differenceOf = ({ reader, masu }) =>
  Math.abs(reader.points / reader.outOf - masu.points / (masu.outOf || 1));

const number = (value) => String(Math.round(value * 100) / 100);
const percent = (value) => `${(100 * value).toFixed(1)}%`;

/** The tables of the document. */
export function agreementTables(all) {
  const byCourse = OTHER_COURSES.map((course) => all.filter((each) => each.course === course));
  const isRead = ({ quality, reader, masu }) =>
    quality === 'cannot-work' && masu.points / masu.outOf <= 0.2 && reader.points / reader.outOf > 0.2;
  const mean = (rows) => (rows.length === 0 ? 0 : sum(rows.map(differenceOf)) / rows.length);
  const summary = byCourse.map((rows) => {
    const right = rows.filter(({ quality }) => quality === 'right').map(({ masu }) => masu.points / masu.outOf);
    const broken = rows.filter(({ quality }) => quality === 'cannot-work').map(({ masu }) => masu.points / masu.outOf);
    const ran = rows.filter((row) => !isRead(row));
    return `| ${[rows[0].course, rows.length, percent(mean(rows)), percent(mean(ran)), percent(Math.min(...right)), percent(Math.max(0, ...broken))].join(' | ')} |`;
  });
  const details = all.map(({ course, student, quality, reader, masu }) => {
    const cells = [
      course,
      student,
      quality,
      `${number(reader.points)}/${number(reader.outOf)}`,
      `${number(masu.points)}/${number(masu.outOf)}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| course | submissions | mean difference | without those read by eye | lowest right one | highest that cannot work |',
    '| --- | --: | --: | --: | --: | --: |',
    ...summary,
    '',
    '| course | submission | quality | reader | masu |',
    '| --- | --- | --- | --: | --: |',
    ...details,
  ];
}
