// One sitting at one Futoshiki, without the browser: the game, the chosen cell, and what the page works out of them.

import {
  conflictingCells,
  FUTOSHIKI_FORMATS,
  type FutoshikiDraft,
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  hashLevel,
  isSolved,
  makeMoves,
  parseMoves,
  playMove,
  startPosition,
} from '../../futoshiki/index.js';
import { type Game, positionOf, type Written } from '../../play/index.js';

export const FUTOSHIKI_PLAY: Written<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> = {
  id: 'futoshiki',
  start: startPosition,
  play: playMove,
  isSolved: (level, position) => isSolved(level, position.digits),
  parseMoves,
  makeMoves: (_level, moves) => makeMoves(moves),
  hash: hashLevel,
};

export type FutoshikiGame = Game<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>;

export const positionOfGame = (game: FutoshikiGame): FutoshikiPosition => positionOf(FUTOSHIKI_PLAY, game);

export const openCells = ({ digits }: FutoshikiPosition): number => digits.filter((digit) => digit === 0).length;

export const isWon = (game: FutoshikiGame): boolean => isSolved(game.level, positionOfGame(game).digits) && game.at > 0;

/** How often each digit, from 1, is still to be written. */
export function leftOf(level: FutoshikiLevel, { digits }: FutoshikiPosition): number[] {
  return Array.from(
    { length: level.size },
    (_, index) => level.size - digits.filter((digit) => digit === index + 1).length,
  );
}

export const clashesOf = (level: FutoshikiLevel, { digits }: FutoshikiPosition): ReadonlySet<number> =>
  new Set(conflictingCells(level, digits));

const UNEQUAL = FUTOSHIKI_FORMATS.find((format) => format.id === 'unequal');

/** A puzzle as one line that a link can hold, and back. */
export function puzzleLine(level: FutoshikiDraft): string {
  const made = UNEQUAL?.make([level]);
  if (!made?.ok) throw new Error('a sound puzzle has no line');
  return made.value.trim().split('\n').at(-1) ?? '';
}

export function puzzleOfLine(line: string): FutoshikiDraft | undefined {
  const [read] = UNEQUAL?.parse(line).levels ?? [];
  return read?.ok ? read.value : undefined;
}

/** The place a digit or an eraser asks for. */
export function moveAt(level: FutoshikiLevel, cell: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / level.size), column: cell % level.size };
}
