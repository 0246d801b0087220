// Sokoban sessions as saved games.

import { SOKOBAN_SAVES } from './jobs.js';

export const { make: makeSokobanSave, parse: parseSokobanGame, movesText: sokobanMovesText } = SOKOBAN_SAVES;
