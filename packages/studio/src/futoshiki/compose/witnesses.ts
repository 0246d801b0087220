// Caches proofs that clues are needed. A clue is needed if another grid satisfies every other clue. A search finds such a
// grid, and the grid can be reused: it breaks a few of the clues that are true of the solution, and whenever exactly one
// of those is in the puzzle, that one is needed. Puzzles on the same solution are similar, so most proofs come from here
// and not from another search.

import { type Clue, isClueTrue } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiGrid } from '@masu/core/futoshiki/rules/level.js';

export class Witnesses {
  /** Every clue true of the solution. */
  private readonly all: readonly Clue[];
  /** For each clue, for every grid that breaks it, all the clues that the grid breaks. */
  private readonly breaking = new Map<Clue, (readonly Clue[])[]>();

  constructor(all: readonly Clue[]) {
    this.all = all;
  }

  add(grid: FutoshikiGrid): void {
    const broken = this.all.filter((clue) => !isClueTrue(clue, grid));
    for (const clue of broken) {
      const others = this.breaking.get(clue) ?? [];
      others.push(broken);
      this.breaking.set(clue, others);
    }
  }

  /** Whether a known grid satisfies all of these clues except this one. */
  tell(clue: Clue, clues: ReadonlySet<Clue>): boolean {
    const grids = this.breaking.get(clue);
    return grids?.some((broken) => broken.every((other) => other === clue || !clues.has(other))) ?? false;
  }
}
