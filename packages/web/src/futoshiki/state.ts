// The state of the Futoshiki page: the open game (`play/play-state.ts`), what the grid shows of it, and records.

import { digitLetter, gridRows } from '@masu/core/futoshiki/rules/cell-name.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import { futoshikiInPlay } from '@masu/engine/session/futoshiki/act.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import { futoshikiLevelText } from '@masu/engine/session/futoshiki/jobs.js';
import {
  equalCells,
  type FutoshikiSession,
  futoshikiPosition,
  openCells,
  shownConflicts,
} from '@masu/engine/session/futoshiki/session.js';
import { computed, effect, untracked } from '@preact/signals';
import { type Notice, type NoticeAction, noticeText, notifyFutoshiki, speak } from '../app/notice.js';
import type { BoardWords } from '../app/pointing.js';
import { focusPlay } from '../board/focus-play.js';
import { onward } from '../collections/data/onward.js';
import { playTime } from '../format.js';
import { newPlayState, type OpenGame, type Origin } from '../play/play-state.js';
import { saveSolvedDaily } from '../play/save-solved.js';
import { notifySolvedLevel } from '../play/solved-level.js';
import { wasPlayed } from '../saves/other-games.js';
import { setting } from '../saves/saves.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { whyMessages } from './hint-steps.js';
import { eventNotice } from './messages.js';

export type OpenPuzzle = OpenGame<FutoshikiSession, FutoshikiCommand, FutoshikiEvent>;

const autoMarks = computed(() => setting('futoshiki.fill'));
const autoClear = computed(() => setting('futoshiki.sweep'));

const futoshikiPlay = newPlayState<FutoshikiSession, FutoshikiCommand, FutoshikiEvent, OpenPuzzle>({
  puzzle: 'futoshiki',
  notify: notifyFutoshiki,
  welcome(session) {
    // A new game has its marks from the start.
    if (autoMarks.value && session.game.entries.length === 0) performFutoshiki({ kind: 'set-auto-marks', on: true });
    const lead = isFirstVisit() ? futoshikiTexts.firstVisit : futoshikiTexts.welcome;
    notifyFutoshiki({ tone: 'calm', lead, rest: futoshikiTexts.left(openCells(session)) });
  },
  reportReopened: (by) => reportSolved(by),
  report,
});

export const {
  open: currentPuzzle,
  session: futoshikiSession,
  game: futoshikiGame,
  isSolved: isPuzzleSolved,
  clock: puzzleClock,
  continueGame: continuePuzzle,
  perform: performFutoshiki,
} = futoshikiPlay;

export const position = computed(() => futoshikiGame.value && futoshikiPosition({ game: futoshikiGame.value }));
const isShowingConflicts = computed(() => setting('futoshiki.clashes'));
export const conflicts = computed(
  (): ReadonlySet<number> =>
    new Set(futoshikiSession.value && isShowingConflicts.value ? shownConflicts(futoshikiSession.value) : []),
);

/** The cells with the digit under the cursor, if there are several. */
export const equals = computed(
  (): ReadonlySet<number> =>
    new Set(futoshikiSession.value && setting('futoshiki.equal') ? equalCells(futoshikiSession.value) : []),
);

/** The digits of a link as moves; givens are left out. */
function digitMoves({ size, cells }: FutoshikiLevel, digits: readonly number[]): FutoshikiMove[] {
  return digits.flatMap((digit, cell) =>
    digit === 0 || cells[cell] !== 0
      ? []
      : [{ kind: 'place', row: Math.floor(cell / size), column: cell % size, digit } as const],
  );
}

/**
 * Opens a puzzle with the game that was left there, or with the digits of a link. A link opened again (`isAgain`)
 * continues a game in progress. Returns whether it was opened.
 */
export async function openPuzzle(
  level: FutoshikiLevel,
  origin: Origin,
  isWanted: () => boolean,
  link: { readonly digits?: readonly number[]; readonly isAgain: boolean },
): Promise<boolean> {
  const play = futoshikiInPlay(level, () => ({ autoClear: autoClear.value, autoMarks: autoMarks.value }));
  const isFresh = link.digits !== undefined && !link.isAgain;
  const opened = await futoshikiPlay.openGame({ origin, hash: hashLevel(level), play }, isFresh, isWanted);
  if (opened && !opened.isResumed && link.digits)
    performFutoshiki({ kind: 'show-moves', moves: digitMoves(level, link.digits) });
  return opened !== undefined;
}

