// Whole games on a real pseudo-terminal: keys in, screen out, and the terminal as it was found on every way out.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SokobanRecord } from '../../src/play/index.js';
import { Store } from '../../src/terminal/store.js';
import { type PtyOptions, PtyProgram } from '../pty-program.js';

let folder: string;
let running: PtyProgram[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masu-terminal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const program of running) await program.discard();
  running = [];
});

function start(args: readonly string[], options: PtyOptions = {}): PtyProgram {
  const program = new PtyProgram(args, options);
  running.push(program);
  return program;
}

function file(name: string, ...rows: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${rows.join('\n')}\n`);
  return path;
}

const storeOf = (program: PtyProgram): Store => new Store(program.home, Date.now);

const [UP, DOWN, RIGHT, LEFT] = ['\x1b[A', '\x1b[B', '\x1b[C', '\x1b[D'];
/** Solved by dRurDD, which is WIN on the keys. */
const SMALL = ['######', '#@   #', '# $  #', '#    #', '#  . #', '######', 'Title: Small'];
const WIN = `${DOWN}${RIGHT}k${RIGHT}jj`;
const TALL = ['#####', '#@ .#', '#   #', '# $ #', '#   #', '#####', 'Title: Tall'];
const small = (): string => file('small.txt', ...SMALL);

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

test('a game is gone on with where it was left', async () => {
  const first = start(['play', small()], { env: { MASU_HOME: join(folder, 'resume') } });
  await first.until('u undo');
  await first.type('s', /moves {5}1/);
  first.send('q');
  await first.end();
  const second = start(['play', small()], { env: { MASU_HOME: join(folder, 'resume') } });
  await second.until(/moves {5}1/);
  await second.type('u', /moves {5}0/);
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

test('resizing draws anew; too small says so and recovers', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.resize(40, 20);
  await program.until(/0 moves, 0 pushes, home 0 of 1/);
  program.resize(20, 6);
  await program.until('This level needs');
  program.resize(90, 25);
  await program.until('u undo');
  await program.until(() => program.screen.split('\n')[24]?.includes('q quit') === true);
  expect(program.screen.split('\n')).toHaveLength(25);
});

test('a level larger than the window: the view follows the player, a click means the cell that is seen', async () => {
  const wall = '#'.repeat(90);
  const floor = `#${' '.repeat(88)}#`;
  const middle = `#${' '.repeat(43)}@$.${' '.repeat(42)}#`;
  const rows = Array.from({ length: 50 }, (_, row) => (row === 0 || row === 49 ? wall : row === 25 ? middle : floor));
  const program = start(['play', file('hall.txt', ...rows)], { columns: 80, lines: 24 });
  await program.until('▲ 17 rows more');
  await program.until(/◀.*▶/s);
  await program.type(UP.repeat(24), /24 moves/);
  await program.until('▼ 34 rows more');
  expect(program.screen).not.toContain('▲');
  /** A click so many cells left of the player as he stands on the screen. */
  const clickLeft = (by: number): string => {
    const lines = program.screen.split('\n');
    const line = lines.findIndex((row) => row.includes('@'));
    const place = `${(lines[line]?.indexOf('@') ?? 0) + 1 - by};${line + 1}`;
    return `\x1b[<0;${place}M\x1b[<0;${place}m`;
  };
  await program.type(clickLeft(30), /54 moves/);
  await program.type(clickLeft(7), /61 moves/);
  await program.until(() => !program.screen.includes('◀'));
  await program.type(clickLeft(2), /63 moves/);
  await program.type('\x1b[1;3B', '▲ 8 rows more');
  await program.type(DOWN, /64 moves/);
  expect(program.screen).not.toContain('▲');
  program.resize(200, 60);
  await program.until(/██ *██.*64 moves/s);
  expect(program.screen).not.toMatch(/rows more|◀|▶/);
});

