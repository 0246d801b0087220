// show, check, convert, replay, formats, solvers: what they print, and how they end.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const TWO = '######\n#@ $.#\n#    #\n######\n';
const NO_PLAYER = '####\n#.$#\n####\n';
const SQUARE = '2\n|- -|\n|^  |\n|- -|\n';

const one = file('one.txt', ONE);
const mixed = file('mixed.txt', `${ONE}Title: One\n\n${NO_PLAYER}\n${TWO}Title: Two\n`);
const square = file('square.txt', SQUARE);

test('show prints the only board of a file as it is', async () => {
  expect(await masu(['show', one])).toEqual({ code: 0, stdout: ONE, stderr: '' });
});

test('show reads standard input and recognizes the puzzle by its content', async () => {
  expect((await masu(['show', '-'], { input: SQUARE })).stdout).toBe('|- -|\n|^  |\n|- -|\n');
});

test('show reports an invalid level by line and column and prints the others', async () => {
  const { code, stdout, stderr } = await masu(['show', 'mixed.txt']);
  expect(code).toBe(30);
  expect(stdout).toBe(`; 1 One\n${ONE}\n; 3 Two\n${TWO}\n`);
  expect(stderr).toBe('mixed.txt:6:1: level 2: The board has no player; expected one @ or +. [no-player]\n');
});

test.each([
  ['3', 0, TWO],
  ['2', 30, ''],
  ['4', 30, ''],
])('--level %s counts every level of the file', async (level, code, stdout) => {
  const ended = await masu(['show', mixed, '--level', level]);
  expect([ended.code, ended.stdout]).toEqual([code, stdout]);
  expect(ended.stderr === '').toBe(code === 0);
});

test('check --json prints one object per level, valid or not', async () => {
  const { code, stdout } = await masu(['check', 'mixed.txt', 'square.txt', '--json']);
  expect(code).toBe(30);
  const found = lines(stdout);
  expect(found.map(({ hash: _hash, ...rest }) => rest)).toEqual([
    {
      file: 'mixed.txt',
      level: 1,
      ok: true,
      puzzle: 'sokoban',
      format: 'xsb',
      title: 'One',
      width: 5,
      height: 3,
      boxes: 1,
      warnings: [],
    },
    {
      file: 'mixed.txt',
      level: 2,
      ok: false,
      line: 6,
      column: 1,
      code: 'no-player',
      message: 'The board has no player; expected one @ or +.',
      error: expect.objectContaining({ code: 'no-player', line: 6, column: 1 }),
    },
    expect.objectContaining({ level: 3, ok: true, width: 6, height: 4 }),
    {
      file: 'square.txt',
      level: 1,
      ok: true,
      puzzle: 'futoshiki',
      format: 'bars',
      title: '',
      width: 2,
      height: 2,
      warnings: [],
    },
  ]);
  expect(new Set(found.map(({ hash }) => hash)).size).toBe(4);
});

test('check reports a fix; --strict refuses it', async () => {
  const padded = file('padded.txt', '2\n| - - |\n| ^   |\n| - - |\n');
  const kind = await masu(['check', padded, '--json']);
  expect(kind.code).toBe(0);
  expect(lines(kind.stdout)[0]?.warnings).toContainEqual(expect.objectContaining({ line: 2 }));
  expect((await masu(['check', padded, '--strict'])).code).toBe(30);
});

test('check --json reports a file without levels as one invalid level', async () => {
  const MISSING = { code: 'missing-file', message: 'No such file.' };
  file('blank.txt', '\n');
  const { code, stdout } = await masu(['check', 'absent.txt', 'blank.txt', '--json']);
  expect(code).toBe(30);
  expect(lines(stdout)).toEqual([
    // A file that can't be read has no level, no line, and no column.
    { file: 'absent.txt', ok: false, ...MISSING, error: MISSING },
    expect.objectContaining({ file: 'blank.txt', ok: false, line: 1, column: 1, code: 'empty-file' }),
  ]);
});

