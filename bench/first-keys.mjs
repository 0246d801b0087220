// The first keys of a new process, run by the suite `frame`: the full path of a key through the program, from the bytes a
// terminal sends to the bytes it receives, saving included, with a simulated terminal. Code that runs for the first time
// is slow, and a median over thousands of keys hides it.
// Arguments: boxes of the level, moves made before the first key, the cell the box beside the player is taken to at the
// end. Prints one JSON line: for each key its name, the milliseconds until it was answered, the milliseconds of work the
// answer left behind for later, and the bytes sent.

import { EventEmitter } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LevelLibrary } from '@masu/program/saves/library.js';
import { Store } from '@masu/program/saves/store.js';
import { TerminalApp } from '@masu/program/terminal/app/app.js';
import { Navigation } from '@masu/program/terminal/app/navigation.js';
import { COLORED } from '@masu/program/terminal/screen/appearance.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { hall } from './hall.mjs';
import { cpuMillis } from './thread-time.mjs';

const KEYS = [
  ['push', '\x1b[C'],
  ['walk', '\x1b[D'],
  ['walk', 'd'],
  ['push', 'l'],
  ['undo', 'u'],
  ['redo', 'y'],
  ['undo', 'z'],
  ['push', '\x1b[C'],
  ['walk', '\x1b[D'],
  ['restart', 'r'],
  ['push far', '\x1b[1;2C'],
  ['undo', 'u'],
];
/** The pause between two keys: longer than a key repeat, so that deferred work is done and measured. */
const PAUSE_MILLIS = 60;

const [boxes, moves, target] = process.argv.slice(2).map(Number);
const level = hall({ width: 60, height: 40, boxes });

/**
 * A click on a cell: two columns per cell, a margin of two columns at the left and a line above, both counted from 1.
 */
function clickOn(cell) {
  const [column, line] = [(cell % level.width) * 2 + 3, Math.floor(cell / level.width) + 2];
  return `\x1b[<0;${column};${line}M\x1b[<0;${column};${line}m`;
}
const CLICKS = [
  ['restart', 'r'],
  ['click on a box', clickOn(level.start.player + 1)],
  ['click on its target', clickOn(target)],
];
const home = mkdtempSync(join(tmpdir(), 'masu-bench-'));
let bytes = 0;
const input = Object.assign(new EventEmitter(), { setRawMode() {}, resume() {}, pause() {} });
const output = Object.assign(new EventEmitter(), {
  columns: 200,
  rows: 50,
  fd: openSync('/dev/null', 'w'),
  write(text) {
    bytes += Buffer.byteLength(text);
  },
});
const store = new Store(home, Date.now);
const app = new TerminalApp(store, new LevelLibrary(() => []), {
  terminal: { input, output },
  theme: COLORED,
  signs: 'unicode',
  isUtf8: true,
  now: Date.now,
});
const shelf = { number: 1, title: 'Hall', hash: SOKOBAN.hash(level), play: { puzzle: 'sokoban', level } };
const collection = { id: 'hall', title: 'Bench', puzzle: 'sokoban', levels: [shelf], unsound: { count: 0, first: '' } };
const opening = cpuMillis();
const over = app.run(() => [new Navigation(app).game(collection, 0)]);
const opened = cpuMillis() - opening;
await pause(500);
if (moves > 0) input.emit('data', Buffer.from(`\x1b[200~${'lr'.repeat(moves / 2)}\x1b[201~`));
const keys = [];
for (const [name, sent] of [...KEYS, ...CLICKS]) {
  bytes = 0;
  const began = cpuMillis();
  input.emit('data', Buffer.from(sent));
  const answered = cpuMillis();
  await pause(PAUSE_MILLIS);
  keys.push({ name, millis: answered - began, after: cpuMillis() - answered, bytes });
}
input.emit('data', Buffer.from('q'));
await over;
rmSync(home, { recursive: true, force: true });
console.log(JSON.stringify({ opened, keys }));
process.exit(0);
