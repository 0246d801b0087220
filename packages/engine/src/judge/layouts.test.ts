// How people hand in solutions: for each layout, the levels that its answers are judged against, or a refusal.

import { expect, test } from 'vitest';
import { CLASS_LEVELS } from '../../../../test/sample-class.js';
import { readLevels } from '../library/read-levels.js';
import { isJudgment, type Judged, judgeSubmission } from './judge.js';
import { type LevelTable, makeLevelTable } from './level-table.js';
import { studentName, studentTotals } from './students.js';

function tableOf(text: string): LevelTable {
  const read = readLevels(text);
  if (!read.ok) throw new Error(read.error.message);
  return makeLevelTable(read.value);
}

const TABLE = tableOf(CLASS_LEVELS);
/** A solution of each level. */
const ANSWERS = ['R', 'RldR', 'Rll', 'drUR'] as const;
const [ONE, TWO, THREE] = ANSWERS;
const LINES = `${ANSWERS.join('\n')}\n`;

/** `1 2 3 4` for levels solved, `2!` for one that fails, `?` for a refusal. */
const show = (judged: readonly Judged[]): string =>
  judged.map((each) => (isJudgment(each) ? `${each.level}${each.solved ? '' : '!'}` : '?')).join(' ');
const judge = (name: string, text: string): Judged[] => judgeSubmission(TABLE, { name, text });

test.each(['student1.txt', 'jdupont2.txt', 'group3.txt', 's1234567.txt', '2.txt', 'hw-4/12/anna.txt', 'ex3_v2.lurd'])(
  'a digit in the name %s says nothing: one line per level',
  (name) => {
    const judged = judge(name, LINES);
    expect(show(judged)).toBe('1 2 3 4');
    expect(judged).toMatchObject(ANSWERS.map((_, index) => ({ by: 'order', line: index + 1 })));
  },
);

test.each([
  ['comments and a name above', `; Anna Dupont\nName: Anna\n\n${LINES}`, '1 2 3 4'],
  ['blank lines between', ANSWERS.join('\n\n'), '1 2 3 4'],
  ['line ends of Windows', ANSWERS.join('\r\n'), '1 2 3 4'],
  ['a dash for a level without a solution', `R\n-\nRll\ndrUR`, '1 2! 3 4'],
  ['words for a level without a solution', `R\nRldR\nno solution\ndrUR`, '1 2 3! 4'],
  ['blocks of several lines', `R\n\nRl\ndR\n\nRll\n\ndr\nUR\n`, '1 2 3 4'],
  ['a wrong one among them', `R\nRldR\nRrr\ndrUR`, '1 2 3! 4'],
  ['a line too few', `R\nRldR\nRll`, '?'],
  ['a line too many', `${LINES}R\n`, '?'],
  ['one line', 'RldR', '?'],
  ['a line that is not moves', 'R\nRldR\nhello\ndrUR', '?'],
])('without headings: %s', (_, text, levels) => {
  expect(show(judge('jdupont2.txt', text))).toBe(levels);
});

test.each([
  ['Level N:', (each: string, n: number) => `Level ${n}: ${each}`],
  ['level #N and the moves below', (each: string, n: number) => `level #${n}\n${each}`],
  ['Level N without a colon', (each: string, n: number) => `Level ${n} ${each}`],
  ['N:', (each: string, n: number) => `${n}: ${each}`],
  ['N.', (each: string, n: number) => `${n}. ${each}`],
  ['N)', (each: string, n: number) => `${n}) ${each}`],
  ['N and a tab', (each: string, n: number) => `${n}\t${each}`],
  ['N and a blank', (each: string, n: number) => `${n} ${each}`],
  ['CSV', (each: string, n: number) => `${n === 1 ? 'level,moves\n' : ''}${n},${each}`],
  ['CSV with semicolons', (each: string, n: number) => `${n};${each}`],
  ['LN:', (each: string, n: number) => `L${n}: ${each}`],
  ['N alone above', (each: string, n: number) => `${n}\n${each}\n`],
  ['a comment above', (each: string, n: number) => `; Level ${n}\n${each}\n`],
  ['a decorated heading', (each: string, n: number) => `=== Level ${n} ===\n${each}\n`],
  ['a Markdown heading', (each: string, n: number) => `## Level ${n}\n\n${each}\n`],
  ['in French', (each: string, n: number) => `Niveau ${n} : ${each}`],
  ['in Portuguese', (each: string, n: number) => `Nível ${n}\n${each}`],
  ['JSON lines', (each: string, n: number) => JSON.stringify({ level: n, solution: each })],
  ['a remark after the moves', (each: string, n: number) => `${n}: ${each} (${each.length} moves)`],
  ['Markdown', (each: string, n: number) => `## Level ${n}\n\n\`\`\`\n${each}\n\`\`\`\n`],
  ['an array of moves', (each: string, n: number) => `${n === 1 ? '[' : ''}"${each}"${n === 4 ? ']' : ','}`],
  [
    'an array of objects',
    (each: string, n: number) => `${n === 1 ? '[' : ''}{"level": ${n}, "solution": "${each}"}${n === 4 ? ']' : ','}`,
  ],
  ['JSON lines without numbers', (each: string) => JSON.stringify({ solution: each })],
])('many levels in one file: %s', (_, layout) => {
  const text = ANSWERS.map((each, index) => layout(each, index + 1)).join('\n');
  expect(show(judge('group3.txt', text))).toBe('1 2 3 4');
});

