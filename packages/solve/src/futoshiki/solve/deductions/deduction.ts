// One step of human reasoning: what it finds, what it is based on, and a message that says both.
// Whatever a deduction rules out is false in every solution of the level, whether there is one or many.

import type { Message } from '@masu/core/base/message.js';
import type { Inequality } from '@masu/core/futoshiki/rules/level.js';
import type { CandidateNotes } from '../candidates/notes.js';

/** The grades of Futoshiki, easiest first. `recursive`: no rule gives the next step; it takes a guess. */
export const GRADES = ['trivial', 'easy', 'tricky', 'extreme', 'recursive'] as const;
/** A grade of Futoshiki. */
export type Grade = (typeof GRADES)[number];

/** The rules of reasoning, easiest first. */
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
/** The id of a rule of reasoning. */
export type RuleId = (typeof RULE_IDS)[number];

/** One step of reasoning; its message is a whole sentence. */
export interface Deduction extends Message {
  /** The rule that it applies. */
  readonly rule: RuleId;
  /** The name players use: naked pair, X-wing. */
  readonly name: string;
  /** The digit it places, if any. */
  readonly place?: { readonly cell: number; readonly digit: number };
  /** If it places a digit: its reason in words that don't say the digit. */
  readonly why?: Message;
  /** The candidates it rules out, as bit masks. */
  readonly eliminations: readonly { readonly cell: number; readonly mask: number }[];
  /** The cells it is based on. */
  readonly because: readonly number[];
  /** The signs it is based on. */
  readonly signs: readonly Inequality[];
  /** The candidates that must be ruled out before the step holds, as bit masks: they link it to earlier steps. */
  readonly premises: readonly { readonly cell: number; readonly mask: number }[];
}

export interface Rule {
  readonly id: RuleId;
  readonly grade: Grade;
  readonly about: string;
  /** The first step of this kind, or undefined. Changes nothing. */
  find(notes: CandidateNotes): Deduction | undefined;
}

export function applyDeduction(notes: CandidateNotes, { place, eliminations }: Deduction): void {
  for (const { cell, mask } of eliminations) notes.ruleOut(cell, mask);
  if (place) notes.place(place.cell, place.digit);
}
