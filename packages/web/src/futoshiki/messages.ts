// The words for the events of a Futoshiki session.

import { defined } from '@masu/core/base/defined.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import { type Conflict, type FutoshikiSession, openCells } from '@masu/engine/session/futoshiki/session.js';
import type { Notice } from '../app/notice.js';
import type { BoardWords } from '../app/pointing.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { type Cell, cellPlace } from './cell-place.js';
import { hintStepMessage } from './hint-steps.js';
import { futoshikiHintParts } from './readable.js';

function conflictMessage(conflict: Conflict, session: FutoshikiSession): Pick<Notice, 'lead' | 'rest'> {
  const name = (cell: number): Cell => cellPlace(session, cell);
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

/** The notice of an event; undefined if it has none. */
export function eventNotice(
  event: FutoshikiEvent,
  session: FutoshikiSession,
  isShowingConflicts: boolean,
): EventNotice | undefined {
  const calm = (lead: BoardWords, rest?: string): EventNotice => ({
    notice: { tone: 'calm', lead, ...defined({ rest }) },
  });
  const left = futoshikiTexts.left(openCells(session));
  switch (event.kind) {
    case 'digit-placed': {
      const { cell, digit, conflict } = event;
      if (!conflict || !isShowingConflicts)
        return calm(futoshikiTexts.placed(digitLetter(digit), ...cellPlace(session, cell)), left);
      return { notice: { tone: 'ink', strong: true, ...conflictMessage(conflict, session) }, canUndo: true };
    }
    case 'erased':
      return calm(futoshikiTexts.erased(...cellPlace(session, event.cell)), left);
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
      return calm(hintStepMessage(session, event.hint, event.detail));
    case 'wrong-digits':
    case 'no-hint':
      return session.hint.kind === 'answered' && 'message' in session.hint.report
        ? calm(futoshikiHintParts(session.hint.report, session.game.level.size))
        : event.kind === 'no-hint' && event.reason !== 'solved'
          ? calm(futoshikiTexts.hintPanel.failed)
          : undefined;
    default:
      return undefined;
  }
}
