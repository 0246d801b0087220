// Brazilian Portuguese.

import type { TableMakers } from '../tables.js';
import { futoshiki } from './pt-BR/futoshiki.js';
import { game } from './pt-BR/game.js';
import { keys } from './pt-BR/keys.js';
import { lab, menu, replay, savedGames, saving, screen } from './pt-BR/menu.js';
import { daily, generate, grades, levels, progress } from './pt-BR/pages.js';
import { sokoban } from './pt-BR/sokoban.js';

export const makers: TableMakers = {
  ...{ daily, futoshiki, game, generate, grades, keys, lab },
  ...{ levels, menu, progress, replay, savedGames, saving, screen, sokoban },
};
