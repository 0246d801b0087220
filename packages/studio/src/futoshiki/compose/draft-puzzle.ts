// A puzzle under construction: a solution, the current clues, and which of them are needed.

import { type Clue, withClue, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { candidatesWithout } from '@masu/solve/futoshiki/solve/candidates/notes.js';
import type { Witnesses } from './witnesses.js';

/** The most guesses for deciding whether a clue is needed: fewer on large boards, where each costs ten times as much. */
const mostNodes = (size: number): number => (size > 16 ? 60 : 500);

export class DraftPuzzle {
  readonly size: number;
  readonly solution: FutoshikiGrid;
  /** The current clues, in insertion order. */
  readonly clues: Set<Clue>;
  private readonly witnesses: Witnesses;

  constructor(size: number, solution: FutoshikiGrid, clues: Iterable<Clue>, witnesses: Witnesses) {
    this.size = size;
    this.solution = solution;
    this.clues = new Set(clues);
    this.witnesses = witnesses;
  }

  /** A copy with additional clues. */
  extended(more: readonly Clue[]): DraftPuzzle {
    return new DraftPuzzle(this.size, this.solution, [...this.clues, ...more], this.witnesses);
  }

  level(): FutoshikiLevel {
    return withClues(this.size, this.clues);
  }

  /** The level without one clue. */
  without(clue: Clue): FutoshikiLevel {
    this.clues.delete(clue);
    const level = this.level();
    this.clues.add(clue);
    return level;
  }

  /** Known without a search: another grid satisfies all other clues. */
  isKnownNeeded(clue: Clue): boolean {
    return this.witnesses.tell(clue, this.clues);
  }

  /** Whether there would be another solution without it. Searches for one that breaks only this clue, as close to the
      solution as possible: that is found fastest and can be reused most often. If the search takes too long, the result
      is unknown: then the clue must not be removed, but doesn't count as needed either. */
  need(clue: Clue): 'needed' | 'idle' | 'unknown' {
    if (this.isKnownNeeded(clue)) return 'needed';
    const level = this.without(clue);
    const limits = { nodes: mostNodes(this.size), near: this.solution };
    const { solutions, isComplete } =
      clue.kind === 'sign'
        ? countSolutions(withClue(level, { kind: 'sign', sign: reversed(clue.sign) }), 1, limits)
        : countSolutions(level, 1, { ...limits, masks: candidatesWithout(level.size, clue.cell, clue.digit) });
    const witness = solutions[0];
    if (!witness) return isComplete ? 'idle' : 'unknown';
    this.witnesses.add(witness);
    return 'needed';
  }

  /** The fraction of clues that are signs. */
  signShare(): number {
    let signs = 0;
    for (const clue of this.clues) if (clue.kind === 'sign') signs++;
    return this.clues.size === 0 ? 0 : signs / this.clues.size;
  }
}

const reversed = ({ less, greater }: Inequality): Inequality => ({ less: greater, greater: less });
