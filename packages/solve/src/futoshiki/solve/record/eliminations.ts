// A propagation one elimination at a time, each with its reason in the words of the hints. The solver's engine rules out
// whole lines at once and keeps no reasons; here the rules that a person uses lead from the candidates before it to those
// after it. What they don't reach (the engine also compares the sides of a peak) is proven by contradiction.

import type { Message } from '@masu/core/base/message.js';
import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import {
  CandidateNotes,
  fullMask,
  isSingle,
  lineCells,
  linesThrough,
  lowestDigit,
  maskDigits,
} from '../candidates/notes.js';
import { BOUNDS, findBounds } from '../deductions/bounds.js';
import { CHAIN } from '../deductions/chain.js';
import { findContradiction } from '../deductions/contradiction.js';
import type { Deduction, Rule } from '../deductions/deduction.js';
import { exhaustionProof } from '../deductions/exhaustion.js';
import { cellDigit, lineFacts } from '../deductions/facts.js';
import { FISH } from '../deductions/fish.js';
import { HIDDEN_SET } from '../deductions/hidden-set.js';
import { sayFutoshikiHint } from '../deductions/messages.js';
import { NAKED_SET } from '../deductions/naked-set.js';
import { SINGLE_PLACE } from '../deductions/single-place.js';
import { refutation } from '../deductions/trial.js';
import { masksAt, type RecordedTries, tryEventAt } from './recorded-tries.js';

/** One candidate ruled out; the message says why. */
interface Elimination extends Message {
  readonly cell: number;
  readonly digit: number;
  /** The cells and signs that the reason is based on. */
  readonly because: readonly number[];
  readonly signs: readonly Inequality[];
}

export interface Eliminations {
  readonly steps: readonly Elimination[];
  /** At a conflict: what is impossible now. */
  readonly end?: Message;
}

const RULES: readonly Rule[] = [SINGLE_PLACE, CHAIN, { ...BOUNDS, find: findBounds }, NAKED_SET, HIDDEN_SET, FISH];

type Reason = Pick<Deduction, 'message' | 'facts' | 'because' | 'signs'>;

/** `after`: what remains at the end; undefined at a conflict, where anything may go. */
function stepByStep(level: FutoshikiLevel, before: Int32Array, after: Int32Array | undefined): Eliminations {
  const { size } = level;
  const notes = new CandidateNotes({ ...level, cells: level.cells.map(() => 0) });
  for (const [cell, mask] of before.entries()) notes.ruleOut(cell, fullMask(size) & ~mask);
  const steps: Elimination[] = [];

  const isWanted = (cell: number, digit: number): boolean => {
    const bit = 1 << (digit - 1);
    return (notes.mask(cell) & bit) !== 0 && ((after?.[cell] ?? 0) & bit) === 0;
  };

  /** Rules out what is still there and has to go; false if that is nothing. */
  const ruleOut = (cell: number, mask: number, { message, facts, because, signs }: Reason): boolean => {
    const digits = maskDigits(mask).filter((digit) => isWanted(cell, digit));
    for (const digit of digits) {
      notes.ruleOut(cell, 1 << (digit - 1));
      steps.push({ cell, digit, message, facts, because, signs });
    }
    return digits.length > 0;
  };

  /** Settles a cell that has one candidate: its row first, then its column. */
  const settle = (): boolean => {
    const cell = notes.masks.findIndex((mask, each) => notes.isOpen(each) && isSingle(mask));
    if (cell < 0) return false;
    const digit = lowestDigit(notes.mask(cell));
    notes.digits[cell] = digit;
    for (const line of linesThrough(cell, size)) {
      const said = sayFutoshikiHint('line-digit', cellDigit(cell, digit, size), lineFacts(line, size));
      const reason = { ...said, because: [cell], signs: [] };
      for (const other of lineCells(line, size)) if (other !== cell) ruleOut(other, 1 << (digit - 1), reason);
    }
    return true;
  };

  const take = (step: Deduction | undefined): boolean => {
    if (!step) return false;
    const { place, eliminations } = step;
    const out = place ? [{ cell: place.cell, mask: notes.mask(place.cell) & ~(1 << (place.digit - 1)) }] : eliminations;
    return out.map(({ cell, mask }) => ruleOut(cell, mask, step)).includes(true);
  };

  /** The first candidate that has to go and is refuted; by a search if no contradiction is found. */
  const refuteOne = (): boolean => {
    const open = [...notes.masks.keys()].filter((cell) => notes.isOpen(cell));
    return [refutation, exhaustionProof].some((proof) =>
      open.some((cell) => {
        const wanted = maskDigits(notes.mask(cell)).filter((digit) => isWanted(cell, digit));
        return wanted.some((digit) => take(proof(notes, cell, digit)));
      }),
    );
  };

  for (;;) {
    if (after && notes.masks.every((mask, cell) => mask === after[cell])) return { steps };
    const conflict = after ? undefined : findContradiction(notes);
    if (conflict) return { steps, end: sayFutoshikiHint('fails', [], 0, conflict.end) };
    if (settle() || RULES.some((rule) => take(rule.find(notes)))) continue;
    if (!refuteOne()) return { steps };
  }
}

/** The eliminations of an event, in order; none unless it is a propagation or a conflict. */
export function eliminationsAt(level: FutoshikiLevel, recorded: RecordedTries, event: number): Eliminations {
  const { kind } = tryEventAt(recorded, event);
  if (event === 0 || recorded.algorithm === 'backtrack' || (kind !== 'propagate' && kind !== 'conflict')) {
    return { steps: [] };
  }
  const after = kind === 'propagate' ? masksAt(recorded, event) : undefined;
  return stepByStep(level, masksAt(recorded, event - 1), after);
}

/** The candidates that propagations have ruled out so far, guesses that were taken back included; by event. */
export function ruledOutCounts(recorded: RecordedTries): Uint32Array {
  const { events, changed, frames, size } = recorded;
  const counts = new Uint32Array(events.count);
  if (recorded.algorithm === 'backtrack') return counts;
  const masks = frames.masks.slice(0, size * size);
  for (let event = 0, sum = 0; event < events.count; event++) {
    const { kind } = tryEventAt(recorded, event);
    for (let at = events.changes[event] as number; at < (events.changes[event + 1] as number); at++) {
      const cell = changed.cells[at] as number;
      const next = changed.masks[at] as number;
      if (kind === 'propagate') sum += maskDigits((masks[cell] as number) & ~next).length;
      masks[cell] = next;
    }
    counts[event] = sum;
  }
  return counts;
}
