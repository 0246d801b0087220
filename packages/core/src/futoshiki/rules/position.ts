// A position in play: the digits entered and the pencil marks. A move has a text form, so a game can be saved, sent, and
// replayed: `r1c2=3` places, `r1c2=0` erases, `r1c2~3` toggles a pencil mark, `r1c2=3!` places and also removes 3 from
// the marks of its row and column.

import { hasProperty, wrongArgument } from '../../base/wrong-argument.js';
import type { FutoshikiLevel } from './level.js';

/** The digits and pencil marks on the board. */
export interface FutoshikiPosition {
  /** Row by row, givens included; 0 is a blank cell. */
  readonly digits: readonly number[];
  /** Row by row; bit d-1 is set if d is a pencil mark. */
  readonly marks: readonly number[];
}

/** A digit that is placed, a cell that is erased, or a pencil mark that is set or removed. */
export type FutoshikiMove = {
  /** From 0. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
} & (
  | {
      readonly kind: 'place';
      /** From 1 to the size. */
      readonly digit: number;
      /** Also remove the digit from the pencil marks of its row and column. */
      readonly sweep?: boolean;
    }
  | { readonly kind: 'erase' }
  | {
      readonly kind: 'mark';
      /** The pencil mark that is set or removed. */
      readonly digit: number;
    }
);

/**
 * The board before the first move: the givens, no pencil marks.
 * @example
 * ```ts
 * console.log(startPosition(level).digits); // [ 0, 0, 0, 0 ]
 * ```
 */
export function startPosition(level: FutoshikiLevel): FutoshikiPosition {
  return { digits: [...level.cells], marks: level.cells.map(() => 0) };
}

function place(level: FutoshikiLevel, position: FutoshikiPosition, cell: number, digit: number, sweep: boolean) {
  const digits = [...position.digits];
  const marks = [...position.marks];
  digits[cell] = digit;
  marks[cell] = 0;
  if (sweep) {
    const { size } = level;
    const bit = 1 << (digit - 1);
    for (let i = 0; i < size; i++) {
      for (const other of [cell - (cell % size) + i, i * size + (cell % size)])
        marks[other] = (marks[other] ?? 0) & ~bit;
    }
  }
  return { digits, marks };
}

/**
 * The position after a move; undefined if the move is blocked: a given, off the board, or nothing would change. A
 * digit that breaks a rule is not blocked: players may err, and screens show it.
 * @example
 * ```ts
 * const after = playMove(level, startPosition(level), { kind: 'place', row: 0, column: 0, digit: 1 });
 * console.log(after?.digits); // [ 1, 0, 0, 0 ]
 * ```
 */
export function playMove(
  level: FutoshikiLevel,
  position: FutoshikiPosition,
  move: FutoshikiMove,
): FutoshikiPosition | undefined {
  if (!hasProperty(level, 'cells')) throw wrongArgument('a Futoshiki level', level);
  if (!hasProperty(position, 'digits')) throw wrongArgument('a position { digits, marks }', position);
  if (!hasProperty(move, 'kind')) throw wrongArgument('a move { kind, row, column }', move);
  if (!['place', 'erase', 'mark'].includes(move.kind))
    throw wrongArgument('a move that places, erases, or marks', move);
  if (typeof move.row !== 'number' || typeof move.column !== 'number')
    throw wrongArgument('numbers for row and column', move);
  if (move.kind !== 'erase' && typeof move.digit !== 'number') throw wrongArgument('a number for digit', move.digit);
  const { size } = level;
  if (!(move.row >= 0 && move.row < size && move.column >= 0 && move.column < size)) return undefined;
  const cell = move.row * size + move.column;
  if (level.cells[cell] !== 0) return undefined;
  if (move.kind === 'erase') {
    if (position.digits[cell] === 0 && position.marks[cell] === 0) return undefined;
    return {
      digits: position.digits.with(cell, 0),
      marks: position.digits[cell] === 0 ? position.marks.with(cell, 0) : position.marks,
    };
  }
  if (!(move.digit >= 1 && move.digit <= size)) return undefined;
  if (move.kind === 'place') {
    if (position.digits[cell] === move.digit) return undefined;
    return place(level, position, cell, move.digit, move.sweep === true);
  }
  if (position.digits[cell] !== 0) return undefined;
  return {
    digits: position.digits,
    marks: position.marks.with(cell, (position.marks[cell] ?? 0) ^ (1 << (move.digit - 1))),
  };
}
