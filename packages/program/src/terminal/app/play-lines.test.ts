// Line mode as a transcript, without a process of its own: what it says about unsolvable levels, about moves that masu
// made, and about what was saved.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryHost } from '../../../../../test/masu-here.js';
import { makeCollection } from '../../saves/library.js';
import { openLibrary, Store } from '../../saves/store.js';
import { playInLines } from './play-lines.js';

let home: string;
let store: Store;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'masu-play-lines-'));
  store = new Store(home, Date.now);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function collection(rows: readonly string[]) {
  const read = makeCollection(`${rows.join('\n')}\n`, 'Mine', 'mine', false);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The answers to these lines, without the introduction and the lines themselves. */
async function answers(rows: readonly string[], ...lines: readonly string[]): Promise<string[]> {
  const host = memoryHost({ input: lines.map((line) => `${line}\n`).join('') });
  await playInLines({ host, store, library: openLibrary(store), collection: collection(rows) });
  return host.stdout.text
    .split(/^> .*\n/m)
    .slice(1, 1 + lines.length)
    .map((answer) => answer.trimEnd());
}

const CORRIDOR = ['########', '#@ $ . #', '########'];

const LEFT: readonly [name: string, lines: string[], said: string, moves: number[]][] = [
  ['no move', [], 'Nothing to save.', []],
  ['a blocked move', ['u'], 'Nothing to save.', []],
  ['a named save without a move', ['save empty'], 'Nothing to save.', [0]],
  ['a move', ['r'], 'Game saved.', [1]],
  ['a move that can be redone', ['r', 'undo'], 'Game saved.', [0]],
  ['a solution', ['rRR'], 'Solution saved.', [3]],
];

test.each(LEFT)('quitting says what was saved: %s', async (_name, lines, said, moves) => {
  expect((await answers(CORRIDOR, ...lines, 'quit')).at(-1)).toBe(said);
  expect(store.games().map((game) => game.moves)).toEqual(moves);
});

test('moves that masu made in a saved game earn no record, and the answer says so', async () => {
  const [level] = collection(CORRIDOR).levels;
  if (level?.play.puzzle !== 'sokoban') throw new Error('no level');
  const game = `masu-game 1 sokoban ${levelHash(level.play.level)}\nat 2\nplay rR\nshown 2-2\n`;
  const facts = { puzzle: 'sokoban', hash: level.hash, title: 'Mine 1', level: `${CORRIDOR.join('\n')}\n` } as const;
  store.saveGame(store.openSave(), { ...facts, game, moves: 2, millis: 0, hints: 0 });
  expect(await answers(CORRIDOR, 'R', 'quit')).toEqual([
    'pushed right onto a goal, 0 boxes to go\nSolved with masu’s moves: 3 moves, 2 pushes. This is not a record.',
    'Game saved.',
  ]);
  expect(store.records).toEqual([]);
  expect(await answers(CORRIDOR, 'status')).toEqual(['1 move, 0 pushes, 1 box to go. At least 2 pushes to go.']);
  expect(await answers(CORRIDOR, 'restart', 'rRR')).toEqual([
    'Restarted. Undo to get your moves back.',
    'pushed right\npushed right onto a goal, 0 boxes to go\nSolved in 3 moves, 2 pushes.',
  ]);
  expect(store.records.map(({ hash }) => hash)).toEqual([level.hash]);
});

test('a level unsolvable from its start: the box is named, and nothing is said about undo', async () => {
  expect(await answers(['#####', '#@ .#', '#$  #', '#####'], 'hint')).toEqual([
    'Deadlock: the box at row 3, column 2 can no longer reach a goal.\nThe level has no solution, not even from its start.',
  ]);
});
