// The Sokoban page without its drawing: a level is opened and played, what is saved, said, and found again in another tab.

import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { expect, test, vi } from 'vitest';
import { openTab, type Tab, useTestBrowser } from '../../../../../test/web/tabs.js';

useTestBrowser();

const CORRIDOR = { rows: ['########', '#@ $ . #', '########'] };
const ROOM = { rows: ['#######', '#@    #', '# $ . #', '#     #', '#######'] };
const ORIGIN = { title: 'One' };
const ALWAYS = { isAgain: false, isWanted: () => true };

/** Opens a level as its address would, and waits for what is loaded behind it. */
async function open(
  { reader }: Tab,
  draft: { readonly rows: readonly string[] } = CORRIDOR,
  moves = '',
  asked = ALWAYS,
) {
  const opening = reader.openDraft(draft as never, ORIGIN, asked, moves);
  await vi.advanceTimersByTimeAsync(0);
  const done = await opening;
  await vi.advanceTimersByTimeAsync(0);
  return done;
}
const go = ({ sokoban }: Tab, ...directions: readonly ('up' | 'right' | 'down' | 'left')[]): void => {
  for (const direction of directions) sokoban.performSokoban({ kind: 'move', direction });
};
const perform = ({ sokoban }: Tab, ...commands: readonly SokobanCommand[]): void => {
  for (const command of commands) sokoban.performSokoban(command);
};
const counts = ({ sokoban }: Tab) => sokoban.counts.value;
const games = ({ saves }: Tab) => saves.saved.value.games.map(({ game, millis, hints }) => ({ game, millis, hints }));
/** Everything that was asked for has come, and all of it is written. */
async function settled({ saves }: Tab): Promise<void> {
  await vi.advanceTimersByTimeAsync(300);
  await saves.flushGame();
  await vi.advanceTimersByTimeAsync(300);
}

test('a game is continued in another tab with its moves, its time, and its hints', async () => {
  const first = await openTab();
  expect(await open(first, ROOM)).toBe('opened');
  first.sokoban.levelClock.run();
  vi.advanceTimersByTime(5000);
  go(first, 'down', 'right', 'right');
  perform(first, { kind: 'undo', unit: 'move' }, { kind: 'redo', unit: 'move' }, { kind: 'undo', unit: 'move' });
  await settled(first);
  const [saved] = games(first);
  expect(saved).toMatchObject({ millis: 5000, hints: 0 });
  const second = await openTab();
  await open(second, ROOM);
  expect(counts(second)).toMatchObject({ moves: 2, pushes: 1 });
  expect(second.sokoban.levelClock.millis()).toBe(5000);
  // What was undone can still be redone.
  perform(second, { kind: 'redo', unit: 'move' });
  expect(counts(second)).toMatchObject({ moves: 3, pushes: 2 });
});

test('a move against a wall saves nothing and says so', async () => {
  const tab = await openTab();
  await open(tab);
  tab.notices.notifySokoban(undefined, '');
  go(tab, 'up');
  await settled(tab);
  expect([counts(tab)?.moves, games(tab)]).toEqual([0, []]);
});

test('a level without a move is not saved; all moves taken back, it is gone', async () => {
  const tab = await openTab();
  await open(tab);
  await settled(tab);
  expect(games(tab)).toEqual([]);
  go(tab, 'right');
  await settled(tab);
  expect(games(tab)).toHaveLength(1);
});

test('a solved game is removed at once and earns a record', async () => {
  const tab = await openTab();
  await open(tab);
  go(tab, 'right', 'right');
  await settled(tab);
  expect(games(tab)).toHaveLength(1);
  tab.sokoban.levelClock.set(7000);
  go(tab, 'right');
  expect(tab.sokoban.isGameSolved.value).toBe(true);
  // Not after the delay of a move.
  await tab.saves.flushGame();
  expect(games(tab)).toEqual([]);
  await settled(tab);
  const { hash = '' } = tab.sokoban.currentLevel.value ?? {};
  expect(tab.saves.findRecord('sokoban', hash)).toMatchObject({
    title: 'One',
    bestMoves: { moves: 3, pushes: 2, solution: 'rRR' },
    best: { hints: 0, millis: 7000 },
  });
  expect(tab.notices.notice.value).toMatchObject({ tone: 'seal' });
  const again = await openTab();
  expect(again.saves.findRecord('sokoban', hash)?.bestPushes).toMatchObject({ moves: 3, pushes: 2 });
});

test('a solution that is shown earns no record', async () => {
  const tab = await openTab();
  await open(tab, CORRIDOR, 'rRR');
  await settled(tab);
  expect([tab.sokoban.isGameSolved.value, tab.sokoban.isOwnSolution.value]).toEqual([true, false]);
  expect(tab.saves.saved.value.records).toEqual([]);
  expect(tab.notices.notice.value?.tone).toBe('calm');
});

test('a link with moves begins a new game; opened again, it continues that game', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  go(tab, 'down', 'down');
  await open(tab, ROOM, 'rr');
  expect(counts(tab)).toMatchObject({ moves: 2, pushes: 0 });
  go(tab, 'right');
  await settled(tab);
  await open(tab, ROOM, 'rr', { ...ALWAYS, isAgain: true });
  expect(counts(tab)).toMatchObject({ moves: 3 });
});

