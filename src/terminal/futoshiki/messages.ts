// The sentences of a Futoshiki game, for the full screen and for line mode: the session's events in words.

import { countOf } from '../../base/format.js';
import { cellName } from '../../futoshiki/index.js';
import {
  type Conflict,
  type DigitHint,
  type FutoshikiEvent,
  type FutoshikiSession,
  openCells,
} from '../../session/index.js';
import { gaveUpMessage } from '../game/messages.js';

export const cellsLeft = (session: FutoshikiSession): string => countOf(openCells(session), 'cell left', 'cells left');

/** Two equal digits in a row: whose they are, by column. In a column: by row. */
function sameDigitMessage({ size }: { size: number }, conflict: Conflict & { kind: 'row' | 'column' }): string {
  const { kind, line, digit, cell, other, isOtherGiven } = conflict;
  const across = (of: number): number => (kind === 'row' ? of % size : Math.floor(of / size)) + 1;
  const [mine, others] = [across(cell), across(other)];
  const [first, second] = [Math.min(mine, others), Math.max(mine, others)];
  if (kind === 'row') {
    return isOtherGiven
      ? `Two ${digit}s in row ${line + 1}. Column ${mine} is yours, column ${others} is given.`
      : `Two ${digit}s in row ${line + 1}. Columns ${first} and ${second} are yours.`;
  }
  return isOtherGiven
    ? `Two ${digit}s in column ${line + 1}. Row ${mine} is yours, row ${others} is given.`
    : `Two ${digit}s in column ${line + 1}. Rows ${first} and ${second} are yours.`;
}

export function conflictMessage(level: { readonly size: number }, conflict: Conflict): string {
  if (conflict.kind !== 'sign') return sameDigitMessage(level, conflict);
  const { less, greater, low, high } = conflict;
  return `${low} is not less than ${high}: ${cellName(less, level.size)} and ${cellName(greater, level.size)}.`;
}

export function refusedMessage({ reason }: FutoshikiEvent & { kind: 'refused' }, size: number): string {
  if (reason === 'given') return 'This digit is given.';
  if (reason === 'filled') return 'Erase the digit first.';
  return reason === 'bad-digit' ? `Enter a digit from 1 to ${size}.` : '';
}

export function marksMessage({ kind, marks }: FutoshikiEvent & { kind: 'marks-filled' | 'marks-cleared' }): string {
  if (kind === 'marks-filled') return marks > 0 ? 'Filled in all candidates.' : 'All candidates are filled in already.';
  return marks > 0 ? 'Removed conflicting marks.' : 'No conflicting marks.';
}

export const impossibleMoveMessage = ({ made }: FutoshikiEvent & { kind: 'moves-blocked' }): string =>
  `Move ${made + 1} is not possible. Played the ${countOf(made, 'move', 'moves')} before it.`;

export const hintTitle = ({ steps, rule }: DigitHint): string => steps.at(-1)?.name ?? rule;
export const hintSteps = ({ steps }: DigitHint): readonly string[] => steps.map(({ message }) => message);

/** Why there is no next digit: the report in the session has the sentence. */
export function noDigitMessage({ hint }: FutoshikiSession, event: FutoshikiEvent & { kind: 'no-hint' }): string {
  if (event.reason === 'solved') return 'Already solved.';
  if (event.reason === 'gave-up') return gaveUpMessage(event.limit);
  return hint.kind === 'answered' && 'message' in hint.report ? hint.report.message : '';
}

export const wrongDigitsMessage = ({ hint }: FutoshikiSession): string =>
  hint.kind === 'answered' && 'message' in hint.report ? hint.report.message : 'Some digits are wrong.';

export function checkedMessage({ wrong }: FutoshikiEvent & { kind: 'checked' }, session: FutoshikiSession): string {
  if (wrong.length === 0) return `Everything so far is correct. ${cellsLeft(session)}.`;
  return wrong.length === 1
    ? 'One digit is wrong; it is marked.'
    : `${wrong.length} digits are wrong; they are marked.`;
}

export function noCheckMessage(event: FutoshikiEvent & { kind: 'no-check' }): string {
  if (event.reason === 'several') return "Can't check: this puzzle has more than one solution.";
  if (event.reason === 'unsolvable') return "Can't check: this puzzle has no solution.";
  return event.reason === 'gave-up' ? gaveUpMessage(event.limit) : '';
}
