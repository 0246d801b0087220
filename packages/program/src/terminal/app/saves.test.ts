// Saved games of the terminal: continued where they were left, two terminals at one level, a disk that cannot be
// written, a file that cannot be read.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOWN, LEFT, RIGHT, UP, WIN } from '../../../../../test/small-level.js';
import { terminalHere } from '../../../../../test/terminal-here.js';
import { Store } from '../../saves/store.js';

const { folder, small, start, storeOf } = terminalHere();

test('a game is continued where it was left', async () => {
  const first = start(['play', small()], { env: { MASU_HOME: join(folder, 'resume') } });
  await first.until('u undo');
  await first.type('s', /moves {5}1/);
  first.send('q');
  await first.end();
  const second = start(['play', small()], { env: { MASU_HOME: join(folder, 'resume') } });
  await second.until(/moves {5}1/);
  await second.type('u', /moves {5}0/);
  expect(storeOf(second).games()).toMatchObject([{ moves: 0 }]);
});

test('left, resumed, and solved: one game on the disk, and the menu does not offer a level that is won', async () => {
  const env = { MASU_HOME: join(folder, 'resumed') };
  const visits: readonly [keys: string, shows: RegExp, saved: object][] = [
    [DOWN, /moves {5}1/, { moves: 1 }],
    [UP + DOWN, /moves {5}3/, { moves: 3 }],
    [`${RIGHT}k${RIGHT}jj`, /Solved in 8 moves, 3 pushes\./, { moves: 8 }],
  ];
  for (const [keys, shows, saved] of visits) {
    const program = start(['play', small()], { env });
    await program.until('u undo');
    await program.type(keys, shows);
    program.send('q');
    expect(await program.end()).toBe(0);
    expect(storeOf(program).games()).toMatchObject([saved]);
  }
  const menu = start([], { env });
  await menu.until('Keys and help');
  expect(menu.screen).not.toContain('Small');
  expect(readdirSync(join(env.MASU_HOME, 'games'))).toHaveLength(1);
});

test('duplicate games of an older version: the menu offers none of a won level, and they are removed', async () => {
  const home = join(folder, 'forked');
  const first = start(['play', small()], { env: { MASU_HOME: home } });
  await first.until('u undo');
  await first.type(WIN, 'Solved in 6 moves, 3 pushes.');
  first.send('q');
  await first.end();
  const [won] = storeOf(first).games();
  if (!won) throw new Error('no game was saved');
  const fork = (id: string, savedAt: number, moves: string): void => {
    const text = won.game.replace(/^at .*\nplay .*$/m, `at ${moves.length}\nplay ${moves}`);
    const game = { ...won, savedAt, id, moves: moves.length, game: text };
    writeFileSync(join(home, 'games', `sokoban_${won.hash}_${id}.json`), JSON.stringify({ masu: 1, games: [game] }));
  };
  fork('aaaa', won.savedAt - 2, 'd');
  fork('bbbb', won.savedAt - 1, 'drr');
  const menu = start([], { env: { MASU_HOME: home } });
  await menu.until('Keys and help');
  expect(menu.screen).not.toContain('Small');
  expect(readdirSync(join(home, 'games'))).toHaveLength(1);
});

test('two terminals at one level: the best of both records is kept', async () => {
  const env = { MASU_HOME: join(folder, 'both') };
  const [one, two] = [start(['play', small()], { env }), start(['play', small()], { env })];
  await one.until('u undo');
  await two.until('u undo');
  await one.type(DOWN, /moves {5}1/);
  await two.type(RIGHT + LEFT, /moves {5}2/);
  await one.type(UP, /moves {5}2/);
  await two.type(WIN, 'Solved in 8 moves, 3 pushes.');
  await one.type(WIN, 'Solved in 8 moves, 3 pushes.');
  await one.type('r', 'Restarted.');
  await one.type(WIN, /Solved in 6 moves, 3 pushes\. .*New best for moves\./);
  const store = new Store(env.MASU_HOME, Date.now);
  // Both are won: the records have the results, and the earlier game is superseded.
  expect(store.games()).toMatchObject([{ moves: 6 }]);
  expect(store.records).toMatchObject([{ bestMoves: { moves: 6 }, bestPushes: { moves: 6, pushes: 3 } }]);
});

test('if nothing can be saved, a message says so and play continues', async () => {
  const program = start(['play', small()], { env: { MASU_HOME: '/dev/null/masu' } });
  await program.until('u undo');
  await program.type(DOWN, "Can't save: the path is a file, not a folder");
  await program.type(RIGHT, 'Pushed right.');
  await program.type(`k${RIGHT}jj`, 'Solved in 6 moves, 3 pushes.');
  program.send('q');
  expect(await program.end()).toBe(0);
  expect(program.isRestored).toBe(true);
  expect(program.errors).toContain("Couldn't save the last moves.");
});

test('a saved file that cannot be read is moved aside with a sentence', async () => {
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
  await second.until('moved unchanged');
  await second.until('moves     0');
  await second.type(RIGHT, /moves {5}1/);
  expect(readdirSync(join(home, 'aside'))).toHaveLength(1);
  expect(storeOf(second).games()).toMatchObject([{ moves: 1 }]);
});

test('two terminals at one level, both in progress: both games are kept', async () => {
  const env = { MASU_HOME: join(folder, 'apart') };
  const [one, two] = [start(['play', small()], { env }), start(['play', small()], { env })];
  await one.until('u undo');
  await two.until('u undo');
  await one.type(DOWN, /moves {5}1/);
  await two.type(RIGHT + RIGHT, /moves {5}2/);
  await one.type(UP + DOWN, /moves {5}3/);
  const moves = storeOf(one)
    .games()
    .map((game) => game.moves);
  expect(moves.sort()).toEqual([2, 3]);
});
