// The parts of grading that need no program: facts about C, Valgrind's report, points, the command line, what is a class.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { solve } from '../ece209/functions.js';
import { IMPOSSIBLE_PUZZLES, PLAIN_PUZZLES, SIGNED_PUZZLES } from '../ece209/rubric-cases.js';
import { parseRubricWords } from '../rubric-words.js';
import { factLines, factsOfC } from './c-facts.js';
import { tokensOfC } from './c-tokens.js';
import { listClass, namedSubmissions } from './class-list.js';
import { doubtfulCases } from './doubtful-cases.js';
import type { GradedSubmission } from './grade-class.js';
import { overruleProblem, parseOverrules, withOverrules } from './overrules.js';
import { gradeFindings, notGradableLine, pointsShare } from './rubric-line.js';
import { submissionPage } from './rubric-pages.js';
import { classLines, rubricCsv, rubricJson, rubricJunit } from './rubric-report.js';
import { readStudentWork } from './student-work.js';
import { builtKind, withoutOuterFolders } from './submission-files.js';
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
  // Lines of few points have quarters; nothing but everything right is full.
  expect([pointsShare(1, 2, 3), pointsShare(1, 99, 100), pointsShare(2, 1, 8)]).toEqual([0.75, 0.75, 0.25]);
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
    leaks: 1,
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
  const names = (path: string): string[] => listClass(path).paths.map((each) => basename(each));
  expect(names(FOLDER)).toEqual(['anna', 'ben', 'carl']);
  expect([names(join(FOLDER, 'anna')), names(join(FOLDER, 'ben'))]).toEqual([['anna'], ['ben']]);
  // Files alone, several of which are programs: one submission each.
  const files = join(FOLDER, 'class-of-files');
  mkdirSync(files);
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

test('a class of folders, archives, and other files: one student each, the rest is named', () => {
  const folder = join(FOLDER, 'mixed');
  mkdirSync(join(folder, 'anna'), { recursive: true });
  writeFileSync(join(folder, 'anna/futo.c'), 'int main(void) { return 0; }\n');
  writeFileSync(join(folder, 'ben.zip'), zipSync({ 'ben/futo.c': Buffer.from('int a;\n'), 'ben/x.o': ELF }));
  writeFileSync(join(folder, 'carl.tgz'), gzipSync(''));
  writeFileSync(join(folder, 'notes.txt'), 'nobody');
  const { paths, notes } = listClass(folder);
  const named = namedSubmissions(paths);
  expect(named.map(({ name }) => name)).toEqual(['anna', 'ben', 'carl']);
  expect(notes).toEqual(['mixed/notes.txt was left out: it is no folder, no archive, and no program.']);
  const ben = readStudentWork(named[1] as (typeof named)[number]);
  expect(ben.ok && [[...ben.value.files.keys()], ben.value.notes]).toEqual([
    ['futo.c'],
    ['x.o was set aside: it is an object, and only sources are graded.'],
  ]);
});

test('a folder with futo.c and another program beside it is one submission', () => {
  const folder = join(FOLDER, 'parts');
  mkdirSync(folder);
  for (const name of ['futo.c', 'tries.c']) writeFileSync(join(folder, name), 'int main(void) { return 0; }\n');
  expect(listClass(folder).paths).toEqual([folder]);
});

const ELF = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1]);

test.each([
  ['ai.o', ELF, 'an object'],
  ['sokoban', ELF, 'a built program'],
  ['libai.a', Buffer.from('!<arch>\n'), 'an archive of objects'],
  ['ai.o', new Uint8Array([0xcf, 0xfa, 0xed, 0xfe]), 'an object of macOS'],
  ['sokoban.exe', Buffer.from('MZ'), 'a program for Windows'],
  ['ai.d', Buffer.from('ai.o: ai.c'), 'made by a compiler'],
  ['ai.c', Buffer.from('int a;'), undefined],
  ['Makefile', Buffer.from('all:'), undefined],
  ['map', Buffer.from('MZ.#'), undefined],
])('built files: %s', (path, bytes, kind) => expect(builtKind(path, bytes)).toBe(kind));

test('folders around everything are left off', () => {
  const files = new Map(['a/b/Makefile', 'a/b/src/x.c', 'a/Report.md', 'a/b/Report.md'].map((path) => [path, ELF]));
  const { files: left } = withoutOuterFolders({ files, folders: new Set(['a', 'a/b', 'a/b/src']), notes: [] });
  expect([...left.keys()]).toEqual(['Makefile', 'Report.md', 'src/x.c']);
});

const gradedLine = (
  line: string,
  points: number,
  failed: readonly string[] = [],
): GradedSubmission['lines'][number] => ({
  ...{ line, points, outOf: 2, by: 'program', evidence: [], failed },
});
const submitted = (name: string, lines: GradedSubmission['lines']): GradedSubmission => ({
  ...{ submission: { name, path: '/x', files: new Map(), notes: [] }, lines, isKept: false },
});

test('a case that everyone fails, of those whose program works at all', () => {
  const all = [
    submitted('anna', [gradedLine('menu', 1, ['menu/exit']), gradedLine('game', 2)]),
    submitted('ben', [gradedLine('menu', 0, ['menu/exit', 'menu/start']), gradedLine('game', 1, ['game/win'])]),
    submitted('carl', [gradedLine('menu', 0, ['menu/start']), gradedLine('game', 0, ['game/win'])]),
  ];
  expect(doubtfulCases(all)).toEqual(['Everyone fails menu/exit (menu): is the case right?']);
  expect(doubtfulCases(all.slice(0, 1))).toEqual([]);
});

test('points of a person: read, checked, and shown as such', () => {
  const read = parseOverrules('student,line,points,reason\nanna,menu,"1,5","no, it is right"\nben;x\n');
  expect(read).toMatchObject({ ok: false });
  const rows = parseOverrules('student,line,points,reason\nanna,menu,1.5,"no, it is right"\n');
  if (!rows.ok) throw new Error(rows.error);
  const anna = submitted('anna', [gradedLine('menu', 1), notGradableLine('game', 2, ['SDL2 is missing.'])]);
  expect(withOverrules(anna, rows.value).lines[0]).toMatchObject({
    ...{ points: 1.5, by: 'person', evidence: ['Overruled by a person: no, it is right (masu: 1)'] },
  });
  expect(rubricCsv([withOverrules(anna, rows.value)]).split('\r\n')[1]).toBe(
    'anna,1.5,not gradable here,1.5,2,0,2,menu',
  );
  expect(rubricJunit('x', [anna], [])).toContain('<skipped message="not gradable here: SDL2 is missing."/>');
  expect(overruleProblem({ student: 'ben', line: 'menu', points: 1, reason: '' }, [anna])).toContain(
    'no submission "ben"',
  );
  expect(overruleProblem({ student: 'anna', line: 'x', points: 1, reason: '' }, [anna])).toContain(
    'the lines are menu, game',
  );
  expect(overruleProblem({ student: 'anna', line: 'menu', points: 3, reason: '' }, [anna])).toContain(
    'not from 0 to 2',
  );
});
