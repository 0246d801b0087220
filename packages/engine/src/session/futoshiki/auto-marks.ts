// Pencil marks that follow the digits: which marks change when a digit is placed or erased, and which entries of a saved
// game are such changes. The rules determine these changes, so a saved game doesn't store which entries they are: in a
// resumed game, entries that equal the automatic changes belong to the digit before them, and one undo takes back all
// of it.

import { isLegal } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { type FutoshikiMove, type FutoshikiPosition, startPosition } from '@masu/core/futoshiki/rules/position.js';
import type { Game } from '@masu/core/play/game.js';
import type { Action } from '../history.js';

/** The digits that conflict with no other cell, as marks. */
export function legalMarks(level: FutoshikiLevel, digits: readonly number[], cell: number): number {
  let marks = 0;
  for (let digit = 1; digit <= level.size; digit++) if (isLegal(level, digits, cell, digit)) marks |= 1 << (digit - 1);
  return marks;
}

/** The moves that change the marks of a cell by these bits. */
export function markMoves({ size }: FutoshikiLevel, cell: number, bits: number): FutoshikiMove[] {
  const [row, column] = [Math.floor(cell / size), cell % size];
  return Array.from({ length: size }, (_, index) => index + 1)
    .filter((digit) => bits & (1 << (digit - 1)))
    .map((digit) => ({ kind: 'mark', row, column, digit }));
}

type Entries = Game<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>['entries'];

/** The marks that the player had removed from a cell when it was last empty; none if it had no marks at all. */
function removedMarks(level: FutoshikiLevel, history: Entries, cell: number): number {
  const { digits, marks } = history.findLast(({ to }) => to.digits[cell] === 0)?.to ?? startPosition(level);
  const had = marks[cell] ?? 0;
  return had === 0 ? 0 : legalMarks(level, digits, cell) & ~had;
}

/**
 * The moves that update the marks after a change of digits: marks that became possible are added, marks that became
 * impossible are removed, and other changes by the player stay. `history`: the entries before the change.
 */
export function followingMoves(
  level: FutoshikiLevel,
  history: Entries,
  { digits, marks }: FutoshikiPosition,
): FutoshikiMove[] {
  const before = (history.at(-1)?.to ?? startPosition(level)).digits;
  return [...marks.entries()].flatMap(([cell, now]) => {
    if (digits[cell] !== 0) return [];
    const legal = legalMarks(level, digits, cell);
    const known = before[cell] === 0 ? legalMarks(level, before, cell) : removedMarks(level, history, cell);
    return markMoves(level, cell, now ^ ((now & legal) | (legal & ~known)));
  });
}

/** The moves that set the marks of every empty cell to all digits that are possible there. */
export const fillingMoves = (level: FutoshikiLevel, { digits, marks }: FutoshikiPosition): FutoshikiMove[] =>
  [...marks.entries()].flatMap(([cell, now]) =>
    digits[cell] === 0 ? markMoves(level, cell, now ^ legalMarks(level, digits, cell)) : [],
  );

const isSame = (a: FutoshikiMove, b: FutoshikiMove): boolean =>
  a.kind === 'mark' && b.kind === 'mark' && a.row === b.row && a.column === b.column && a.digit === b.digit;

/** The actions of a resumed game: each digit with the automatic mark changes after it. */
export function playedActions({ level, entries }: Game<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>): Action[] {
  const actions: Action[] = [];
  for (let start = 0; start < entries.length; start++) {
    const entry = entries[start];
    const next = entries[start + 1];
    if (entry?.kind !== 'move' || entry.move.kind === 'mark' || next?.kind !== 'move' || next.move.kind !== 'mark')
      continue;
    const expected = followingMoves(level, entries.slice(0, start), entry.to);
    const end = start + 1 + expected.length;
    const moves = entries.slice(start + 1, end).flatMap((each) => (each.kind === 'move' ? [each.move] : []));
    const isExpected =
      moves.length === expected.length && moves.every((move, i) => isSame(move, expected[i] as FutoshikiMove));
    if (expected.length > 0 && isExpected) actions.push({ start, end });
  }
  return actions;
}
