// A puzzle under construction: a solution, the current clues, and which of them are needed.

import type { Random } from '../../base/random.js';
import { type Clue, isClueTrue, withClue, withClues } from '../rules/clue.js';
import type { FutoshikiGrid, FutoshikiLevel, Inequality } from '../rules/level.js';
import { countSolutions } from '../solve/candidates/count.js';
import { candidatesWithout } from '../solve/candidates/notes.js';

// Caches proofs that clues are needed. A clue is needed if another grid satisfies every other clue. A search finds such a
// grid, and the grid can be reused: it breaks a few of the clues that are true of the solution, and whenever exactly one
// of those is in the puzzle, that one is needed. Puzzles on the same solution are similar, so most proofs come from here
// and not from another search.

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

// Adds signs to a trivial puzzle, which does not need them: its digits alone solve it, so the generator would remove all
// signs, and a Futoshiki without signs is a Latin square. Signs that are true of the solution change neither the solution
// nor the difficulty, because easier steps are tried first.

/** The default minimum share of signs among the clues. */
const DEFAULT_SHARE = 1 / 3;

/** The number of signs for this many digits: at least the default share, or as close as possible to the requested one. */
function wanted(digits: number, share: number | undefined): number {
  if (share === undefined) return Math.ceil((digits * DEFAULT_SHARE) / (1 - DEFAULT_SHARE));
  return Math.round((digits * share) / (1 - share));
}

/** Some of the signs in `clues`, in addition to these digits; those with a blank cell come first. */
export function spareSigns(
  clues: readonly Clue[],
  digits: Iterable<Clue>,
  share: number | undefined,
  random: Random,
): Clue[] {
  const given = new Set([...digits].flatMap((clue) => (clue.kind === 'digit' ? [clue.cell] : [])));
  const signs = clues.filter((clue) => clue.kind === 'sign');
  const isBetweenGiven = ({ sign }: (typeof signs)[number]): boolean => given.has(sign.less) && given.has(sign.greater);
  const shuffled = random.shuffle(signs);
  const useful = shuffled.sort((a, b) => Number(isBetweenGiven(a)) - Number(isBetweenGiven(b)));
  return useful.slice(0, wanted(given.size, share));
}

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

// A random solution grid: each row is a random matching of columns to the digits they still lack, which always exists
// (Hall 1945), so it never backtracks. Not uniform over all Latin squares, but without visible patterns.

export function randomGrid(random: Random, size: number): number[] {
  const used = new Array<number>(size).fill(0);
  const grid: number[] = [];
  for (let row = 0; row < size; row++) {
    const digits = randomRow(random, size, used);
    for (const [column, digit] of digits.entries()) used[column] = (used[column] as number) | (1 << digit);
    grid.push(...digits.map((digit) => digit + 1));
  }
  return grid;
}

/** A digit from 0 for every column that the column has not used yet. */
function randomRow(random: Random, size: number, used: readonly number[]): number[] {
  const columns = new Array<number>(size).fill(-1);
  const numbers = Array.from({ length: size }, (_, i) => i);
  let tried = 0;
  const find = (column: number): boolean => {
    for (const digit of random.shuffle([...numbers])) {
      if ((((used[column] as number) | tried) >>> digit) & 1) continue;
      tried |= 1 << digit;
      const holder = columns[digit] as number;
      if (holder >= 0 && !find(holder)) continue;
      columns[digit] = column;
      return true;
    }
    return false;
  };
  for (const column of random.shuffle([...numbers])) {
    tried = 0;
    find(column);
  }
  const digits = new Array<number>(size).fill(0);
  for (const [digit, column] of columns.entries()) digits[column] = digit;
  return digits;
}
