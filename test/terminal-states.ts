// Screens of the terminal that the menu leads to: each by a row of the menu and keys.

import { makeSokobanSave } from '@masu/engine/session/sokoban/saved.js';
import { storedLevelText } from '@masu/program/saves/library.js';
import { Navigation } from '@masu/program/terminal/app/navigation.js';
import type { TerminalTexts } from '@masu/program/terminal/texts/language.js';
import type { PageStack } from './page-stack.js';
import * as Sokoban from './workshop-sokoban.js';

/** Opens the menu of a player who has a game, a record, and a collection. */
export function startWithSaves(app: PageStack): void {
  const { session } = Sokoban.played(Sokoban.START, 'rrrrruulL');
  const level = storedLevelText({ puzzle: 'sokoban', level: session.game.level });
  const facts = { id: '', savedAt: 0, title: 'Mine', level, millis: 1000 };
  app.store.saveGame(app.store.openSave(), makeSokobanSave(session, facts));
  const score = { moves: 3, pushes: 2, solution: 'rRR', at: 1 };
  app.store.saveRecord({
    ...{ puzzle: 'sokoban', hash: 'y', title: 'Small', level, bestMoves: score, bestPushes: score },
    best: { hints: 0, millis: 1000, at: 1 },
  });
  app.store.saveCollection({ id: 'mine', puzzle: 'sokoban', title: 'Mine', text: level, importedAt: 1 });
  app.open(new Navigation(app).menu());
}

/** What is shown after these keys in the menu, at a row of it. */
export function inMenu(app: PageStack, row: string, ...keys: readonly string[]): string {
  while (app.pages.length > 1) app.back();
  app.after('escape', 'home');
  for (let i = 0; i < 20 && !app.after().includes(`> ${row}`); i++) app.after('down');
  return app.after(...keys);
}

/** What is shown, the row of the menu, and the keys. */
export const statesOf = (
  texts: TerminalTexts,
): readonly (readonly [name: string, row: string, ...keys: readonly string[]])[] => {
  const { menu, savedGames, generate } = texts;
  return [
    ['collections', 'Sokoban'],
    ['a collection to remove', 'Sokoban', 'end', 'up', 'x'],
    ['a removed collection', 'Sokoban', 'end', 'up', 'x', 'x'],
    ['levels', 'Sokoban', 'enter'],
    ['levels, sorted', 'Sokoban', 'enter', 'o'],
    ['levels, filtered', 'Sokoban', 'enter', 'f'],
    ['unsolved levels', 'Sokoban', 'enter', 't'],
    ['levels, finding', 'Sokoban', 'enter', '/'],
    ['levels, finding nothing', 'Sokoban', 'enter', '/', 'x', 'x'],
    ['the difficulty of a level', 'Sokoban', 'enter', 'g'],
    ['a level', 'Sokoban', 'enter', 'enter'],
    ['the keys of a level', 'Sokoban', 'enter', 'enter', '?'],
    ['its moves', 'Sokoban', 'enter', 'enter', 'e'],
    ['nothing to replay', 'Sokoban', 'enter', 'enter', 'v'],
    ['the first level', 'Sokoban', 'enter', 'enter', 'p'],
    ['nothing to undo', 'Sokoban', 'enter', 'enter', 'u'],
    ['an option', 'Sokoban', 'enter', 'enter', 'x'],
    ['an empty snapshot', 'Sokoban', 'enter', 'enter', '3'],
    ['puzzles', 'Futoshiki', 'enter'],
    ['a puzzle', 'Futoshiki', 'enter', 'enter'],
    ['a puzzle with large cells', 'Futoshiki', 'enter', 'enter', 'v', 'm', 'f'],
    ['a given digit', 'Futoshiki', 'enter', 'enter', '0'],
    ['the keys of a puzzle', 'Futoshiki', 'enter', 'enter', '?'],
    ['daily puzzles', texts.daily.heading],
    ['a result not there yet', texts.daily.heading, 'e'],
    ['progress', texts.progress.heading],
    ['games in progress', savedGames.heading],
    ['a game to delete', savedGames.heading, 'x'],
    ['records', savedGames.records],
    ['a new level', generate.menu.sokoban],
    ['a new level, its seed', generate.menu.sokoban, 'up'],
    ['a new puzzle', generate.menu.futoshiki],
    ['a file to open', menu.open],
    ['no path', menu.open, 'enter'],
    ['the lab', menu.lab],
    ['nothing solved in the lab', menu.lab, 'v'],
    ['the languages', menu.language],
    ['all keys', menu.help],
    ['a deleted game', savedGames.heading, 'x', 'x'],
  ];
};
