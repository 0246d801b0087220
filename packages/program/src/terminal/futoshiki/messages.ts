// The sentences of a Futoshiki game, for the full screen and for line mode: the session's events in words.

import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import { hintReasons } from '@masu/engine/session/futoshiki/hinting.js';
import {
  type Conflict,
  type DigitDetail,
  type DigitHint,
  type FutoshikiSession,
  openCells,
} from '@masu/engine/session/futoshiki/session.js';
import { gaveUpMessage } from '../game/messages.js';
import { saidInTerminal, texts } from '../texts/language.js';

export const cellsLeft = (session: FutoshikiSession): string => texts.futoshiki.cellsLeft(openCells(session));

export const filledMessage = ({ by, cells, hintsUsed }: FutoshikiEvent & { kind: 'solved' }): string =>
  by === 'shown' ? texts.futoshiki.solvedShown : texts.futoshiki.solved(cells, hintsUsed);

/** Two equal digits in a row: whose they are, by column. In a column: by row. */
function sameDigitMessage({ size }: { size: number }, conflict: Conflict & { kind: 'row' | 'column' }): string {
  const { kind, line, digit, cell, other, isOtherGiven } = conflict;
  const { twice, twiceGiven, twiceOwn } = texts.futoshiki;
  const across = (of: number): number => (kind === 'row' ? of % size : Math.floor(of / size)) + 1;
  const [mine, others] = [across(cell), across(other)];
  const whose = isOtherGiven
    ? twiceGiven[kind](mine, others)
    : twiceOwn[kind](Math.min(mine, others), Math.max(mine, others));
  return `${twice[kind](digit, line + 1)} ${whose}`;
}

export function conflictMessage(level: { readonly size: number }, conflict: Conflict): string {
  if (conflict.kind !== 'sign') return sameDigitMessage(level, conflict);
  const { less, greater, low, high } = conflict;
  return texts.futoshiki.sign(low, high, cellName(less, level.size), cellName(greater, level.size));
}

export function refusedMessage({ reason }: FutoshikiEvent & { kind: 'refused' }, size: number): string {
  const { isGiven, isFilled, badDigit } = texts.futoshiki;
  if (reason === 'given') return isGiven;
  if (reason === 'filled') return isFilled;
  return reason === 'bad-digit' ? badDigit(size) : '';
}

export function marksMessage({ kind, marks }: FutoshikiEvent & { kind: 'marks-filled' | 'marks-cleared' }): string {
  const { marksFilled, marksFilledAlready, marksCleared, noMarksToClear } = texts.futoshiki;
  if (kind === 'marks-filled') return marks > 0 ? marksFilled : marksFilledAlready;
  return marks > 0 ? marksCleared : noMarksToClear;
}

export const impossibleMoveMessage = ({ made }: FutoshikiEvent & { kind: 'moves-blocked' }): string =>
  texts.futoshiki.impossibleMove(made + 1, made);

export function hintTitle({ steps, rule }: DigitHint): string {
  const name = steps.at(-1)?.name ?? rule;
  return saidInTerminal({ message: name, facts: { table: 'futoshiki-hint', key: 'name', values: [name] } });
}

const hintReasonLines = (hint: DigitHint): readonly string[] => hintReasons(hint).map(saidInTerminal);

/** The last open step of a hint: where to look, why, or the digit; a sentence per reason. */
export function digitHintStep(hint: DigitHint, detail: DigitDetail, size: number): readonly string[] {
  const { where, digit } = texts.futoshiki.hintStep;
  const cell = cellName(hint.cell, size);
  if (detail === 2) return hintReasonLines(hint);
  return [detail === 1 ? where(cell) : digit(cell, hint.digit)];
}

/** All that is open of a hint; where to look is marked by then. */
export const digitHintLines = (hint: DigitHint, detail: DigitDetail, size: number): readonly string[] =>
  detail === 3 ? [...hintReasonLines(hint), ...digitHintStep(hint, detail, size)] : digitHintStep(hint, detail, size);

/** Why there is no next digit: the report in the session has the sentence. */
export function noDigitMessage({ hint }: FutoshikiSession, event: FutoshikiEvent & { kind: 'no-hint' }): string {
  if (event.reason === 'solved') return texts.game.alreadySolved;
  if (event.reason === 'gave-up') return gaveUpMessage(event.limit);
  return hint.kind === 'answered' && 'message' in hint.report ? saidInTerminal(hint.report) : '';
}

export const wrongDigitsMessage = ({ hint }: FutoshikiSession): string =>
  hint.kind === 'answered' && 'message' in hint.report ? saidInTerminal(hint.report) : texts.futoshiki.wrongDigits;

export function checkedMessage({ wrong }: FutoshikiEvent & { kind: 'checked' }, session: FutoshikiSession): string {
  return wrong.length === 0 ? texts.futoshiki.correct(openCells(session)) : texts.futoshiki.wrong(wrong.length);
}

export function noCheckMessage(event: FutoshikiEvent & { kind: 'no-check' }): string {
  if (event.reason === 'several') return texts.futoshiki.severalSolutions;
  if (event.reason === 'unsolvable') return texts.futoshiki.noSolution;
  return event.reason === 'gave-up' ? gaveUpMessage(event.limit) : '';
}
