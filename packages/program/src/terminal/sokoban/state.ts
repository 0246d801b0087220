// The state of a Sokoban game in the terminal: the session, the status message, options, and the part of a large level
// in view. `sokobanAfter` turns the events of a command into the next status. An insight comes a moment after its push.
// Until then the marks and the minimum of the position before stay, so that the screen doesn't flicker, but never a
// mark where no box is.

import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { SokobanScore } from '@masu/core/play/saved-data.js';
import { lostReason } from '@masu/engine/session/explain/lines.js';
import { type ExplainState, NOTHING_EXPLAINED } from '@masu/engine/session/explain/questions.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import {
  currentInsight,
  currentLowerBound,
  currentUndoAdvice,
  isSokobanSolved,
  type SokobanSession,
  shownDeadlock,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import type { LevelHeading } from '../game/heading.js';
import { gaveUpMessage } from '../game/messages.js';
import { COMMON_STATUSES, type EventTable, shownAfter } from '../game/shown-after.js';
import { info, NO_STATUS, problem, type Status } from '../screen/status.js';
import type { View } from '../screen/viewport.js';
import { explanationTexts, texts } from '../texts/language.js';
import {
  markedDeadlockMessage,
  movesBlockedMessage,
  noHintMessage,
  type PushedEvent,
  pushMessage,
  solvedMessage,
  undoAdviceText,
} from './messages.js';

export const SOKOBAN_DEFAULTS = {
  /** Dead squares are highlighted. */
  dead: false,
  /** Deadlocks are marked and reported. */
  warnings: true,
  /** The minimum number of pushes left is shown. */
  bound: true,
  /** The cells of a selected box have the pushes it takes to get there. */
  ghosts: false,
  time: true,
};
export type SokobanOptions = Readonly<typeof SOKOBAN_DEFAULTS>;

/** A status that is put into words when it is drawn, because its facts may become known later. */
interface SokobanStatus extends Status {
  readonly push?: PushedEvent;
  /** A hint was asked for in a position without a solution: how far to undo may become known. */
  readonly isNoHint?: boolean;
}

export interface SokobanState {
  readonly session: SokobanSession;
  readonly heading: LevelHeading;
  readonly status: SokobanStatus;
  readonly options: SokobanOptions;
  /** The progress of a search for a hint. */
  readonly search?: string | undefined;
  readonly millis: number;
  /** The latest insight: for the current boxes or, while that is being computed, for those before. */
  readonly lastSeen?: { readonly deadlocked: readonly number[]; readonly lowerBound: number | undefined } | undefined;
  /** What was last in view of a level larger than the window. */
  readonly view?: View | undefined;
  /** The player looks at another part of it; the next move ends that. */
  readonly isScrolled?: boolean | undefined;
  /** What is explained, and the answers. */
  readonly explained?: ExplainState | undefined;
  /** "Why not this push?": the player types the letter of a box, then an arrow. */
  readonly asking?: { readonly cell?: number } | undefined;
  /** The records: fewest moves and fewest pushes. */
  readonly best?: Readonly<Record<'moves' | 'pushes', Pick<SokobanScore, 'moves' | 'pushes'>>> | undefined;
}

/** The boxes to mark as deadlocked. */
export function deadlockedNow({ session, lastSeen }: SokobanState): readonly number[] {
  if (isSokobanSolved(session)) return [];
  if (currentInsight(session) || !session.warnings) return shownDeadlock(session)?.boxes ?? [];
  const { boxes } = sokobanPosition(session);
  return lastSeen?.deadlocked.filter((box) => boxes.includes(box)) ?? [];
}

/** The minimum number of pushes left, if known and to be shown. */
export function lowerBoundNow({ session, options, lastSeen }: SokobanState): number | undefined {
  if (!options.bound || isSokobanSolved(session)) return undefined;
  return currentInsight(session) ? currentLowerBound(session) : lastSeen?.lowerBound;
}