test('check continues after a file that cannot be read', async () => {
  const { code, stdout, stderr } = await masu(['check', 'absent.txt', 'one.txt']);
  expect(code).toBe(30);
  expect(stdout).toBe('one.txt: level 1: valid; sokoban, xsb, 5 × 3, 1 box\n');
  expect(stderr).toContain('absent.txt: No such file.\n');
});

test.each(['xsb', 'rle', 'sized', 'letters', 'sok', 'slc'])('convert to %s keeps the boards', async (format) => {
  const there = await masu(['convert', one, '--to', format, '-o', `out.${format}`, '-q']);
  expect(there).toEqual({ code: 0, stdout: '', stderr: '' });
  expect((await masu(['show', `out.${format}`, '--format', format])).stdout).toBe(ONE);
});

test('convert writes valid levels to standard output and reports the invalid ones', async () => {
  const { code, stdout, stderr } = await masu(['convert', mixed, '--to', 'xsb']);
  expect([code, stderr.includes('[no-player]')]).toEqual([30, true]);
  expect((await masu(['show', '-'], { input: stdout })).stdout).toBe(`; 1 One\n${ONE}\n; 2 Two\n${TWO}\n`);
});

test.each([
  ['a folder', '.'],
  ['a path that is not there', 'nowhere/out.xsb'],
])('convert -o into %s is refused in one sentence', async (_name, out) => {
  const { code, stderr } = await masu(['convert', one, '--to', 'xsb', '-o', out]);
  expect(code).toBe(32);
  expect(stderr).toMatch(/^masu: Can’t write .*: .*\.\n$/);
});

test('a file that cannot be written completely is left as it was, without leftovers', async () => {
  const kept = file('kept.txt', 'precious');
  await masu(['convert', 'absent.txt', '--to', 'xsb', '-o', 'kept.txt']);
  expect(readFileSync(kept, 'utf8')).toBe('precious');
  expect(readdirSync(FOLDER).filter((name) => /^kept\.txt\./.test(name))).toEqual([]);
  expect(existsSync(join(FOLDER, 'nowhere'))).toBe(false);
});

test('convert names the level and the line of what the format can’t store', async () => {
  const text = `${'2:0R,0,0,0\n'.repeat(22)}2:0R,0L,0,0\n`;
  const { code, stdout, stderr } = await masu(['convert', '-', '--to', 'bars'], { input: text });
  expect([code, stdout.match(/->-/g)?.length]).toEqual([30, 22]);
  expect(stderr).toMatch(/^standard input:23:1: level 23: This format can’t represent puzzle 23: /);
});

test('convert to a format of the other puzzle is wrong usage', async () => {
  const { code, stderr } = await masu(['convert', one, '--to', 'bars']);
  expect([code, stderr]).toEqual([
    31,
    'masu: The format bars is for futoshiki. Available for sokoban: xsb, rle, sized, letters, sok, slc.\n',
  ]);
});

test('replay reports the result of the moves', async () => {
  expect(await masu(['replay', mixed, 'rRd', '--level', '3'])).toEqual({
    code: 0,
    stdout: '######\n#   *#\n#  @ #\n######\nsolved: 3 moves, 1 push\n',
    stderr: '',
  });
});

test('replay names the levels if the file has several', async () => {
  const { stdout } = await masu(['replay', mixed, 'R']);
  expect(stdout.match(/^level .*$/gm)).toEqual(['level 1 “One”', 'level 3 “Two”']);
});

const moves = file('moves.txt', 'r\nR d\n');
const REPLAYS: readonly [name: string, words: readonly string[], input: string, expected: object][] = [
  ['lurd', ['rR'], '', { solved: true, moves: 2, pushes: 1, lurd: 'rR', blocked: [] }],
  ['compass', ['EES'], '', { solved: true, moves: 3, pushes: 1, lurd: 'rRd' }],
  ['run lengths', ['2r'], '', { solved: true, moves: 2, lurd: 'rR' }],
  ['a file', [`@${moves}`], '', { solved: true, moves: 3, lurd: 'rRd' }],
  ['standard input', ['-'], 'rR\n', { solved: true, moves: 2 }],
  ['--first', ['rRd', '--first', '1'], '', { solved: false, moves: 1, pushes: 0, lurd: 'r' }],
  ['blocked moves', ['urRRd'], '', { solved: true, moves: 3, pushes: 1, lurd: 'rRd', blocked: [0, 3] }],
  ['no moves', [''], '', { solved: false, moves: 0, lurd: '' }],
];

