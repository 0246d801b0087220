// Proofs that clues are needed, kept from try to try. A clue is needed where some other grid fits every clue but this
// one. Such a grid is found by search, but it is good for more than the question it was found for: of all clues true of
// the solution it breaks a few, and whenever just one of those is in the puzzle, that one is needed. Puzzles on the same
// solution are much alike, so most proofs are found here and not by another search.

import { type Clue, holdsIn } from '../rules/clue.js';
import type { FutoshikiGrid } from '../rules/level.js';

export class Witnesses {
  /** Every clue true of the solution. */
  private readonly all: readonly Clue[];
  /** For each clue, of every grid that breaks it, all the clues that the grid breaks. */
  private readonly breaking = new Map<Clue, (readonly Clue[])[]>();

  constructor(all: readonly Clue[]) {
    this.all = all;
  }

  add(grid: FutoshikiGrid): void {
    const broken = this.all.filter((clue) => !holdsIn(clue, grid));
    for (const clue of broken) {
      const others = this.breaking.get(clue);
      if (others) others.push(broken);
      else this.breaking.set(clue, [broken]);
    }
  }

  /** Does a grid known fit all of these clues but this one? */
  tell(clue: Clue, clues: ReadonlySet<Clue>): boolean {
    const grids = this.breaking.get(clue);
    return grids?.some((broken) => broken.every((other) => other === clue || !clues.has(other))) ?? false;
  }
}
