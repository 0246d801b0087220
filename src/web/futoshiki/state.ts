// The state of the Futoshiki page: the open puzzle, its session, saving, records. Commands go in through `perform`,
// signals come out. What a command means is decided by the session; this file connects it to storage.

import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { defined } from '../../base/defined.js';
import { digitLetter, type FutoshikiLevel, type FutoshikiMove, gridRows, hashLevel } from '../../futoshiki/index.js';
import type { SavedGame } from '../../play/index.js';
import {
  actFutoshiki,
  conflictsOf,
  equalCells,
  type FutoshikiCommand,
  type FutoshikiEvent,
  type FutoshikiSession,
  type FutoshikiStart,
  futoshikiLevelText,
  futoshikiPosition,
  isFutoshikiOwn,
  isFutoshikiSolved,
  newFutoshikiSession,
  openCells,
  parseFutoshikiGame,
  savedFutoshiki,
} from '../../session/index.js';
import { focusPlay } from '../app/focus-play.js';
import { type Notice, type NoticeAction, notice, speak } from '../app/notice.js';
import { PlayClock } from '../app/play-clock.js';
import { onward } from '../collections/data/onward.js';
import { isDailyLevel, saveSolvedDaily } from '../daily/save-solved.js';
import { playTime } from '../format.js';
import {
  alsoPlayed,
  flushGame,
  gameLeftAt,
  levelKey,
  openSlot,
  type SaveSlot,
  saved,
  saveGame,
  setting,
} from '../saves/saves.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { playTexts } from '../texts/play.js';
import { noticeOf, whyMessages } from './messages.js';
import { notifyFutoshiki } from './notify.js';

export interface OpenPuzzle {
  readonly title: string;
  readonly collection?: { readonly id: string; readonly title: string; readonly index: number; readonly count: number };
  readonly hash: string;
  /** Where the game is saved. */
  readonly slot: SaveSlot;
  readonly session: FutoshikiSession;
}

export const currentPuzzle = signal<OpenPuzzle | undefined>(undefined);
export const puzzleClock = new PlayClock();

export const futoshikiSession = computed(() => currentPuzzle.value?.session);
export const futoshikiGame = computed(() => futoshikiSession.value?.game);
export const position = computed(() => futoshikiGame.value && futoshikiPosition({ game: futoshikiGame.value }));
export const isPuzzleSolved = computed(() =>
  futoshikiSession.value ? isFutoshikiSolved(futoshikiSession.value) : false,
);
export const isShowingConflicts = computed(() => setting('futoshiki.clashes'));
export const conflicts = computed(
  (): ReadonlySet<number> =>
    new Set(futoshikiSession.value && isShowingConflicts.value ? conflictsOf(futoshikiSession.value) : []),
);

/** The cells with the digit under the cursor, if there are several. */
export const equals = computed(
  (): ReadonlySet<number> =>
    new Set(futoshikiSession.value && setting('futoshiki.equal') ? equalCells(futoshikiSession.value) : []),
);

const autoMarks = computed(() => setting('futoshiki.fill'));
const autoClear = computed(() => setting('futoshiki.sweep'));

/** The digits of a link as moves; givens are left out. */
function movesOf({ size, cells }: FutoshikiLevel, digits: readonly number[]): FutoshikiMove[] {
  return digits.flatMap((digit, cell) =>
    digit === 0 || cells[cell] !== 0
      ? []
      : [{ kind: 'place', row: Math.floor(cell / size), column: cell % size, digit } as const],
  );
}

/**
 * Opens a puzzle with the game that was left there, or with the digits of a link. A link opened again (`isAgain`)
 * continues a game in progress.
 */
export function openPuzzle(
  level: FutoshikiLevel,
  title: string,
  from: Pick<OpenPuzzle, 'collection'> & { digits?: readonly number[]; isAgain?: boolean } = {},
): void {
  const hash = hashLevel(level);
  const isFresh = from.digits !== undefined && !from.isAgain;
  const left = isFresh ? undefined : gameLeftAt({ puzzle: 'futoshiki', hash });
  const read = left && parseFutoshikiGame(level, left.game);
  const { collection } = from;
  const of = { title, hash, ...defined({ collection }) };
  // A game that can't be read is left alone; the new one is saved separately.
  if (left && read?.ok) {
    begin(of, level, { game: read.value, hintsUsed: left.hints }, left);
    return;
  }
  begin(of, level);
  if (from.digits) performFutoshiki({ kind: 'show-moves', moves: movesOf(level, from.digits) });
}

