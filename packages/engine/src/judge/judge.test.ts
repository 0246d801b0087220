// Judging: which level a submission is for, and what the rules say about it.

import { expect, test } from 'vitest';
import { CLASS_LEVELS, SAMPLE_CLASS } from '../../../../test/sample-class.js';
import { isSokobanLevel } from '../jobs/puzzles/level-puzzle.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import type { LevelOf } from '../jobs/puzzles/puzzle-types.js';
import { readLevels } from '../library/read-levels.js';
import { findDuplicates } from './duplicates.js';
import { isJudgment, judgeSubmission } from './judge.js';
import { sokobanJudge } from './judge-sokoban.js';
import { type LevelTable, makeLevelTable } from './level-table.js';
import { studentName } from './students.js';

function tableOf(text: string): LevelTable {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  return makeLevelTable(read.value);
}

const TABLE = tableOf(CLASS_LEVELS);
const level3 = TABLE.levels[2]?.level;
const HASH3 = level3 ? playableOf('sokoban').hash(level3 as LevelOf<'sokoban'>) : '';

const judgeText = (table: LevelTable, name: string, text: string) =>
  judgeSubmission(table, { name, text: text.replace('HASH3', HASH3) });

test('the sample class has thirty submissions', () => expect(SAMPLE_CLASS.length).toBe(30));

test.each(SAMPLE_CLASS.map((each) => [each.name, each] as const))('%s', (_, { name, text, expected }) => {
  const judged = judgeText(TABLE, name, text);
  expect(judged.map((each) => (isJudgment(each) ? each : { error: each.error.code }))).toMatchObject(expected);
});

test.each([
  ['a wall', 'll', 'Move 2 (left) is blocked: there is a wall at row 3, column 1.'],
  [
    'two boxes',
    'r',
    'Move 1 (right) is blocked: the box at row 3, column 4 can’t be pushed, because there is another box behind it.',
  ],
  ['the end', 'l', 'After the last move (1), 2 boxes are not on a goal.'],
])('a failure names the move and what blocks it: %s', (_, moves, message) => {
  expect(judgeText(TABLE, 'level4.txt', moves)).toMatchObject([{ message }]);
});

test('a level solved on the way and left again is not solved, and the message says so', () => {
  const table = tableOf('######\n#@$. #\n#    #\n######\n');
  expect(judgeText(table, 'a.txt', 'Rr')).toMatchObject([
    { by: 'only-level', solved: false, message: expect.stringContaining('It was solved after move 1') },
  ]);
});

test('the empty solution solves a level that starts solved', () => {
  const table = tableOf('#####\n#@ *#\n#####\n');
  expect(judgeText(table, 'a.jsonl', '{"level":1,"solution":""}')).toMatchObject([{ solved: true, moves: 0 }]);
});

const FUTOSHIKI = '; Small\n4\n|- - - 4|\n|       |\n|->- 2>-|\n|       |\n|- 4 - 3|\n|       |\n|- - - -|\n';
const RIGHT = '1234\n4321\n2413\n3142\n';
const BARS = '|1 2 3 4|\n|       |\n|4>3 2>1|\n|       |\n|2 4 1 3|\n|       |\n|3 1 4 2|\n';