/** The status in words. For a deadlock without another message: why it is one and how many pushes to undo. */
export function statusNow(state: SokobanState): Status {
  const { session, status, options } = state;
  if (state.asking) return info(texts.sokoban.explain[state.asking.cell === undefined ? 'askBox' : 'askPush']);
  if (session.hint.kind === 'searching') return info(state.search ?? texts.game.searching);
  if (status.push) return info(pushMessage(status.push, options.bound ? currentLowerBound(session) : undefined));
  const deadlock = shownDeadlock(session);
  const advice = currentUndoAdvice(session);
  if (status.isNoHint) {
    const why = lostReason(session, state.explained ?? NOTHING_EXPLAINED, explanationTexts);
    const unsolvable = why ? texts.sokoban.explain.lost(sentenceText(why)) : texts.sokoban.unsolvable;
    const reason = deadlock ? markedDeadlockMessage(deadlock) : unsolvable;
    return { ...status, text: `${reason} ${noHintMessage(advice)}` };
  }
  if (!deadlock || status.text !== '') return status;
  return problem(`${markedDeadlockMessage(deadlock)} ${undoAdviceText(advice)}`.trim());
}

/** A search that crashed is reported by the page: see `GameListener`. */
function noHintStatus(event: SokobanEvent & { kind: 'no-hint' }): SokobanStatus | undefined {
  if (event.reason === 'solved') return info(texts.game.alreadySolved);
  if (event.reason === 'deadlock') return { ...problem(markedDeadlockMessage(event.deadlock)), isNoHint: true };
  if (event.reason === 'unsolvable') return { ...info(texts.sokoban.unsolvable), isNoHint: true };
  return event.reason === 'gave-up' ? info(gaveUpMessage(event.limit)) : undefined;
}

/** The status after an event; without one, the status before stays. */
const STATUSES: EventTable<SokobanState, SokobanEvent, SokobanStatus> = {
  ...COMMON_STATUSES,
  walked: () => NO_STATUS,
  'went-to': () => NO_STATUS,
  'box-deselected': () => NO_STATUS,
  'hint-opened': () => NO_STATUS,
  pushed: (push) => ({ ...NO_STATUS, push }),
  'moves-blocked': (event) => problem(movesBlockedMessage(event)),
  'box-selected': ({ targets }) => info(targets > 0 ? texts.sokoban.boxSelected : texts.sokoban.boxBlocked),
  'cannot-walk': () => info(texts.sokoban.cannotWalk),
  'cannot-push': () => info(texts.sokoban.cannotPush),
  undone({ what, direction }) {
    if (what === 'jump') return info(texts.sokoban.undoneJump);
    return what === 'push' && direction ? info(texts.sokoban.undonePush(direction)) : NO_STATUS;
  },
  redone: ({ what, direction }) =>
    what === 'push' && direction ? info(texts.sokoban.redonePush(direction)) : NO_STATUS,
  'snapshot-set': ({ slot }) => info(texts.sokoban.snapshotSet(slot)),
  'snapshot-restored': ({ slot }) => info(texts.sokoban.snapshotRestored(slot)),
  'snapshot-empty': ({ slot }) => info(texts.sokoban.snapshotEmpty(slot)),
  solved: (event) => info(solvedMessage(event)),
  // A deadlock replaces any status except another problem: see `statusNow`.
  deadlock: (_event, { status }) => (status.isProblem ? undefined : NO_STATUS),
  'no-hint': noHintStatus,
};

/** The state after a command: its session is the new one already, `events` is what happened. */
export function sokobanAfter(
  state: SokobanState,
  before: SokobanSession,
  events: readonly SokobanEvent[],
): SokobanState {
  const { session } = state;
  let next = state;
  if (session.game.at !== before.game.at || session.game.entries !== before.game.entries) {
    next = { ...next, status: NO_STATUS, isScrolled: false };
  }
  for (const event of events) {
    next = { ...next, status: shownAfter(STATUSES, next, event) ?? next.status };
    if (event.kind === 'hint-requested') next = { ...next, search: undefined };
    if (event.kind === 'hint-opened' || event.kind === 'blocked') next = { ...next, isScrolled: false };
  }
  if (!currentInsight(session)) return next;
  const lastSeen = { deadlocked: shownDeadlock(session)?.boxes ?? [], lowerBound: currentLowerBound(session) };
  return { ...next, lastSeen };
}
