// The idea behind naked sets, hidden sets, and fish: k rows whose marks are in only k columns use up those columns, so no
// other row can have a mark there. Rows are cells and columns digits (naked), or vice versa (hidden), or rows and columns
// of the board for one digit (fish). The smallest set is found first, as a person would do.

import { countBits } from '../candidates/notes.js';

interface HallSet {
  /** Indexes of the rows of the set. */
  readonly rows: readonly number[];
  /** The columns they use up. */
  readonly columns: number;
}

/** A set of exactly `size` rows among `rows`, from index `from` on, whose marks fill `size` columns and bind another row. */
function extend(
  marks: readonly number[],
  rows: number[],
  columns: number,
  from: number,
  size: number,
): HallSet | undefined {
  if (rows.length === size) {
    const binds = marks.some((mask, row) => (mask & columns) !== 0 && !rows.includes(row));
    return binds ? { rows: [...rows], columns } : undefined;
  }
  for (let row = from; row < marks.length; row++) {
    const mask = marks[row] as number;
    const union = columns | mask;
    if (mask === 0 || (mask & (mask - 1)) === 0 || countBits(union) > size) continue;
    rows.push(row);
    const hallSet = extend(marks, rows, union, row + 1, size);
    if (hallSet) return hallSet;
    rows.pop();
  }
  return undefined;
}

/** A set of `size` rows, or undefined. Ignores rows with a single mark: they are singles, not sets. */
export function findHallSet(marks: readonly number[], size: number): HallSet | undefined {
  return extend(marks, [], 0, 0, size);
}

/** The marks seen from the columns: row bits for each column below `width`. */
export function turnedMarks(marks: readonly number[], width: number): number[] {
  return Array.from({ length: width }, (_, column) =>
    marks.reduce((bits, mask, row) => bits | (((mask >>> column) & 1) << row), 0),
  );
}

/** The largest set worth finding: beyond half of the open rows, its complement is the smaller set. */
export function largestSet(marks: readonly number[]): number {
  return marks.filter((mask) => (mask & (mask - 1)) !== 0).length >> 1;
}
