// A puzzle in the making: a solution, the clues true of it that are in at present, and what is known of each clue.
// A clue that is needed has a witness: another grid that fits every clue but this one. A witness stays good while clues
// only go, and is checked again in a moment when some come back, so most proofs of need are found once.

import { type Clue, holdsIn, withClues } from '../rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { countSolutions } from '../solve/count.js';

/** Guesses after which the question whether a clue is needed is left open. */
const MOST_NODES = 500;

export class DraftPuzzle {
  readonly size: number;
  /** The clues that are in, by insertion. */
  readonly clues: Set<Clue>;
  private readonly witnesses: Map<Clue, FutoshikiGrid>;

  constructor(size: number, clues: Iterable<Clue>, witnesses: Iterable<[Clue, FutoshikiGrid]> = []) {
    this.size = size;
    this.clues = new Set(clues);
    this.witnesses = new Map(witnesses);
  }

  /** A copy with further clues; witnesses come along where they still fit. */
  extended(more: readonly Clue[]): DraftPuzzle {
    const fitting = [...this.witnesses].filter(
      ([clue, grid]) => this.clues.has(clue) && more.every((each) => holdsIn(each, grid)),
    );
    return new DraftPuzzle(this.size, [...this.clues, ...more], fitting);
  }

  level(): FutoshikiLevel {
    return withClues(this.size, this.clues);
  }

  /** The level with one clue left out. */
  without(clue: Clue): FutoshikiLevel {
    this.clues.delete(clue);
    const level = this.level();
    this.clues.add(clue);
    return level;
  }

  remove(clue: Clue): void {
    this.clues.delete(clue);
    this.witnesses.delete(clue);
  }

  /** Known without a search: some grid fits all other clues. */
  isKnownNeeded(clue: Clue): boolean {
    return this.witnesses.has(clue);
  }

  /** Would there be another solution without it? Asks for one that breaks this clue and no other. A search that is too
      long leaves it open: then the clue neither may go nor counts as needed. */
  need(clue: Clue): 'needed' | 'idle' | 'unknown' {
    if (this.witnesses.has(clue)) return 'needed';
    const level = this.without(clue);
    const { solutions, isComplete } =
      clue.kind === 'sign'
        ? countSolutions(withSign(level, clue.sign.greater, clue.sign.less), 1, undefined, MOST_NODES)
        : countSolutions(level, 1, allBut(level, clue.cell, clue.digit), MOST_NODES);
    const witness = solutions[0];
    if (!witness) return isComplete ? 'idle' : 'unknown';
    this.witnesses.set(clue, witness);
    return 'needed';
  }

  /** Signs as a share of all clues. */
  signShare(): number {
    let signs = 0;
    for (const clue of this.clues) if (clue.kind === 'sign') signs++;
    return this.clues.size === 0 ? 0 : signs / this.clues.size;
  }
}

function withSign(level: FutoshikiLevel, less: number, greater: number): FutoshikiLevel {
  return { ...level, inequalities: [...level.inequalities, { less, greater }] };
}

/** Every candidate but one digit in one cell. */
function allBut({ cells }: FutoshikiLevel, cell: number, digit: number): number[] {
  return cells.map((_, each) => (each === cell ? ~(1 << (digit - 1)) : -1));
}
