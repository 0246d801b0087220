// The state of the Sokoban page: which level is open, its session, saving, records. Commands go in through `perform`,
// signals come out. What a command means is decided by the session; this file connects it to storage and workers.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { defined } from '../../../base/defined.js';
import type { SavedGame, SokobanScore } from '../../../play/index.js';
import {
  isSokobanOwn,
  isSokobanSolved,
  newSokobanSession,
  type Pose,
  pathBetween,
  type SokobanCommand,
  type SokobanEvent,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  sokobanPosition,
} from '../../../session/index.js';
import type { Level } from '../../../sokoban/index.js';
import { focusPlay } from '../../app/focus-play.js';
import { PlayClock } from '../../app/play-clock.js';
import type { Labels } from '../../board/marks.js';
import { newZoom } from '../../board/zoom.js';
import { saveSolvedDaily } from '../../daily/save-solved.js';
import {
  alsoPlayed,
  flushGame,
  gameLeftAt,
  levelKey,
  openSlot,
  records,
  type SaveSlot,
  saveGame,
  setting,
} from '../../saves/saves.js';
import { levelText } from '../../share/level-text.js';
import { playTexts } from '../../texts/play.js';
import type { ReadLevel } from './level-reader.js';
import { notifySokoban } from './notify.js';
import { isReverse } from './reverse-mode.js';
import type { NextActions } from './solved-message.js';

/** Games and moves as text: loaded with the first move, or if there is something to read. */
const gameText = () => import('./game-text.js');

/** What is loaded after the board is shown: words, and what follows a level. */
type Messages = Pick<typeof import('./messages.js'), 'notifyEvents' | 'notifyWelcome'>;

/** Shows messages, in the order of the calls; what makes them is loaded after the board is shown. */
function report(show: (words: Messages) => void): void {
  page.messages().then(show, () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }));
}

/** Where the level came from, for the head of the page and for what comes next. */
export interface Origin {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
}

interface OpenLevel extends Pick<ReadLevel, 'draft' | 'hash' | 'act'> {
  readonly origin: Origin;
  /** Where the game is saved. */
  readonly slot: SaveSlot;
  readonly session: SokobanSession;
  /** The poses to show before the session's own, and how long that takes. */
  readonly path: readonly Pose[];
  readonly pathMillis?: number;
}

export const currentLevel = signal<OpenLevel | undefined>(undefined);
export const levelClock = new PlayClock();
/** How the board of the page is zoomed; every level begins as a whole. */
export const zoom = newZoom();

export const sokobanSession = computed(() => currentLevel.value?.session);
/** Only the game: what depends on it is not computed again when an answer of a worker arrives. */
export const sokobanGame = computed(() => sokobanSession.value?.game);
export const level = computed(() => sokobanGame.value?.level);
export const counts = computed(() => sokobanGame.value && sokobanCounts({ game: sokobanGame.value }));
export const isGameSolved = computed(() => (sokobanSession.value ? isSokobanSolved(sokobanSession.value) : false));
/** Solved by moves of the player alone: what earns the seal. */
export const isOwnSolution = computed(
  () => isGameSolved.value && sokobanSession.value !== undefined && isSokobanOwn(sokobanSession.value),
);
/** How many pushes take the chosen box to each cell, if the player wants to see that. */
export const ghosts = signal<Labels | undefined>(undefined);
/** Letters on boxes and numbers on goals, while an explanation names them. */
export const labels = signal<Labels | undefined>(undefined);
export const deadlock = computed(() => sokobanSession.value && shownDeadlock(sokobanSession.value));
export const levelRecord = computed(() => {
  const found = currentLevel.value && records.value.get(`sokoban ${currentLevel.value.hash}`);
  return found?.puzzle === 'sokoban' ? found : undefined;
});

/** What an undo takes back: everything one click or key did, or a single move. */
export const undoBy = computed(() => (setting('undo') === 'move' ? 'move' : 'action'));
export const isWarning = computed(() => setting('warn'));
export const isMarkingDead = computed(() => setting('dead'));
export const isShowingBound = computed(() => setting('bound'));

interface Resumed {
  readonly session: SokobanSession;
  readonly saved?: SavedGame;
}

/** The game in progress of a level. One that can't be read is left alone: the new one is saved separately. */
async function resume(of: Level, hash: string): Promise<Resumed> {
  // The last moves there may not be saved yet: the player came back at once.
  await flushGame();
  const saved = gameLeftAt({ puzzle: 'sokoban', hash });
  const read = saved && (await gameText()).parseSokobanGame(of, saved.game);
  return saved && read?.ok
    ? { session: newSokobanSession(of, { game: read.value, hintsUsed: saved.hints }), saved }
    : { session: newSokobanSession(of) };
}

/**
 * Opens a level with the game that was left there, or with the moves of a link. A link opened again continues a game in
 * progress. `isWanted` is called once everything is loaded: the player may have gone to another page meanwhile. Returns
 * whether it was opened.
 */
export async function openLevel(
  { level: of, ...read }: ReadLevel,
  origin: Origin,
  isWanted: () => boolean,
  link: { readonly moves: string; readonly isAgain: boolean } = { moves: '', isAgain: true },
): Promise<boolean> {
  const isFresh = link.moves !== '' && !link.isAgain;
  const resumed: Resumed = isFresh ? { session: newSokobanSession(of) } : await resume(of, read.hash);
  const linked = link.moves && !resumed.saved ? (await gameText()).parseLurd(link.moves) : undefined;
  if (!isWanted()) return false;
  begin({ origin, ...read }, resumed.session, resumed.saved);
  if (linked?.ok) performSokoban({ kind: 'show-moves', moves: linked.value }, true);
  else if (linked) report(() => notifySokoban({ tone: 'ink', lead: playTexts.links.unreadableMoves }));
  return true;
}

