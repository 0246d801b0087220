// Spanish.

import type { TableMakers } from '../tables.js';
import { futoshiki } from './es/futoshiki.js';
import { game } from './es/game.js';
import { keys } from './es/keys.js';
import { lab, menu, replay, savedGames, saving, screen } from './es/menu.js';
import { daily, generate, grades, levels, progress } from './es/pages.js';
import { sokoban } from './es/sokoban.js';

export const makers: TableMakers = {
  ...{ daily, futoshiki, game, generate, grades, keys, lab },
  ...{ levels, menu, progress, replay, savedGames, saving, screen, sokoban },
};
