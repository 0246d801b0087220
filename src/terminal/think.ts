// The answers to a thinking worker's questions, as plain functions.

import { type FutoshikiHint, type FutoshikiLevel, findHint } from '../futoshiki/index.js';

export interface Question {
  readonly kind: 'hint';
  readonly level: FutoshikiLevel;
  readonly digits: readonly number[];
}

export interface Answer {
  readonly kind: 'hint';
  readonly hint: FutoshikiHint;
}

export function think(question: Question): Answer {
  return { kind: 'hint', hint: findHint(question.level, question.digits) };
}