/** Opens a game of a level and reports its state. */
function begin(of: Omit<OpenLevel, 'slot' | 'session' | 'path'>, started: SokobanSession, saved?: SavedGame): void {
  const slot = openSlot({ puzzle: 'sokoban', hash: of.hash }, saved, save);
  batch(() => {
    isReverse.value = false;
    if (currentLevel.value?.hash !== of.hash) zoom.chosen.value = undefined;
    currentLevel.value = { ...of, slot, session: { ...started, warnings: isWarning.value }, path: [] };
  });
  levelClock.set(saved?.millis ?? 0);
  if (isGameSolved.value) reportSolved(sokobanCounts(started), isSokobanOwn(started) ? 'replay' : 'shown');
  else report(({ notifyWelcome }) => notifyWelcome(started));
}

/** Continues another saved game of the open level; the one played until now stays saved. */
export async function continueGame(saved: SavedGame): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  await flushGame();
  const { level: of } = open.session.game;
  const read = (await gameText()).parseSokobanGame(of, saved.game);
  if (currentLevel.value?.slot !== open.slot) return;
  if (read.ok) begin(open, newSokobanSession(of, { game: read.value, hintsUsed: saved.hints }), saved);
  else notifySokoban({ tone: 'ink', lead: playTexts.games.unreadable, strong: true });
}

effect(() => {
  const open = untracked(() => currentLevel.value);
  if (open && alsoPlayed.value === levelKey(open.slot))
    untracked(() => notifySokoban({ tone: 'ink', lead: playTexts.games.also, rest: playTexts.games.both }));
});

effect(() => {
  const on = isWarning.value;
  untracked(() => performSokoban({ kind: 'set-warnings', on }));
});

/** Runs a command; `atOnce` shows the result without animation. */
export function performSokoban(command: SokobanCommand, atOnce = false, millis?: number): void {
  const open = currentLevel.value;
  if (!open) return;
  const { session: before } = open;
  const { state, events } = open.act(before, command);
  if (state === before && events.length === 0) return;
  const isMoved = sokobanPosition(state) !== sokobanPosition(before);
  const isTurned = state.facing !== before.facing;
  const path = isMoved && !atOnce ? pathBetween(before, state) : isMoved || isTurned ? [] : open.path;
  currentLevel.value = { ...open, session: state, path, ...defined({ pathMillis: millis }) };
  if (setting('sound')) void import('../../sound/event-sounds.js').then(({ soundEvents }) => soundEvents(events));
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
      notifyEvents(events, state, NOTICE_ACTIONS);
      page.hintEvents(events, state);
    });
  if (state.game !== before.game || state.hintsUsed !== before.hintsUsed) save();
  // The game has ended: what was saved of it is removed at once, not after a delay.
  if (solved) void flushGame();
}

const NOTICE_ACTIONS = {
  undoPushes: (count: number) => performSokoban({ kind: 'undo', unit: 'push', count }),
  keepPlaying: () => {
    performSokoban({ kind: 'dismiss-warning' });
    notifySokoban(undefined, '');
  },
};

/** Saves the game in progress; one that is solved or without a move is none. */
function save(): void {
  const open = currentLevel.value;
  if (!open) return;
  const { slot, origin, draft, session: now } = open;
  const millis = levelClock.millis();
  const text = gameText();
  // The text is made when it is written, not at each key: a long game is a long text.
  saveGame(slot, async (facts) =>
    (await text).savedSokoban(now, { ...facts, title: origin.title, level: levelText(draft), millis }),
  );
}

/** A level solved by the player's own moves earns a record; one shown or replayed doesn't. */
function reportSolved(
  score: Pick<SokobanScore, 'moves' | 'pushes'>,
  by: Extract<SokobanEvent, { kind: 'solved' }>['by'],
): void {
  const open = currentLevel.value;
  const before = levelRecord.peek();
  if (by === 'player') focusPlay();
  if (open && by === 'player') void gameText().then(({ sokobanMovesText }) => saveScore(open, sokobanMovesText, score));
  page.won().then(
    // Whoever undoes at once sees that instead.
    ({ notifySolved, nextActions }) => isGameSolved.peek() && notifySolved(score, by, before, nextActions(), open),
    () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }),
  );
}

function saveScore(
  { hash, origin, draft, session: solved }: OpenLevel,
  movesText: (session: SokobanSession) => string,
  { moves, pushes }: Pick<SokobanScore, 'moves' | 'pushes'>,
): void {
  const score = { moves, pushes, solution: movesText(solved), at: Date.now() };
  const { title } = origin;
  const best = { hints: solved.hintsUsed, millis: levelClock.millis(), at: score.at };
  saveSolvedDaily({
    puzzle: 'sokoban',
    hash,
    title,
    level: levelText(draft),
    bestMoves: score,
    bestPushes: score,
    best,
  });
}

/** What a solved level needs: loaded with the first one. */
interface Won extends Pick<typeof import('./solved-message.js'), 'notifySolved'> {
  /** What can follow a solved level. */
  readonly nextActions: () => NextActions;
  /** For the player's rating. */
  readonly noteEvents: (events: readonly SokobanEvent[]) => void;
}

/** What the page adds: it knows the routes, and it loads the words. */
interface PageParts {
  readonly messages: () => Promise<Messages>;
  readonly hintEvents: (events: readonly SokobanEvent[], session: SokobanSession) => void;
  readonly won: () => Promise<Won>;
}
let page: PageParts = {
  messages: () => Promise.reject(new Error('no page is connected')),
  hintEvents: () => {},
  won: () => Promise.reject(new Error('no page is connected')),
};
export function connectPage(parts: PageParts): void {
  page = parts;
}