const TITLES = ['First step', 'Two boxes', 'Twins', 'Corner room'];
test.each([
  ['Title: moves', (each: string, title: string) => `${title}: ${each}`],
  ['the title above', (each: string, title: string) => `${title}\n${each}\n`],
  ['N. Title: moves', (each: string, title: string, n: number) => `${n}. ${title}: ${each}`],
  ['Level N - Title', (each: string, title: string, n: number) => `Level ${n} - ${title}\n${each}`],
  ['a wrong number, but the title', (each: string, title: string, n: number) => `Level ${5 - n}: ${title}: ${each}`],
])('many levels by title: %s', (_, layout) => {
  const text = ANSWERS.map((each, index) => layout(each, TITLES[index] as string, index + 1)).join('\n');
  expect(show(judge('s1234567.txt', text))).toBe('1 2 3 4');
});

test.each([
  ['some of the levels, in any order', `Level 3: ${THREE}\nLevel 1: ${ONE}`, '3 1'],
  ['the number wins over the name', `Level 3: ${THREE}`, '3'],
  ['a level that is not there', `Level 9: ${ONE}\nLevel 1: ${ONE}`, '? 1'],
  ['an empty answer among others', `Level 1: ${ONE}\nLevel 2:\nLevel 3: ${THREE}`, '1 2! 3'],
  ['an answer that can’t be read is not an empty one', `1: R to the right\n2: ${TWO}`, '? 2'],
  ['moves before the first heading', `${ONE}\nLevel 2: ${TWO}`, '? 2'],
])('headings: %s', (_, text, levels) => {
  expect(show(judge(levels.startsWith('?') ? 'a.txt' : 'a-level2.txt', text))).toBe(levels);
});

test.each([
  ['anna-level2.txt', '2'],
  ['anna_Level_02.txt', '2'],
  ['annalevel2.txt', '2'],
  ['level2.lurd', '2'],
  ['s1234567-L2.txt', '2'],
  ['group3-l02.txt', '2'],
  ['L2 jdupont4.txt', '2'],
  ['niveau-2/jdupont4.txt', '2'],
  ['two-boxes/group3.txt', '2'],
  ['s4711 Two_Boxes.txt', '2'],
  ['map2.txt', '2'],
  ['level9.txt', '?'],
  ['level1-level2.txt', '?'],
  ['levels1-4.txt', '?'],
  ['2.txt', '?'],
  ['2/anna.txt', '?'],
  ['anna2.txt', '?'],
  ['model2.txt', '?'],
  ['xl2.txt', '?'],
])('one solution in %s is for level %s', (name, levels) => {
  expect(show(judge(name, TWO))).toBe(levels);
});

test('a solution over several lines stays one if the name says its level', () => {
  expect(show(judge('anna-level2.txt', 'R\nl\nd\nR\n'))).toBe('2');
});

const BOARDS = CLASS_LEVELS.split('\n\n').map((each) => each.trimEnd());
const withSolution = (board: string, moves: string): string => `${board}\n\nSolution\n${moves}\n`;
const untitled = (board: string): string => board.replace(/\nTitle:.*/, '');
const OTHER = '######\n#@ $.#\n######';

test.each([
  ['all levels', BOARDS.map((board, index) => withSolution(board, ANSWERS[index] as string)).join('\n'), '1 2 3 4'],
  [
    'in another order',
    `${withSolution(untitled(BOARDS[2] as string), THREE)}\n${withSolution(BOARDS[0] as string, ONE)}`,
    '3 1',
  ],
  ['a board of no level', withSolution(OTHER, 'rR'), '?'],
  [
    'a board of no level among others',
    `${withSolution(OTHER, 'rR')}\n${withSolution(untitled(BOARDS[1] as string), TWO)}`,
    '? 2',
  ],
  ['moves below a board without a word', `${untitled(BOARDS[1] as string)}\n${TWO}\n`, '2'],
  ['a board of no level with the title of one', withSolution(`${OTHER}\nTitle: Twins`, THREE), '3'],
])('boards with solutions: %s', (_, text, levels) => {
  expect(show(judge('student1.sok', text))).toBe(levels);
});

