// Whole games through the streams of the program: keys and clicks in, screen out, from the first key to the record; then
// everything around a game: menu and list, hints, replays, the lab, a generated puzzle.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rowColumn } from '@masu/core/base/grid.js';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { expect, test } from 'vitest';
import { boxRuns, solvedLevel } from '../../../../../test/own-levels.js';
import { DOWN, LEFT, RIGHT, SMALL, UP, WIN } from '../../../../../test/small-level.js';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { file, folder, small, start, storeOf } = terminalHere();

const TALL = ['#####', '#@ .#', '#   #', '# $ #', '#   #', '#####', 'Title: Tall'];

test('a Sokoban game from the first key to the record, then back into the shell', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type(DOWN + RIGHT, 'Pushed right.');
  await program.type(`k${RIGHT}`, /moves {5}4/);
  await program.type('s', 'Pushed down.');
  await program.type('j', 'Solved in 6 moves, 3 pushes.');
  await program.until('N next unsolved');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  const [record] = storeOf(program).records as readonly SokobanRecord[];
  expect(record).toMatchObject({ title: 'Small', bestMoves: { moves: 6, pushes: 3, solution: 'dRurDD' } });
});

test('undo, redo, restart, snapshots, run keys, paste, the moves as text', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type('\x1b[1;5B', /moves {5}3/);
  await program.type('\x1b1', 'Snapshot 1 saved.');
  await program.type('r', 'Restarted.');
  await program.type('1', 'Back at snapshot 1.');
  await program.type('\x1a\x1a', /moves {5}3/);
  await program.type('\x1b[H', /moves {5}0/);
  await program.type('\x1b[200~dRurDDrr\x1b[201~', 'Solved');
  await program.type('uuuuuuuu', /pushes {4}0/);
  await program.type('\x1b[F', 'Solved');
  await program.type('e', 'dRurDD');
  await program.type('q', 'u undo');
  // A paste ends where it solves the level.
  expect(program.screen).toMatch(/moves {5}6/);
  expect(storeOf(program).records).toMatchObject([{ bestMoves: { solution: 'dRurDD' } }]);
});

test('a deadlocked box is marked and reported, undo takes both back, and the warning can be switched off', async () => {
  const program = start(['play', small()]);
  await program.until('at least 3 pushes to go');
  const marks = /╳╳|XX/;
  await program.type(`${RIGHT}${RIGHT}${DOWN}${LEFT}`, 'Deadlock: the marked box can no longer reach a goal.');
  await program.until(marks);
  // The reason stays while the player walks on, and a hint repeats it.
  await program.type(RIGHT, /moves {5}5/);
  await program.until('Deadlock: the marked box can no longer reach a goal.');
  await program.type('i', /Deadlock: the marked box .* No hint from here: undo \S+\s+push, then ask\s+again\./);
  await program.type('u', /moves {5}4/);
  await program.type('u', 'Undone: push left.');
  expect(program.screen).not.toMatch(marks);
  await program.type('x', 'Deadlock warnings: off.');
  await program.type(LEFT, 'Pushed left.');
  expect(program.screen).not.toMatch(marks);
  // The status says that warnings are on again, unless the insight arrives first: then it is the warning itself.
  await program.type('x', marks);
  await program.until(/Deadlock warnings: on\.|Deadlock:/);
});

