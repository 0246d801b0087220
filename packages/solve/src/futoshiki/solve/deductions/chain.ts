// Inequality chain: along r1c1 < r1c2 < r1c3 each cell is at least one more than the one before, so the chain bounds
// its last cell. It rules out what `bounds` would rule out sign by sign, in one step that a person can see.

import type { Inequality } from '@masu/core/futoshiki/rules/level.js';
import { type CandidateNotes, digitsBelow, highestDigit, lowestDigit, maskDigits } from '../candidates/notes.js';
import type { Deduction, Rule } from './deduction.js';
import { cellDigit, cellsAt } from './facts.js';
import type { CellDigit } from './message-facts.js';
import { sayFutoshikiHint } from './messages.js';

interface Bound {
  /** The bounds of the cells of the chain, in its order. */
  readonly digits: readonly number[];
  /** What the cell is at least (going up) or at most (going down), from the chain that ends in it. */
  readonly digit: number;
  /** The chain, from its far end to this cell. */
  readonly chain: readonly number[];
}

/** The smallest candidate of a mask that is at least `digit`, or the largest that is at most it; `digit` if none. */
function nearest(mask: number, digit: number, up: boolean): number {
  const left = up ? mask & ~digitsBelow(digit) : mask & digitsBelow(digit + 1);
  if (left === 0) return digit;
  return up ? lowestDigit(left) : highestDigit(left);
}

/** The best bound of every cell, by relaxing signs until nothing changes. The number of rounds is limited, so a cycle of signs ends too. */
function chainBounds(notes: CandidateNotes, up: boolean): Bound[] {
  const { size } = notes;
  const bounds: Bound[] = notes.masks.map((mask, cell) => ({
    digit: up ? lowestDigit(mask) : highestDigit(mask),
    chain: [cell],
    digits: [up ? lowestDigit(mask) : highestDigit(mask)],
  }));
  for (let round = 0, moved = true; moved && round < size; round++) {
    moved = false;
    for (const { less, greater } of notes.level.inequalities) {
      const [from, to] = up ? [less, greater] : [greater, less];
      const source = bounds[from] as Bound;
      const asked = source.digit + (up ? 1 : -1);
      const digit = nearest(notes.mask(to), asked, up);
      const digitHeld = (bounds[to] as Bound).digit;
      if ((up ? digit <= digitHeld : digit >= digitHeld) || source.chain.includes(to)) continue;
      bounds[to] = { digit, chain: [...source.chain, to], digits: [...source.digits, digit] };
      moved = true;
    }
  }
  return bounds;
}

/** What must be ruled out before: digits beyond the bound of the first cell, and those each later cell skips. */
function chainPremises({ chain, digits }: Bound, up: boolean, size: number): { cell: number; mask: number }[] {
  return chain.slice(0, -1).map((cell, i) => {
    const digit = digits[i] as number;
    const before = digits[i - 1];
    const from = before === undefined ? (up ? 1 : size) : before + (up ? 1 : -1);
    return {
      cell,
      mask: up ? digitsBelow(digit) & ~digitsBelow(from) : digitsBelow(from + 1) & ~digitsBelow(digit + 1),
    };
  });
}

/** What must be known along the chain: the first cell's bound, and that of each cell whose own candidates tighten it. */
function knownBounds(
  notes: CandidateNotes,
  { chain, digits }: Bound,
  up: boolean,
): (CellDigit & { isExact: boolean })[] {
  const step = up ? 1 : -1;
  const telling = [...chain.keys()].slice(0, -1).filter((i) => digits[i] !== (digits[i - 1] as number) + step);
  return telling.map((i) => {
    const cell = chain[i] as number;
    return { ...cellDigit(cell, digits[i] as number, notes.size), isExact: !notes.isOpen(cell) };
  });
}

function deduction(notes: CandidateNotes, bound: Bound, up: boolean): Deduction | undefined {
  const { size } = notes;
  const { chain, digit, digits } = bound;
  const last = (digits.at(-2) as number) + (up ? 1 : -1);
  const cell = chain.at(-1) as number;
  const mask = up ? notes.mask(cell) & digitsBelow(digit) : notes.mask(cell) & ~digitsBelow(digit + 1);
  if (mask === 0) return undefined;
  const signs: Inequality[] = chain.slice(1).map((to, i) => {
    const from = chain[i] as number;
    return up ? { less: from, greater: to } : { less: to, greater: from };
  });
  return {
    rule: 'chain',
    name: 'inequality chain',
    eliminations: [{ cell, mask }],
    because: chain.slice(0, -1),
    signs,
    premises: chainPremises(bound, up, size),
    ...sayFutoshikiHint('chain', {
      cells: cellsAt(chain, size),
      up,
      bounds: knownBounds(notes, bound, up),
      last,
      digits: maskDigits(mask),
    }),
  };
}

/** Whether any sign rules out anything. Checked first: usually none does, and then no chain does either. */
function isAnySignNews(notes: CandidateNotes): boolean {
  return notes.level.inequalities.some(({ less, greater }) => {
    const [low, high] = [notes.mask(less), notes.mask(greater)];
    return (high & digitsBelow(lowestDigit(low) + 1)) !== 0 || (low & ~digitsBelow(highestDigit(high))) !== 0;
  });
}

/** The longest chain of at least two signs that rules something out. */
export function findChain(notes: CandidateNotes): Deduction | undefined {
  if (notes.masks.includes(0) || !isAnySignNews(notes)) return undefined;
  let best: Bound | undefined;
  let shortest: Deduction | undefined;
  for (const up of [true, false]) {
    for (const bound of chainBounds(notes, up)) {
      if (bound.chain.length < 3 || bound.chain.length <= (best?.chain.length ?? 0)) continue;
      const step = deduction(notes, bound, up);
      if (!step) continue;
      best = bound;
      shortest = step;
    }
  }
  return shortest;
}

export const CHAIN: Rule = {
  id: 'chain',
  grade: 'easy',
  about: 'a chain of signs bounds the cell at its end',
  find: findChain,
};
