// The terminal in French: requested by the locale, with lists to search and delete from; and
// another language chosen in the menu, which takes effect at once and the next time.

import { expect, test } from 'vitest';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { small, start, storeOf } = terminalHere();

const FRENCH = { LANG: 'fr_FR.UTF-8' };

test('a game in French, found in the list, deleted; then Spanish, at once and the next time', async () => {
  const game = start(['play', small()], { env: FRENCH });
  await game.until('u annuler');
  await game.type('s', /dépl\. +1/);
  game.send('q');
  expect(await game.end()).toBe(0);

  const env = { ...FRENCH, MASU_HOME: game.home };
  const menu = start([], { columns: 80, lines: 24, env });
  await menu.until('Touches et aide');
  expect(menu.screen).toMatch(/> Continuer +Small, 1 déplacement/);
  await menu.type('/', 'Chercher\u202f: _');
  await menu.type('parties', /> Parties en cours/);
  await menu.type('\r', /> Small +Sokoban, 1 déplacement, \d{4}-/);
  await menu.type('x', 'Supprimer la partie «\u202fSmall\u202f»');
  await menu.type('x', 'Aucune partie en cours.');
  expect(storeOf(game).games()).toEqual([]);
  await menu.type('q', 'Touches et aide');
  await menu.type('/langue', '> Langue (Language)');
  await menu.type('\r', '> Celle du système');
  await menu.type('/espa', '> Español');
  await menu.type('\r', 'Teclas y ayuda');
  menu.send('q');
  expect(await menu.end()).toBe(0);

  const again = start(['play', small()], { env });
  await again.until('u deshacer');
  again.send('q');
  expect(await again.end()).toBe(0);
});