test.each([
  ['rows of digits', RIGHT, { solved: true }],
  ['digits apart', '1 2 3 4\n4 3 2 1\n2 4 1 3\n3 1 4 2', { solved: true }],
  ['a board with bars, found by its signs', BARS, { solved: true, by: 'board' }],
  ['a transcript', `PUZZLE:\n|- - - 4|\n\nSOLUTION:\n${BARS}`, { solved: true }],
  ['JSON', '{"level":1,"solution":["1234","4321","2413","3142"]}', { solved: true, by: 'number' }],
  [
    'two digits exchanged',
    RIGHT.replace('1234', '2134'),
    { fault: 'wrong-grid', message: '2 occurs twice in column 1.' },
  ],
  ['a given changed', RIGHT.replace('1234', '1243'), { message: 'r1c4 is 3, but 4 is given.' }],
  [
    'a blank',
    RIGHT.replace('1234', '1-34'),
    { fault: 'incomplete', message: 'The grid is not full: 1 cell is blank, the first is r1c2.' },
  ],
  ['another size', '12\n21', { fault: 'wrong-grid', message: 'The grid is 2 × 2; the puzzle is 4 × 4.' }],
  ['moves on a given', 'r1c1=1 r1c4=2', { failedAt: 2, blockedBy: 'given', moves: 1 }],
  ['moves off the board', 'r5c1=1', { failedAt: 1, blockedBy: 'off-board' }],
  ['moves that stop early', 'r1c1=1', { solved: false, fault: 'incomplete', moves: 1 }],
  ['no solution', 'PUZZLE:\n|- -|\nSOLUTION:\nNo solution exists.\n', { fault: 'no-solution' }],
])('Futoshiki: %s', (_, text, expected) => {
  expect(judgeText(tableOf(FUTOSHIKI), 'a.txt', text)).toMatchObject([expected]);
});

test.each([
  ['one digit', '1234\n4321\n2413\n3', 'This row has 1 digit, but the grid has 4 rows; a grid is square.', 4],
  ['one row', '1 2', 'This row has 2 digits, but the grid has 1 row; a grid is square.', 1],
  ['too large', `${'1 '.repeat(33).trim()}\n`.repeat(33), 'Grid too large: 33 × 33 (maximum 32 × 32).', 1],
])('Futoshiki, a grid that can’t be read: %s', (_, text, message, line) => {
  expect(judgeText(tableOf(FUTOSHIKI), 'a.txt', text)).toMatchObject([{ error: { code: 'bad-grid', message, line } }]);
});

test.each([
  ['too few rows', ['1234', '4321', '2413']],
  ['a row too many', ['1234', '4321', '2413', '3142', '1234']],
  ['rows of different lengths, with the digits in the right order', ['12344', '321', '2413', '3142']],
  ['rows that are not text', [1234, 4321, 2413, 3142]],
  ['no rows', []],
])('JSON with %s is not a grid', (_, solution) => {
  const judged = judgeText(tableOf(FUTOSHIKI), 'a.jsonl', `\n${JSON.stringify({ level: 1, solution })}\n`);
  expect(judged).toMatchObject([{ error: { code: 'bad-json', line: 1 } }]);
});

test('moves of no level that can’t be read are named by their own line', () => {
  const attempts = ['R', 'rx', 'R'].map((solution) => JSON.stringify({ level: 99, solution }));
  expect(judgeText(TABLE, 'a.jsonl', attempts.join('\n'))).toMatchObject([
    { error: { code: 'unknown-level', line: 1 } },
    { error: { code: 'unknown-move', line: 2, column: 2 } },
    { error: { code: 'unknown-level', line: 3 } },
  ]);
});

test('every attempt of a text has its own line, and an error the line and column of its moves', () => {
  const text = ['Level 1', 'R', '', 'Level 2: RldR', '', '', 'Level 3', '', 'Rx', 'Level 1', 'R'].join('\n');
  const judged = judgeText(TABLE, 'anna.txt', text);
  expect(judged.map((each) => (isJudgment(each) ? [each.level, each.line, each.solved] : each.error.code))).toEqual([
    [1, 2, true],
    [2, 4, true],
    'unknown-move',
    [1, 11, true],
  ]);
  expect(judged[2]).toMatchObject({ error: { line: 9, column: 2 } });
});

test('a text that says it has no solution is an answer, not moves', () => {
  expect(judgeText(TABLE, 'a.txt', 'Level 1\nno solution\nLevel 2\nRldR')).toMatchObject([
    { level: 1, solved: false, fault: 'no-solution' },
    { level: 2, solved: true },
  ]);
});