test('four boards of no level are not taken for the four levels', () => {
  expect(show(judge('a.sok', Array.from({ length: 4 }, () => withSolution(OTHER, 'rR')).join('\n')))).toBe('? ? ? ?');
  const [only] = judgeSubmission(tableOf('#####\n#@$.#\n#####\n'), { name: 'a.sok', text: withSolution(OTHER, 'rR') });
  expect(only).toMatchObject({ error: { message: expect.stringContaining('that of no level') } });
});

test('a title with another board: judged on the real board, and the message says so', () => {
  const [judged] = judge('a.sok', withSolution(`${OTHER}\nTitle: First step`, 'rR'));
  expect(judged).toMatchObject({ level: 1, by: 'title', solved: false });
  expect(judged && isJudgment(judged) && judged.message).toContain('The board in the file is not that of level 1.');
});

test('a refusal says what was found and every layout that is accepted', () => {
  expect(judge('group3.txt', 'R\nRldR')).toMatchObject([
    {
      error: {
        code: 'unknown-level',
        message:
          'Nothing says which of the 4 levels this is for. Write “Level 3” or the level’s title above the answer, or name the file name-level3.txt (1 to 4), or hand in one line of moves per level (4), in order.',
      },
    },
  ]);
});

const PAIR =
  '4\n|1 - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n\n4\n|- - - -|\n|       |\n|- - - -|\n|v      |\n|- - - -|\n|       |\n|- - - 4|\n';
const GRID_1 = '1234\n2341\n3412\n4123';
const GRID_2 = '1 2 4 3\n4 3 1 2\n3 4 2 1\n2 1 3 4';
const BARS_2 = '|1 2 4 3|\n|       |\n|4 3 1 2|\n|v      |\n|3 4 2 1|\n|       |\n|2 1 3 4|';

test.each([
  ['as many grids as puzzles', `${GRID_1}\n\n${GRID_2}`, '1 2'],
  ['with headings', `Level 2\n${GRID_2}\n\nLevel 1:\n${GRID_1}`, '2 1'],
  ['one grid, found by its signs', BARS_2, '2'],
  ['one grid of digits', GRID_1, '?'],
  ['a transcript', `PUZZLE:\n|- - - -|\n\nSOLUTION:\n${BARS_2}\n`, '2'],
  ['moves with headings', 'Level 1: r1c2=2\nLevel 2: r1c2=2', '1! 2!'],
])('Futoshiki: %s', (_, text, levels) => {
  expect(show(judgeSubmission(tableOf(PAIR), { name: 'student2.txt', text }))).toBe(levels);
});

test.each([
  ['an empty file', 'a-level1.txt', ''],
  ['a heading without moves', 'a.txt', 'Level 1:\n'],
  ['a line without moves', 'a.jsonl', '{"level":1,"solution":""}'],
  ['a board without moves, as `solve -o` writes it', 'a.sok', '#####\n#@ *#\n#####\n'],
])('a level that is solved from its start is solved by no moves: %s', (_, name, text) => {
  const table = tableOf('#####\n#@ *#\n#####\n\n#####\n#@$.#\n#####\n');
  expect(show(judgeSubmission(table, { name, text }))).toBe('1');
});

test('blocked moves fail a solution, or count as no move if that is allowed', () => {
  const submission = { name: 'a-level1.txt', text: 'llR' };
  expect(judgeSubmission(TABLE, submission)).toMatchObject([
    { solved: false, failedAt: 1, blockedBy: 'wall', moves: 0 },
  ]);
  expect(judgeSubmission(TABLE, submission, { allowBlocked: true })).toMatchObject([
    { solved: true, moves: 1, pushes: 1, blockedMoves: 2 },
  ]);
  const onGiven = { name: 'a.txt', text: 'Level 1: r1c1=2 r1c2=2' };
  expect(judgeSubmission(tableOf(PAIR), onGiven)).toMatchObject([{ failedAt: 1, blockedBy: 'given' }]);
  expect(judgeSubmission(tableOf(PAIR), onGiven, { allowBlocked: true })).toMatchObject([
    { fault: 'incomplete', moves: 1, blockedMoves: 1 },
  ]);
});

