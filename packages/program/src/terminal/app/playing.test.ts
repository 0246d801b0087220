// Keys of the menu and of a game opened from it: search, what an undo takes back, Enter after a win.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDay, neighborDay } from '@masu/core/base/daily.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { levelHash } from '@masu/core/sokoban/rules/hash.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import { makeSokobanSave } from '@masu/engine/session/sokoban/saved.js';
import { newSokobanSession } from '@masu/engine/session/sokoban/session.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { PageStack } from '../../../../../test/page-stack.js';
import { Navigation } from './navigation.js';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

let app: PageStack;
beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'masu-playing-'));
  homes.push(home);
  app = new PageStack(home);
  const text = ['########', '#@ $ . #', '########', 'Title: One', '', '#####', '#@$.#', '#####', 'Title: Two', ''].join(
    '\n',
  );
  app.store.saveCollection({ id: 'mine', puzzle: 'sokoban', title: 'Mine', text, importedAt: 1 });
  const latin = '2\n|1 -|\n|   |\n|- -|\n';
  app.store.saveCollection({
    id: 'grids',
    puzzle: 'futoshiki',
    title: 'Grids',
    text: `${latin}\n${latin}`,
    importedAt: 1,
  });
  app.open(new Navigation(app).menu());
});

/** Opens the first level of a collection. */
function open(puzzle: string, collection: string): string {
  app.after('/', ...puzzle, 'enter');
  app.after('/', ...collection, 'enter');
  return app.after('enter');
}
const paste = (text: string): string => {
  app.pages.at(-1)?.take({ kind: 'paste', text });
  return app.after();
};
const moves = (screen: string): string | undefined => /moves +(\d+)/.exec(screen)?.[1];

test('an undo takes back all of one action, with Shift a single move; the setting swaps the two', () => {
  expect(open('sokoban', 'mine')).toContain('One');
  paste('rrr');
  const walk = ['U', 'U', 'Y', 'u', 'y', 'u'].map((key) => moves(app.after(key)));
  expect(walk).toEqual(['2', '1', '2', '0', '3', '0']);
  app.store.saveSetting('web.undo', 'move');
  expect(['y', 'y', 'Y', 'u', 'U'].map((key) => moves(app.after(key)))).toEqual(['1', '2', '3', '2', '0']);
});

test('after a win, Enter opens the next level; before it, Enter changes nothing', () => {
  expect(open('sokoban', 'mine')).toContain('One');
  expect(app.after('enter')).toContain('One');
  expect(paste('rrr')).toContain('Solved');
  expect(app.after('enter')).toContain('Two');
});

test('in Futoshiki, Enter moves down before the win and opens the next puzzle after it', () => {
  expect(open('futoshiki', 'grids')).toContain('1 of 2');
  app.after('right', '2', 'enter', '1', 'left', '2');
  expect(app.after()).toContain('Solved');
  expect(app.after('enter')).toContain('2 of 2');
});

test('a search in a list puts rows that match by name before rows that match by description', () => {
  expect(app.after('/', ...'open a')).toMatch(/> Open a file .*\n +Games in progress/);
});

test('the selected row of the menu stays selected when a game to continue appears before it', () => {
  expect(open('sokoban', 'mine')).toContain('One');
  paste('r');
  expect(app.after('escape', 'escape', 'escape')).toMatch(/ Continue .*\n +> Sokoban/);
});

const replay = (): string => {
  open('sokoban', 'mine');
  paste('r');
  return app.after('v');
};
const PAGES_WITH_KEYS: readonly [name: string, open: () => string, key: string][] = [
  ['a game', () => open('sokoban', 'mine'), 'undo; hold to repeat'],
  ['a replay', replay, 'faster, slower'],
  ['the lab', () => app.after('/', ...'lab', 'enter'), 'choose a solver'],
  ['the daily puzzles', () => app.after('/', ...'daily', 'enter'), 'previous month, next month'],
];

test.each(PAGES_WITH_KEYS)('? shows the keys of the page in view: %s', (_name, openPage, key) => {
  openPage();
  const before = app.after();
  const help = app.after('?');
  const shown = PAGES_WITH_KEYS.map(([, , each]) => each).filter((each) => help.includes(each));
  expect(shown, help).toEqual([key]);
  expect(app.after('q')).toBe(before);
});

/** Saves a game of the level One: these moves of the player, then these of masu, which can be redone if `rewind`. */
function saveShownGame(own: string, shown: string, rewind: boolean): void {
  const movesIn = (text: string) => {
    const read = parseLurd(text);
    return read.ok ? read.value : [];
  };
  const level = levelOf(['########', '#@ $ . #', '########']);
  const played = actSokoban(newSokobanSession(level), { kind: 'play-moves', moves: movesIn(own) }).state;
  const { state } = actSokoban(played, { kind: 'show-moves', moves: movesIn(shown), rewind });
  app.store.saveGame(app.store.openSave(), makeSokobanSave(state, { id: '', savedAt: 0, title: 'One', millis: 0 }));
}

const SHOWN = 'Solved with masu’s moves: 3 moves, 2 pushes. This is not a record.';
const OWN = 'Solved in 3 moves, 2 pushes.';
const SHOWN_GAMES: readonly [name: string, saved: Parameters<typeof saveShownGame>, keys: string[], text: string][] = [
  ['the last push is the player’s', ['r', 'R', false], ['l'], SHOWN],
  ['masu’s solution is redone', ['r', 'RR', true], ['end'], SHOWN],
  ['it is undone and played by hand', ['r', 'R', false], ['u', 'l', 'l'], OWN],
  ['restarted and played by hand', ['r', 'R', false], ['r', 'l', 'l', 'l'], OWN],
];

