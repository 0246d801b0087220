// Marking without processes: our own cases, the oracle, comparisons, options, and reports.

import { seededRandom } from '@masu/core/base/random.js';
import { expect, test } from 'vitest';
import { sampled } from '../../../../test/sample.js';
import { randomFor } from '../../../../test/seed.js';
import { COURSES } from '../courses.js';
import { MARKED_COURSES } from '../marked-courses.js';
import { firstDifference, outputLines, sameNumber } from './compare.js';
import type { MarkedCase } from './mark.js';
import type { MarkCase, RunResult } from './mark-case.js';
import { parseMarkWords } from './mark-words.js';
import { runOracle } from './oracle.js';
import { differenceLines, markJson, markJunit, markTable } from './report.js';
import { programCommand } from './student-program.js';

const IDS = COURSES.map(({ id }) => id);

test('every course can be marked', () => expect(Object.keys(MARKED_COURSES).sort()).toEqual([...IDS].sort()));

const casesOf = (id: string): MarkCase[] => {
  const source = MARKED_COURSES[id];
  return source ? [...source.own(), ...source.generate(randomFor(11), sampled(3, 6))] : [];
};

test.each(IDS)('%s: names are unique, and our program passes every check', async (id) => {
  const course = COURSES.find((each) => each.id === id);
  const cases = casesOf(id);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const each of cases) {
    const ran = course && (await runOracle(course, each));
    if (!ran) throw new Error('no such course');
    const failing = each.checks.filter((check) => check.compare(ran, ran) !== undefined).map(({ name }) => name);
    expect([each.name, failing]).toEqual([each.name, []]);
    const silent: RunResult = { ...ran, stdout: 'x\n', exit: ran.exit === 0 ? 1 : 0, written: {} };
    expect([each.name, each.checks.some((check) => check.compare(ran, silent))]).toEqual([each.name, true]);
  }
});

test.each(IDS)('%s: the same seed gives the same cases, another seed others', (id) => {
  const text = (seed: number): string => JSON.stringify(MARKED_COURSES[id]?.generate(seededRandom(seed), 5));
  expect(text(3)).toBe(text(3));
  expect(text(3)).not.toBe(text(4));
});

test.each([
  [['a', 'b'], ['a', 'b'], undefined],
  [['a', 'b'], ['a', 'c'], { message: 'Line 2 differs.', line: 2, expected: 'b', got: 'c' }],
  [['a', 'b'], ['a'], { message: 'The output ends before line 2.', line: 2, expected: 'b' }],
  [['a'], ['a', 'b'], { message: 'The output continues after line 1.', line: 2, got: 'b' }],
])('the first difference of %j and %j', (expected, got, difference) => {
  expect(firstDifference(expected, got)).toEqual(difference);
});

test('blanks at the ends of lines and blank lines at the end don’t count', () => {
  expect(outputLines('a \t\r\n\n  b\n\n \n\n')).toEqual(['a', '', '  b']);
});

test('a number is found wherever its line is', () => {
  const ran = (stdout: string): RunResult => ({ ended: 'exited', exit: 0, stdout, stderr: '', written: {} });
  const check = sameNumber('explored nodes', /explored[^\d]*/i);
  expect(check.compare(ran('explored nodes: 12'), ran('x\nExplored = 12\ny'))).toBeUndefined();
  expect(check.compare(ran('explored nodes: 12'), ran('explored: 13'))).toMatchObject({ expected: '12', got: '13' });
  // A program that prints it as it goes: the last one counts.
  expect(check.compare(ran('explored nodes: 12'), ran('explored: 3\nexplored: 12\n'))).toBeUndefined();
  expect(check.compare(ran('explored nodes: 12'), ran('nothing'))).toMatchObject({ expected: '12' });
});

test.each([
  [['--', './a', 'b'], { program: ['./a', 'b'], count: 0, millis: 10_000, json: false }],
  [['--seed=4', '--', 'a', '--', '--json'], { program: ['a', '--', '--json'], seed: 4, count: 10, json: false }],
  [['class', '--jobs', '3', '--csv', 'c', '--', 'a'], { paths: ['class'], jobs: 3, csv: 'c' }],
  [['--count', '3', '--time', '0.5', '--json', '--', 'a'], { seed: 1, count: 3, millis: 500, json: true }],
])('options %j', (words, expected) => {
  expect(parseMarkWords(words)).toMatchObject({ ok: true, value: expected });
});

test.each([
  [['./a']],
  [['--']],
  [['--seed', '--', 'a']],
  [['--seed', '-1', '--', 'a']],
  [['--time', '0', '--', 'a']],
  [['--csv', 'x', '--', 'a']],
  [['--seed', '1', '--seed', '1', '--', 'a']],
])('options %j are refused', (words) => expect(parseMarkWords(words).ok).toBe(false));

test('the name of the course’s program replaces {}, or comes before the arguments', () => {
  const order = { program: 'move', words: ['map.in', 'N'], input: '', files: {} };
  expect(programCommand({ command: ['./a'] }, order)).toEqual(['./a', 'move', 'map.in', 'N']);
  expect(programCommand({ command: ['./bin/{}', '-x'] }, order)).toEqual(['./bin/move', '-x', 'map.in', 'N']);
});

const FAILED: MarkedCase = {
  case: { group: 'g', name: 'g/a', tests: 'a < b & "c"', words: [], input: '', files: {}, checks: [] },
  points: 0,
  outOf: 2,
  failed: {
    check: 'board',
    difference: { message: 'Line 1 differs.', line: 1, expected: 'a  ', got: '\x1b[2Jb\u0000' },
  },
  index: 0,
  exit: 134,
  stderr: 'Traceback\n\x1b[31mIndexError\n',
  millis: 12.4,
  command: ['./a', '\x1b[31m'],
};

test('reports: nothing that a program printed reaches the terminal unsanitized', () => {
  const texts = [markTable([FAILED]).join('\n'), markJson('in101', FAILED), markJunit('in101', [FAILED])];
  for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(differenceLines(FAILED).slice(1)).toEqual([
    '  expected “a  ”',
    '  got      “[2Jb”',
    '  exit     134',
    '  stderr   Traceback',
    '  stderr   [31mIndexError',
    '  run      ./a [31m',
  ]);
  expect(JSON.parse(texts[1] as string)).toMatchObject({
    exit: 134,
    stderr: expect.stringContaining('IndexError'),
  });
  expect(texts[2]).toContain('a &#60; b &#38; &#34;c&#34;');
});
