// The window around a game: what fits into it, what is sent to it and what never is, where Escape and Ctrl-C lead, a clock that
// jumps, and how the program ends.

import { expect, test, vi } from 'vitest';
import { DOWN, RIGHT, SMALL, UP } from '../../../../../test/small-level.js';
import { type TerminalHere, terminalHere } from '../../../../../test/terminal-here.js';

const { file, small, start, storeOf } = terminalHere();

test('resizing redraws; a window too small shows a message and recovers', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.resize(40, 20);
  await program.until(/0 moves, 0 pushes, on goal 0\/1/);
  program.resize(20, 6);
  await program.until('Window too small:');
  program.resize(90, 25);
  await program.until('u undo');
  expect(program.screen.split('\n')[24]).toContain('q quit');
});

test('a level larger than the window: the view follows the player, and a click means the visible cell', async () => {
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
  /** A click this many cells left of the player on the screen. */
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

test('a distant terminal answers late whether it shows Unicode: the signs change when it does', async () => {
  const program = start(['play', small()], { env: { MASU_SIGNS: '' } });
  const answers: string[] = [];
  program.terminal.answer = (text) => answers.push(text);
  await program.until('u undo');
  expect(program.screen).toMatch(/##.*@v/s);
  for (const answer of answers) program.send(answer);
  await program.until('██');
  expect(program.screen).toMatch(/██.*@↓/s);
  expect(program.screen).not.toContain('##');
});

const PAGES: readonly [name: string, keys: string, shows: string][] = [
  ['the menu', '', 'Keys and help'],
  ['a list of collections', '\r', 'First steps'],
  ['a list of levels', '\r\r', '12 levels'],
  ['a search in it', '\r\r/x', 'Find: x_'],
  ['the calendar', 'jj\r', 'Streak: 0 days.'],
  ['the progress', 'jjj\r', 'Solved by grade'],
  ['the games in progress', 'jjjj\r', 'No games in progress.'],
  ['the records', 'jjjjj\r', 'No records yet.'],
  ['a search in the menu', '/xx', 'Nothing found.'],
  ['a new level', `${'j'.repeat(8)}\r`, 'difficulty'],
  ['the prompt for a file', `${'j'.repeat(10)}\r`, '> _'],
  ['the lab', `${'j'.repeat(11)}\r`, 'Lab   First'],
  ['help', '?', 'q back'],
];

test.each(PAGES)('Ctrl-C in %s ends the program with 130', async (_name, keys, shows) => {
  const program = start([]);
  await program.until('Keys and help');
  if (keys !== '') await program.type(keys, shows);
  program.send('\x03');
  expect(await program.end()).toBe(130);
  expect(program.isRestored).toBe(true);
});

test('Escape goes back page by page and never ends the program, however often it is pressed', async () => {
  const program = start([]);
  await program.until('Keys and help');
  await program.type('\r\r\r', 'u undo');
  await program.type('\x1b', '12 levels');
  await program.type('\x1b', 'Corners');
  await program.type('\x1b', '[*] masu');
  program.send('\x1b');
  await program.until('Press q to quit.');
  // Left is the way back on other pages.
  await program.type(`${DOWN}\x1b[D`, 'Press q to quit.');
  expect(program.isAlive).toBe(true);
  program.send('q');
  expect(await program.end()).toBe(0);
  const game = start(['play', small()]);
  await game.until('u undo');
  await game.type('\x1b', 'Press q to quit.');
  expect(game.isAlive).toBe(true);
});

test('titles with control sequences do nothing', async () => {
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

test('without color no color is sent; in an ASCII locale nothing but ASCII', async () => {
  const program = start(['play', file('wide.txt', ...SMALL.slice(0, 6), 'Title: 倉庫')], {
    env: { NO_COLOR: '1', LANG: 'C', MASU_SIGNS: '' },
  });
  await program.until('u undo');
  await program.type(DOWN + RIGHT, 'Pushed right.');
  expect(program.raw).not.toMatch(/\x1b\[[0-9;]*3[0-7]m/);
  expect(program.raw).toMatch(/^[\x00-\x7f]*$/);
  await program.until('##########');
});

/** The minutes and seconds played, on the screen. */
const played = (screen: string): string => /time +([\d:]+)/.exec(screen)?.[1] ?? '';

test('hours asleep are not time played, a clock that goes back takes none away, and an hour of play is one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let clock = Date.UTC(2026, 10, 16, 12);
    const program = start(['play', small()], { now: () => clock });
    const pass = async (millis: number, step = 1000): Promise<string> => {
      for (let left = millis; left > 0; left -= step) {
        clock += Math.min(step, left);
        vi.advanceTimersByTime(Math.min(step, left));
        await program.press('');
      }
      return played(program.screen);
    };
    await program.until('u undo');
    await program.type(DOWN, /moves {5}1/);
    expect(await pass(10_000)).toBe('0:10');
    program.sleep(8 * 3_600_000);
    // At most five seconds of it.
    expect(await pass(1000)).toBe('0:15');
    program.sleep(-20 * 3_600_000);
    await program.type(RIGHT, /moves {5}2/);
    expect(await pass(1000)).toBe('0:15');
    expect(await pass(3000)).toBe('0:18');
    await pass(3_600_000);
    expect(played(program.screen)).toBe('1:00:18');
    program.send('q');
    expect(await program.end()).toBe(0);
    expect(storeOf(program).games()).toMatchObject([{ millis: 3_618_000 }]);
  } finally {
    vi.useRealTimers();
  }
});

const ENDS: readonly [name: string, how: (program: TerminalHere) => void, code: number][] = [
  ['q', (program) => program.send('q'), 0],
  ['Ctrl-D', (program) => program.send('\x04'), 0],
  ['Ctrl-C', (program) => program.send('\x03'), 130],
  ['Ctrl-C as kitty sends it', (program) => program.send('\x1b[99;5u'), 130],
  ['SIGINT', (program) => program.signal('SIGINT'), 130],
  ['SIGTERM', (program) => program.signal('SIGTERM'), 143],
  ['SIGHUP', (program) => program.signal('SIGHUP'), 129],
  ['a closed window', (program) => program.hangUp(), 129],
  ['an error', (program) => program.signals.emit('uncaughtException', new Error('on purpose')), 39],
  ['a lost promise', (program) => program.signals.emit('unhandledRejection', new Error('on purpose')), 39],
  [
    'a failed write',
    (program) => program.signals.emit('uncaughtException', Object.assign(new Error(), { code: 'EIO' })),
    129,
  ],
];

test.each(ENDS)('%s: the terminal is restored and the game is saved', async (name, how, code) => {
  const program = start(['play', small()]);
  await program.until('u undo');
  expect(program.isRestored).toBe(false);
  await program.type(DOWN, /moves {5}1/);
  how(program);
  // What comes after the end is for the shell.
  program.send(DOWN);
  expect(await program.end()).toBe(code);
  expect(program.isRestored).toBe(true);
  expect(program.errors.includes('on purpose')).toBe(code === 39);
  expect(program.errors === '', name).toBe(code !== 39);
  expect(storeOf(program).games()).toMatchObject([{ moves: 1 }]);
});

test('stopped and continued: the terminal is restored in between, and drawn again', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  program.signal('SIGTSTP');
  expect([program.isStopped, program.isRestored]).toEqual([true, true]);
  program.signal('SIGCONT');
  expect([program.isStopped, program.isRestored]).toEqual([false, false]);
  await program.until('u undo');
  await program.type(DOWN, /moves {5}1/);
});

test('the mouse is the program’s, but on a page of text the player selects with it', async () => {
  const program = start(['play', small()]);
  await program.until('u undo');
  expect(program.terminal.modes.has('1000')).toBe(true);
  await program.type('e', 'q back');
  expect(program.terminal.modes.has('1000')).toBe(false);
  await program.type('q', 'u undo');
  expect(program.terminal.modes.has('1000')).toBe(true);
});

test('a key typed before the first page is shown is for that page', async () => {
  const program = start(['play', small()], { env: { MASU_SIGNS: '' } });
  program.terminal.answer = () => {};
  program.send(DOWN);
  await program.until('u undo');
  expect(program.screen).toMatch(/moves {5}1/);
});
