// The state of the Sokoban page: the open game (`play/play-state.ts`), what the board shows of it, and records.

import { defined } from '@masu/core/base/defined.js';
import { isPlayersOwn } from '@masu/core/play/game.js';
import type { SokobanRecord, SokobanScore } from '@masu/core/play/saved-data.js';
import type { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { SokobanInPlay } from '@masu/engine/session/sokoban/act.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import {
  type Pose,
  pathBetween,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  sokobanPosition,
} from '@masu/engine/session/sokoban/session.js';
import { computed, effect, signal, untracked } from '@preact/signals';
import { notifyNotLoaded, notifySokoban } from '../../app/notice.js';
import { focusPlay } from '../../board/focus-play.js';
import type { Labels, Marks } from '../../board/marks.js';
import { newZoom } from '../../board/zoom.js';
import { newPlayState, type OpenGame, type Origin } from '../../play/play-state.js';
import { saveSolvedDaily } from '../../play/save-solved.js';
import { findRecord, setting } from '../../saves/saves.js';
import { levelText } from '../../share/level-text.js';
import { playTexts } from '../../texts/play.js';

/** Whether the open level is played in reverse mode, which is loaded on first use. */
export const isReverse = signal(false);

export function leaveReverse(): void {
  isReverse.value = false;
  notifySokoban(undefined, '');
}

/** What is loaded after the board is shown: words, and what follows a level. */
type Messages = Pick<typeof import('./messages.js'), 'notifyEvents' | 'notifyWelcome'>;

/** Shows messages, in the order of the calls; what makes them is loaded after the board is shown. */
function report(show: (words: Messages) => void): void {
  page.messages().then(show, notifyNotLoaded);
}

/** A level as it is opened: `later/level-reader.ts` reads it. */
interface ReadLevel {
  readonly draft: Draft;
  readonly hash: string;
  readonly play: SokobanInPlay;
}

export interface OpenLevel extends OpenGame<SokobanSession, SokobanCommand, SokobanEvent>, Pick<ReadLevel, 'draft'> {
  /** The poses to show before the session's own, and how long that takes. */
  readonly path: readonly Pose[];
  readonly pathMillis?: number;
}

/** How the board of the page is zoomed; every level begins as a whole. */
export const zoom = newZoom();

const sokobanPlay = newPlayState<SokobanSession, SokobanCommand, SokobanEvent, OpenLevel>({
  puzzle: 'sokoban',
  notify: notifySokoban,
  levelText: ({ draft }) => levelText(draft),
  startParts(hash) {
    isReverse.value = false;
    if (currentLevel.value?.hash !== hash) zoom.chosen.value = undefined;
    return { path: [] };
  },
  welcome: (session) => report(({ notifyWelcome }) => notifyWelcome(session)),
  reportReopened: (by, session) => reportSolved(sokobanCounts(session), by),
  report: reportEvents,
});

export const {
  open: currentLevel,
  session: sokobanSession,
  game: sokobanGame,
  isSolved: isGameSolved,
  clock: levelClock,
  continueGame,
} = sokobanPlay;
export const level = computed(() => sokobanGame.value?.level);
export const counts = computed(() => sokobanGame.value && sokobanCounts({ game: sokobanGame.value }));
/** Solved by moves of the player alone: what earns the seal. */
export const isOwnSolution = computed(
  () => isGameSolved.value && sokobanSession.value !== undefined && isPlayersOwn(sokobanSession.value.game),
);
/** How many pushes take the chosen box to each cell, if the player wants to see that. */
export const ghosts = signal<Labels | undefined>(undefined);
/** Letters on boxes, numbers on goals, and marks on cells, while a sentence names them (`naming.ts`). */
export const labels = signal<Labels | undefined>(undefined);
/** The player chooses the push to ask about: then all boxes have their letters. */
export const isAsking = signal(false);
/** A push that is shown and not made: the box it moves, the pose after it, the poses on the way, and what is marked then. */
export const ghostPush = signal<
  | {
      readonly from: number;
      readonly onto: number;
      readonly pose: Pose;
      readonly path: readonly Pose[];
      readonly marks: Marks;
    }
  | undefined
>(undefined);
/** What takes a command before the session does: it returns true if the session must not get it. */
export const commandTaker: { take?: ((command: SokobanCommand) => boolean) | undefined } = {};
/** What the reader of a sentence points at: cells, or a push. */
export const lit = signal<Pick<Marks, 'lit' | 'arrow'> | undefined>(undefined);
export const deadlock = computed(() => sokobanSession.value && shownDeadlock(sokobanSession.value));
export const levelRecord = computed(() => currentLevel.value && findRecord('sokoban', currentLevel.value.hash));

