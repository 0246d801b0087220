// The parts of grading that need no program: facts about C, Valgrind's report, points, the command line, what is a class.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { solve } from '../ece209/functions.js';
import { IMPOSSIBLE_PUZZLES, PLAIN_PUZZLES, SIGNED_PUZZLES } from '../ece209/rubric-cases.js';
import { parseRubricWords } from '../rubric-words.js';
import { factLines, factsOfC } from './c-facts.js';
import { tokensOfC } from './c-tokens.js';
import type { GradedSubmission } from './grade-class.js';
import { gradeFindings, pointsShare } from './rubric-line.js';
import { submissionPage } from './rubric-pages.js';
import { classLines, rubricCsv, rubricJson, rubricJunit } from './rubric-report.js';
import { readStudentWork, submissionPaths } from './student-work.js';
import { memoryReport } from './valgrind.js';

const SOURCE = `/* header, of which the second line
   is int no, code; */
#include <stdio.h>
#define MAX 3 /* not code */
int total = 0, list[MAX], *where;
static const int limit = 4;
typedef struct { int a; } pair;
struct node { int a; };
int declared(int a);
/* says it */
int said(int a) {
  return a; // goto is only a comment
}
char *text(void)
{
  /* in its body */
  return "goto {";
}

int silent(void) {
again:
  if (total++ < 3) goto again;
  return '}';
}
`;

test('facts of C: globals, goto, functions, and comments', () => {
  const facts = factsOfC(SOURCE);
  expect(facts.globals).toEqual(['total', 'list', 'where']);
  expect(facts.gotos).toEqual([22]);
  expect(facts.functions.map(({ name, lines, hasComment }) => [name, lines, hasComment])).toEqual([
    ['said', 3, true],
    ['text', 5, true],
    ['silent', 5, false],
  ]);
  expect(facts.prototypes.map(({ name }) => name)).toEqual(['declared']);
  expect(factLines('a.c', facts)).toContain('a.c: functions without a comment: silent.');
});

test('a declaration with more names than a call can take', () => {
  const facts = factsOfC(`int a${', b'.repeat(200_000)};`);
  expect(facts.globals).toHaveLength(200_001);
});

test('tokens of C: anything ends, comments and texts that never close included', () => {
  for (const source of ['', '/* open', '"open\nint a;', "'", '#define A \\\n b\nint', '\u0000{}}{(', '}'.repeat(50)]) {
    expect(
      tokensOfC(source)
        .map(({ text }) => text)
        .join('').length,
    ).toBeLessThanOrEqual(source.length);
    expect(factsOfC(source).functions.length).toBeLessThan(2);
  }
});

test('points: halves, rounded down, and all of them only for everything', () => {
  expect([pointsShare(15, 9, 10), pointsShare(7.5, 2, 3), pointsShare(10, 0, 3), pointsShare(10, 3, 3)]).toEqual([
    13.5, 5, 0, 10,
  ]);
  expect(gradeFindings('a', 4, [{ name: 'x', problem: 'no' }, { name: 'y' }])).toMatchObject({
    points: 2,
    evidence: ['1 of 2 right', 'x: no'],
  });
});

test('Valgrind: the number of errors, the first with its place in the student’s file', () => {
  const log = `==7== Invalid read of size 4
==7==    at 0x1091A9: isLegal (futo.c:83)
==7==    by 0x1092B0: main (masu-harness.c:9)
==7== 40 bytes in 1 blocks are definitely lost in loss record 1 of 1
==7==    at 0x48407B4: malloc (vg_replace_malloc.c:381)
==7==    by 0x1093: readPuzzle (futo.c:50)
==7== ERROR SUMMARY: 2 errors from 2 contexts (suppressed: 0 from 0)
`;
  expect(memoryReport(log, (file) => file === 'masu-harness.c')).toEqual({
    errors: 2,
    messages: [
      'Invalid read of size 4 in isLegal (futo.c:83)',
      '40 bytes in 1 blocks are definitely lost in readPuzzle (futo.c:50)',
    ],
  });
  expect(memoryReport('killed', () => false)).toBeUndefined();
});

