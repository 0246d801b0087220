// The shortest reason why a cell has only one candidate left: some of its signs, and digits in its row and column.
// "Less than 2, so 1" needs neither row nor column. A sign counts with what is known about the cell beyond it; if that
// cell is open, the steps behind its bound count, too. Of all sets of signs the cheapest is taken; there are at most 16.

import type { Inequality } from '@masu/core/futoshiki/rules/level.js';
import { countBits, digitsBelow, fullMask, lineCells, linesThrough, maskDigits } from '../candidates/notes.js';
import type { Deduction } from '../deductions/deduction.js';
import { signFacts } from '../deductions/facts.js';
import type { SignFacts } from '../deductions/message-facts.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import type { Reasoning } from '../deductions/reasoning.js';

interface SignReason {
  readonly sign: Inequality;
  readonly other: number;
  readonly facts: SignFacts;
  /** The digits it rules out. */
  readonly mask: number;
  readonly premises: Deduction['premises'];
  /** The cell beyond it, and the steps behind what is known about an open one. */
  readonly cost: number;
}

function signReasons(reasoning: Reasoning, cell: number): SignReason[] {
  const { notes } = reasoning;
  const full = fullMask(notes.size);
  return (notes.signs[cell] ?? []).map((sign) => {
    const up = sign.greater === cell;
    const other = up ? sign.less : sign.greater;
    const facts = signFacts(notes, sign, up);
    const premises = [{ cell: other, mask: up ? digitsBelow(facts.digit) : full & ~digitsBelow(facts.digit + 1) }];
    return {
      sign,
      other,
      facts,
      mask: up ? digitsBelow(facts.digit + 1) : full & ~digitsBelow(facts.digit),
      premises,
      cost: facts.isExact ? 1 : 2 + reasoning.behind(premises).length,
    };
  });
}

/** For each digit in the row or column of a cell, one cell that has it. */
function digitHolders({ notes }: Reasoning, cell: number): ReadonlyMap<number, number> {
  const seen = linesThrough(cell, notes.size).flatMap((line) => lineCells(line, notes.size));
  return new Map(
    seen.flatMap((each) => (each === cell || notes.isOpen(each) ? [] : [[notes.digits[each] ?? 0, each]])),
  );
}

/** The shortest reason for the digit of a naked single; undefined if it needs more than signs, row, and column. */
export function leastReason(reasoning: Reasoning, single: Deduction): Deduction | undefined {
  const { notes } = reasoning;
  if (single.rule !== 'single-candidate' || !single.place) return undefined;
  const { cell, digit } = single.place;
  const others = fullMask(notes.size) & ~(1 << (digit - 1));
  const holders = digitHolders(reasoning, cell);
  const beside = [...holders.keys()].reduce((mask, each) => mask | (1 << (each - 1)), 0);
  const reasons = signReasons(reasoning, cell);
  let best: { readonly used: readonly SignReason[]; readonly rest: number; readonly cost: number } | undefined;
  for (let subset = 0; subset < 1 << reasons.length; subset++) {
    const used = reasons.filter((_, index) => subset & (1 << index));
    const rest = others & ~used.reduce((mask, each) => mask | each.mask, 0);
    if ((rest & ~beside) !== 0) continue;
    const cost = countBits(rest) + used.reduce((sum, each) => sum + each.cost, 0);
    if (!best || cost < best.cost) best = { used, rest, cost };
  }
  if (!best) return undefined;
  const { used, rest } = best;
  const placed = maskDigits(rest);
  const because = [...used.map(({ other }) => other), ...placed.map((each) => holders.get(each) ?? cell)];
  const step = { ...single, because: [...new Set(because)].sort((a, b) => a - b) };
  if (used.length === 0) return step;
  const signs = used.map(({ facts }) => facts);
  // Where row and column are enough, a sign only makes it shorter.
  const isNeeded = (others & ~beside) !== 0;
  return {
    ...step,
    ...(isNeeded ? { rule: 'bounds', name: 'inequality bounds' } : {}),
    signs: used.map(({ sign }) => sign),
    premises: used.flatMap(({ premises }) => premises),
    why: sayFutoshikiHint('sign-digit', signs, placed, 0),
    ...sayFutoshikiHint('sign-digit', signs, placed, digit),
  };
}
