// The steps of a hint: where to look, why, and the digit.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import { hintReasons } from '@masu/engine/session/futoshiki/hinting.js';
import type { DigitDetail, DigitHint, FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { cellPlace } from './cell-place.js';
import { futoshikiHintSentence } from './readable.js';

/** The letter of a reason. */
export const reasonLetter = (index: number): string => String.fromCharCode(65 + (index % 26));

export const whereMessage = (session: FutoshikiSession, { cell }: DigitHint): string =>
  futoshikiTexts.hintPanel.opened(...cellPlace(session, cell));

/** The reasons, one sentence each; if there are several, with the letters that their cells have. */
export function whyMessages(hint: DigitHint): readonly string[] {
  const reasons = hintReasons(hint).map(futoshikiHintSentence);
  return reasons.length === 1 ? reasons : reasons.map((each, i) => `${reasonLetter(i)}: ${each}`);
}

export const digitMessage = (session: FutoshikiSession, { cell, digit }: DigitHint): string =>
  futoshikiTexts.hintPanel.digit(...cellPlace(session, cell), digitLetter(digit));

export function hintStepMessage(session: FutoshikiSession, hint: DigitHint, detail: DigitDetail): string {
  if (detail === 1) return whereMessage(session, hint);
  return detail === 2 ? whyMessages(hint).join(' ') : digitMessage(session, hint);
}
