// The messages about the events of a Sokoban session, as shown under the board and as spoken by the live region. Loaded
// after the board is shown.

import { defined } from '@masu/core/base/defined.js';
import { rowColumn } from '@masu/core/base/grid.js';
import { sentenceParts, sentenceText } from '@masu/core/base/sentence-parts.js';
import { gameTimeline } from '@masu/engine/session/history.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import {
  currentLowerBound,
  currentUndoAdvice,
  provenPushes,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  type UndoAdvice,
} from '@masu/engine/session/sokoban/session.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { type Notice, type NoticeAction, notice, notifySokoban } from '../../app/notice.js';
import { noNeighborNotice } from '../../collections/data/onward.js';
import type { Origin } from '../../play/play-state.js';
import { saved, setting } from '../../saves/saves.js';
import { eventsTexts } from '../../texts/events.js';
import { playTexts } from '../../texts/play.js';
import { boxInMessage } from './message-names.js';

interface EventMessage {
  readonly lead: string;
  readonly rest?: string;
  readonly spoken: string;
}

const boxesLeft = (session: SokobanSession): number => {
  const { boxes, boxesOnGoals } = sokobanCounts(session);
  return boxes - boxesOnGoals;
};

/** Boxes left, and the minimum number of pushes if it is known and to be shown. */
function leftMessage(session: SokobanSession): string {
  if (boxesLeft(session) === 0) return eventsTexts.allOnGoals;
  const bound = setting('bound') ? (provenPushes(session) ?? currentLowerBound(session)) : undefined;
  return eventsTexts.left(boxesLeft(session), bound);
}

/** The message of an event; undefined if it has none. A blocked step is spoken only. */
function eventMessage(event: SokobanEvent, session: SokobanSession): EventMessage | undefined {
  const { level } = session.game;
  const plain = (lead: string, rest?: string): EventMessage => ({ lead, ...(rest ? { rest } : {}), spoken: lead });
  const counted = (lead: string, short = lead): EventMessage => {
    const left = boxesLeft(session);
    const spoken = `${short} ${left === 0 ? eventsTexts.allOnGoals : eventsTexts.leftShort(left)}`.trim();
    return { lead, rest: leftMessage(session), spoken };
  };
  switch (event.kind) {
    case 'pushed': {
      const lead = eventsTexts.pushed[event.goal](event.direction);
      return event.goal === 'neither' ? plain(lead, leftMessage(session)) : counted(lead);
    }
    case 'blocked':
      return { lead: '', spoken: eventsTexts.blocked[event.by] };
    case 'moves-blocked':
      return plain(eventsTexts.movesBlocked(event.made, event.made + 1));
    case 'undone':
      if (event.count > 1) return counted(eventsTexts.undoneMany(event.count));
      return counted(eventsTexts.undone[event.what](event.direction ?? session.facing), eventsTexts.undoneShort);
    case 'redone':
      if (event.count > 1) return counted(eventsTexts.redoneMany(event.count));
      return counted(eventsTexts.redone[event.what](event.direction ?? session.facing), eventsTexts.redoneShort);
    case 'went-to':
      return counted(eventsTexts.movesMade(event.index, event.total), '');
    case 'restarted':
      return plain(eventsTexts.restarted, eventsTexts.restartedRest);
    case 'snapshot-restored':
      return counted(eventsTexts.snapshotRestored(event.slot));
    case 'snapshot-set':
      return plain(eventsTexts.snapshotSet(event.slot), eventsTexts.snapshotSetRest(event.slot));
    case 'snapshot-empty':
      return plain(eventsTexts.snapshotEmpty(event.slot), eventsTexts.snapshotEmptyRest(event.slot));
    case 'nothing-to-undo':
      return plain(eventsTexts.nothingToUndo);
    case 'nothing-to-redo':
      return plain(eventsTexts.nothingToRedo);
    case 'cannot-walk':
      return plain(eventsTexts.cannotWalk);
    case 'cannot-push':
      return plain(eventsTexts.cannotPush);
    case 'box-selected': {
      const rest = eventsTexts.selectedRest(event.targets);
      const [row, column] = rowColumn(event.box, level.width);
      return { lead: eventsTexts.selected, rest, spoken: `${eventsTexts.selectedAt(row + 1, column + 1)} ${rest}` };
    }
    default:
      return undefined;
  }
}

const messageNotice = ({ lead, rest }: EventMessage, tone: Notice['tone'] = 'calm'): Notice | undefined =>
  lead ? { tone, lead, ...defined({ rest }) } : undefined;

/** Nothing was ever played here. */
function isFirstVisit(): boolean {
  const { games, records } = saved.peek();
  return games.length === 0 && records.length === 0;
}

export function notifyWelcome(session: SokobanSession): void {
  const { index } = gameTimeline(session);
  if (index === 0 && isFirstVisit()) {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    notifySokoban(isTouch ? eventsTexts.howToMove.touch : eventsTexts.howToMove.keys);
    return;
  }
  const lead = index > 0 ? eventsTexts.resumed(index) : eventsTexts.welcome;
  notifySokoban({ tone: 'calm', lead, rest: eventsTexts.left(boxesLeft(session)) });
}

