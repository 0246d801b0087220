// The words for the events of a Futoshiki session.

import { defined } from '../../base/defined.js';
import type { Message } from '../../base/message.js';
import { digitLetter } from '../../futoshiki/index.js';
import { readable } from '../../languages/grammar/english.js';
import {
  type Conflict,
  type DigitDetail,
  type DigitHint,
  type FutoshikiEvent,
  type FutoshikiSession,
  hintReasons,
  openCells,
} from '../../session/index.js';
import type { Notice } from '../app/notice.js';
import { said } from '../said.js';
import { futoshikiTexts } from '../texts/futoshiki.js';

// What the solver says, in the language of the page.

/** The letter of a reason. */
export const reasonLetter = (index: number): string => String.fromCharCode(65 + (index % 26));

export const futoshikiHintSentence = (message: Message): string => said(message, readable);

/** The name of a step of reasoning. */
export const readableStepName = (name: string): string =>
  said({ message: name, facts: { table: 'futoshiki-hint', key: 'name', values: [name] } });

type Cell = readonly [row: number, column: number];

/** Row and column, from 1. */
const cellName = ({ game }: FutoshikiSession, cell: number): Cell => {
  const { size } = game.level;
  return [Math.floor(cell / size) + 1, (cell % size) + 1];
};

function conflictMessage(conflict: Conflict, session: FutoshikiSession): Pick<Notice, 'lead' | 'rest'> {
  const name = (cell: number): Cell => cellName(session, cell);
  if (conflict.kind === 'sign') {
    const { low, high, less, greater } = conflict;
    return {
      lead: futoshikiTexts.signConflict(digitLetter(low), digitLetter(high)),
      rest: futoshikiTexts.signConflictAt(...name(less), ...name(greater)),
    };
  }
  const { kind, line, digit, cell, other, isOtherGiven } = conflict;
  const [own, given] = kind === 'row' ? [name(cell)[1], name(other)[1]] : [name(cell)[0], name(other)[0]];
  return {
    lead: futoshikiTexts.twice[kind](digitLetter(digit), line + 1),
    rest: isOtherGiven ? futoshikiTexts.twiceGiven[kind](own, given) : futoshikiTexts.twiceOwn[kind](own, given),
  };
}

interface EventNotice {
  readonly notice: Notice;
  /** The notice offers to undo. */
  readonly canUndo?: boolean;
}

// The steps of a hint: where to look, why, and the digit.

export const whereMessage = (session: FutoshikiSession, { cell }: DigitHint): string =>
  futoshikiTexts.hintPanel.opened(...cellName(session, cell));

/** The reasons, one sentence each; if there are several, with the letters that their cells have. */
export function whyMessages(hint: DigitHint): readonly string[] {
  const reasons = hintReasons(hint).map(futoshikiHintSentence);
  return reasons.length === 1 ? reasons : reasons.map((each, i) => `${reasonLetter(i)}: ${each}`);
}

export const digitMessage = (session: FutoshikiSession, { cell, digit }: DigitHint): string =>
  futoshikiTexts.hintPanel.digit(...cellName(session, cell), digitLetter(digit));

function hintMessage(session: FutoshikiSession, hint: DigitHint, detail: DigitDetail): string {
  if (detail === 1) return whereMessage(session, hint);
  return detail === 2 ? whyMessages(hint).join(' ') : digitMessage(session, hint);
}

/** The notice of an event; undefined if it has none. */
export function eventNotice(
  event: FutoshikiEvent,
  session: FutoshikiSession,
  isShowingConflicts: boolean,
): EventNotice | undefined {
  const calm = (lead: string, rest?: string): EventNotice => ({ notice: { tone: 'calm', lead, ...defined({ rest }) } });
  const left = futoshikiTexts.left(openCells(session));
  switch (event.kind) {
    case 'digit-placed': {
      const { cell, digit, conflict } = event;
      if (!conflict || !isShowingConflicts)
        return calm(futoshikiTexts.placed(digitLetter(digit), ...cellName(session, cell)), left);
      return { notice: { tone: 'ink', strong: true, ...conflictMessage(conflict, session) }, canUndo: true };
    }
    case 'erased':
      return calm(futoshikiTexts.erased(...cellName(session, event.cell)), left);
    case 'marked':
      return calm((event.on ? futoshikiTexts.marked : futoshikiTexts.unmarked)(digitLetter(event.digit)));
    case 'marks-filled':
      return calm(futoshikiTexts.marksFilled(event.marks));
    case 'refused':
      if (event.reason === 'given') return calm(futoshikiTexts.isGiven);
      return event.reason === 'filled' ? calm(futoshikiTexts.isFilled) : undefined;
    case 'undone':
      return calm(futoshikiTexts.undone, left);
    case 'redone':
      return calm(futoshikiTexts.redone, left);
    case 'nothing-to-undo':
      return calm(futoshikiTexts.nothingToUndo);
    case 'nothing-to-redo':
      return calm(futoshikiTexts.nothingToRedo);
    case 'restarted':
      return calm(futoshikiTexts.restarted, futoshikiTexts.restartedRest);
    case 'hint-opened':
      return calm(hintMessage(session, event.hint, event.detail));
    case 'wrong-digits':
    case 'no-hint':
      return session.hint.kind === 'answered' && 'message' in session.hint.report
        ? calm(futoshikiHintSentence(session.hint.report))
        : event.kind === 'no-hint' && event.reason !== 'solved'
          ? calm(futoshikiTexts.hintPanel.failed)
          : undefined;
    default:
      return undefined;
  }
}