/** No Futoshiki was ever played here. */
export const isFirstVisit = (): boolean => !wasPlayed('futoshiki');

effect(() => {
  const on = autoMarks.value;
  const isOther = futoshikiSession.peek()?.autoMarks === !on;
  if (isOther) untracked(() => performFutoshiki({ kind: 'set-auto-marks', on }));
});

effect(() => {
  const on = autoClear.value;
  untracked(() => performFutoshiki({ kind: 'set-auto-clear', on }));
});

/** On a narrow page the hint has no panel beside the grid (`.beside` in styles/frame.css): the message has it. */
export const isHintInMessage = (): boolean => matchMedia('(max-width: 1023px), (max-height: 499px)').matches;

/** What to do with the open step of a hint: open the next one, or enter the digit. */
function hintAction({ detail, hint: { cell, digit } }: FutoshikiEvent & { kind: 'hint-opened' }): NoticeAction {
  const { ask, enter } = futoshikiTexts.hintPanel;
  const enterDigit = (): void => void performFutoshiki({ kind: 'place-digit', cell, digit });
  if (detail < 3)
    return { word: ask[detail === 1 ? 2 : 3], main: true, act: () => void performFutoshiki({ kind: 'hint' }) };
  return { word: enter(digitLetter(digit)), main: true, act: enterDigit };
}

function closeHint(): void {
  performFutoshiki({ kind: 'close-hint' });
  notifyFutoshiki(undefined, '');
}

/** The step in the message under the grid. Of several reasons it has one at a time: more would hide the grid. */
function showHintStep(opened: FutoshikiEvent & { kind: 'hint-opened' }, lead: BoardWords, reason = 0): void {
  const { close, nextReason } = futoshikiTexts.hintPanel;
  const now = futoshikiSession.peek();
  const reasons = opened.detail === 2 && now ? whyMessages(now, opened.hint) : [lead];
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
    const notice = eventNotice(event, state, isShowingConflicts.value);
    if (!notice) continue;
    const undo = { word: futoshikiTexts.undo, main: true, act: () => void performFutoshiki({ kind: 'undo' }) };
    if (event.kind !== 'hint-opened')
      notifyFutoshiki({ ...notice.notice, ...(notice.canUndo ? { actions: [undo] } : {}) });
    else if (isHintInMessage()) showHintStep(event, notice.notice.lead);
    else speak(noticeText(notice.notice));
  }
}

/** Notes the attempt at the open puzzle for the rating; digits of masu alone are none. */
async function notePuzzleAttempt(
  { hash, origin, session: tried }: OpenPuzzle,
  result: 'solved' | 'given-up',
): Promise<void> {
  if (!tried.game.entries.some((entry) => !entry.isShown)) return;
  const level = { puzzle: 'futoshiki', hash, draft: tried.game.level, collection: origin.collection } as const;
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
  const { hash, origin } = open;
  const { game: solved, hintsUsed } = open.session;
  const { level } = solved;
  const millis = puzzleClock.millis();
  if (by === 'player') {
    focusPlay();
    const solution = gridRows(level.size, futoshikiPosition(open.session).digits);
    const best = { hints: hintsUsed, millis, at: Date.now() };
    const { title } = origin;
    saveSolvedDaily({ puzzle: 'futoshiki', hash, title, level: futoshikiLevelText(level), solution, best });
  }
  const time = by === 'player' && setting('futoshiki.timer') ? playTime(millis) : undefined;
  const filled = level.cells.filter((digit) => digit === 0).length;
  const actions = [{ ...onward('futoshiki', origin, futoshikiTexts.nextPuzzle), main: true }];
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
  if (by === 'player') notifySolvedLevel(shown, 'futoshiki', hash, notifyFutoshiki);
  else notifyFutoshiki(shown);
}
