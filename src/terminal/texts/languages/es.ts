// Spanish.

import type { LanguageTools } from '../../../base/languages.js';
import type { Tables } from '../tables.js';
import { futoshiki } from './es/futoshiki.js';
import { game } from './es/game.js';
import { keys } from './es/keys.js';
import { lab, menu, replay, savedGames, screen } from './es/menu.js';
import { daily, generate, grades, levels, progress } from './es/pages.js';
import { sokoban } from './es/sokoban.js';

export const tables = (tools: LanguageTools): Tables => ({
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
});
