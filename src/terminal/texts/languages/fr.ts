// French.

import type { TableMakers } from '../tables.js';
import { futoshiki } from './fr/futoshiki.js';
import { game } from './fr/game.js';
import { keys } from './fr/keys.js';
import { lab, menu, replay, savedGames, saving, screen } from './fr/menu.js';
import { daily, generate, grades, levels, progress } from './fr/pages.js';
import { sokoban } from './fr/sokoban.js';

export const makers: TableMakers = {
  ...{ daily, futoshiki, game, generate, grades, keys, lab },
  ...{ levels, menu, progress, replay, savedGames, saving, screen, sokoban },
};
