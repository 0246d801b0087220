// Finds candidates that occur in some solution: no reasoning can rule those out. For a puzzle with one solution these are
// exactly its digits. Otherwise it searches for solutions with a candidate not seen yet; each one covers a candidate in
// every cell. So a board with many solutions takes a few dozen searches instead of thousands.

import { countSolutions } from './count.js';
import { type CandidateNotes, maskDigits } from './notes.js';

/** The limit of guesses per search; a candidate not settled within it stays unknown. */
const MAX_NODES = 300;

/** Bit masks, cell by cell, of candidates that occur in a solution within these notes. Not always all of them. */
export function knownAlive({ level, masks, size }: CandidateNotes): number[] {
  const alive = masks.map(() => 0);
  const add = (grid: readonly number[]) => {
    for (const [cell, digit] of grid.entries()) alive[cell] = (alive[cell] as number) | (1 << (digit - 1));
  };
  const first = countSolutions(level, 2, { masks });
  first.solutions.forEach(add);
  if (first.solutions.length < 2) return alive;
  let searches = 0;
  for (const [cell, mask] of masks.entries()) {
    for (const digit of maskDigits(mask)) {
      const bit = 1 << (digit - 1);
      if (((alive[cell] as number) & bit) !== 0) continue;
      if (++searches > 8 * size) return alive;
      countSolutions(level, 1, { masks: masks.with(cell, bit), nodes: MAX_NODES }).solutions.forEach(add);
    }
  }
  return alive;
}
