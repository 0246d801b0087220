// Whole games on a real pseudo-terminal: keys and clicks in, screen out, from the first key to the record; then what
// goes on around a game: menu and list, hints, replays, the lab, a puzzle that is made.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SokobanRecord } from '../../src/play/index.js';
import { DOWN, file, folder, LEFT, RIGHT, SMALL, small, start, storeOf, UP, WIN } from './pty-game.js';

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
  await program.type('\x1b1', 'Snapshot 1 set.');
  await program.type('r', 'Back to the start.');
  await program.type('1', 'Back at snapshot 1.');
  await program.type('\x1a\x1a', /moves {5}3/);
  await program.type('\x1b[H', /moves {5}0/);
  await program.type('\x1b[200~dRurDDrr\x1b[201~', 'Solved');
  await program.type('uuuuuuuu', /pushes {4}0/);
  await program.type('\x1b[F', 'Solved');
  await program.type('e', 'dRurDD');
  await program.type('q', 'u undo');
});

test('a stuck box is marked and told, undo takes both back, and the warning can be switched off', async () => {
  const program = start(['play', small()]);
  await program.until('at least 3 pushes to go');
  const marks = /╳╳|XX/;
  await program.type(
    `${RIGHT}${RIGHT}${DOWN}${LEFT}`,
    'This position cannot be won. The marked box can reach no goal from there.',
  );
  await program.until(marks);
  await program.until('u undo the push');
  await program.type('i', 'No hint leads home from here.');
  await program.type('u', 'Undone: push left.');
  expect(program.screen).not.toMatch(marks);
  await program.type('x', 'Warnings when stuck: off.');
  await program.type(LEFT, 'Pushed left.');
  expect(program.screen).not.toMatch(marks);
  // That they are on again is said, unless the position is only now seen through: then the warning itself is.
  await program.type('x', marks);
  await program.until(/Warnings when stuck: on\.|This position cannot be won\./);
});

test('the menu, a collection, the list with its picture, next and previous', async () => {
  const home = join(folder, 'menu');
  const imported = start(['import', file('two.txt', ...SMALL, '', ...TALL)], { env: { MASU_HOME: home } });
  expect(await imported.end()).toBe(0);
  const program = start([], { env: { MASU_HOME: home } });
  await program.until('Keys and help');
  await program.until('[*] masu');
  await program.type('\r', 'Two ');
  await program.type('\x1b[F\r', /2 levels, 0 solved/);
  await program.until('6 by 6, 1 box');
  await program.type('/tal', 'Find: tal_');
  await program.type('\r', '2 of 2');
  await program.type('n', 'This is the last level.');
  await program.type('v', 'There are no moves to replay yet.');
  await program.type('p', '1 of 2');
  await program.type('p', 'This is the first level.');
  await program.type(WIN, 'Solved');
  await program.type('N', '2 of 2');
  await program.type('N', 'Every other level is solved.');
  await program.type('\x1b', /2 levels, 1 solved/);
  await program.until(/1 {2}Small +\* +6 moves, +3 pushes/);
  await program.type('t', 'the unsolved ones');
  await program.type('qqq', '');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('a Futoshiki game to the end, a clash on the way, a hint in words', async () => {
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
  await program.until('1-4 write');
  await program.type('1', 'Two 1s in row 1. Column 2 is yours, column 1 is given.');
  await program.until('!1!');
  await program.until(() => program.terminal.inStyle('7').includes('!1!'));
  await program.type('u', 'Undone.');
  await program.type('i', 'Hint:');
  await program.type('m', 'Pencil:');
  await program.type('23', 'marks here: 2 3');
  await program.type('uum', '4 cells open');
  await program.type('f', 'Pencilled in');
  await program.type(`c`, 'All that stands is right.');
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
  await program.type(click(2, 2), 'Box chosen.');
  await program.until('•');
  await program.type(click(4, 3), 'Solved');
  await program.type('\x1b[<64;1;1M', 'Undone: push');
});

test('a hint searches beside the keys and is called off by a move', async () => {
  const path = join(import.meta.dirname, '../../levels/sokoban/3-warehouse.xsb');
  const program = start(['play', path, '--level', '1']);
  await program.until('u undo');
  program.send('i');
  await program.until(/Searching|Hint 1 of 4/);
  program.send(LEFT + RIGHT + UP + DOWN);
  await program.until(() => !/Searching/.test(program.screen));
  await program.type('i', /Hint 1 of 4|Searching|Gave up/);
  await program.type('q', '');
  expect(await program.end()).toBe(0);
});

test('a snapshot set while a hint is searched for does not lose it', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type('i\x1b1', 'Hint 1 of 4');
  await program.until(() => !program.screen.includes('Searching'));
});

test('a replay is watched, paused, stepped and left', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type('\x1b[200~dRurDD\x1b[201~', 'Solved');
  await program.type('v', 'Fewest of both');
  await program.type('\r', '/ 6');
  await program.type(' ', /paused|the end/);
  await program.type('\x1b[H', '0 / 6');
  await program.type(RIGHT, '1 / 6');
  await program.type('\x1b[F', '6 / 6');
  await program.type('+++++', 'speed 7 of 7');
  await program.type('q', 'N next unsolved');
});

test('masu replay --animate shows the moves and then tells the outcome', async () => {
  const program = start(['replay', small(), 'dRurDD', '--animate']);
  await program.until('6 / 6');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.raw).toMatch(/solved: 6 moves, +3 pushes/);
});

test('the lab: a solver searches, its figures stay, its solution is watched, a search is stopped', async () => {
  const program = start([], { lines: 40 });
  await program.until('Lab              watch a search');
  await program.type(`${DOWN.repeat(4)}\r`, 'Lab   First steps 1 of 12');
  await program.type('v', 'This solver has found no solution yet.');
  await program.type(`${DOWN}${DOWN}\r`, /> bfs-hash +2 moves, 1 push; \d+ positions/);
  await program.type('v', 'the end, speed');
  await program.type('q', /> bfs-hash +2 moves, 1 push/);
  await program.type('n', 'Lab   First steps 2 of 12');
  await program.type('q', '[*] masu');
  program.send('q');
  expect(await program.end()).toBe(0);
});

test('a new Futoshiki of a chosen size and grade is made, begun and gone on with', async () => {
  const env = { MASU_HOME: join(folder, 'new') };
  const program = start([], { env });
  await program.until('New Futoshiki');
  await program.type('jj\r', 'grade');
  await program.type('4j\x1b[D\x1b[D', '[trivial]');
  await program.type('\r', 'Trivial 4 by 4');
  await program.type('f', 'Pencilled in');
  program.send('q');
  expect(await program.end()).toBe(0);
  const again = start([], { env });
  await again.until(/> Go on +Trivial 4 by 4/);
  await again.type('\r', 'marks here');
});
