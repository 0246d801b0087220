// Exhaustive search, the last resort: a candidate that no single line of consequences refutes, but with which a full
// search finds no solution. The message can only say how many guesses the search took.

import { knownAlive } from '../candidates/alive.js';
import { countSolutions } from '../candidates/count.js';
import { type CandidateNotes, fullMask, maskDigits } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit } from './facts.js';
import { sayFutoshikiHint } from './messages.js';

/** How many refuted candidates are examined to find the one that takes the fewest guesses. */
const MAX_LOOKS = 40;

function deduction(notes: CandidateNotes, cell: number, digit: number, guesses: number): Deduction {
  return {
    rule: 'exhaustion',
    name: 'exhaustive search',
    eliminations: [{ cell, mask: 1 << (digit - 1) }],
    because: [],
    signs: [],
    // Everything ruled out so far: the search depends on all of it.
    premises: notes.masks.map((mask, each) => ({ cell: each, mask: fullMask(notes.size) & ~mask })),
    ...sayFutoshikiHint('exhaustion', cellDigit(cell, digit, notes.size), guesses),
  };
}

/** The search that finds no solution with this digit; undefined if there is one. */
export function exhaustionProof(notes: CandidateNotes, cell: number, digit: number): Deduction | undefined {
  const { solutions, nodes } = countSolutions(notes.level, 1, { masks: notes.masks.with(cell, 1 << (digit - 1)) });
  return solutions.length > 0 ? undefined : deduction(notes, cell, digit, nodes);
}

function find(notes: CandidateNotes): Deduction | undefined {
  const alive = knownAlive(notes);
  let best: { cell: number; digit: number; nodes: number } | undefined;
  let looks = 0;
  for (const [cell, mask] of notes.masks.entries()) {
    for (const digit of notes.isOpen(cell) ? maskDigits(mask & ~(alive[cell] as number)) : []) {
      const { solutions, nodes } = countSolutions(notes.level, 1, {
        masks: notes.masks.with(cell, 1 << (digit - 1)),
      });
      if (solutions.length > 0) continue;
      if (nodes < (best?.nodes ?? Number.POSITIVE_INFINITY)) best = { cell, digit, nodes };
      if (++looks === MAX_LOOKS) break;
    }
    if (looks === MAX_LOOKS) break;
  }
  return best && deduction(notes, best.cell, best.digit, best.nodes);
}

export const EXHAUSTION: Rule = {
  id: 'exhaustion',
  grade: 'recursive',
  about: 'a full search finds no solution with the candidate',
  find,
};
