// Chains of inequalities: along r1c1 < r1c2 < r1c3 every cell is at least one more than the one before, so one look at
// the whole chain bounds its end. It says what bounds would say sign by sign, in one step a person can see.

import { cellName } from '../../rules/cell-name.js';
import type { Inequality } from '../../rules/level.js';
import { below, highest, lowest, type Notes } from '../notes.js';
import type { Deduction, Rule } from './deduction.js';
import { go, list } from './words.js';

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
  const left = up ? mask & ~below(digit) : mask & below(digit + 1);
  if (left === 0) return digit;
  return up ? lowest(left) : highest(left);
}

/** The best bound of every cell, by relaxing signs until nothing moves; in a circle of signs it stops by itself. */
function boundsOf(notes: Notes, up: boolean): Bound[] {
  const { size } = notes;
  const bounds: Bound[] = notes.masks.map((mask, cell) => ({
    digit: up ? lowest(mask) : highest(mask),
    chain: [cell],
    digits: [up ? lowest(mask) : highest(mask)],
  }));
  for (let round = 0, moved = true; moved && round < size; round++) {
    moved = false;
    for (const { less, greater } of notes.level.inequalities) {
      const [from, to] = up ? [less, greater] : [greater, less];
      const source = bounds[from] as Bound;
      const asked = source.digit + (up ? 1 : -1);
      const digit = nearest(notes.mask(to), asked, up);
      const held = (bounds[to] as Bound).digit;
      if ((up ? digit <= held : digit >= held) || source.chain.includes(to)) continue;
      bounds[to] = { digit, chain: [...source.chain, to], digits: [...source.digits, digit] };
      moved = true;
    }
  }
  return bounds;
}

/** What must be out: digits beyond the bound of the first cell, and those each later cell skips. */
function restsOf({ chain, digits }: Bound, up: boolean, size: number): { cell: number; mask: number }[] {
  return chain.slice(0, -1).map((cell, i) => {
    const digit = digits[i] as number;
    const before = digits[i - 1];
    const from = before === undefined ? (up ? 1 : size) : before + (up ? 1 : -1);
    return { cell, mask: up ? below(digit) & ~below(from) : below(from + 1) & ~below(digit + 1) };
  });
}

/** What must be known along the chain: where it starts, and each cell whose own candidates take it further than one on. */
function knownBounds(notes: Notes, { chain, digits }: Bound, up: boolean): string {
  const step = up ? 1 : -1;
  const telling = [...chain.keys()].slice(0, -1).filter((i) => digits[i] !== (digits[i - 1] as number) + step);
  const bounds = telling.map((i) => {
    const cell = chain[i] as number;
    const at = notes.isOpen(cell) ? `at ${up ? 'least' : 'most'} ${digits[i]}` : `${digits[i]}`;
    return `${cellName(cell, notes.size)} ${i === 0 ? 'is ' : ''}${at}`;
  });
  return list(bounds);
}

function deduction(notes: Notes, bound: Bound, up: boolean): Deduction | undefined {
  const { size } = notes;
  const { chain, digit, digits } = bound;
  const last = (digits.at(-2) as number) + (up ? 1 : -1);
  const cell = chain.at(-1) as number;
  const mask = up ? notes.mask(cell) & below(digit) : notes.mask(cell) & ~below(digit + 1);
  if (mask === 0) return undefined;
  const signs: Inequality[] = chain.slice(1).map((to, i) => {
    const from = chain[i] as number;
    return up ? { less: from, greater: to } : { less: to, greater: from };
  });
  const names = chain.map((each) => cellName(each, size)).join(up ? ' < ' : ' > ');
  return {
    rule: 'chain',
    name: 'chain of inequalities',
    eliminations: [{ cell, mask }],
    because: chain.slice(0, -1),
    signs,
    premises: restsOf(bound, up, size),
    message: `${names}, and ${knownBounds(notes, bound, up)}, so ${cellName(cell, size)} is at ${up ? 'least' : 'most'} ${last}: ${go(mask)}.`,
  };
}

/** Is there a sign that eliminations anything at all? Asked first: mostly there is none, and then no chain does either. */
function isAnySignNews(notes: Notes): boolean {
  return notes.level.inequalities.some(({ less, greater }) => {
    const [low, high] = [notes.mask(less), notes.mask(greater)];
    return (high & below(lowest(low) + 1)) !== 0 || (low & ~below(highest(high))) !== 0;
  });
}

/** The longest chain of two signs or more that eliminations something. */
export function findChain(notes: Notes): Deduction | undefined {
  if (notes.masks.includes(0) || !isAnySignNews(notes)) return undefined;
  let best: Bound | undefined;
  let found: Deduction | undefined;
  for (const up of [true, false]) {
    for (const bound of boundsOf(notes, up)) {
      if (bound.chain.length < 3 || bound.chain.length <= (best?.chain.length ?? 0)) continue;
      const step = deduction(notes, bound, up);
      if (!step) continue;
      best = bound;
      found = step;
    }
  }
  return found;
}

export const CHAIN: Rule = {
  id: 'chain',
  grade: 'easy',
  about: 'a run of signs bounds the cell at its end',
  find: findChain,
};
