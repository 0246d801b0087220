// Boxes and goals as parts of a message about a game: a box by its letter, a goal by its number.

import { markName } from '@masu/core/base/sentence-parts.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import type { SokobanSession } from '@masu/engine/session/sokoban/session.js';

/** A box, by the cell it is on. */
export function boxInMessage(now: Pick<SokobanSession, 'game'>, cell: number): string {
  const letters = boxLetters(now);
  return markName('box', [...letters.keys()].indexOf(cell), letters.get(cell) ?? '');
}

/** A goal, by its cell. */
export function goalInMessage({ game }: Pick<SokobanSession, 'game'>, cell: number): string {
  const goal = game.level.goals.indexOf(cell);
  return markName('goal', goal, String(goal + 1));
}
