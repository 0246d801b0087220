// Moves as letters, walks included, from pushes.

import type { Asked } from './asked.js';
import { type Board, pushed, type Spot, walkable } from './board.js';

/** Throws if a push can't be made. */
export function movesOf(
  { board, start }: Asked,
  line: readonly { readonly from: number; readonly onto: number }[],
): string {
  const letters: Readonly<Record<number, string>> = { [-board.width]: 'U', [board.width]: 'D', '-1': 'L', 1: 'R' };
  let spot = start;
  let moves = '';
  for (const { from, onto } of line) {
    moves += walkTo(board, spot, from - (onto - from)) + letters[onto - from];
    spot = pushed(spot, { box: spot.boxes.indexOf(from), from, onto });
  }
  return moves;
}

function walkTo(board: Board, spot: Spot, cell: number): string {
  const reach = walkable(board, spot);
  const paths = new Map([[spot.player, '']]);
  const steps = [
    ['u', -board.width],
    ['d', board.width],
    ['l', -1],
    ['r', 1],
  ] as const;
  for (const [at, path] of paths) {
    if (at === cell) return path;
    for (const [letter, offset] of steps)
      if (reach[at + offset] && !paths.has(at + offset)) paths.set(at + offset, path + letter);
  }
  throw new Error(`the player can't walk to cell ${cell}`);
}