/** What an undo takes back: everything one click or key did, or a single move. */
export const undoBy = computed(() => (setting('undo') === 'move' ? 'move' : 'action'));
export const isWarning = computed(() => setting('warn'));
export const isMarkingDead = computed(() => setting('dead'));
export const isShowingBound = computed(() => setting('bound'));

/** The moves of a link, or why they can't be read. */
type LinkedMoves = ReturnType<typeof parseLurd>;

/**
 * Opens a level with the game that was left there, or with the moves of a link. A link opened again continues a game in
 * progress. Returns whether it was opened.
 */
export async function openLevel(
  read: ReadLevel,
  origin: Origin,
  isWanted: () => boolean,
  { moves, isAgain }: { readonly moves?: LinkedMoves | undefined; readonly isAgain: boolean },
): Promise<boolean> {
  const opened = await sokobanPlay.openGame({ ...read, origin, path: [] }, moves !== undefined && !isAgain, isWanted);
  if (!opened) return false;
  if (opened.isResumed || !moves) return true;
  if (moves.ok) performSokoban({ kind: 'show-moves', moves: moves.value }, true);
  else report(() => notifySokoban({ tone: 'ink', lead: playTexts.links.unreadableMoves }));
  return true;
}

effect(() => {
  const on = isWarning.value;
  untracked(() => performSokoban({ kind: 'set-warnings', on }));
});

/** Runs a command; `atOnce` shows the result without animation. */
export function performSokoban(command: SokobanCommand, atOnce = false, millis?: number): void {
  if (commandTaker.take?.(command)) return;
  sokobanPlay.perform(command, (next, { session: before, path: shown }) => {
    const isMoved = sokobanPosition(next) !== sokobanPosition(before);
    const isTurned = next.facing !== before.facing;
    const path = isMoved && !atOnce ? pathBetween(before, next) : isMoved || isTurned ? [] : shown;
    return { path, ...defined({ pathMillis: millis }) };
  });
}

function reportEvents(events: readonly SokobanEvent[], session: SokobanSession): void {
  const solved = events.find((event) => event.kind === 'solved');
  // An attempt that could not be noted is missing in the rating; the game goes on.
  if (events.some(({ kind }) => kind === 'undone' || kind === 'restarted' || kind === 'solved'))
    page.won().then(
      ({ noteEvents }) => noteEvents(events),
      () => {},
    );
  if (solved) reportSolved(solved, solved.by);
  else
    report(({ notifyEvents }) => {
      notifyEvents(events, session, NOTICE_ACTIONS);
      page.hintEvents(events, session);
    });
}

const NOTICE_ACTIONS = {
  undoPushes: (count: number) => performSokoban({ kind: 'undo', unit: 'push', count }),
  keepPlaying: () => {
    performSokoban({ kind: 'dismiss-warning' });
    notifySokoban(undefined, '');
  },
};

type Score = Pick<SokobanScore, 'moves' | 'pushes'>;
type SolvedBy = Extract<SokobanEvent, { kind: 'solved' }>['by'];

/** A level solved by the player's own moves earns a record; one shown or replayed doesn't. */
function reportSolved(score: Score, by: SolvedBy): void {
  const open = currentLevel.value;
  const before = levelRecord.peek();
  if (by === 'player') focusPlay();
  if (open && by === 'player') saveScore(open, score);
  // After the messages that were asked for before, such as the welcome.
  Promise.all([page.won(), page.messages()]).then(
    // Whoever undoes at once sees that instead.
    ([{ notifySolved }]) => isGameSolved.peek() && notifySolved(score, by, before, open),
    notifyNotLoaded,
  );
}

function saveScore({ hash, origin, draft, play, session: solved }: OpenLevel, { moves, pushes }: Score): void {
  const score = { moves, pushes, solution: play.movesText(solved), at: Date.now() };
  const best = { hints: solved.hintsUsed, millis: levelClock.millis(), at: score.at };
  const level = { puzzle: 'sokoban', hash, title: origin.title, level: levelText(draft) } as const;
  saveSolvedDaily({ ...level, bestMoves: score, bestPushes: score, best });
}

/** What a solved level needs: loaded with the first one. */
interface Won {
  notifySolved(score: Score, by: SolvedBy, before: SokobanRecord | undefined, level: OpenLevel | undefined): void;
  /** For the player's rating. */
  noteEvents(events: readonly SokobanEvent[]): void;
}

/** What the page adds: it knows the routes, and it loads the words. */
interface PageParts {
  readonly messages: () => Promise<Messages>;
  readonly hintEvents: (events: readonly SokobanEvent[], session: SokobanSession) => void;
  readonly won: () => Promise<Won>;
}
/** Connected before a level is opened. */
let page: PageParts;
export function connectPage(parts: PageParts): void {
  page = parts;
}
