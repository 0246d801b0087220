// `masu judge` as a teacher runs it: a folder of thirty submissions, with other files among them.

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { CLASS_LEVELS, SAMPLE_CLASS } from '../../../../test/sample-class.js';

const { folder: FOLDER, file, masu } = masuHere();

const LEVELS = file('class-levels.txt', CLASS_LEVELS);

async function hashOfLevel(number: number): Promise<string> {
  const checked = await masu(['check', LEVELS, '--json']);
  return String(lines(checked.stdout)[number - 1]?.hash);
}

async function writeClass(): Promise<string> {
  const folder = join(FOLDER, 'class');
  const hash = await hashOfLevel(3);
  for (const { name, text } of SAMPLE_CLASS) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text.replace('HASH3', hash));
  }
  symlinkSync('..', join(folder, 'anna/loop'));
  symlinkSync('nowhere', join(folder, 'dangling-level1.txt'));
  writeFileSync(join(folder, 'utf16-level1.txt'), Buffer.from('\ufeffR', 'utf16le'));
  writeFileSync(join(folder, 'picture-level1.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]));
  return folder;
}

const EXPECTED = SAMPLE_CLASS.flatMap(({ expected }) => expected);

test('a class: JSON, table, CSV, and the exit code', async () => {
  const folder = await writeClass();
  const [junit, html, keep] = ['class.xml', 'class-pages', 'class-kept'].map((name) => join(FOLDER, name)) as [
    string,
    string,
    string,
  ];
  const more = ['--junit', junit, '--html', html, '--keep', keep, '--jobs', '2'];
  const json = await masu(['judge', LEVELS, folder, '--json', '--csv', join(FOLDER, 'marks.csv'), ...more]);
  const all = lines(json.stdout);
  const objects = all.filter(({ total }) => total === undefined);
  const totals = all.filter(({ total }) => total !== undefined);
  expect(json.code).toBe(30);
  // One of ours is UTF-16 and solves; the two links, which are not followed, and the picture can't be read.
  expect(objects.filter(({ solved }) => solved === true)).toHaveLength(
    EXPECTED.filter(({ solved }) => solved).length + 1,
  );
  expect(objects.filter(({ error }) => error)).toHaveLength(EXPECTED.filter(({ error }) => error).length + 3);
  const paul = objects.find(({ submission }) => String(submission).endsWith('paul-level2.txt'));
  expect(paul).toMatchObject({ level: 2, title: 'Two boxes', solved: false, failedAt: 2, moves: 1, pushes: 1 });
  expect(paul?.optimal).toEqual({ moves: 4, pushes: 2 });
  const anna = objects.find(({ submission }) => String(submission).endsWith('anna/level2.txt'));
  expect(anna?.sameAs).toEqual(expect.arrayContaining([join(folder, 'ben/L02.txt')]));
  const csv = readFileSync(join(FOLDER, 'marks.csv'), 'utf8').trim().split('\r\n');
  expect(csv).toHaveLength(objects.length + 1);
  expect(totals.find(({ student }) => student === 'anna')).toMatchObject({ total: { solved: 2, outOf: 4, moves: 5 } });
  expect(csv[0]).toMatch(/^student,submission,line,level,title,matched_by,result,failed_at,moves,pushes,optimal_moves/);
  const xml = readFileSync(junit, 'utf8');
  expect(xml.match(/<testsuite /g)).toHaveLength(totals.length);
  expect(xml).toMatch(/<testsuite name="anna" tests="4" failures="2">/);
  const page = readFileSync(join(html, 'anna.html'), 'utf8');
  expect(page).toContain('2 of 4 points');
  expect(page).toContain('Solved in 4 moves and 2 pushes.');
  expect(readFileSync(join(html, 'index.html'), 'utf8')).toContain('href="anna.html"');
  // Its command judges this student alone, to the same points.
  const ofPage = /masu (judge [^<]*)/.exec(page)?.[1]?.split(' ') as string[];
  const alone = lines((await masu([...ofPage, '--json', '--cpu', '0'])).stdout).filter(({ total }) => total);
  expect(alone).toEqual([
    expect.objectContaining({
      student: expect.stringMatching(/\banna$/),
      total: expect.objectContaining({ solved: 2 }),
    }),
  ]);
  // What failed, and how to repeat it: the same failures from the kept files alone.
  const { student: failing } = objects.find(({ solved, level }) => level !== undefined && !solved) as {
    student: string;
  };
  const ofKept = (name: string): string => readFileSync(join(keep, failing, name), 'utf8').trim();
  const failures = ofKept('failed.txt').split('\n').length;
  expect(failures).toBe(objects.filter(({ student, solved }) => student === failing && !solved).length);
  const kept = await masu([...ofKept('repeat.txt').split(' ').slice(1), '--json', '--cpu', '0']);
  expect(lines(kept.stdout).filter(({ total, solved }) => !total && !solved)).toHaveLength(failures);
  const below = await masu(['judge', LEVELS, folder, '--keep', join(folder, 'kept')]);
  expect([below.code, below.stderr]).toEqual([31, expect.stringContaining('is below the submissions')]);
  // Taken up again: the proofs are there, and no line is added.
  const proofs = readFileSync(join(keep, 'optima.jsonl'), 'utf8');
  expect(proofs.trim().split('\n').length).toBeGreaterThan(3);
  const again = await masu(['judge', LEVELS, folder, '--json', '--keep', keep]);
  expect(again.stdout).toBe(json.stdout);
  expect(readFileSync(join(keep, 'optima.jsonl'), 'utf8')).toBe(proofs);
  const table = await masu(['judge', LEVELS, folder, '--cpu', '0']);
  const [details = '', students = ''] = table.stdout.trim().split('\n\n');
  expect([details.split('\n').length, students.split('\n').length]).toEqual([objects.length + 1, totals.length + 1]);
  expect(students).toMatch(/^anna +2 of 4 /m);
  expect(table.stdout).toContain('fails at 2');
  expect(table.stderr).toContain('Same moves for level 2: ');
  expect(table.stdout.includes('fewest')).toBe(false);
});

test.each([
  ['all solve', ['level1.txt', 'R'], 0],
  ['one does not', ['level1.txt', 'l'], 12],
  ['one is unreadable', ['level1.txt', '?'], 30],
] as const)('exit code: %s', async (_, [name, text], code) => {
  expect((await masu(['judge', LEVELS, file(name, text), '--cpu', '0'])).code).toBe(code);
});

test('N lines for N levels under any name: one row per student, and the layouts if there is no level', async () => {
  const folder = join(FOLDER, 'lines');
  mkdirSync(folder);
  for (const name of ['student1', 'jdupont2', 'group3', 's1234567'])
    writeFileSync(join(folder, `${name}.txt`), 'R\nRldR\nRll\ndrUR\n');
  writeFileSync(join(folder, 'blocked4.txt'), 'lR\nRldR\n-\ndrUR\n');
  writeFileSync(join(folder, 'short.txt'), 'R\nRldR\n');
  const marks = join(FOLDER, 'marks-of-lines.csv');
  const judged = await masu(['judge', LEVELS, folder, '--cpu', '0', '--marks', marks]);
  expect(judged.code).toBe(30);
  expect(judged.stdout.split('\n\n')[1]?.trimEnd().split('\n')).toEqual([
    'student   solved  not solved  not judged  missing  moves  pushes',
    'blocked4  2 of 4           2                           8       4',
    'group3    4 of 4                                      12       7',
    'jdupont2  4 of 4                                      12       7',
    's1234567  4 of 4                                      12       7',
    'short     0 of 4                       1        4',
    'student1  4 of 4                                      12       7',
  ]);
  expect(judged.stderr).toContain('A level is found by, in this order:\n');
  expect(judged.stderr).toContain('A blocked move fails a solution here; with --allow-blocked it counts as no move');
  expect(readFileSync(marks, 'utf8').split('\r\n').slice(0, 3)).toEqual([
    'student,solved,of,moves,pushes,not judged,level 1,level 2,level 3,level 4',
    'blocked4,2,4,8,4,0,fails at 1,4,not solved,4',
    'group3,4,4,12,7,0,1,4,3,4',
  ]);
  const allowed = await masu(['judge', LEVELS, join(folder, 'blocked4.txt'), '--cpu', '0', '--allow-blocked']);
  expect([allowed.code, allowed.stdout]).toEqual([
    12,
    expect.stringMatching(/ 1 +solved .* 1 blocked move not counted\./),
  ]);
  expect(allowed.stderr).toContain('Blocked moves count as no move (--allow-blocked), as in `masu replay`.');
});

test('what solve prints is judged from standard input', async () => {
  const solved = await masu(['solve', LEVELS, '--json', '--level', '1-3']);
  const judged = await masu(['judge', LEVELS, '-', '--json', '--cpu', '0'], { input: solved.stdout });
  expect(judged.code).toBe(0);
  const levels = lines(judged.stdout).filter(({ level }) => level !== undefined);
  expect(levels.map(({ level, solved: isSolved }) => [level, isSolved])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});

test('judge --level judges these levels alone, and counts only them', async () => {
  const solved = await masu(['solve', LEVELS, '--json', '--level', '1-3']);
  const judged = await masu(['judge', LEVELS, '-', '--json', '--cpu', '0', '--level', '2,4'], { input: solved.stdout });
  expect([judged.code, lines(judged.stdout)]).toMatchObject([
    0,
    [{ level: 2, solved: true }, { total: { solved: 1, outOf: 2 } }],
  ]);
  expect((await masu(['judge', LEVELS, '-', '--level', '9'], { input: '' })).code).toBe(30);
});

const SOLVED_FROM_START = file('solved-from-start.txt', '#####\n#@ *#\n#####\n');
test.each([
  ['replay', ['replay', SOLVED_FROM_START, '', '--must-solve'], 'solved: 0 moves, 0 pushes'],
  ['solve', ['solve', SOLVED_FROM_START], 'solved: 0 moves, 0 pushes'],
  ['optimize', ['optimize', SOLVED_FROM_START, '--moves', ''], '0 moves, 0 pushes; no improvement found'],
  ['judge, an empty file', ['judge', SOLVED_FROM_START, file('nothing.txt', ''), '--cpu', '0'], ' solved '],
  ['hint', ['hint', SOLVED_FROM_START], 'Already solved'],
])('a level solved from its start is solved by no moves: %s', async (_, words, sentence) => {
  const { code, stdout } = await masu(words);
  expect([code, stdout]).toEqual([0, expect.stringContaining(sentence)]);
});

test.each([
  [['l'], 0],
  [['l', '--must-solve'], 12],
  [['R', '--must-solve'], 0],
] as const)('replay %j exits with %i', async (words, code) => {
  expect((await masu(['replay', LEVELS, ...words, '--level', '1'])).code).toBe(code);
});

test('no result is written below the submissions, or through a link that was handed in', async () => {
  const levels = file('planted/levels.txt', '#####\n#@$.#\n#####\n');
  file('planted/class/anna/level1.txt', 'R\n');
  file('planted/class/anna/main.c', 'int main(void) { return 0; }\n');
  const owned = file('planted/teacher.txt', 'mine\n');
  const handedIn = join(FOLDER, 'planted/class');
  for (const name of ['marks.csv', 'anna/marks.csv', 'anna/pages'])
    symlinkSync(name.endsWith('csv') ? owned : join(FOLDER, 'planted'), join(handedIn, name));
  const judging = ['judge', levels, handedIn, '--cpu', '0'];
  const grading = ['course', 'mac110', 'rubric', handedIn];
  const link = 'is a link below the submissions. Name another file.';
  const below = 'is below the submissions. Name another folder.';
  for (const [words, sentence] of [
    ...['--csv', '--marks', '--junit'].map((name) => [[...judging, name, join(handedIn, 'marks.csv')], link] as const),
    ...['--html', '--keep', '--certificates'].map(
      (name) => [[...judging, name, join(handedIn, 'new')], below] as const,
    ),
    [[...grading, '--csv', join(handedIn, 'anna/marks.csv')], link.replace('is', 'it is')],
    [[...grading, '--junit', join(handedIn, 'marks.csv')], link.replace('is', 'it is')],
    [[...grading, '--html', join(handedIn, 'anna')], 'it is below the submissions'],
    [[...grading, '--keep', join(handedIn, 'new')], 'it is below the submissions'],
  ] as const) {
    const { code, stdout, stderr } = await masu([...words]);
    expect([words.slice(-2), code >= 30, stdout, stderr]).toEqual([
      words.slice(-2),
      true,
      '',
      expect.stringContaining(sentence),
    ]);
  }
  expect(readFileSync(owned, 'utf8')).toBe('mine\n');
  expect(readdirSync(join(handedIn, 'anna')).sort()).toEqual(['level1.txt', 'main.c', 'marks.csv', 'pages']);
  const beside = await masu([...judging, '--csv', join(FOLDER, 'planted/marks.csv')]);
  expect(beside.stdout).toContain('anna');
  expect(readFileSync(join(FOLDER, 'planted/marks.csv'), 'utf8')).toContain('anna');
});
