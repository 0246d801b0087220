// A second way to count solutions, only for tests, which shares nothing with the program's engine except the rules:
// candidates as strings, eliminated one by one as in Peter Norvig's Sudoku essay (2006), and a guess in the cell with the
// fewest candidates. Slow, but short enough to be obviously correct.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';

type Left = string[];
const LETTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVW';

class Plain {
  private readonly level: FutoshikiLevel;
  private readonly units: number[][][];
  private readonly wanted: number;
  found = 0;

  constructor(level: FutoshikiLevel, wanted: number) {
    const { size } = level;
    this.level = level;
    this.wanted = wanted;
    this.units = level.cells.map((_, cell) => [
      Array.from({ length: size }, (_each, i) => cell - (cell % size) + i),
      Array.from({ length: size }, (_each, i) => i * size + (cell % size)),
    ]);
  }

  /** Rules out every other digit in the cell. */
  assign(left: Left, cell: number, digit: string): boolean {
    return [...(left[cell] as string)].every((other) => other === digit || this.eliminate(left, cell, other));
  }

  eliminate(left: Left, cell: number, digit: string): boolean {
    const before = left[cell] as string;
    if (!before.includes(digit)) return true;
    const now = before.replace(digit, '');
    left[cell] = now;
    if (now === '') return false;
    for (const unit of this.units[cell] as number[][]) {
      if (now.length === 1 && !unit.every((peer) => peer === cell || this.eliminate(left, peer, now))) return false;
      const places = unit.filter((peer) => (left[peer] as string).includes(digit));
      if (places.length === 0) return false;
      if (places.length === 1 && !this.assign(left, places[0] as number, digit)) return false;
    }
    return this.signs(left, cell);
  }

  /** Rules out in the neighbors what the signs at this cell forbid. */
  signs(left: Left, cell: number): boolean {
    for (const { less, greater } of this.level.inequalities) {
      if (less !== cell && greater !== cell) continue;
      const least = (left[less] as string)[0] as string;
      const most = (left[greater] as string).at(-1) as string;
      for (const digit of left[greater] as string)
        if (digit <= least && !this.eliminate(left, greater, digit)) return false;
      for (const digit of left[less] as string) if (digit >= most && !this.eliminate(left, less, digit)) return false;
    }
    return true;
  }

  search(left: Left): void {
    const open = [...left.keys()].filter((cell) => (left[cell] as string).length > 1);
    if (open.length === 0) {
      this.found++;
      return;
    }
    const cell = open.reduce((best, each) =>
      (left[each] as string).length < (left[best] as string).length ? each : best,
    );
    for (const digit of left[cell] as string) {
      const next = [...left];
      if (this.assign(next, cell, digit)) this.search(next);
      if (this.found >= this.wanted) return;
    }
  }
}

/** Solutions up to `wanted`. */
export function countPlainly(level: FutoshikiLevel, wanted: number): number {
  const plain = new Plain(level, wanted);
  const left = level.cells.map(() => LETTERS.slice(0, level.size));
  const holds =
    [...left.keys()].every((cell) => plain.signs(left, cell)) &&
    level.cells.every((digit, cell) => digit === 0 || plain.assign(left, cell, LETTERS[digit - 1] as string)) &&
    level.cells.every((digit, cell) => digit === 0 || left[cell] === LETTERS[digit - 1]);
  if (holds) plain.search(left);
  return plain.found;
}
