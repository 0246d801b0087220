// Why there are several solutions: two of them side by side, the cells in which they differ, and one clue more that
// would leave exactly one. Signs are tried first, since they give less away; where no single clue does, that is said.

import { cellName } from '../rules/cell-name.js';
import { type Clue, clueName, holdsIn } from '../rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { areNeighbours } from '../rules/validate-level.js';
import { countSolutions } from './count.js';
import { cellList } from './deductions/words.js';

export interface Several {
  readonly first: FutoshikiGrid;
  readonly second: FutoshikiGrid;
  /** The cells in which the two differ. */
  readonly differing: readonly number[];
  /** A clue that would leave exactly one solution, if one alone can. */
  readonly clue?: Clue;
  readonly message: string;
}

/** How many solutions are gone through to judge which clue splits them off. */
const SAMPLE = 64;
/** What trying out clues may cost, in cells looked at: enough for all the clues of a board of size 9. */
const MOST_WORK = 8_000_000;

function added(level: FutoshikiLevel, clue: Clue): FutoshikiLevel {
  if (clue.kind === 'digit') return { ...level, cells: level.cells.with(clue.cell, clue.digit) };
  return { ...level, inequalities: [...level.inequalities, clue.sign] };
}

/** Every clue the level could still be given, signs first. */
function possibleClues({ size, cells, inequalities }: FutoshikiLevel): Clue[] {
  const taken = new Set(
    inequalities.map(({ less, greater }) => `${Math.min(less, greater)} ${Math.max(less, greater)}`),
  );
  const clues: Clue[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    for (const other of [cell + 1, cell + size]) {
      if (!areNeighbours(size, cell, other) || taken.has(`${cell} ${other}`)) continue;
      clues.push(
        { kind: 'sign', sign: { less: cell, greater: other } },
        { kind: 'sign', sign: { less: other, greater: cell } },
      );
    }
  }
  for (const [cell, given] of cells.entries()) {
    for (let digit = 1; given === 0 && digit <= size; digit++) clues.push({ kind: 'digit', cell, digit });
  }
  return clues;
}

/** A clue under which one solution is left. Those that hold in two known solutions are passed over. */
function decidingClue(level: FutoshikiLevel, sample: readonly FutoshikiGrid[]): Clue | 'none' | 'not-found' {
  let work = 0;
  for (const clue of possibleClues(level)) {
    if (sample.filter((grid) => holdsIn(clue, grid)).length > 1) continue;
    if (work > MOST_WORK) return 'not-found';
    const { solutions, nodes } = countSolutions(added(level, clue), 2);
    if (solutions.length === 1) return clue;
    work += (nodes + 1) * level.size ** 2;
  }
  return 'none';
}

/** Undefined where the level has fewer than two solutions. */
export function whySeveral(level: FutoshikiLevel): Several | undefined {
  const { size } = level;
  const sample = countSolutions(level, SAMPLE).solutions;
  const [first, second] = sample;
  if (!first || !second) return undefined;
  const differing = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const clue = decidingClue(level, sample);
  const cells =
    differing.length > 12
      ? `${differing.length} cells, ${cellName(differing[0] as number, size)} among them`
      : cellList(differing, size);
  const count = sample.length < SAMPLE ? `exactly ${sample.length}` : 'many';
  const advice =
    typeof clue === 'object'
      ? `With ${clueName(clue, size)} there would be only one.`
      : clue === 'none'
        ? 'No single further clue would leave only one.'
        : 'No single further clue that would leave only one was found.';
  const message = `There are ${count} solutions; two of them differ in ${cells}. ${advice}`;
  return { first, second, differing, ...(typeof clue === 'object' ? { clue } : {}), message };
}
