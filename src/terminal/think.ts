// The answers to a thinking worker's questions, as plain functions: the next step of a Futoshiki in words, and a new
// puzzle of a size and grade.

import { seededRandom } from '../base/random.js';
import {
  type Composed,
  type Composing,
  compose,
  type FutoshikiHint,
  type FutoshikiLevel,
  findHint,
  type Grade,
} from '../futoshiki/index.js';

export type Question =
  | { readonly kind: 'hint'; readonly level: FutoshikiLevel; readonly digits: readonly number[] }
  | { readonly kind: 'compose'; readonly size: number; readonly grade: Grade; readonly seed: number };

export type Answer =
  | { readonly kind: 'hint'; readonly hint: FutoshikiHint }
  | { readonly kind: 'compose'; readonly composed: Composed }
  /** There is no such thing; a sentence says why. */
  | { readonly kind: 'refused'; readonly words: string };

/** `tell` hears of what is under way, as often as the work pauses. */
export function think(question: Question, tell: (composing: Composing) => void): Answer {
  if (question.kind === 'hint') return { kind: 'hint', hint: findHint(question.level, question.digits) };
  const { size, grade, seed } = question;
  const composing = compose({ size, grade }, seededRandom(seed));
  for (let next = composing.next(); ; next = composing.next()) {
    if (!next.done) tell(next.value);
    else if (next.value.ok) return { kind: 'compose', composed: next.value.value };
    else return { kind: 'refused', words: next.value.error.message };
  }
}
