// Games and moves as text: what is saved, copied and linked. Fetched with the first move, or where there is something to
// read: to show a level and to take a step none of it is needed.

import type { Direction } from '../../base/grid.js';
import { makeGame, movesOf, parseGame, type Written } from '../../play/index.js';
import { type Level, levelHash, makeLurd, type Position, parseLurd } from '../../sokoban/index.js';
import { type Sitting, SOKOBAN_PLAY, type SokobanGame } from './sitting.js';

const SOKOBAN_TEXT: Written<Level, Position, Direction> = {
  ...SOKOBAN_PLAY,
  id: 'sokoban',
  parseMoves: parseLurd,
  makeMoves: makeLurd,
  hash: levelHash,
};

export { parseLurd };

export const gameText = (game: SokobanGame): string => makeGame(SOKOBAN_TEXT, game);

/** Undefined where the text holds no game of this level. */
export function gameOfText(level: Level, text: string): SokobanGame | undefined {
  const read = parseGame(SOKOBAN_TEXT, level, text);
  return read.ok ? read.value : undefined;
}

export const lurdOf = (sitting: Sitting): string => makeLurd(sitting.level, movesOf(sitting.game));