test.each(REPLAYS)('replay --json: %s', async (_name, words, input, expected) => {
  const { code, stdout } = await masu(['replay', mixed, ...words, '--level', '3', '--json'], { input });
  expect(code).toBe(0);
  expect(lines(stdout)).toEqual([expect.objectContaining({ level: 3, ...expected })]);
});

test('replay of Futoshiki moves', async () => {
  const { stdout } = await masu(['replay', square, 'r1c1=1 r1c2=2 r2c1=2 r2c2=1', '--json']);
  expect(lines(stdout)).toEqual([
    expect.objectContaining({
      file: square,
      level: 1,
      solved: true,
      moves: 4,
      board: ['|1 2|', '|^  |', '|2 1|'],
      blocked: [],
    }),
  ]);
});

test('moves that cannot be read are refused with their position', async () => {
  const { code, stdout, stderr } = await masu(['replay', one, 'llx']);
  expect([code, stdout]).toEqual([30, '']);
  expect(stderr).toMatch(/^masu: moves:1:3: .+\n$/);
});

test('formats and solvers list what the command line promises', async () => {
  const formats = lines((await masu(['formats', '--json'])).stdout).map(({ id }) => id);
  expect(formats).toEqual(
    expect.arrayContaining(['xsb', 'rle', 'sized', 'letters', 'sok', 'slc', 'lurd', 'compass', 'bars', 'unequal']),
  );
  const solvers = lines((await masu(['solvers', '--json'])).stdout).map(({ id }) => id);
  expect(solvers).toEqual(
    expect.arrayContaining([
      'bfs-list',
      'bfs-tree',
      'bfs-hash',
      'dfs',
      'greedy',
      'dijkstra',
      'dijkstra-course',
      'astar',
      'ida-star',
      'backtrack',
      'propagate',
    ]),
  );
  expect((await masu(['formats'])).stdout).toContain('xsb');
  expect((await masu(['solvers'])).stdout).toContain('bfs-hash');
});

const WRONG_STORED = '######\n#@ $.#\n######\nTitle: One\n\nSolution\nr\n\nSolution/Pushes\nrR\n';
const WRONG_SENTENCE = 'This stored solution doesn’t solve the level: after the last move, 1 box is not on a goal.';

test('check replays stored solutions: a wrong one is a warning, with --strict an error', async () => {
  const path = file('stored.sok', WRONG_STORED);
  const told = await masu(['check', path]);
  expect(told.stderr).toBe(`${path}:6:1: level 1: warning: ${WRONG_SENTENCE} [wrong-solution]\n1 level, all valid\n`);
  expect(told.code).toBe(0);
  const json = await masu(['check', path, '--json', '-q']);
  const warning = { line: 6, column: 1, code: 'wrong-solution', message: WRONG_SENTENCE };
  expect(lines(json.stdout)).toMatchObject([{ ok: true, warnings: [warning] }]);

  const strict = await masu(['check', path, '--strict']);
  expect(strict.stderr).toBe(`${path}:6:1: level 1: ${WRONG_SENTENCE} [wrong-solution]\n1 level, 1 not valid\n`);
  expect([strict.code, strict.stdout]).toEqual([30, '']);
  const strictJson = await masu(['check', path, '--strict', '--json', '-q']);
  expect(lines(strictJson.stdout)).toEqual([{ file: path, level: 1, ok: false, error: warning, ...warning }]);
});

