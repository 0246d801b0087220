// The language of the full screen, and the tables of its texts.

import { english as ENGLISH } from '@masu/core/base/texts/en/terminal.js';
import { afterEach, expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '../../../../../test/translations.js';
import { languageOfEnvironment, loadTexts, terminalLanguage, texts, useLanguage } from './language.js';

afterEach(() => useLanguage('en'));

test.each<{ environment: NodeJS.ProcessEnv; expected: string }>([
  { environment: { LANG: 'fr_CA.UTF-8' }, expected: 'fr' },
  { environment: { LANG: 'en_US.UTF-8', LC_MESSAGES: 'es_AR.UTF-8' }, expected: 'es' },
  { environment: { LANG: 'fr_FR', LC_MESSAGES: 'es_ES', LC_ALL: 'pt_BR@latin' }, expected: 'pt-BR' },
  { environment: { LANG: 'pt_PT.UTF-8', LC_ALL: '' }, expected: 'pt-BR' },
  { environment: { LANG: 'C.UTF-8' }, expected: 'en' },
  { environment: { LANG: 'POSIX' }, expected: 'en' },
  { environment: { LANG: 'sw_KE.UTF-8' }, expected: 'en' },
  { environment: {}, expected: 'en' },
])('$environment asks for $expected', ({ environment, expected }) => {
  expect(languageOfEnvironment(environment)).toBe(expected);
});

test('a language is in use as soon as it is loaded', async () => {
  expect(texts.game.undone).toBe('Undone.');
  await useLanguage('fr');
  expect([terminalLanguage, texts.game.undone, texts.sokoban.pushes(12_000)]).toEqual([
    'fr',
    'Annulé.',
    '12\u202f000 poussées',
  ]);
  await useLanguage('pt-BR');
  expect([texts.sokoban.moves(0), texts.sokoban.moves(1)]).toEqual(['0 movimentos', '1 movimento']);
  await useLanguage('en');
  expect(texts).toBe(ENGLISH);
});

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}
function leaves(value: unknown, path: string): readonly Leaf[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
    : [{ path, value }];
}

test.each(OTHER_LANGUAGES)('%s has every text of the English tables, and hardly one is English', async (id) => {
  const english = leaves(ENGLISH, '');
  const translated = new Map(leaves(await loadTexts(id), '').map(({ path, value }) => [path, value]));
  expect(english.length).toBeGreaterThan(350);
  expect([...translated.keys()].sort()).toEqual(english.map(({ path }) => path).sort());
  const same = english.filter(({ path, value }) => typeof value === 'string' && translated.get(path) === value);
  // Keys, formats, months, and a few words that both languages have; Dutch has the most, such as hint, level, and stop.
  const isName = ({ path }: Leaf): boolean =>
    /keys\.(names|both|sokoban|futoshiki|levels|lists|replay|lab|daily)|openAbout|daily\.months|[tT]rivial/.test(path);
  expect(same.filter((leaf) => !isName(leaf)).map(({ path }) => path).length).toBeLessThan(10);
});
