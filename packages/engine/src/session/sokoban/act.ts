// The Sokoban session: `actSokoban(state, command)` returns the next state and the events. Pure: no clock, no screen,
// no worker. Answers from workers come in as commands (take-hint, take-insight, take-undo-advice); which jobs are
// needed follows from the state at any time (see `jobs.ts`), so a lost or repeated answer can't leave the session
// waiting forever.

import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import { setSnapshot } from '@masu/core/play/game.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { goToIndex, type Handlers, obey, solvedBy, stays } from '../history.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import type { SokobanCommand } from './command.js';
import type { SokobanEvent } from './event.js';
import { redoIn, restartLevel, restoreSnapshot, undoIn } from './going-back.js';
import { hintPlan, sameBoxes } from './hint-plan.js';
import {
  askSokobanHint,
  closeSokobanHint,
  failSokobanHint,
  hintAfterPush,
  takeSokobanHint,
  withInsight,
} from './hinting.js';
import { SOKOBAN_SAVES, sokobanJobs } from './jobs.js';
import {
  deselect,
  playMoves,
  pushBoxTo,
  pushUntilBlocked,
  type SokobanAct,
  selectBox,
  stepOnce,
  touch,
  unselected,
  walkToCell,
  walkUntilBlocked,
} from './moving.js';
import {
  currentDeadlock,
  currentInsight,
  currentUndoAdvice,
  facingAt,
  isSokobanSolved,
  newSokobanSession,
  SOKOBAN_PLAY,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  sokobanPosition,
  type UndoAdvice,
} from './session.js';

const goToMove = (state: SokobanSession, index: number): SokobanAct =>
  goToIndex(SOKOBAN_PLAY, state, index, (game) => ({ facing: facingAt(game) }));

function showMoves(state: SokobanSession, { moves, rewind }: SokobanCommand & { kind: 'show-moves' }): SokobanAct {
  const shown = playMoves(state, moves, 'shown');
  const moveCount = shown.state.game.at - state.game.at;
  const blocked = shown.events.filter(({ kind }) => kind === 'moves-blocked');
  if (moveCount === 0) return stays(state, ...blocked);
  const game = rewind ? { ...shown.state.game, at: state.game.at } : shown.state.game;
  const facing = rewind ? state.facing : shown.state.facing;
  return stays({ ...shown.state, game, facing }, { kind: 'shown', moves: moveCount }, ...blocked);
}

function takeInsight(state: SokobanSession, { boxes, report }: SokobanCommand & { kind: 'take-insight' }): SokobanAct {
  if (report.verdict !== 'seen') return stays(withInsight(state, { boxes }));
  const { deadlock, lowerBound, deadSquares } = report;
  const known = { boxes, ...defined({ deadlock, lowerBound }) };
  const next = { ...withInsight(state, known), deadSquares };
  const isNews = lowerBound !== undefined && sameBoxes(boxes, sokobanPosition(state).boxes) && !isSokobanSolved(state);
  return stays(next, ...(isNews ? [{ kind: 'lower-bound', pushes: lowerBound } as const] : []));
}

function takeUndoAdvice(
  state: SokobanSession,
  { boxes, report }: SokobanCommand & { kind: 'take-undo-advice' },
): SokobanAct {
  if (!sameBoxes(boxes, sokobanPosition(state).boxes)) return stays(state);
  if (report.verdict === 'gave-up') return stays({ ...state, advice: { boxes } });
  const advice: UndoAdvice =
    report.verdict === 'unsolvable'
      ? { kind: 'level-unsolvable' }
      : { kind: 'undo', atLeast: report.atLeast, ...defined({ enough: report.enough }) };
  const next = { ...state, advice: { boxes, answer: advice } };
  const isNews = shownDeadlock(next) !== undefined || next.hint.kind === 'unsolvable';
  return stays(next, ...(isNews ? [{ kind: 'undo-advice', advice } as const] : []));
}

/** A proven solution becomes the plan that hints come from. One that doesn't fit changes nothing. */
function takeProof(state: SokobanSession, { from, solution }: SokobanCommand & { kind: 'take-proof' }): SokobanAct {
  const plan = hintPlan(state.game.level, from, solution, true);
  return stays(plan ? { ...state, plan } : state);
}

