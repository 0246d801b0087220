// The line mode as transcripts: what a screen reader or a pipe gets, to the letter. Then what the commands around
// play say: import, records, saves, export.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MASU } from '../pty-program.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masu-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function masu(args: readonly string[], input = '', home = 'home'): { out: string; err: string; code: number | null } {
  const done = spawnSync(process.execPath, [MASU, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, MASU_HOME: join(folder, home), NO_COLOR: '' },
  });
  return { out: done.stdout, err: done.stderr, code: done.status };
}

function file(name: string, ...rows: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.join('\n')}\n`);
  return path;
}

const said = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;

const FUTOSHIKI = ['|1 - 3 4|', '|       |', '|- 4 1 2|', '|       |', '|2 1 4 -|', '|       |', '|4 3 2 -|'];
const SOKOBAN = ['#######', '#@ $ .#', '# $  .#', '#     #', '#######', 'Title: Two boxes'];

test('Sokoban: moves, walls, goals, undo, save and load, solved', () => {
  const path = file('two.txt', ...SOKOBAN);
  const words = [
    'u',
    'rRR',
    'save before',
    'ddllurRRR',
    'undo 2',
    'load before',
    'redo',
    'status',
    'moves',
    'llldrRRR',
    'board',
    'quit',
  ];
  const { out, code } = masu(['play', path, '--plain'], said(...words));
  expect(out).toMatchInlineSnapshot(`
    "Sokoban, Two 1: Two boxes. 2 boxes left.
    #######
    #@ $ .#
    # $  .#
    #     #
    #######
    > u
    Blocked by a wall.
    > rRR
    pushed right
    pushed right onto goal, 1 left
    > save before
    Saved as before.
    > ddllurRRR
    pushed up
    Move 9 (R) is blocked by a wall. Played the 8 moves before it.
    Deadlock: row 2, column 3 can no longer reach a goal. Undo 1 push.
    > undo 2
    Undone: 2 moves. 1 box left.
    > load before
    Loaded before. 3 moves, 2 pushes, 1 box left. At least 3 pushes to go.
    > redo
    Nothing to redo.
    > status
    3 moves, 2 pushes, 1 box left. At least 3 pushes to go.
    > moves
    rRR
    > llldrRRR
    pushed right
    pushed right
    pushed right onto goal, 0 left
    Move 8 (R) is blocked by a box. Played the 7 moves before it.
    Solved in 10 moves, 5 pushes.
    > board
    #######
    #    *#
    #   @*#
    #     #
    #######
    > quit
    Game saved.
    "
  `);
  expect(code).toBe(0);
});

test('Sokoban: rows as sentences, stuck, a hint, nonsense, help, the end of the input', () => {
  const path = file('corner.txt', '#####', '#@  #', '# $.#', '#####');
  const words = ['say rows on', 'board', 'hint', 'hint', 'hint', 'hint', 'dance', 'rr', 'help', 'level 9'];
  const { out, code } = masu(['play', path, '--plain'], said(...words), 'rows');
  expect(out).toMatchInlineSnapshot(`
    "Sokoban, Corner 1. 1 box left.
    #####
    #@  #
    # $.#
    #####
    > say rows on
    Boards are now read row by row.
    > board
    row 1: wall, wall, wall, wall, wall
    row 2: wall, player, floor, floor, wall
    row 3: wall, floor, box, goal, wall
    row 4: wall, wall, wall, wall, wall
    > hint
    Look at the lower half. The next box to push is there.
    > hint
    The box at row 3, column 3.
    > hint
    Push it right.
    > hint
    1 push to go. Proven minimum.
    Solution: dR
    > dance
    Unknown command: dance. Type help for a list.
    > rr
    ok
    > help
    ullURR                    moves: letters of LURD, or of the compass (N E S W)
    hint                      show a hint; repeat for more detail
    undo [N]  redo [N]        one move or N
    restart                   restart (can be undone)
    moves                     show the moves so far
    status                    show moves, pushes, and boxes left
    board                     show the board
    grade                     how hard it is, and why
    say rows on               read the board row by row; say rows off to draw it
    save NAME  load NAME      save this game as NAME; load it later
    next  previous  level N   go to another level
    next unsolved             next unsolved level
    levels  collections       list levels or collections
    collection N              open another collection
    quit                      save and quit
    > level 9
    Level not found. Type levels for a list.
    > 
    "
  `);
  expect(code).toBe(0);
});

test('Sokoban: a push into a corner is told', () => {
  const path = file('stuck.txt', '#######', '# @   #', '#  $  #', '#  . ##', '#######');
  const { out } = masu(['play', path, '--plain'], said('ldrRR', 'hint', 'undo', 'quit'), 'stuck');
  const stuck = 'Deadlock: row 3, column 6 can no longer reach a goal.';
  expect(out).toContain(`pushed right\n${stuck} Undo 1 push.\n`);
  expect(out).toContain(`> hint\n${stuck}\nNo hint from here: undo 1 push, then ask again.\n`);
  // From a level that has no solution at all no undo helps, and it is not offered.
  const hopeless = file('hopeless.txt', '######', '#@ $ #', '#   .#', '#    #', '######');
  const none = masu(['play', hopeless, '--plain'], said('rR', 'quit'), 'hopeless');
  const never = 'The level has no solution, not even from its start.';
  expect(none.out).toContain(`Deadlock: row 2, column 5 can no longer reach a goal. ${never}\n`);
});

test('Futoshiki: digits, a conflict, marks, a check, a hint, solved', () => {
  const path = file('four.txt', ...FUTOSHIKI);
  const words = [
    'r1c2=1',
    'undo',
    'r1c2~2 r1c2~3',
    'check',
    'say rows on',
    'board',
    'hint',
    'r1c2=2 r2c1=3',
    'save half',
    'r3c4=3 r4c4=1',
    'quit',
  ];
  const { out, code } = masu(['play', path, '--plain'], said(...words), 'futoshiki');
  expect(out).toMatchInlineSnapshot(`
    "Futoshiki, Four 1. 4 cells left.
    |1 - 3 4|
    |       |
    |- 4 1 2|
    |       |
    |2 1 4 -|
    |       |
    |4 3 2 -|
    > r1c2=1
    Two 1s in row 1. Column 2 is yours, column 1 is given.
    > undo
    Undone: 1 step. 4 cells left.
    > r1c2~2 r1c2~3
    4 cells left.
    > check
    Everything so far is correct. 4 cells left.
    > say rows on
    Boards are now read row by row.
    > board
    row 1: 1 given, empty, 3 given, 4 given
    row 2: empty, 4 given, 1 given, 2 given
    row 3: 2 given, 1 given, 4 given, empty
    row 4: 4 given, 3 given, 2 given, empty
    > hint
    Hint: naked single. r1c2 is 2: all other digits are already in its row or column.
    > r1c2=2 r2c1=3
    2 cells left.
    > save half
    Saved as half.
    > r3c4=3 r4c4=1
    0 cells left.
    Solved. 4 cells, 1 hint.
    > quit
    Game saved.
    "
  `);
  expect(code).toBe(0);
});

test('what is not a terminal gets the line mode by itself', () => {
  const { out } = masu(['play', file('plain.txt', ...SOKOBAN)], 'quit\n', 'plain');
  expect(out).toContain('> quit\nGame saved.');
});

test('words that every object knows are not commands', () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'undo x', 'save', 'load', 'level 99', 'say'];
  for (const path of [file('known.txt', ...SOKOBAN), file('known-futoshiki.txt', ...FUTOSHIKI)]) {
    const { out, err, code } = masu(['play', path, '--plain'], said(...words), 'known');
    expect([err, code]).toEqual(['', 0]);
    expect(out.match(/Unknown command/g)).toHaveLength(6);
  }
});

test('titles and names cannot disturb what is printed', () => {
  const path = file('hostile.txt', ...SOKOBAN.slice(0, 5), 'Title: \x1b[2Jgone\x07');
  const { out } = masu(['play', path, '--plain'], said('save \x1b[31mred', 'load \x1b]0;x\x07', 'quit'), 'hostile');
  expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
});

test('import tells duplicates, records and saves list, export writes .sok and everything', () => {
  const path = file('both.txt', ...SOKOBAN, '', ...SOKOBAN.slice(0, 5), 'Title: The same again');
  const first = masu(['import', path], '', 'keep');
  expect([first.out, first.err]).toEqual([
    'Imported Both (2 levels).\n',
    'Duplicate: level 2 is the same board as level 1 of this file.\n',
  ]);
  expect(masu(['import', path], '', 'keep').out).toBe('Both is already in your collections. Nothing changed.\n');
  masu(['play', path, '--plain'], said('rRRllldRRR', 'quit'), 'keep');
  expect(masu(['records'], '', 'keep').out).toMatch(/sokoban +[0-9a-f]{16} +10\/5 +10\/5 +Two boxes\n$/);
  expect(masu(['saves'], '', 'keep').out).toMatch(/sokoban +10 moves +\d:\d\d +solved +Two boxes\n$/);
  expect(masu(['export'], '', 'keep').out).toContain('Solution/Moves\nrRRllldRRR\n');
  const everything = join(folder, 'everything.json');
  expect(masu(['export', '--all', '-o', everything], '', 'keep').code).toBe(0);
  expect(masu(['import', everything], '', 'other').out).toBe('Merged 1 game, 1 record, 1 collection, 0 settings.\n');
  expect(masu(['import', everything], '', 'other').code).toBe(0);
  expect(masu(['records'], '', 'other').out).toBe(masu(['records'], '', 'keep').out);
});

test('a game resumed by one program after another is one game; solved, it is not in progress any more', () => {
  const path = file('resumed.txt', ...SOKOBAN);
  const saves = (): string[] => masu(['saves'], '', 'resumed').out.trim().split('\n').slice(1);
  const visits: readonly [words: readonly string[], shows: RegExp][] = [
    [['d'], /1 move +\d:\d\d +in progress +Two boxes$/],
    [['u', 'd'], /3 moves +\d:\d\d +in progress +Two boxes$/],
    [['undo 2', 'r'], /2 moves +\d:\d\d +in progress +Two boxes$/],
    [['restart', 'rRRllldRRR'], /10 moves +\d:\d\d +solved +Two boxes$/],
  ];
  for (const [words, shows] of visits) {
    masu(['play', path, '--plain'], said(...words, 'quit'), 'resumed');
    expect(saves()).toEqual([expect.stringMatching(shows)]);
  }
});

test('records of both puzzles, each under headings of its own; a Futoshiki counts steps', () => {
  masu(['play', file('r1.txt', ...SOKOBAN), '--plain'], said('rRRllldRRR', 'quit'), 'records');
  masu(
    ['play', file('r2.txt', ...FUTOSHIKI), '--plain'],
    said('hint', 'r1c2=2 r2c1=3 r3c4=3 r4c4=1', 'quit'),
    'records',
  );
  const rows = masu(['records'], '', 'records')
    .out.split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(rows.map((row) => row.filter((_, index) => index !== 1))).toEqual([
    ['puzzle', 'best moves', 'best pushes', 'title'],
    ['sokoban', '10/5', '10/5', 'Two boxes'],
    [''],
    ['puzzle', 'fewest hints', 'time', 'title'],
    ['futoshiki', '1 hint', expect.stringMatching(/^\d:\d\d$/), 'R2'],
    [''],
  ]);
  expect(masu(['saves'], '', 'records').out).toMatch(/futoshiki +4 steps +\d:\d\d +solved +R2\n/);
});

test('a Futoshiki hint can be asked for again and again', () => {
  const { out } = masu(
    ['play', file('hints.txt', ...FUTOSHIKI), '--plain'],
    said('hint', 'hint', 'hint', 'quit'),
    'hints',
  );
  expect(out.match(/^Hint: /gm)).toHaveLength(3);
});

test('an export with a false record, a broken one and a newer one', () => {
  const true_ = join(folder, 'true.json');
  masu(['play', file('true.txt', ...SOKOBAN), '--plain'], said('rRRllldRRR', 'quit'), 'true');
  masu(['export', '--all', '-o', true_], '', 'true');
  const text = readFileSync(true_, 'utf8');
  const lies = masu(
    ['import', file('lies.json', text.replace(/"moves": 10,\n +"pushes": 5/, '"moves": 1,\n"pushes": 1'))],
    '',
    'lies',
  );
  expect(lies.err).toContain("Skipped 1 record: the solution doesn't solve the level.");
  expect(masu(['records', '--json'], '', 'lies').out).toBe('');
  const newer = masu(['import', file('newer.json', '{"masu": 9}')], '', 'lies');
  expect([newer.code, newer.err]).toEqual([30, expect.stringContaining('newer version of masu')]);
  const broken = masu(['import', file('broken.json', '{"masu": 1, "games"')], '', 'lies');
  expect([broken.code, broken.err]).toEqual([30, expect.stringContaining('truncated')]);
});

test('a level without a file is one of our first collection', () => {
  expect(masu(['play', '--plain', '--level', '2'], '', 'level').out).toMatch(/^Sokoban, First steps 2/);
  const { err, code } = masu(['play', '--plain', '--level', '99'], '', 'level');
  expect([err, code]).toEqual(['masu: First steps has no playable level 99.\n', 30]);
});

test('the next unsolved level, round the end, until every other one is solved', () => {
  const row = (floor: string, title: string) => [
    '#'.repeat(6),
    `#@$${floor}.#`.padEnd(6, '#'),
    '#'.repeat(6),
    title,
    '',
  ];
  const path = file('three.txt', ...row('', 'A'), ...row(' ', 'B'), '#######', '#@$  .#', '#######', 'C', '');
  const words = ['RR', 'next unsolved', 'next unsolved', 'R', 'next unsolved', 'RRR', 'next unsolved'];
  const { out } = masu(['play', path, '--plain', '--level', '2'], said(...words), 'unsolved');
  const heard = out.split('\n').filter((line) => /^(Sokoban|Solved|All)/.test(line));
  expect(heard.map((line) => line.replace(/\. 1 box.*/, ''))).toEqual([
    'Sokoban, Three 2: B',
    'Solved in 2 moves, 2 pushes.',
    'Sokoban, Three 3: C',
    'Sokoban, Three 1: A',
    'Solved in 1 move, 1 push.',
    'Sokoban, Three 3: C',
    'Solved in 3 moves, 3 pushes.',
    'All other levels are solved.',
  ]);
});

test('files that hold no level are refused with a sentence', () => {
  const missing = masu(['play', join(folder, 'absent.txt'), '--plain']);
  expect([missing.code, missing.out]).toEqual([30, '']);
  const bad = masu(['play', file('bad.txt', '#####', '#@$ #', '#####'), '--plain']);
  expect([bad.code, bad.err]).toEqual([30, expect.stringContaining('bad.txt')]);
  const level = masu(['play', file('one.txt', ...SOKOBAN), '--level', '7', '--plain']);
  expect([level.code, level.err]).toEqual([30, expect.stringContaining('level 7')]);
});
