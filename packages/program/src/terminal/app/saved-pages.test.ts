// Lists in the menu: games in progress, records, imported collections, the language; opened, searched, deleted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { makeFutoshikiSave } from '@masu/engine/session/futoshiki/saved.js';
import { makeSokobanSave } from '@masu/engine/session/sokoban/saved.js';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PageStack } from '../../../../../test/page-stack.js';
import { START as FUTOSHIKI } from '../../../../../test/workshop-futoshiki.js';
import { played, START } from '../../../../../test/workshop-sokoban.js';
import { storedLevelText } from '../../saves/library.js';
import { languageOfEnvironment, loadTexts, terminalLanguage, useLanguage } from '../texts/language.js';
import { Navigation } from './navigation.js';
import { runningGames, savedLanguage, wantedLanguage } from './saved-pages.js';

/** As long as a slow machine may take. */
const WAIT = { timeout: 60_000 };

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});
afterEach(() => useLanguage('en'));

const { session } = played(START, 'rrrrruulL');
const level = storedLevelText({ puzzle: 'sokoban', level: session.game.level });
const futoshikiLevel = storedLevelText({ puzzle: 'futoshiki', level: FUTOSHIKI.session.game.level });

/** The menu of a player with two games, a record, and a collection. */
function menu(): PageStack {
  const home = mkdtempSync(join(tmpdir(), 'masu-lists-'));
  homes.push(home);
  const app = new PageStack(home);
  const facts = { id: '', savedAt: 0, millis: 1000 };
  const save = (game: SavedGame) => app.store.saveGame(app.store.openSave(), game);
  const begun = {
    ...makeFutoshikiSave(FUTOSHIKI.session, { ...facts, title: 'Grid', level: futoshikiLevel }),
    moves: 1,
  };
  save(begun);
  save(makeSokobanSave(session, { ...facts, title: 'Égalité', level }));
  const score = { moves: 3, pushes: 2, solution: 'rRR', at: 1 };
  const board = ['#######', '#@ $ .#', '#######', ''].join('\n');
  app.store.saveRecord({
    ...{ puzzle: 'sokoban', hash: 'y', title: 'Solved once', level: board, bestMoves: score, bestPushes: score },
    best: { hints: 0, millis: 1000, at: 1 },
  });
  app.store.saveCollection({ id: 'mine', puzzle: 'sokoban', title: 'Mine', text: board, importedAt: 1 });
  app.open(new Navigation(app).menu());
  return app;
}

/** The page behind a row of the menu, found by typing. */
const at = (app: PageStack, row: string): string => app.after('/', ...row, 'enter');

test('games in progress are listed, opened, and deleted after a confirmation', () => {
  const app = menu();
  const list = at(app, 'games');
  expect(list).toContain('> Égalité');
  expect(list).toMatch(/Égalité +Sokoban, 9 moves, \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(app.after('enter')).toContain('moves     9');
  app.after('escape');
  expect(app.after('x')).toContain('! Delete the game of Égalité? Press x again to delete it.');
  expect(app.after('down', 'up', 'x')).toContain('Delete the game of Égalité?');
  const [game] = runningGames(app.store).filter(({ title }) => title === 'Égalité');
  expect(game).toBeDefined();
  expect(app.after('x')).toContain('Deleted the game of Égalité.');
  expect(runningGames(app.store).map(({ title }) => title)).not.toContain('Égalité');
});

test('a game that was played since is kept', () => {
  const app = menu();
  at(app, 'games');
  app.after('x');
  const [game] = runningGames(app.store).filter(({ title }) => title === 'Égalité');
  const { id: _, savedAt: __, ...rest } = game as SavedGame;
  app.store.saveGame(app.store.openSave(game), { ...rest, millis: 99_000 });
  expect(app.after('x')).toContain('Égalité has been played since, so it was not deleted.');
});

test('records are listed and their levels opened', () => {
  const app = menu();
  expect(at(app, 'records')).toMatch(/> Solved once +Sokoban, 3 moves, 2 pushes/);
  expect(app.after('x')).not.toContain('again');
  expect(app.after('enter')).toContain('on goal   0/1');
});

test('an imported collection is removed, one of ours is not', () => {
  const app = menu();
  const list = at(app, 'sokoban');
  expect(list).toContain('Mine');
  expect(app.after('x')).not.toContain('Remove');
  app.after('/', ...'mine');
  expect(app.after('escape', 'x')).toContain('Remove Mine from your collections?');
  const after = app.after('x');
  expect(after).toContain('Removed Mine. Games and records are kept.');
  expect(after).not.toContain('  Mine ');
  expect(app.store.collections()).toEqual([]);
  expect(runningGames(app.store)).not.toEqual([]);
});

test('lists are searched by what is typed, whatever the accents; Escape shows all again', () => {
  const app = menu();
  at(app, 'games');
  const found = app.after('/', ...'egal');
  expect(found).toContain('Find: egal_');
  expect(found).toContain('> Égalité');
  expect(found).not.toContain('Grid');
  expect(app.after('x', 'x')).toContain('Nothing found.');
  expect(app.after('backspace', 'backspace')).toContain('> Égalité');
  expect(app.after('escape')).not.toContain('Find:');
  expect(app.after('/', ...'sokoban moves')).toContain('> Égalité');
});

test('the language changes at once, is saved, and can be set back to the system’s', { timeout: 120_000 }, async () => {
  // Loaded already, so that a choice holds within a moment.
  await loadTexts('fr');
  const app = menu();
  expect(at(app, 'language')).toContain('> System language');
  app.after('/', ...'francais', 'enter');
  await expect.poll(() => terminalLanguage, WAIT).toBe('fr');
  expect(app.after()).toContain('Touches et aide');
  expect([savedLanguage(app.store), wantedLanguage(app.store, app.env)]).toEqual(['fr', 'fr']);
  at(app, 'langue');
  app.after('/', ...'systeme', 'enter');
  await expect.poll(() => terminalLanguage, WAIT).toBe(languageOfEnvironment(app.env));
  expect(savedLanguage(app.store)).toBe(undefined);
});