test('stopped and continued: the terminal is given back in between', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.signal('SIGTSTP');
  await program.until(() => program.isStopped);
  // What it sent before it stopped may still be on its way.
  await program.until(() => !program.terminal.modes.has('1049'));
  expect([...program.terminal.modes].sort()).toEqual(['25', '7']);
  program.signal('SIGCONT');
  await program.until('u undo');
  expect(program.terminal.modes.has('1049')).toBe(true);
  await program.type(DOWN, /moves {5}1/);
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

const ENDS: readonly [name: string, how: (program: PtyProgram) => void, code: number][] = [
  ['Ctrl-C', (program) => program.send('\x03'), 0],
  ['SIGINT', (program) => program.signal('SIGINT'), 130],
  ['SIGTERM', (program) => program.signal('SIGTERM'), 143],
  ['SIGHUP', (program) => program.signal('SIGHUP'), 129],
];

test.each(ENDS)('%s: the terminal is as it was and the game is kept', async (_name, how, code) => {
  const program = start(['play', small()]);
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  how(program);
  expect(await program.end()).toBe(code);
  expect(program.isRestored).toBe(true);
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});

test('a thrown error: the terminal is as it was, the game is kept, the error is told', async () => {
  const thrower = file('throw.mjs', "process.on('SIGUSR2', () => { throw new Error('thrown on purpose'); });");
  const program = start(['play', small()], { node: ['--import', thrower] });
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  program.signal('SIGUSR2');
  expect(await program.end()).toBe(39);
  expect(program.isRestored).toBe(true);
  expect(program.errors).toContain('thrown on purpose');
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});

test('a closed terminal: the program ends and the game is kept', async () => {
  const home = join(folder, 'closed');
  const program = start(['play', small()], { env: { MASU_HOME: home } });
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
  program.hangUp();
  await program.until(() => !program.isAlive);
  expect(program.errors).toBe('');
  expect(new Store(home, Date.now).games()).toMatchObject([{ moves: 1 }]);
});

test('keys that come after the end are the shell’s', async () => {
  const program = start([]);
  await program.until('Keys and help');
  program.send('q');
  await program.until(() => !program.terminal.modes.has('1049'));
  program.send('ab\x7f\x7f\t\x1b[Axy\x7f');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('titles that would take the terminal over do nothing', async () => {
  const title = 'Title: \x1b[2J\x1b[31m\x1b]0;pwned\x07\x9b5m倉庫番 e\u0301\u0301\u0301\u0301 \u202egnorw\u200d';
  const program = start(['play', file('hostile.txt', ...SMALL.slice(0, 6), title)]);
  await program.until('u undo');
  expect(program.raw).not.toContain('pwned\x07');
  expect(program.raw).not.toContain('\x9b');
  await program.until('倉庫番');
  await program.until('moves     0');
  await program.type('q', '');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
});

test('without colour no colour is sent; in an ASCII locale nothing but ASCII', async () => {
  const program = start(['play', file('wide.txt', ...SMALL.slice(0, 6), 'Title: 倉庫')], {
    env: { NO_COLOR: '1', LANG: 'C', MASU_SIGNS: '' },
  });
  await program.until('u undo');
  await program.type(DOWN + RIGHT, 'Pushed right.');
  expect(program.raw).not.toMatch(/\x1b\[[0-9;]*3[0-7]m/);
  expect(program.raw).toMatch(/^[\x00-\x7f]*$/);
  await program.until('##########');
});

test('two terminals at one level: both games and the best of both records are kept', async () => {
  const env = { MASU_HOME: join(folder, 'both') };
  const [one, two] = [start(['play', small()], { env }), start(['play', small()], { env })];
  await one.until('u undo');
  await two.until('u undo');
  await one.type(DOWN, /moves {5}1/);
  await two.type(RIGHT + LEFT, /moves {5}2/);
  await one.type(UP, /moves {5}2/);
  await two.type(WIN, 'Solved in 8 moves, 3 pushes.');
  await one.type(WIN, 'Solved in 8 moves, 3 pushes.');
  await one.type('r', 'Back to the start.');
  await one.type(WIN, 'Solved in 6 moves, 3 pushes. Your fewest of both.');
  const store = new Store(env.MASU_HOME, Date.now);
  expect(store.games()).toHaveLength(2);
  expect(store.records).toMatchObject([{ bestMoves: { moves: 6 }, bestPushes: { moves: 6, pushes: 3 } }]);
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

test('where nothing can be saved it is said and play goes on', async () => {
  const program = start(['play', small()], { env: { MASU_HOME: '/dev/null/masu' } });
  await program.until('u undo');
  await program.type(DOWN, 'Nothing can be saved now: a file stands where the folder should be');
  await program.type(RIGHT, 'Pushed right.');
  await program.type(`k${RIGHT}jj`, 'Solved in 6 moves, 3 pushes.');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.errors).toContain('The last moves could not be saved.');
});

test('a saved file that cannot be read is set aside with a sentence', async () => {
  const home = join(folder, 'broken');
  const first = start(['play', small()], { env: { MASU_HOME: home } });
  await first.until('u undo');
  await first.type(DOWN, /moves {5}1/);
  first.send('q');
  await first.end();
  const [game] = new Store(home, Date.now).games();
  const name = `sokoban_${game?.hash}_${game?.id}.json`;
  writeFileSync(join(home, 'games', name), '{"masu":9,"games":[]}');
  const second = start(['play', small()], { env: { MASU_HOME: home } });
  await second.until('set aside');
  await second.until('moves     0');
  await second.type(RIGHT, /moves {5}1/);
});

test('the built program is the one tested', () => {
  expect(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).toContain('dist/bin/masu.js');
});
