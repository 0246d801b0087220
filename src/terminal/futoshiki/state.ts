// The state of a Futoshiki game in the terminal: the session, the status message, and options. `futoshikiAfter` turns
// the events of a command into the next status.

import type { FutoshikiLevel } from '../../futoshiki/index.js';
import { type FutoshikiEvent, type FutoshikiSession, newFutoshikiSession } from '../../session/index.js';
import type { LevelHeading } from '../game/heading.js';
import { info, NO_STATUS, problem, type Status } from '../screen/page.js';
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

export interface FutoshikiOptions {
  /** A placed digit is removed from the pencil marks of its row and column. */
  readonly autoClear: boolean;
  readonly large: boolean;
  readonly time: boolean;
}

export const FUTOSHIKI_DEFAULTS: FutoshikiOptions = { autoClear: true, large: false, time: true };

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

export function newFutoshikiState(
  level: FutoshikiLevel,
  heading: LevelHeading,
  options: FutoshikiOptions = FUTOSHIKI_DEFAULTS,
): FutoshikiState {
  const session = newFutoshikiSession(level, { autoClear: options.autoClear });
  return { session, heading, options, status: NO_STATUS, millis: 0 };
}

/** The status after one event; undefined if the one before stays. A crash is reported by the page. */
function statusAfter({ session }: FutoshikiState, event: FutoshikiEvent): Status | undefined {
  const { level } = session.game;
  switch (event.kind) {
    case 'digit-placed':
      return event.conflict ? problem(conflictMessage(level, event.conflict)) : NO_STATUS;
    case 'moves-made':
      return event.conflicts[0] ? problem(conflictMessage(level, event.conflicts[0])) : NO_STATUS;
    case 'moves-blocked':
      return problem(impossibleMoveMessage(event));
    case 'refused':
      return info(refusedMessage(event, level.size));
    case 'marks-filled':
    case 'marks-cleared':
      return info(marksMessage(event));
    case 'undone':
      return info(texts.game.undone);
    case 'redone':
      return info(texts.game.redone);
    case 'nothing-to-undo':
      return info(texts.game.nothingToUndo);
    case 'nothing-to-redo':
      return info(texts.game.nothingToRedo);
    case 'restarted':
      return info(texts.game.restarted);
    case 'hint-requested':
      return info(texts.futoshiki.thinking);
    case 'hint-opened':
      return NO_STATUS;
    case 'wrong-digits':
      return problem(wrongDigitsMessage(session));
    case 'no-hint':
      return event.reason === 'failed' ? undefined : info(noDigitMessage(session, event));
    case 'check-requested':
      return info(texts.game.searching);
    case 'checked':
      return event.wrong.length > 0 ? problem(checkedMessage(event, session)) : info(checkedMessage(event, session));
    case 'no-check':
      return event.reason === 'failed' ? undefined : info(noCheckMessage(event));
    default:
      return undefined;
  }
}

/** The state after a command: its session is the new one already, `events` is what happened. */
export function futoshikiAfter(
  state: FutoshikiState,
  before: FutoshikiSession,
  events: readonly FutoshikiEvent[],
): FutoshikiState {
  let next = state.session.game === before.game ? state : { ...state, status: NO_STATUS };
  for (const event of events) next = { ...next, status: statusAfter(next, event) ?? next.status };
  return next;
}