const HANDLERS: Handlers<SokobanSession, SokobanCommand, SokobanEvent> = {
  move: stepOnce,
  'walk-until-blocked': walkUntilBlocked,
  'push-until-blocked': pushUntilBlocked,
  'walk-to': walkToCell,
  'push-to': pushBoxTo,
  'select-box': selectBox,
  deselect,
  touch,
  'play-moves': (state, { moves }) => playMoves(state, moves),
  'show-moves': showMoves,
  undo: undoIn,
  redo: redoIn,
  'go-to': (state, { index }) => goToMove(state, index),
  home: (state) => goToMove(state, 0),
  end: (state) => goToMove(state, Infinity),
  restart: restartLevel,
  'set-snapshot': (state, { slot }) =>
    stays({ ...state, game: setSnapshot(state.game, slot) }, { kind: 'snapshot-set', slot }),
  'restore-snapshot': restoreSnapshot,
  hint: askSokobanHint,
  'close-hint': closeSokobanHint,
  'take-hint': takeSokobanHint,
  'fail-hint': failSokobanHint,
  'take-insight': takeInsight,
  'take-proof': takeProof,
  'take-undo-advice': takeUndoAdvice,
  'fail-insight': (state, { boxes }) => stays(withInsight(state, { boxes })),
  'fail-undo-advice': (state, { boxes }) => stays({ ...state, advice: { boxes } }),
  'set-warnings': (state, { on }) => stays({ ...state, warnings: on, isWarningDismissed: false }),
  'dismiss-warning': (state) => stays(currentDeadlock(state) ? { ...state, isWarningDismissed: true } : state),
  'count-hint': (state) => stays({ ...state, hintsUsed: state.hintsUsed + 1 }),
};

/** What follows from a changed position: the selection ends, the hint follows or closes, the level may be solved. */
function arrived(before: SokobanSession, { state, events }: SokobanAct, command: SokobanCommand): SokobanAct {
  if (sokobanPosition(before) === sokobanPosition(state)) return { state, events };
  const isSameBoxes = sameBoxes(sokobanPosition(before).boxes, sokobanPosition(state).boxes);
  const moved: SokobanAct = isSameBoxes ? stays(unselected(state)) : hintAfterPush(unselected(state));
  const all: SokobanEvent[] = [...events, ...moved.events];
  if (isSokobanSolved(moved.state) && !isSokobanSolved(before)) {
    const { moves, pushes } = sokobanCounts(moved.state);
    all.push({ kind: 'solved', by: solvedBy(moved.state.game, command), moves, pushes });
  }
  return { state: moved.state, events: all };
}

const isSameDeadlock = (before: SokobanSession, after: SokobanSession): boolean => {
  const [was, is] = [shownDeadlock(before), shownDeadlock(after)];
  return was === is || (!!was && !!is && was.reason === is.reason && sameBoxes(was.boxes, is.boxes));
};

/** Reports a deadlock when it arises or changes. A position known not to be a deadlock ends a dismissal. */
function warned(before: SokobanSession, { state, events }: SokobanAct): SokobanAct {
  const insight = currentInsight(state);
  const isOver = state.isWarningDismissed && insight !== undefined && insight.deadlock === undefined;
  const next = isOver ? { ...state, isWarningDismissed: false } : state;
  const deadlock = shownDeadlock(next);
  if (!deadlock || isSameDeadlock(before, next)) return { state: next, events };
  const advice = currentUndoAdvice(next);
  return { state: next, events: [...events, { kind: 'deadlock', deadlock, ...defined({ advice }) }] };
}

export function actSokoban(state: SokobanSession, command: SokobanCommand): SokobanAct {
  return warned(state, arrived(state, obey(HANDLERS, state, command), command));
}

/** A level, ready to be played. */
export type SokobanInPlay = PuzzleInPlay<SokobanSession, SokobanCommand, SokobanEvent>;

/** `limits` apply to the searches for hints and for the pushes to undo. */
export const sokobanInPlay = (
  level: Level,
  warnings: () => boolean,
  limits: (slot: 'hint' | 'undo-advice') => Limits,
): SokobanInPlay =>
  inPlay(level, SOKOBAN_SAVES, {
    begin: (continued) => newSokobanSession(level, { ...continued, warnings: warnings() }),
    act: actSokoban,
    jobs: (session) => sokobanJobs(session, limits),
  });