test('the command line: folders, options, and the build', () => {
  expect(parseRubricWords(['a', 'b', '--jobs=2', '--time', '3', '--json', '--', 'make', '-j'], 1)).toMatchObject({
    ok: true,
    value: { paths: ['a', 'b'], jobs: 2, millis: 3000, json: true, build: ['make', '-j'] },
  });
  for (const [words, said] of [
    [[], 'Name the folder'],
    [['a', '--jobs', '0'], '--jobs: expected'],
    [['a', '--html'], '--html needs a value'],
    [['a', '--fast'], 'Unknown argument "--fast"'],
    [['a', '--'], 'Name the command that builds'],
  ] as const) {
    const read = parseRubricWords(words, 1);
    expect(read.ok ? '' : read.error).toContain(said);
  }
});

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-class-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('a folder is a submission or a class; a link out of it is left out', () => {
  for (const name of ['anna', 'ben/src', 'carl/sub']) mkdirSync(join(FOLDER, name), { recursive: true });
  for (const name of ['anna/futo.c', 'ben/src/a.c', 'carl/sub/futo.c']) writeFileSync(join(FOLDER, name), 'int a;\n');
  symlinkSync('/etc/passwd', join(FOLDER, 'anna/secret.c'));
  const names = (path: string): string[] => submissionPaths(path).map((each) => basename(each));
  expect(names(FOLDER)).toEqual(['anna', 'ben', 'carl']);
  expect([names(join(FOLDER, 'anna')), names(join(FOLDER, 'ben'))]).toEqual([['anna'], ['ben']]);
  // Files alone, several of which are programs: one submission each.
  const files = join(FOLDER, 'carl/sub');
  for (const name of ['dora.c', 'emil.c']) writeFileSync(join(files, name), 'int main(void) { return 0; }\n');
  expect(names(files)).toEqual(['dora.c', 'emil.c']);
  const read = readStudentWork({ name: 'anna', path: join(FOLDER, 'anna') });
  expect(read.ok && [[...read.value.files.keys()], read.value.notes]).toEqual([
    ['futo.c'],
    ['secret.c was left out: it is not a regular file.'],
  ]);
});

const HOSTILE: GradedSubmission = {
  submission: { name: '=<b>\u001b[2J', path: '/x', files: new Map(), notes: [] },
  lines: [
    { line: 'a', points: 1, outOf: 2, by: 'program', evidence: ['<script>\u0007"\u202e'] },
    { line: 'style', points: null, outOf: 3, by: 'person', evidence: [] },
  ],
  isKept: false,
};

test('reports: nothing that a student wrote reaches a terminal, a page, or a spreadsheet unescaped', () => {
  const texts = [
    ...[classLines([HOSTILE]).join('\n'), rubricJson(HOSTILE).join('\n'), rubricJunit('ece209', [HOSTILE], ['x<y'])],
    submissionPage('ece209', HOSTILE, undefined),
  ];
  for (const text of texts) expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(texts[3]).not.toContain('<script');
  expect(texts[2]).toContain('<skipped message="for a person to judge"/>');
  expect(rubricCsv([HOSTILE])).toContain(`"'=<b> [2J",1,,1,2,3`);
  expect(JSON.parse(rubricJson(HOSTILE)[1] as string)).toEqual({
    ...{ submission: HOSTILE.submission.name, line: 'style', points: null, outOf: 3, by: 'person', evidence: [] },
  });
});

test('ECE 209: the puzzles of the rubric are solvable or not, as their line says', () => {
  const answers = (all: typeof PLAIN_PUZZLES): number[] =>
    all.map(({ puzzle, constraints, size }) => solve([...puzzle], constraints, size));
  expect(answers([...PLAIN_PUZZLES, ...SIGNED_PUZZLES])).toEqual(Array(8).fill(1));
  expect(answers(IMPOSSIBLE_PUZZLES)).toEqual([0, 0, 0]);
  expect(PLAIN_PUZZLES.every(({ constraints }) => constraints.every((each) => each === 0))).toBe(true);
});