test('the menu, a collection, the list with its picture, next and previous', async () => {
  const home = join(folder, 'menu');
  const imported = start(['import', file('two.txt', ...SMALL, '', ...TALL)], { env: { MASU_HOME: home } });
  expect(await imported.end()).toBe(0);
  const program = start([], { env: { MASU_HOME: home } });
  await program.until('Keys and help');
  await program.until('[*] masu');
  await program.type('\r', 'Two ');
  await program.type('\x1b[Fk\r', /2 levels, 0 solved/);
  await program.until('6 by 6, 1 box');
  await program.type('/tal', 'Find: tal_');
  await program.type('\r', '2 of 2');
  await program.type('n', 'This is the last level.');
  await program.type('v', 'No moves to replay yet.');
  await program.type('p', '1 of 2');
  await program.type('p', 'This is the first level.');
  await program.type(WIN, 'Solved');
  await program.type('N', '2 of 2');
  await program.type('N', 'All other levels are solved.');
  await program.type('\x1b', /2 levels, 1 solved/);
  await program.until(/1 {2}Small +\* .*6 moves, +3 pushes/);
  await program.type('t', 'unsolved only');
  await program.type('qqq', '');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('a Futoshiki game to the end, a conflict on the way, a hint in words', async () => {
  const path = file(
    'four.txt',
    '|1 - 3 4|',
    '|       |',
    '|- 4 1 2|',
    '|       |',
    '|2 1 4 -|',
    '|       |',
    '|4 3 2 -|',
  );
  const program = start(['play', path]);
  await program.until('1-4 enter');
  await program.type('1', 'Two 1s in row 1. Column 2 is yours, column 1 is given.');
  await program.until('!1!');
  await program.until(() => program.terminal.inStyle('7').includes('!1!'));
  await program.type('u', 'Undone.');
  await program.type('i', 'Look at r1c2.');
  expect(program.screen).not.toContain('(');
  await program.type('i', 'Hint 2 of 3');
  await program.until('(1)');
  expect(program.screen).not.toContain('is 2');
  await program.type('i', 'So r1c2 is 2.');
  await program.type('i', 'Hint: naked single');
  await program.type('q', 'Hint 3 of 3');
  await program.type('m', 'Pencil marks:');
  await program.type('23', 'marks here: 2 3');
  await program.type('uum', '4 cells left');
  await program.type('f', 'Filled in all candidates.');
  await program.type(`c`, 'Everything so far is correct.');
  await program.type(`2${DOWN}${LEFT}3${DOWN}${RIGHT}${RIGHT}${RIGHT}3${DOWN}1`, 'Solved. 4 cells, 1 hint.');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(storeOf(program).records).toMatchObject([{ puzzle: 'futoshiki', solution: ['1234', '3412', '2143', '4321'] }]);
});

test('click to walk, click a box and its target, wheel to undo', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  const click = (row: number, column: number): string => {
    const place = `${column * 2 + 3};${row + 2}`;
    return `\x1b[<0;${place}M\x1b[<0;${place}m`;
  };
  await program.type(click(3, 4), /moves {5}5/);
  await program.type(click(2, 2), 'Box selected.');
  await program.until('•');
  await program.type(click(4, 3), 'Solved');
  await program.type('\x1b[<64;1;1M', 'Undone: push');
  expect(program.screen).not.toContain('Solved');
  expect(storeOf(program).records).toHaveLength(1);
});

test('a hint marks its box by shape and names the shape, with no color at all', async () => {
  const program = start(['play', small()], { env: { NO_COLOR: '1' } });
  await program.until('u undo');
  await program.type('i', 'Hint 1 of 5');
  expect(program.screen).toContain('[]');
  await program.type('i', 'The box marked ().');
  await program.until('()');
  const board = program.screen
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, 14))
    .join('\n');
  expect(board).toContain('()');
  expect(board).not.toContain('[]');
});

test('a wrong digit: the hint says so, and says so again however often it is asked', async () => {
  const rows = ['|1 - - 4|', '|       |', '|- - 1 2|', '|       |', '|2 1 - -|', '|       |', '|4 - 2 -|'];
  const program = start(['play', file('wrong.txt', ...rows)]);
  await program.until('1-4 enter');
  await program.type('3i', 'The 3 in r1c2 is wrong');
  for (let again = 0; again < 2; again++) {
    await program.type('m', 'Pencil marks:');
    await program.type('mi', 'The 3 in r1c2 is wrong');
  }
  // Only a hint that leads to a digit counts.
  expect(program.screen).not.toContain('1 hint');
  await program.type('u', 'Undone.');
  await program.type('i', 'Hint 1 of 3');
  expect(program.screen).not.toContain('Thinking.');
  expect(program.screen).toContain('1 hint');
});

test('a path that leads to no file is refused at once: folder, device, pipe, nothing', async () => {
  const pipe = join(folder, 'pipe');
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  const program = start([]);
  await program.until('Keys and help');
  await program.type(`${'j'.repeat(10)}\r`, '> _');
  const paths: readonly [path: string, sentence: string][] = [
    ['/dev/zero', '/dev/zero: Expected a file, but this is a device.'],
    [pipe, 'Expected a file, but this is a pipe.'],
    ['/', '/: Expected a file, but this is a folder.'],
    ['/absent', '/absent: No such file.'],
  ];
  for (const [path, sentence] of paths) await program.type(`\x15${path}\r`, sentence);
  await program.type(`\x15${small()}\r`, '1 level, 0 solved');
  expect(program.isAlive).toBe(true);
});

test('a snapshot saved during the search for a hint does not stop it', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type('i\x1b1', 'Hint 1 of 5');
  await program.until(() => !program.screen.includes('Searching'));
  expect(program.screen).toContain('Hint 1 of 5');
});