/** What a deadlock message lets the player do. */
interface NoticeActions {
  readonly undoPushes: (count: number) => void;
  readonly keepPlaying: () => void;
}

/** How far to undo: a sentence, and how many pushes a button should undo (none if undoing can't help). */
interface UndoMessage {
  readonly sentence?: string;
  readonly count?: number;
}

/** Before the advice is known, the button undoes a single push, and the message promises nothing. */
export function undoMessage(advice: UndoAdvice | undefined): UndoMessage {
  if (!advice) return { count: 1 };
  if (advice.kind === 'level-unsolvable') return { sentence: eventsTexts.undoNever };
  const { atLeast, enough } = advice;
  const count = enough ?? Math.max(1, atLeast);
  if (enough === undefined) return { sentence: eventsTexts.undoAtLeast(count), count };
  return { sentence: enough === atLeast ? eventsTexts.undoExactly(count) : eventsTexts.undoEnough(count), count };
}

function deadlockMessage(session: SokobanSession, { reason, boxes }: Deadlock, actions: NoticeActions) {
  const { sentence, count } = undoMessage(currentUndoAdvice(session));
  const why = sentenceParts(eventsTexts.reasons[reason](boxes.map((box) => boxInMessage(session, box))));
  const undo: readonly NoticeAction[] =
    count === undefined
      ? []
      : [{ word: eventsTexts.undoPush(count), main: true, act: () => actions.undoPushes(count) }];
  const shown: Notice = {
    tone: 'ink',
    lead: eventsTexts.deadlock,
    strong: true,
    rest: why,
    ...defined({ more: sentence }),
    actions: [...undo, { word: eventsTexts.keepPlaying, act: actions.keepPlaying }],
  };
  return { shown, spoken: [eventsTexts.deadlock, sentenceText(why), sentence ?? eventsTexts.undoKey].join(' ') };
}

/** The event that was reported last, and the notice it got. The bound is filled in when it becomes known. */
let last: { readonly event: SokobanEvent; readonly shown: Notice | undefined } | undefined;
/** The notice of the deadlock, to be completed by the advice. */
let deadlockShown: Notice | undefined;
/** The notice that the level is solved, by the player or by shown moves. */
let solvedShown: Notice | undefined;

function fillInBound(session: SokobanSession): void {
  const message = last && eventMessage(last.event, session);
  if (!last || !message?.lead || notice.peek() !== last.shown) return;
  last = { ...last, shown: messageNotice(message) };
  notifySokoban(last.shown, '');
}

/** Events without a message of their own after which an earlier message would be out of date. */
const CLEARS: ReadonlySet<SokobanEvent['kind']> = new Set(['walked', 'shown', 'box-deselected']);

/**
 * The message shown, if it stays true after events without a message: nothing has moved, or the level is still solved.
 */
function noticeStillTrue(events: readonly SokobanEvent[], session: SokobanSession): Notice | undefined {
  const shown = notice.peek();
  const isWon = shown !== undefined && shown === solvedShown && boxesLeft(session) === 0;
  return isWon || !events.some(({ kind }) => CLEARS.has(kind)) ? shown : undefined;
}

/** Reports events of a command that didn't solve the level. */
export function notifyEvents(events: readonly SokobanEvent[], session: SokobanSession, actions: NoticeActions): void {
  const deadlock = shownDeadlock(session);
  const isNew = events.some(({ kind }) => kind === 'deadlock' || (kind === 'undo-advice' && deadlock));
  const event = events.findLast((each) => eventMessage(each, session));
  const message = event && eventMessage(event, session);
  if (deadlock && (isNew || event || events.some(({ kind }) => CLEARS.has(kind)))) {
    const { shown, spoken } = deadlockMessage(session, deadlock, actions);
    const isAdviceLate =
      !event && events.every(({ kind }) => kind === 'undo-advice') && notice.peek() !== deadlockShown;
    if (isAdviceLate) return;
    deadlockShown = shown;
    notifySokoban(shown, isNew ? spoken : (message?.spoken ?? ''));
  } else if (event && message && !message.lead) notifySokoban(noticeStillTrue(events, session), message.spoken);
  else if (event && message) {
    last = { event, shown: messageNotice(message, event.kind === 'moves-blocked' ? 'ink' : 'calm') };
    notifySokoban(last.shown, message.spoken);
  } else if (events.some(({ kind }) => kind === 'lower-bound')) fillInBound(session);
  else if (events.some(({ kind }) => CLEARS.has(kind))) notifySokoban(noticeStillTrue(events, session), '');
}

/** The level is solved: the notice stays while it is. */
export function notifyWon(shown: Notice, words?: string): void {
  solvedShown = shown;
  notifySokoban(shown, words);
}

/** The message if the collection has no next or no previous level. */
export const notifyNoNeighbor = (origin: Origin, by: 1 | -1): void =>
  notifySokoban(
    noNeighborNotice('sokoban', origin, by, {
      alone: eventsTexts.notInCollection,
      last: eventsTexts.lastLevel,
      first: eventsTexts.firstLevel,
      next: playTexts.play.nextLevel,
    }),
  );