test('a link whose moves can not be read opens the level and says so', async () => {
  const tab = await openTab();
  expect(await open(tab, ROOM, 'r?r')).toBe('opened');
  expect([counts(tab)?.moves, tab.notices.notice.value?.tone]).toEqual([0, 'ink']);
});

test('a level that is no longer wanted is not opened', async () => {
  const tab = await openTab();
  expect(await open(tab, CORRIDOR, '', { ...ALWAYS, isWanted: () => false })).toBe('left');
  expect(tab.sokoban.currentLevel.value).toBeUndefined();
  // Asked again after what was saved is read: the player went elsewhere meanwhile.
  let asked = 0;
  expect(await open(tab, CORRIDOR, '', { ...ALWAYS, isWanted: () => ++asked < 2 })).toBe('left');
  expect(tab.sokoban.currentLevel.value).toBeUndefined();
});

test('a board without a box is refused with its reason', async () => {
  const tab = await openTab();
  expect(await open(tab, { rows: ['####', '#@.#', '####'] })).toMatchObject({ error: expect.stringContaining('box') });
});

test('whoever comes back at once finds the last move', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  go(tab, 'right');
  await open(tab, CORRIDOR);
  expect(counts(tab)).toMatchObject({ moves: 0 });
  go(tab, 'right');
  await open(tab, ROOM);
  expect(counts(tab)).toMatchObject({ moves: 1 });
  await open(tab, CORRIDOR);
  expect(counts(tab)).toMatchObject({ moves: 1 });
});

test('a saved game that can not be read is left alone, and a new one begins', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  go(tab, 'right');
  await settled(tab);
  const [left] = tab.saves.saved.value.games;
  if (!left) throw new Error('nothing was saved');
  tab.saves.saveEntry('games', { ...left, game: 'uuuuuu' });
  const again = await openTab();
  await again.saves.flushGame();
  await tab.saves.flushGame();
  const reloaded = await openTab();
  await open(reloaded, ROOM);
  expect(counts(reloaded)).toMatchObject({ moves: 0 });
  go(reloaded, 'down');
  await settled(reloaded);
  expect(games(reloaded)).toHaveLength(2);
});

test('another saved game of the level is continued; the one before stays', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  tab.sokoban.levelClock.set(9000);
  go(tab, 'right');
  await settled(tab);
  const [first] = tab.saves.saved.value.games;
  if (!first) throw new Error('nothing was saved');
  await open(tab, ROOM, 'dr');
  expect([counts(tab)?.moves, tab.sokoban.levelClock.millis()]).toEqual([2, 0]);
  go(tab, 'down');
  await tab.sokoban.continueGame(first);
  expect([counts(tab)?.moves, tab.sokoban.levelClock.millis()]).toEqual([1, 9000]);
  go(tab, 'right');
  await settled(tab);
  expect(tab.saves.saved.value.games.map(({ moves }) => moves).sort()).toEqual([2, 3]);
  await tab.sokoban.continueGame({ ...first, game: '!' });
  expect([counts(tab)?.moves, tab.notices.notice.value?.tone]).toEqual([2, 'ink']);
});

test('the setting of undo and of warnings decides', async () => {
  const tab = await openTab();
  expect(tab.sokoban.undoBy.value).toBe('action');
  tab.saves.setSetting('undo', 'move');
  expect(tab.sokoban.undoBy.value).toBe('move');
  await open(tab, { rows: ['######', '#    #', '# $@.#', '#    #', '######'] });
  go(tab, 'left');
  const boxes = tab.sokoban.sokobanSession.value?.game.entries.at(-1)?.to.boxes ?? [];
  const deadlock = { reason: 'corner', boxes };
  const report = { kind: 'insight', puzzle: 'sokoban', verdict: 'seen', deadlock, deadSquares: [] };
  perform(tab, { kind: 'take-insight', boxes, report } as unknown as SokobanCommand);
  expect(tab.sokoban.deadlock.value).toBeDefined();
  tab.saves.setSetting('warn', false);
  expect(tab.sokoban.deadlock.value).toBeUndefined();
});

test('a path is animated, a jump is not', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  const shown = (): number | undefined => tab.sokoban.currentLevel.value?.path.length;
  perform(tab, { kind: 'walk-until-blocked', direction: 'right' });
  expect(shown()).toBeGreaterThan(1);
  tab.sokoban.performSokoban({ kind: 'move', direction: 'down' }, true);
  expect(shown()).toBe(0);
  tab.sokoban.performSokoban({ kind: 'move', direction: 'down' }, false, 70);
  expect(tab.sokoban.currentLevel.value?.pathMillis).toBe(70);
});

test('a new level begins as a whole, without the reverse mode; the same one keeps its size', async () => {
  const tab = await openTab();
  await open(tab, ROOM);
  tab.sokoban.zoom.chosen.value = 3;
  tab.sokoban.isReverse.value = true;
  await open(tab, ROOM);
  expect([tab.sokoban.zoom.chosen.value, tab.sokoban.isReverse.value]).toEqual([3, false]);
  await open(tab, CORRIDOR);
  expect(tab.sokoban.zoom.chosen.value).toBeUndefined();
});
