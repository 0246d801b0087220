// The state of a Futoshiki game in the terminal: the session, the status message, and options. `futoshikiAfter` turns
// the events of a command into the next status.

import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import type { Conflict, FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';
import type { LevelHeading } from '../game/heading.js';
import { COMMON_STATUSES, type EventTable, shownAfter } from '../game/shown-after.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import type { View } from '../screen/viewport.js';
import { texts } from '../texts/language.js';
import {
  checkedMessage,
  conflictMessage,
  impossibleMoveMessage,
  marksMessage,
  noCheckMessage,
  noDigitMessage,
  refusedMessage,
  wrongDigitsMessage,
} from './messages.js';

/** `autoClear`: a placed digit is removed from the pencil marks of its row and column. */
export const FUTOSHIKI_DEFAULTS = { autoClear: true, large: false, time: true };
export type FutoshikiOptions = Readonly<typeof FUTOSHIKI_DEFAULTS>;

export interface FutoshikiState {
  readonly session: FutoshikiSession;
  readonly heading: LevelHeading;
  readonly options: FutoshikiOptions;
  readonly status: Status;
  readonly millis: number;
  readonly best?: { readonly hints: number; readonly millis: number } | undefined;
  /** What was last in view of a board larger than the window. */
  readonly view?: View | undefined;
}

/** The status after an event; without one, the status before stays. A crash is reported by the page. */
const STATUSES: EventTable<FutoshikiSession, FutoshikiEvent, Status> = {
  ...COMMON_STATUSES,
  'digit-placed': ({ conflict }, session) => conflictStatus(session, conflict),
  'moves-made': ({ conflicts: [conflict] }, session) => conflictStatus(session, conflict),
  'moves-blocked': (event) => problem(impossibleMoveMessage(event)),
  refused: (event, { game }) => info(refusedMessage(event, game.level.size)),
  'marks-filled': (event) => info(marksMessage(event)),
  'marks-cleared': (event) => info(marksMessage(event)),
  undone: () => info(texts.game.undone),
  redone: () => info(texts.game.redone),
  'hint-requested': () => info(texts.futoshiki.thinking),
  'hint-opened': () => NO_STATUS,
  'wrong-digits': (_event, session) => problem(wrongDigitsMessage(session)),
  'no-hint': (event, session) => (event.reason === 'failed' ? undefined : info(noDigitMessage(session, event))),
  'check-requested': () => info(texts.game.searching),
  checked: (event, session) => (event.wrong.length > 0 ? problem : info)(checkedMessage(event, session)),
  'no-check': (event) => (event.reason === 'failed' ? undefined : info(noCheckMessage(event))),
};

const conflictStatus = ({ game }: FutoshikiSession, conflict: Conflict | undefined): Status =>
  conflict ? problem(conflictMessage(game.level, conflict)) : NO_STATUS;

/** The state after a command: its session is the new one already, `events` is what happened. */
export function futoshikiAfter(
  state: FutoshikiState,
  before: FutoshikiSession,
  events: readonly FutoshikiEvent[],
): FutoshikiState {
  let next = state.session.game === before.game ? state : { ...state, status: NO_STATUS };
  for (const event of events) {
    next = { ...next, status: shownAfter(STATUSES, next.session, event) ?? next.status };
  }
  return next;
}