test.each([
  ['anna/level2.txt', 'anna/level2.txt', 'anna'],
  ['class/level2.txt', 'level2.txt', 'level2'],
  ['level2.txt', undefined, 'level2'],
  ['class/anna/x/level1.txt', 'anna/x/level1.txt', 'anna'],
  ['anna-level1.txt', undefined, 'anna'],
])('whose submission %s is, as %s of a folder: %s', (path, below, student) => {
  expect(studentName(TABLE, path, below)).toBe(student);
});

test('a number from 10 up and a letter are the same digit', () => {
  const size = 10;
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => ((x + y) % size) + 1));
  const blank = `10\n${Array.from({ length: 19 }, (_, y) => `|${(y % 2 ? ' ' : '- ').repeat(10).padEnd(19).slice(0, 19)}|`).join('\n')}\n`;
  const table = tableOf(blank);
  expect(judgeText(table, 'a.txt', rows.map((row) => row.join(' ')).join('\n'))).toMatchObject([{ solved: true }]);
  const letters = rows.map((row) => row.map((digit) => (digit === 10 ? 'A' : digit)).join(''));
  expect(judgeText(table, 'b.txt', letters.join('\n'))).toMatchObject([{ solved: true }]);
});

test('duplicates: same moves for the same level in different files, whatever the letters', () => {
  const files = {
    'a-level2.txt': 'RldR',
    'b-level2.txt': 'eWsE',
    'c-level2.txt': 'Rld',
    'd.txt': 'Level 2\nRldR\nLevel 2\nRldR',
  };
  const judged = Object.entries(files).flatMap(([name, text]) => judgeText(TABLE, name, text));
  expect(findDuplicates(judged)).toEqual([
    { level: 2, key: 'rldr', submissions: ['a-level2.txt', 'b-level2.txt', 'd.txt'] },
  ]);
});

test('long moves are compared by hash, and one changed move makes them different', () => {
  const long = '5000(lr)';
  const table = tableOf('#######\n#  @$.#\n#######\n');
  const judged = [long, 'lr4999(lr)', '4999(lr)ll'].flatMap((text, index) => judgeText(table, `${index}.txt`, text));
  expect(findDuplicates(judged).map(({ submissions }) => submissions)).toEqual([['0.txt', '1.txt']]);
});

test('equal right Futoshiki grids are not duplicates; equal wrong ones are', () => {
  const table = tableOf(FUTOSHIKI);
  const judge = (text: string) => ['a', 'b'].flatMap((name) => judgeText(table, name, text));
  expect(findDuplicates(judge(RIGHT))).toEqual([]);
  expect(findDuplicates(judge(RIGHT.replace('1234', '2134')))).toHaveLength(1);
});

test.each([
  ['a million moves in ten letters', '999999(lr)', 'too-many-moves'],
  ['an unclosed bracket', '((((((((l', 'unbalanced-bracket'],
  ['XML without levels', '<a><b></b></a>', 'unknown-format'],
  ['a very long line', 'q'.repeat(1 << 20), 'unknown-move'],
  ['a heading and a very long line', `4: ${'('.repeat(1 << 16)}x`, 'unknown-move'],
  ['a heading and very many blanks', `level${' '.repeat(1 << 16)}x`, 'unknown-move'],
  ['very many signs around nothing', `${'='.repeat(1 << 16)}x`, 'unknown-move'],
  ['a title that never ends', `a${' '.repeat(1 << 16)}b`, 'unknown-move'],
])('hostile: %s', (_, text, code) => {
  const judged = judgeText(TABLE, 'level4.txt', text);
  expect(judged.some((each) => !isJudgment(each) && typeof each.error.message === 'string')).toBe(true);
  expect(judged.map((each) => (isJudgment(each) ? '' : each.error.code)).join(' ')).toContain(code);
});

test('a submission with more moves than are replayed is refused', () => {
  const level = TABLE.levels[3]?.level;
  if (!level || !isSokobanLevel(level)) throw new Error('expected a Sokoban level');
  const judged = sokobanJudge(playableOf('sokoban')).judge(level, { kind: 'moves', text: '6(lr)' }, {}, { moves: 10 });
  expect(judged).toMatchObject({ ok: false, error: { code: 'too-many-moves' } });
});