test('a replay is watched, paused, stepped and left', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type('\x1b[200~dRurDD\x1b[201~', 'Solved');
  await program.type('v', 'Best for both');
  await program.type('\r', '/ 6');
  await program.type(' ', /paused|the end/);
  await program.type('\x1b[H', '0 / 6');
  await program.type(RIGHT, '1 / 6');
  await program.type('\x1b[F', '6 / 6');
  await program.type('+++++', 'speed 7 of 7');
  await program.type('q', 'N next unsolved');
  expect(program.screen).toContain('Solved in 6 moves, 3 pushes.');
});

test('masu replay --animate shows the moves and then prints the result', async () => {
  const program = start(['replay', small(), 'dRurDD', '--animate']);
  await program.until('6 / 6');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.raw).toMatch(/solved: 6 moves, +3 pushes/);
});

test('the lab: a solver searches, its figures stay, its solution is replayed, another is optimized', async () => {
  const program = start([], { lines: 40 });
  await program.until(/Lab +compare solvers on a level/);
  await program.type(`${DOWN.repeat(11)}\r`, 'Lab   First steps 1 of 12');
  await program.type('v', 'No solution yet.');
  await program.type(`${DOWN}${DOWN}\r`, /> bfs-hash +2 moves, 1 push \(fewest moves, tie-break open\); \d+ positions/);
  await program.type('v', 'the end, speed');
  await program.type('q', /> bfs-hash +2 moves, 1 push/);
  // The figures stay those of the solver.
  await program.type('o', 'No shorter solution found.');
  expect(program.screen).toMatch(/> bfs-hash +2 moves, 1 push \(fewest moves, tie-break open\); \d positions/);
  await program.type('?', 'choose a solver');
  await program.type('q', /> bfs-hash +2 moves, 1 push/);
  await program.type(`${DOWN}\r`, /> dfs +4 moves, 1 push/);
  await program.type('o', /> dfs +2 moves, 1 push; shortened from 4 moves, 1 push/);
  await program.type('n', 'Lab   First steps 2 of 12');
  await program.type('q', '[*] masu');
  program.send('q');
  expect(await program.end()).toBe(0);
});

test('a new Futoshiki of a chosen size and grade is generated, started, and continued', async () => {
  const env = { MASU_HOME: join(folder, 'new') };
  const program = start([], { env });
  await program.until('New Futoshiki');
  await program.type(`${'j'.repeat(9)}\r`, 'difficulty');
  await program.type('4j\x1b[D\x1b[D', '[trivial]');
  await program.type('\r', 'Trivial 4 by 4');
  await program.type('f', 'Filled in all candidates.');
  program.send('q');
  expect(await program.end()).toBe(0);
  const again = start([], { env });
  await again.until(/> Continue +Trivial 4 by 4/);
  await again.type('\r', 'marks here');
  expect(storeOf(again).games()).toHaveLength(1);
});

const ARROW: Readonly<Record<string, string>> = { u: UP, d: DOWN, l: LEFT, r: RIGHT };

test('ten levels, each the next for you, by keys and by clicks', async () => {
  const program = start([], { columns: 120, lines: 40 });
  await program.until('Next for you');
  await program.type('/next', 'Next for you');
  await program.type('\r', 'Sokoban, easygoing');
  await program.until('about 85% solved without help.');
  await program.type('\r', 'u undo');
  const met = new Set<string>();
  const headingNow = (): string => /[A-Z][a-z]+(?: [a-z]+)* \d+ of \d+/.exec(program.screen)?.[0] ?? '';
  for (let played = 1; played <= 10; played++) {
    await program.until(() => headingNow() !== '' && !met.has(headingNow()) && program.screen.includes('u undo'));
    met.add(headingNow());
    const [, title = '', number = ''] = /([A-Z][a-z]+(?: [a-z]+)*) (\d+) of \d+/.exec(program.screen) ?? [];
    const own = solvedLevel(title.trim().toLowerCase().replaceAll(' ', '-'), Number(number));
    const clicks = boxRuns(own)
      .flat()
      .map((cell) => {
        const [row, column] = rowColumn(cell, own.level.width);
        const place = `${2 * column + 3};${row + 2}`;
        return `\x1b[<0;${place}M\x1b[<0;${place}m`;
      });
    const keys = [...own.moves].map((move) => ARROW[move.toLowerCase()] ?? move);
    await program.type((played % 2 === 0 ? clicks : keys).join(''), /Solved in|Proven minimum/);
    await program.type('\r', 'u undo');
  }
  program.send('q');
  const attempts = storeOf(program).attempts();
  // A level that was solved is not given up by going on.
  expect(attempts.map(({ result, hints }) => [result, hints])).toEqual(Array(10).fill(['solved', 0]));
});