/** No Futoshiki was ever played here. */
export const isFirstVisit = (): boolean =>
  ![...saved.peek().games, ...saved.peek().records].some(({ puzzle }) => puzzle === 'futoshiki');

/** Opens a game of a puzzle and reports its state. */
function begin(
  of: Pick<OpenPuzzle, 'title' | 'hash' | 'collection'>,
  level: FutoshikiLevel,
  start: FutoshikiStart = {},
  saved?: SavedGame,
): void {
  const slot = openSlot({ puzzle: 'futoshiki', hash: of.hash }, saved, save);
  const started = newFutoshikiSession(level, { ...start, autoClear: autoClear.value, autoMarks: autoMarks.value });
  batch(() => {
    currentPuzzle.value = { ...of, slot, session: started };
  });
  puzzleClock.set(saved?.millis ?? 0);
  // A new game has its marks from the start.
  if (autoMarks.value && !start.game) performFutoshiki({ kind: 'set-auto-marks', on: true });
  if (isPuzzleSolved.value) reportSolved(isFutoshikiOwn(started) ? 'replay' : 'shown');
  else if (isFirstVisit())
    notifyFutoshiki({ tone: 'calm', lead: futoshikiTexts.firstVisit, rest: futoshikiTexts.left(openCells(started)) });
  else notifyFutoshiki({ tone: 'calm', lead: futoshikiTexts.welcome, rest: futoshikiTexts.left(openCells(started)) });
}

/** Continues another saved game of the open puzzle; the one played until now stays saved. */
export async function continuePuzzle(saved: SavedGame): Promise<void> {
  const open = currentPuzzle.value;
  if (!open) return;
  await flushGame();
  if (currentPuzzle.value?.slot !== open.slot) return;
  const { level } = open.session.game;
  const read = parseFutoshikiGame(level, saved.game);
  if (read.ok) begin(open, level, { game: read.value, hintsUsed: saved.hints }, saved);
  else notifyFutoshiki({ tone: 'ink', lead: playTexts.games.unreadable, strong: true });
}

effect(() => {
  const open = untracked(() => currentPuzzle.value);
  if (open && alsoPlayed.value === levelKey(open.slot))
    untracked(() => notifyFutoshiki({ tone: 'ink', lead: playTexts.games.also, rest: playTexts.games.both }));
});

effect(() => {
  const on = autoMarks.value;
  untracked(() => {
    if (futoshikiSession.value && futoshikiSession.value.autoMarks !== on)
      performFutoshiki({ kind: 'set-auto-marks', on });
  });
});

effect(() => {
  const on = autoClear.value;
  untracked(() => performFutoshiki({ kind: 'set-auto-clear', on }));
});

/** Returns whether the game changed. */
export function performFutoshiki(command: FutoshikiCommand): boolean {
  const open = currentPuzzle.value;
  if (!open) return false;
  const { session: before } = open;
  const { state, events } = actFutoshiki(before, command);
  currentPuzzle.value = { ...open, session: state };
  const isChanged = state.game !== before.game;
  if (setting('sound')) void import('../sound/event-sounds.js').then(({ soundEvents }) => soundEvents(events));
  report(events, state);
  if (isChanged || state.hintsUsed !== before.hintsUsed) save();
  // The game has ended: what was saved of it is removed at once, not after a delay.
  if (events.some(({ kind }) => kind === 'solved')) void flushGame();
  return isChanged;
}

/** On a narrow page the hint has no panel beside the grid (`.beside` in styles/narrow.css): the message has it. */
const isHintInMessage = (): boolean => matchMedia('(max-width: 1023px), (max-height: 499px)').matches;

/** What to do with the open step of a hint: open the next one, or enter the digit. */
function hintAction({ detail, hint: { cell, digit } }: FutoshikiEvent & { kind: 'hint-opened' }): NoticeAction {
  const { ask, enter } = futoshikiTexts.hintPanel;
  if (detail === 3)
    return {
      word: enter(digitLetter(digit)),
      main: true,
      act: () => void performFutoshiki({ kind: 'place-digit', cell, digit }),
    };
  const next = detail === 1 ? 2 : 3;
  return { word: ask[next], main: true, act: () => void performFutoshiki({ kind: 'hint' }) };
}

function closeHint(): void {
  performFutoshiki({ kind: 'close-hint' });
  notifyFutoshiki(undefined, '');
}

