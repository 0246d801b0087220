// Brazilian Portuguese.

import type { LanguageTools } from '../../../base/languages.js';
import type { Tables } from '../tables.js';
import { futoshiki } from './pt-BR/futoshiki.js';
import { game } from './pt-BR/game.js';
import { keys } from './pt-BR/keys.js';
import { lab, menu, replay, savedGames, screen } from './pt-BR/menu.js';
import { daily, generate, grades, levels, progress } from './pt-BR/pages.js';
import { sokoban } from './pt-BR/sokoban.js';

/** The rule of the language takes the singular for zero; players expect “0 caixas”. */
const withPluralZero = (tools: LanguageTools): LanguageTools => ({
  ...tools,
  countOf: (count, one, many) => tools.countOf(count, count === 0 ? many : one, many),
});

export function tables(given: LanguageTools): Tables {
  const tools = withPluralZero(given);
  return {
    daily: daily(tools),
    futoshiki: futoshiki(tools),
    game: game(tools),
    generate: generate(tools),
    grades: grades(tools),
    keys: keys(),
    lab: lab(tools),
    levels: levels(tools),
    menu: menu(tools),
    progress: progress(tools),
    replay: replay(tools),
    savedGames: savedGames(tools),
    screen: screen(tools),
    sokoban: sokoban(tools),
  };
}
