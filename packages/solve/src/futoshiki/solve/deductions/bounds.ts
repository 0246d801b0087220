// Inequality bounds: the greater cell of a sign must be above the lowest candidate of the lesser cell, and vice versa.
// If a longer chain rules out more in one step, this rule finds nothing.

import type { Inequality } from '@masu/core/futoshiki/rules/level.js';
import {
  type CandidateNotes,
  digitsBelow,
  fullMask,
  highestDigit,
  lowestDigit,
  maskDigits,
} from '../candidates/notes.js';
import { findChain } from './chain.js';
import type { Deduction, Rule } from './deduction.js';
import { signFacts } from './facts.js';
import { sayFutoshikiHint } from './messages.js';

function deduction(notes: CandidateNotes, sign: Inequality, up: boolean, mask: number): Deduction {
  const { size } = notes;
  const [cell, other] = up ? [sign.greater, sign.less] : [sign.less, sign.greater];
  const bound = up ? lowestDigit(notes.mask(other)) : highestDigit(notes.mask(other));
  return {
    rule: 'bounds',
    name: 'inequality bounds',
    eliminations: [{ cell, mask }],
    because: [other],
    signs: [sign],
    premises: [{ cell: other, mask: up ? digitsBelow(bound) : ~digitsBelow(bound + 1) & fullMask(size) }],
    ...sayFutoshikiHint('bounds', signFacts(notes, sign, up), maskDigits(mask)),
  };
}

/** The first sign that rules something out, whether or not a chain does too. */
export function findBounds(notes: CandidateNotes): Deduction | undefined {
  for (const sign of notes.level.inequalities) {
    const low = notes.mask(sign.less);
    const high = notes.mask(sign.greater);
    if (low === 0 || high === 0) continue;
    const tooLow = high & digitsBelow(lowestDigit(low) + 1);
    if (tooLow !== 0) return deduction(notes, sign, true, tooLow);
    const tooHigh = low & ~digitsBelow(highestDigit(high));
    if (tooHigh !== 0) return deduction(notes, sign, false, tooHigh);
  }
  return undefined;
}

export const BOUNDS: Rule = {
  id: 'bounds',
  grade: 'easy',
  about: 'the greater cell must be above the lowest candidate of the lesser cell, and vice versa',
  find: (notes) => (findChain(notes) ? undefined : findBounds(notes)),
};
