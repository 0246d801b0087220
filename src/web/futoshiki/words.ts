// What conflicts with a digit just written, in words: twice in a line, or against a sign.

import { conflictsWith, digitLetter, type FutoshikiLevel } from '../../futoshiki/index.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { moveAt } from './sitting.js';

export interface ClashWords {
  readonly lead: string;
  readonly rest: string;
}

const placeWords = (level: FutoshikiLevel, cell: number): string => {
  const { row, column } = moveAt(level, cell);
  return T.place(row + 1, column + 1).toLowerCase();
};

/** The first conflict of this cell's digit; undefined where it stands in peace. */
export function clashWords(level: FutoshikiLevel, digits: readonly number[], cell: number): ClashWords | undefined {
  const digit = digits[cell] ?? 0;
  if (digit === 0) return undefined;
  const [other] = conflictsWith(level, digits, cell, digit);
  if (other === undefined) return undefined;
  const held = digits[other] ?? 0;
  if (held === digit) return twiceWords(level, cell, other, digit);
  const sign = level.inequalities.find(
    ({ less, greater }) => [less, greater].includes(cell) && [less, greater].includes(other),
  );
  const [less, greater] = sign ? [sign.less, sign.greater] : [cell, other];
  return {
    lead: F.broken(digitLetter(digits[less] ?? 0), digitLetter(digits[greater] ?? 0)),
    rest: F.brokenAt(placeWords(level, less), placeWords(level, greater)),
  };
}

function twiceWords(level: FutoshikiLevel, cell: number, other: number, digit: number): ClashWords {
  const [here, there] = [moveAt(level, cell), moveAt(level, other)];
  const inRow = here.row === there.row;
  const line = inRow ? 'row' : 'column';
  const whose = (each: number): string => {
    const at = moveAt(level, each);
    const index = (inRow ? at.column : at.row) + 1;
    return level.cells[each] ? F.isGiven(inRow ? 'column' : 'row', index) : F.yours(inRow ? 'Column' : 'Row', index);
  };
  return {
    lead: F.twice(digitLetter(digit), line, (inRow ? here.row : here.column) + 1),
    rest: F.whose([whose(cell), whose(other)]),
  };
}