/** The step in the message under the grid. Of several reasons it has one at a time: more would hide the grid. */
function showHintStep(opened: FutoshikiEvent & { kind: 'hint-opened' }, lead: string, reason = 0): void {
  const { close, nextReason } = futoshikiTexts.hintPanel;
  const reasons = opened.detail === 2 ? whyMessages(opened.hint) : [lead];
  const next =
    reason + 1 < reasons.length
      ? { word: nextReason, main: true, act: () => showHintStep(opened, lead, reason + 1) }
      : hintAction(opened);
  notifyFutoshiki({ tone: 'calm', lead: reasons[reason] ?? lead, actions: [next, { word: close, act: closeHint }] });
}

function report(events: readonly FutoshikiEvent[], state: FutoshikiSession): void {
  const solved = events.find((event) => event.kind === 'solved');
  if (solved) {
    if (currentPuzzle.value && solved.by !== 'replay')
      void notePuzzleAttempt(currentPuzzle.value, solved.by === 'player' ? 'solved' : 'given-up');
    reportSolved(solved.by);
    return;
  }
  for (const event of events) {
    const made = noticeOf(event, state, isShowingConflicts.value);
    if (!made) continue;
    const undo = { word: futoshikiTexts.undo, main: true, act: () => void performFutoshiki({ kind: 'undo' }) };
    if (event.kind !== 'hint-opened') notifyFutoshiki({ ...made.notice, ...(made.canUndo ? { actions: [undo] } : {}) });
    else if (isHintInMessage()) showHintStep(event, made.notice.lead);
    else speak(made.notice.lead);
  }
}

/** Saves the game in progress; one that is solved or without a move is none. */
function save(): void {
  const open = currentPuzzle.value;
  if (!open) return;
  const { slot, title, session: now } = open;
  const millis = puzzleClock.millis();
  saveGame(slot, async (facts) => savedFutoshiki(now, { ...facts, title, millis }));
}

/** Notes the attempt at the open puzzle for the rating; digits of masu alone are none. */
async function notePuzzleAttempt(
  { hash, collection, session: tried }: OpenPuzzle,
  result: 'solved' | 'given-up',
): Promise<void> {
  if (!tried.game.entries.some((entry) => !entry.isShown)) return;
  const level = { puzzle: 'futoshiki', hash, draft: tried.game.level, collection } as const;
  const effort = { result, hints: tried.hintsUsed, undos: 0, millis: puzzleClock.millis() };
  await import('../next/attempts.js').then((attempts) => attempts.noteAttempt(level, effort)).catch(() => {});
}

/** The player leaves the open puzzle for the next one: if it is begun and not solved, it is given up. */
export async function giveUpPuzzle(): Promise<void> {
  if (currentPuzzle.value && !isPuzzleSolved.value) await notePuzzleAttempt(currentPuzzle.value, 'given-up');
}

/** A puzzle solved by the player's own digits earns a record; one shown or replayed doesn't. */
function reportSolved(by: Extract<FutoshikiEvent, { kind: 'solved' }>['by']): void {
  const open = currentPuzzle.value;
  if (!open) return;
  const { hash, title } = open;
  const { game: solved, hintsUsed } = open.session;
  const { level } = solved;
  const millis = puzzleClock.millis();
  if (by === 'player') {
    focusPlay();
    const solution = gridRows(level.size, futoshikiPosition(open.session).digits);
    const best = { hints: hintsUsed, millis, at: Date.now() };
    saveSolvedDaily({ puzzle: 'futoshiki', hash, title, level: futoshikiLevelText(level), solution, best });
  }
  const time = by === 'player' && setting('futoshiki.timer') ? playTime(millis) : undefined;
  const filled = level.cells.filter((digit) => digit === 0).length;
  const actions = [{ ...onward('futoshiki', open, futoshikiTexts.nextPuzzle), main: true }];
  if (by === 'shown') {
    notifyFutoshiki({ tone: 'calm', lead: futoshikiTexts.shownSolution, actions });
    return;
  }
  const shown: Notice = {
    tone: 'seal',
    strong: true,
    lead: futoshikiTexts.solvedWord,
    rest: futoshikiTexts.solved(filled, hintsUsed, time),
    actions,
  };
  if (by !== 'player' || !isDailyLevel(hash)) {
    notifyFutoshiki(shown);
    return;
  }
  // Shown once, when it is complete: nothing moves. Whoever undid something meanwhile sees that instead.
  const earlier = notice.peek();
  const show = (complete: Notice): void => {
    if (notice.peek() === earlier) notifyFutoshiki(complete);
  };
  import('../daily/win.js').then(
    ({ withDaily }) => show(withDaily(shown, 'futoshiki', hash, notifyFutoshiki)),
    () => show(shown),
  );
}