test.each([
  ['anna-level3.txt', 'anna-level3.txt', 'anna'],
  ['class/anna/level3.txt', 'anna/level3.txt', 'anna'],
  ['class/level3/anna.txt', 'level3/anna.txt', 'anna'],
  ['class/anna/week1/a.txt', 'anna/week1/a.txt', 'anna'],
  ['class/s1234567-L2.txt', 's1234567-L2.txt', 's1234567'],
  ['class/anna_two-boxes.sok', 'anna_two-boxes.sok', 'anna'],
  ['class/level3.txt', 'level3.txt', 'level3'],
  ['class/group3.txt', undefined, 'class/group3'],
  ['anna/level1.txt', undefined, 'anna'],
  ['standard input', undefined, 'standard input'],
])('the student of %s is %s', (path, below, student) => {
  expect(studentName(TABLE, path, below)).toBe(student);
});

test('of two attempts that fail, the first is shown, however short the other is', () => {
  const judged = [...judge('a-level3.txt', 'Rl'), ...judge('b-level3.txt', 'R')];
  const students = new Map(['a-level3.txt', 'b-level3.txt'].map((name) => [name, 'anna']));
  const [total] = studentTotals(TABLE, judged, students);
  expect(judged.map((each) => isJudgment(each) && [each.solved, each.moves])).toEqual([
    [false, 2],
    [false, 1],
  ]);
  expect(total?.best.get(3)).toMatchObject({ submission: 'a-level3.txt', moves: 2 });
});

test('one total per student: the best of each level counts', () => {
  const files = {
    'anna-level1.txt': 'R',
    'anna-level2.txt': 'Rd',
    'anna2-level2.txt': 'RldR',
    'anna-level3.txt': 'Rlrll',
    'anna-v2-level3.txt': 'Rll',
    'ben.txt': 'hello',
  };
  const judged = Object.entries(files).flatMap(([name, text]) => judge(name, text));
  const students = new Map(Object.keys(files).map((name) => [name, name.startsWith('anna') ? 'anna' : 'ben']));
  expect(studentTotals(TABLE, judged, students)).toMatchObject([
    { student: 'anna', solved: 3, outOf: 4, failed: 0, unreadable: 0, moves: 8, pushes: 5 },
    { student: 'ben', solved: 0, outOf: 4, failed: 0, unreadable: 1 },
  ]);
});

const ARROWS: Readonly<Record<string, string>> = { u: '↑', d: '↓', l: '←', r: '→' };
const WORDS: Readonly<Record<string, string>> = { u: 'up', d: 'down', l: 'left', r: 'right' };
const KEYS: Readonly<Record<string, string>> = { u: 'w', d: 's', l: 'a', r: 'd' };
const spell = (moves: string, letters: Readonly<Record<string, string>>, between = ''): string =>
  [...moves.toLowerCase()].map((letter) => letters[letter] as string).join(between);
const all = (write: (each: string, number: number) => string): string =>
  ANSWERS.map((each, index) => write(each, index + 1)).join('\n');

test.each([
  ['arrows', all((each) => spell(each, ARROWS))],
  ['arrows after a heading', all((each, n) => `Level ${n}: ${spell(each, ARROWS)}`)],
  ['words', all((each) => spell(each, WORDS, ', '))],
  ['words after a heading', all((each, n) => `${n}. ${spell(each, WORDS, ' ')}`)],
  ['commas between moves', all((each, n) => `${n}: ${[...each].join(',')}`)],
  ['blanks between moves', all((each) => [...each].join(' '))],
  ['the keys W A S D', all((each) => spell(each, KEYS))],
  ['the keys W A S D after headings', all((each, n) => `Level ${n}: ${spell(each, KEYS).toUpperCase()}`)],
  ['a count before the moves', all((each, n) => `${n}. (${each.length} moves) ${each}`)],
  ['percent signs', all((each, n) => `%%ID:${n}%%\n${each}`)],
  [
    'a table with more columns',
    `level,title,solution,moves\n${all((each, n) => `${n},some level,${each},${each.length}`)}`,
  ],
  ['a table without a heading', all((each, n) => `${n};level ${n};${each.length};${each};0.1 s`)],
  ['a table with tabs', `id\tlurd\ttime\n${all((each, n) => `${n}\t${each}\t${n}.5`)}`],
  ['JSON by number', JSON.stringify(Object.fromEntries(ANSWERS.map((each, index) => [String(index + 1), each])))],
  ['JSON lines with lurd', all((each, n) => JSON.stringify({ id: n, lurd: each }))],
  ['JSON with moves', JSON.stringify(ANSWERS.map((each, index) => ({ level: String(index + 1), moves: each })))],
  ['JSON with result', JSON.stringify(ANSWERS.map((each, index) => ({ number: index + 1, result: each })))],
  [
    'JSON with a list of words',
    JSON.stringify(ANSWERS.map((each, n) => ({ level: n + 1, moves: spell(each, WORDS, ' ').split(' ') }))),
  ],
])('moves as they are written: %s', (_, text) => {
  expect(show(judge('anna.txt', text))).toBe('1 2 3 4');
});
