// What the boxes of a game are called: the letters they have at the start of the level, in reading order, wherever they are
// pushed.

import { movesOf } from '@masu/core/play/game.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { boxLetter } from '@masu/studio/sokoban/explain/names.js';
import type { SokobanGame, SokobanSession } from './session.js';

let last: { readonly game: SokobanGame; readonly letters: ReadonlyMap<number, string> } | undefined;

/** The letter of each box, by the cell it is on now: A, B, … in reading order of the start. */
export function boxLetters({ game }: Pick<SokobanSession, 'game'>): ReadonlyMap<number, string> {
  if (last?.game === game) return last.letters;
  const cells = [...game.level.start.boxes];
  for (const { step } of replay(game.level, movesOf(game))) {
    if (step.kind === 'push') cells[cells.indexOf(step.from)] = step.onto;
  }
  last = { game, letters: new Map(cells.map((cell, box) => [cell, boxLetter(box)])) };
  return last.letters;
}
