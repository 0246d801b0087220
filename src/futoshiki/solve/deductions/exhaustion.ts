// The last resort: a candidate that no single line of consequences refutes, but that leads to no solution whichever
// way one goes on. The search proves it; all that can be told is how many guesses that took.

import { cellName } from '../../rules/cell-name.js';
import { knownAlive } from '../alive.js';
import { countSolutions } from '../count.js';
import { digitsOf, fullMask, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';

/** How many refuted candidates are looked at for the one that takes the fewest guesses. */
const MOST_LOOKS = 40;

/** Everything that is out by now: the search is based on all of it. */
function allOut(notes: Notes): { cell: number; mask: number }[] {
  return notes.masks.map((mask, cell) => ({ cell, mask: fullMask(notes.size) & ~mask }));
}

function find(notes: Notes): Deduction | undefined {
  const alive = knownAlive(notes);
  let best: { cell: number; digit: number; nodes: number } | undefined;
  let looks = 0;
  for (const [cell, mask] of notes.masks.entries()) {
    for (const digit of notes.isOpen(cell) ? digitsOf(mask & ~(alive[cell] as number)) : []) {
      const { solutions, nodes } = countSolutions(notes.level, 1, {
        masks: notes.masks.with(cell, 1 << (digit - 1)),
      });
      if (solutions.length > 0) continue;
      if (nodes < (best?.nodes ?? Number.POSITIVE_INFINITY)) best = { cell, digit, nodes };
      if (++looks === MOST_LOOKS) break;
    }
    if (looks === MOST_LOOKS) break;
  }
  if (!best) return undefined;
  const name = cellName(best.cell, notes.size);
  return {
    rule: 'exhaustion',
    name: 'exhaustion',
    eliminations: [{ cell: best.cell, mask: 1 << (best.digit - 1) }],
    because: [],
    signs: [],
    premises: allOut(notes),
    message: `Every way of going on with ${best.digit} in ${name} fails (${best.nodes === 1 ? '1 guess proves' : `${best.nodes} guesses prove`} it), so ${best.digit} goes from ${name}.`,
  };
}

export const EXHAUSTION: Rule = {
  id: 'exhaustion',
  grade: 'recursive',
  about: 'a candidate that leads to no solution whichever way one goes on, by search',
  find,
};
