// The steps of a hint: where to look, why, and the digit.

import { type Sentence, sentenceParts } from '@masu/core/base/sentence-parts.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import { hintReasons } from '@masu/engine/session/futoshiki/hinting.js';
import type { DigitDetail, DigitHint, FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { cellInMessage } from './cell-in-message.js';
import { futoshikiHintParts } from './readable.js';

/** The letter of a reason. */
export const reasonLetter = (index: number): string => String.fromCharCode(65 + (index % 26));

export const whereMessage = (session: FutoshikiSession, { cell }: DigitHint): Sentence =>
  sentenceParts(futoshikiTexts.hintPanel.opened(cellInMessage(session, cell)));

/** The reasons, one sentence each; if there are several, with the letters that their cells have. */
export function whyMessages({ game }: FutoshikiSession, hint: DigitHint): readonly Sentence[] {
  const reasons = hintReasons(hint).map((reason) => futoshikiHintParts(reason, game.level.size));
  if (reasons.length === 1) return reasons;
  return reasons.map((reason, index) => [{ text: `${reasonLetter(index)}: ` }, ...reason]);
}

export const digitMessage = (session: FutoshikiSession, { cell, digit }: DigitHint): Sentence =>
  sentenceParts(futoshikiTexts.hintPanel.digit(cellInMessage(session, cell), digitLetter(digit)));

export function hintStepMessage(session: FutoshikiSession, hint: DigitHint, detail: DigitDetail): Sentence {
  if (detail === 1) return whereMessage(session, hint);
  if (detail === 3) return digitMessage(session, hint);
  return whyMessages(session, hint).flatMap((reason, index) => (index === 0 ? reason : [{ text: ' ' }, ...reason]));
}