test('solve -o never writes a stored solution that does not solve its level', async () => {
  const path = file('stored.sok', WRONG_STORED);
  const out = join(FOLDER, 'solved.sok');
  const { code, stderr } = await masu(['solve', path, '-o', out]);
  expect(code).toBe(0);
  expect(stderr).toContain(`${path}:6:1: level 1: Not written: ${WRONG_SENTENCE} [wrong-solution]\n`);
  expect(readFileSync(out, 'utf8')).toBe('One\n\n######\n#@ $.#\n######\n\nSolution\nrR\n');
  // Nor where no solution is found now.
  await masu(['solve', path, '--solver', 'bfs-hash', '--nodes', '1', '-o', out]);
  expect(readFileSync(out, 'utf8')).toBe('One\n\n######\n#@ $.#\n######\n\nSolution/Pushes\nrR\n');
  expect((await masu(['check', out, '--strict'])).code).toBe(0);
});

test('of several files, one that is missing is reported, and the others are used', async () => {
  const level = file('of-several.txt', '#####\n#@$.#\n#####\n');
  const [compared, optimized, imported] = await Promise.all([
    masu(['compare', 'absent.txt', level, '--solvers', 'bfs-hash', '--json']),
    masu(['optimize', 'absent.txt', level, '--nodes', '1000', '--json']),
    masu(['import', 'absent.txt', level, 'absent-too.txt']),
  ]);
  for (const { code, stdout, stderr } of [compared, optimized]) {
    expect([code, stderr]).toEqual([30, 'absent.txt: No such file.\n']);
    expect(lines(stdout)).toMatchObject([
      { file: 'absent.txt', error: { code: 'missing-file' } },
      { file: level, level: 1, moves: 1 },
    ]);
  }
  expect(imported).toEqual({
    code: 30,
    stdout: 'Imported Of several (1 level).\n',
    stderr: 'absent.txt: No such file.\nabsent-too.txt: No such file.\n',
  });
});

test('of several run folders, one that is missing is reported, and the others are joined', async () => {
  const level = file('planned.txt', '#####\n#@$.#\n#####\n');
  const folder = join(FOLDER, 'planned');
  await masu(['batch', 'plan', level, '-o', folder, '--nodes', '1000']);
  const { code, stdout, stderr } = await masu(['batch', 'report', join(FOLDER, 'absent'), folder]);
  expect([code, stderr]).toEqual([30, expect.stringMatching(/^\S+\/absent contains no plan\..*\n$/)]);
  expect(stdout).toMatch(/^any +1 /m);
  expect(await masu(['batch', 'report', 'absent', 'absent-too'])).toMatchObject({ code: 30, stdout: '' });
});

test('an import that can’t be saved says where, and what to do', async () => {
  const level = file('unsaved.txt', '#####\n#@$.#\n#####\n');
  const { code, stdout, stderr } = await masu(['import', level], { env: { MASU_HOME: level } });
  const todo = 'Make it a folder that you can read, or set MASU_HOME to one.';
  const sentence = `masu: Can’t read your data in ${level}: it is a file, not a folder. ${todo}\n`;
  expect([code, stdout, stderr]).toEqual([32, '', sentence]);
  // Where a folder of the data can't be made.
  const home = join(FOLDER, 'blocked-home');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'collections'), '');
  const blocked = await masu(['import', level], { env: { MASU_HOME: home } });
  expect([blocked.code, blocked.stderr]).toEqual([32, expect.stringContaining('Make this folder writable')]);
});

test('compare: a chart on standard output is the only data there', async () => {
  const level = file('charted.txt', '#####\n#@$.#\n#####\n');
  const { code, stdout, stderr } = await masu(['compare', level, '--solvers', 'bfs-hash', '--plot', '-']);
  expect([code, stdout.slice(0, 5), stderr.slice(0, 5)]).toEqual([0, '<svg ', 'level']);
});

test.each([
  ['hint', 'one.txt', '--moves', '@bad-moves.txt'],
  ['optimize', 'one.txt', '--moves', '@bad-moves.txt'],
])('%s: moves of a file that can’t be read are named by the file', async (...words) => {
  file('bad-moves.txt', 'R\nr?');
  expect(await masu(words)).toMatchObject({ code: 30, stderr: expect.stringMatching(/^masu: bad-moves\.txt:2:2: /) });
});
