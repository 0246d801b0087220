// One step of reasoning as a person would take it: what it finds, what it is based on, and a sentence that says both.
// Whatever a deduction eliminations is false in every solution of the level, whether there is one or many.

import type { Inequality } from '../../rules/level.js';
import type { Notes } from '../notes.js';

export const GRADES = ['trivial', 'easy', 'tricky', 'extreme', 'recursive'] as const;
export type Grade = (typeof GRADES)[number];

export const RULE_IDS = [
  'single-candidate',
  'single-place',
  'bounds',
  'chain',
  'naked-set',
  'hidden-set',
  'fish',
  'forcing-chain',
  'trial',
  'exhaustion',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export interface Deduction {
  readonly rule: RuleId;
  /** As a person calls it: naked pair, X-wing. */
  readonly name: string;
  /** The digit it puts down, if it does. */
  readonly place?: { readonly cell: number; readonly digit: number };
  /** The candidates it eliminations, as bit masks. */
  readonly eliminations: readonly { readonly cell: number; readonly mask: number }[];
  /** The cells it is based on. */
  readonly because: readonly number[];
  /** The signs it is based on. */
  readonly signs: readonly Inequality[];
  /** The candidates that must be out for the step to hold, as bit masks: what links it to the steps before it. */
  readonly premises: readonly { readonly cell: number; readonly mask: number }[];
  /** A whole sentence. */
  readonly message: string;
}

export interface Rule {
  readonly id: RuleId;
  readonly grade: Grade;
  readonly about: string;
  /** The first step of this kind, or undefined. Changes nothing. */
  find(notes: Notes): Deduction | undefined;
}

export function apply(notes: Notes, { place, eliminations }: Deduction): void {
  for (const { cell, mask } of eliminations) notes.strike(cell, mask);
  if (place) notes.place(place.cell, place.digit);
}

/** Does the step still say something new, and can it be taken: is its place open? */
export function isNews(notes: Notes, { place, eliminations }: Deduction): boolean {
  return (
    (place !== undefined && notes.isOpen(place.cell)) || eliminations.some(({ cell, mask }) => notes.mask(cell) & mask)
  );
}
