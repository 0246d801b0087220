// The main screens of the terminal in each language, in a window of 80 by 24.

import { expect, test } from 'vitest';
import { terminalHere } from '../../../../../test/terminal-here.js';

const { small, start } = terminalHere();

test.each([
  {
    locale: 'fr_FR.UTF-8',
    first: 'Premiers pas',
    menu: 'Touches et aide',
    list: '12 niveaux, 0 résolu',
    game: 'u annuler',
    hint: 'Indice 1 sur 5',
    keys: 'Sokoban\u202f: touches',
    daily: 'Casse-tête du jour',
    legend: '* résolu',
  },
  {
    locale: 'es_MX.UTF-8',
    first: 'Primeros pasos',
    menu: 'Teclas y ayuda',
    list: '12 niveles, 0 resueltos',
    game: 'u deshacer',
    hint: 'Pista 1 de 5',
    keys: 'Sokoban: teclas',
    daily: 'Puzle diario',
    legend: '* resuelto',
  },
  {
    locale: 'pt_BR.UTF-8',
    first: 'Primeiros passos',
    menu: 'Teclas e ajuda',
    list: '12 níveis, 0 resolvidos',
    game: 'u desfazer',
    hint: 'Dica 1 de 5',
    keys: 'Sokoban: teclas',
    daily: 'Desafio diário',
    legend: '* resolvido',
  },
])('menu, list, game, hint, keys, and calendar: $locale', async ({ locale, ...shown }) => {
  const program = start([], { columns: 80, lines: 24, env: { LANG: locale } });
  await program.until(shown.menu);
  await program.type('\r', `> ${shown.first}`);
  await program.type('\r', shown.list);
  await program.type('\r', shown.game);
  await program.type('i', shown.hint);
  await program.type('?', shown.keys);
  await program.type('q', shown.game);
  program.send('\x1b');
  program.send('\x1b');
  await program.until(shown.list);
  await program.type('q', `> ${shown.first}`);
  await program.type('q', shown.menu);
  await program.type('jj', `> ${shown.daily}`);
  await program.type('\r', shown.legend);
  program.send('\x03');
  expect(await program.end()).toBe(130);
});

test('--lang asks for a language by its tag or locale, for this time', async () => {
  const spanish = start(['play', small(), '--lang', 'es_AR.UTF-8'], { env: { LANG: 'fr_FR.UTF-8' } });
  await spanish.until('u deshacer');
  spanish.send('q');
  expect(await spanish.end()).toBe(0);
  const unknown = start(['play', small(), '--lang', 'sw']);
  expect(await unknown.end()).toBe(31);
  expect(unknown.errors).toMatch(/^masu: --lang: expected one of en, .*fr.*, got "sw"\.$/m);
});
