// Where one more box makes a deadlock rule fire.

import type { DeadlockRule } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { lessonLevel } from '../facts.js';

/** The floor cells on which a new box makes the rule fire for the box at `tested` (default: the new one). */
export function cellsWhere(rows: readonly string[], rule: DeadlockRule, tested?: number): number[] {
  const letters = rows.join('');
  const width = rows[0]?.length ?? 0;
  return Array.from(letters, (_, cell) => cell).filter((cell) => {
    if (letters[cell] !== ' ') return false;
    const placed = `${letters.slice(0, cell)}$${letters.slice(cell + 1)}`;
    const level = lessonLevel(rows.map((_, row) => placed.slice(row * width, (row + 1) * width)));
    const boxAt = new Uint8Array(level.walls.length);
    for (const box of level.start.boxes) boxAt[box] = 1;
    return rule.prepare(level)(boxAt, tested ?? cell);
  });
}
