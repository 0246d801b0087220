// Bounds: across one sign, the greater cell lies above the lowest candidate of the lesser, and the other way round.
// Where a longer chain says more in one step, this rule stands back.

import { cellName } from '../../rules/cell-name.js';
import type { Inequality } from '../../rules/level.js';
import { below, digitsOf, fullMask, highest, lowest, type Notes } from '../notes.js';
import { findChain } from './chain.js';
import type { Deduction, Rule } from './deduction.js';
import { digitList, go } from './words.js';

/** `must be more than r3c1, which is at least 2`: what a sign asks of its greater cell (up) or its lesser one. */
export function demand(notes: Notes, sign: Inequality, up: boolean): string {
  const other = up ? sign.less : sign.greater;
  const bound = up ? lowest(notes.mask(other)) : highest(notes.mask(other));
  const known = notes.isOpen(other) ? `at ${up ? 'least' : 'most'} ${bound}` : bound;
  return `must be ${up ? 'more' : 'less'} than ${cellName(other, notes.size)}, which is ${known}`;
}

function deduction(notes: Notes, sign: Inequality, up: boolean, mask: number): Deduction {
  const { size } = notes;
  const [cell, other] = up ? [sign.greater, sign.less] : [sign.less, sign.greater];
  const bound = up ? lowest(notes.mask(other)) : highest(notes.mask(other));
  const left = notes.mask(cell) & ~mask;
  const rest = digitsOf(left).length === 1 ? `; only ${digitList(left)} is left` : '';
  return {
    rule: 'bounds',
    name: 'inequality bounds',
    eliminations: [{ cell, mask }],
    because: [other],
    signs: [sign],
    premises: [{ cell: other, mask: up ? below(bound) : ~below(bound + 1) & fullMask(size) }],
    message: `${cellName(cell, size)} ${demand(notes, sign, up)}, so ${go(mask)}${rest}.`,
  };
}

/** The first sign that eliminations something, chains or not. */
export function findBounds(notes: Notes): Deduction | undefined {
  for (const sign of notes.level.inequalities) {
    const low = notes.mask(sign.less);
    const high = notes.mask(sign.greater);
    if (low === 0 || high === 0) continue;
    const tooLow = high & below(lowest(low) + 1);
    if (tooLow !== 0) return deduction(notes, sign, true, tooLow);
    const tooHigh = low & ~below(highest(high));
    if (tooHigh !== 0) return deduction(notes, sign, false, tooHigh);
  }
  return undefined;
}

export const BOUNDS: Rule = {
  id: 'bounds',
  grade: 'easy',
  about: 'the greater cell lies above the lowest candidate of the lesser, and the other way round',
  find: (notes) => (findChain(notes) ? undefined : findBounds(notes)),
};