test.each(SHOWN_GAMES)('moves that masu made in a saved game earn no record: %s', (_name, saved, keys, text) => {
  saveShownGame(...saved);
  expect(open('sokoban', 'mine')).toContain('One');
  expect(app.after(...keys)).toContain(text);
  expect(app.store.records.map(({ title }) => title)).toEqual(text === OWN ? ['One'] : []);
});

test('a game that masu’s moves solved continues at the player’s last move', () => {
  saveShownGame('r', 'RR', true);
  open('sokoban', 'mine');
  expect(moves(app.after('end'))).toBe('3');
  expect(app.after('escape')).toContain('1 move so far');
  expect(moves(app.after('enter'))).toBe('1');
});

test('a day is begun with the first move of its puzzle, not by opening it', () => {
  const rows = ['########', '#@ $ . #', '########'];
  const [hash, level] = [levelHash(levelOf(rows)), `${rows.join('\n')}\n`];
  app.store.saveDaily({ puzzle: 'sokoban', day: '2026-11-16', hash, level, grade: 'easy' });
  app.after('/', ...'daily', 'enter');
  expect(app.after()).toContain('Not solved yet.');
  expect(app.after('enter')).toContain('Daily Sokoban 2026-11-16');
  expect(app.after('escape')).toContain('Not solved yet.');
  app.after('enter', 'l');
  expect(app.after('escape')).toMatch(/\[16~\].*Begun\./s);
});

test('what a list said is over when the player comes back to it', () => {
  expect(app.after('escape')).toContain('Press q to quit.');
  open('sokoban', 'mine');
  expect(app.after('escape', 'escape', 'escape')).not.toContain('Press q to quit.');
});

const GRADED: readonly [name: string, rows: string[], text: string][] = [
  ['a level of a file', ['########', '#@ $ . #', '########'], 'Proven optimum: 2 pushes.'],
  ['a level without a solution', ['#####', '#@ .#', '#$  #', '#####'], 'This level has no grade'],
];

test.each(GRADED)('the page of the difficulty grades a level that has no grade yet: %s', async (_name, rows, text) => {
  const { pages } = app;
  pages[0]?.take({ kind: 'paste', text: `${rows.join('\n')}\n` });
  expect(app.after('enter', 'g')).toContain('Not graded yet.');
  await expect.poll(() => app.after()).toContain(text);
});

test('after the puzzle of a day, the win names the streak and tomorrow', () => {
  const level = levelOf(['########', '#@ $ . #', '########']);
  const daily = { puzzle: 'sokoban', hash: levelHash(level), level: '', grade: 'easy' } as const;
  const today = localDay(new Date(app.now()));
  const yesterday = neighborDay(today, -1) ?? '';
  const solved = { on: yesterday, at: 1, hints: 0, millis: 1 };
  app.store.saveDaily({ ...daily, day: yesterday, hash: 'other', solved });
  app.store.saveDaily({ ...daily, day: today });
  open('sokoban', 'mine');
  expect(paste('rrr').replaceAll(/\s+/g, ' ')).toMatch(
    /Solved in 3 moves, 2 pushes\..*Streak: 2 days\. Tomorrow: \w+\./,
  );
});

test('after a win with too many pushes, the replay offers a shorter solution side by side', async () => {
  const text = ['#######', '#     #', '#     #', '# $ . #', '#@    #', '#######', 'Title: Room', ''].join('\n');
  app.store.saveCollection({ id: 'room', puzzle: 'sokoban', title: 'Room', text, importedAt: 1 });
  open('sokoban', 'room');
  expect(paste('uRdrUluurDldR')).toContain('Solved');
  expect(app.after('v')).toContain('Side by side');
  app.after('/', ...'side', 'enter');
  await expect.poll(() => app.after(), { timeout: 20_000 }).toContain('Proven minimum: 2 pushes');
  const screen = app.after();
  expect(screen).toContain('Yours: 4 pushes');
  expect(screen.replaceAll(/\s+/g, ' ')).toContain('Push 2, up: 2 pushes more than necessary.');
  expect(screen).toContain('2 / 13');
  expect(app.after('right')).toContain('3 / 13');
}, 30_000);

test('playlists: three for today, and a level that was given up', () => {
  const gaveUp = { puzzle: 'sokoban', at: 1, result: 'given-up', difficulty: 3, isExact: true } as const;
  const hash = levelHash(levelOf(['#####', '#@$.#', '#####']));
  app.store.saveAttempts([{ ...gaveUp, hash, hints: 0, undos: 0, millis: 0 }]);
  const lists = app.after('/', ...'playlists', 'enter');
  expect(lists).toMatch(/Sokoban.*Today’s three +3 levels/);
  expect(lists).toMatch(/Sokoban.*Given up +1 level/);
  expect(lists).toMatch(/Sokoban.*Near the minimum +No level is a few pushes over/);
  expect(lists).toMatch(/Sokoban.*Journeys +12 levels/);
  app.after('/', ...'sokoban', ...', given', 'enter');
  expect(app.after('enter')).toContain('Two');
});
