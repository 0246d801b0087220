// The Sokoban session: `actSokoban(state, command)` returns the next state and the events. Pure: no clock, no screen,
// no worker. Answers from workers come in as commands (take-hint, take-insight, take-undo-advice); which jobs are
// needed follows from the state at any time (see `jobs.ts`), so a lost or repeated answer can't leave the session
// waiting forever.

import { defined } from '../../base/defined.js';
import type { Direction } from '../../base/grid.js';
import type { Limits } from '../../base/outcome.js';
import {
  type Entry,
  goTo,
  movesOf,
  restart,
  returnToSnapshot,
  type SnapshotSlot,
  setSnapshot,
} from '../../play/index.js';
import type { Level, Position } from '../../sokoban/index.js';
import {
  actionAfter,
  actionBefore,
  extended,
  goToIndex,
  type Handlers,
  type History,
  nextDetail,
  obey,
  solvedBy,
  stays,
} from '../history.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import type { SokobanCommand, SokobanEvent } from './command.js';
import { hintPlan, restOfPlan, type SokobanDetail, sameBoxes } from './hint-plan.js';
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
  type KnownInsight,
  newSokobanSession,
  SOKOBAN_PLAY,
  type SokobanGame,
  type SokobanSession,
  shownDeadlock,
  sokobanCounts,
  sokobanHint,
  sokobanPosition,
  type UndoAdvice,
} from './session.js';

// The hint, step by step. The first request needs a solution: the known one if the position is still on it, otherwise a
// job (`sokobanHintJob`). Each further request opens the next step. A hint is about the current boxes: walking leaves it
// open and a push closes it, except that the full solution stays open while the player follows it.

/** How many insights to remember: more pushes than a player undoes in a row. */
const MAX_INSIGHTS = 64;

function withInsight(state: SokobanSession, known: KnownInsight): SokobanSession {
  const others = state.insights.filter(({ boxes }) => !sameBoxes(boxes, known.boxes));
  return { ...state, insights: [known, ...others].slice(0, MAX_INSIGHTS) };
}

const isOnPlan = ({ plan, game, ...state }: SokobanSession): boolean =>
  plan !== undefined && restOfPlan(game.level, sokobanPosition({ ...state, game }), plan) !== undefined;

/** Opens steps up to `detail`; the position is on the plan. */
function opened(state: SokobanSession, detail: SokobanDetail): SokobanAct {
  const isFirst = state.hint.kind !== 'open';
  const next: SokobanSession = {
    ...state,
    hint: { kind: 'open', detail, boxes: sokobanPosition(state).boxes },
    hintsUsed: state.hintsUsed + (isFirst ? 1 : 0),
  };
  const hint = sokobanHint(next);
  if (!hint) throw new Error('a hint was opened off its plan');
  return stays(next, { kind: 'hint-opened', hint });
}

function askSokobanHint(state: SokobanSession, { detail: asked }: { readonly detail?: SokobanDetail }): SokobanAct {
  const { hint } = state;
  if (isSokobanSolved(state)) return stays(state, { kind: 'no-hint', reason: 'solved' });
  if (hint.kind === 'searching') return stays(state);
  if (hint.kind === 'unsolvable') return stays(state, { kind: 'no-hint', reason: 'unsolvable' });
  const deadlock = currentDeadlock(state);
  if (deadlock) return stays(state, { kind: 'no-hint', reason: 'deadlock', deadlock });
  const detail = nextDetail<SokobanDetail>(hint.kind === 'open' ? hint.detail : undefined, asked, 5);
  if (isOnPlan(state)) return opened(state, detail);
  const request = state.requests + 1;
  const [from, moves] = [sokobanPosition(state), movesOf(state.game)];
  const searching = { kind: 'searching', request, from, moves, detail } as const;
  return stays({ ...state, requests: request, hint: searching }, { kind: 'hint-requested', request });
}

function closeSokobanHint(state: SokobanSession): SokobanAct {
  const { hint } = state;
  if (hint.kind === 'closed') return stays(state);
  const closed: SokobanSession = { ...state, hint: { kind: 'closed' } };
  return hint.kind === 'searching' ? stays(closed, { kind: 'hint-canceled', request: hint.request }) : stays(closed);
}

/** After the boxes changed: cancels a search for the old ones and closes an open hint unless it is being followed. */
function hintAfterPush(state: SokobanSession): SokobanAct {
  const { hint } = state;
  if (hint.kind === 'open' && hint.detail === 5 && !isSokobanSolved(state) && isOnPlan(state)) {
    return stays({ ...state, hint: { ...hint, boxes: sokobanPosition(state).boxes } });
  }
  return closeSokobanHint(state);
}

function failSokobanHint(state: SokobanSession, { request }: { readonly request: number }): SokobanAct {
  if (state.hint.kind !== 'searching' || state.hint.request !== request) return stays(state);
  return stays({ ...state, hint: { kind: 'closed' } }, { kind: 'no-hint', reason: 'failed' });
}

/** Takes the answer to a job. An answer that is no longer awaited changes nothing. */
function takeSokobanHint(
  state: SokobanSession,
  { request, report, solution }: SokobanCommand & { kind: 'take-hint' },
): SokobanAct {
  const { hint } = state;
  if (hint.kind !== 'searching' || hint.request !== request) return stays(state);
  const closed: SokobanSession = { ...state, hint: { kind: 'closed' } };
  const { boxes } = hint.from;
  switch (report.verdict) {
    case 'hint': {
      const isOptimal = report.claim === 'optimal' && report.metric === 'pushes';
      const plan = solution && hintPlan(state.game.level, hint.from, solution, isOptimal);
      const next = plan && { ...closed, plan };
      return next && isOnPlan(next) ? opened(next, hint.detail) : stays(closed, { kind: 'no-hint', reason: 'failed' });
    }
    case 'deadlock': {
      const { deadlock } = report;
      return stays(withInsight(closed, { boxes, deadlock }), { kind: 'no-hint', reason: 'deadlock', deadlock });
    }
    case 'unsolvable':
      return stays({ ...closed, hint: { kind: 'unsolvable', boxes } }, { kind: 'no-hint', reason: 'unsolvable' });
    case 'gave-up':
      return stays(closed, { kind: 'no-hint', reason: 'gave-up', limit: report.limit });
    case 'solved':
      return stays(closed, { kind: 'no-hint', reason: 'solved' });
  }
}

// Undo, redo, the timeline, restart, and snapshots. None of them loses a move.

/** The boxes after the first `count` entries. */
const boxesAfter = ({ entries, level }: SokobanGame, count: number): readonly number[] =>
  (entries[count - 1]?.to ?? level.start).boxes;

/** How many entries are applied just before the last push. */
function beforeLastPush(game: SokobanGame): number {
  let before = game.at - 1;
  while (before > 0 && sameBoxes(boxesAfter(game, before), boxesAfter(game, game.at))) before--;
  return Math.max(0, before);
}

function whatHappened(game: SokobanGame, index: number): Pick<SokobanEvent & { kind: 'undone' }, 'what' | 'direction'> {
  const entry = game.entries[index] as Entry<Position, Direction>;
  if (entry.kind === 'jump') return { what: 'jump' };
  const isPush = !sameBoxes(boxesAfter(game, index), boxesAfter(game, index + 1));
  return { what: isPush ? 'push' : 'walk', direction: entry.move };
}

function undoIn(state: SokobanSession, { unit = 'move', count = 1 }: SokobanCommand & { kind: 'undo' }): SokobanAct {
  let { game } = state;
  if (game.at === 0) return stays(state, { kind: 'nothing-to-undo' });
  for (let i = 0; i < count && game.at > 0; i++) {
    const here: History<SokobanGame['level'], Position, Direction> = { ...state, game };
    game = goTo(game, unit === 'move' ? game.at - 1 : unit === 'action' ? actionBefore(here) : beforeLastPush(game));
  }
  const last = state.game.entries[game.at];
  // An undone step is walked backward: the player keeps facing its direction.
  const facing = last?.kind === 'move' ? last.move : facingAt(game);
  const undone = whatHappened(state.game, game.at);
  return stays({ ...state, game, facing }, { kind: 'undone', ...undone, count: state.game.at - game.at });
}

function redoIn(state: SokobanSession, { unit = 'move', count = 1 }: SokobanCommand & { kind: 'redo' }): SokobanAct {
  const { at, entries } = state.game;
  if (at === entries.length) return stays(state, { kind: 'nothing-to-redo' });
  let { game } = state;
  for (let i = 0; i < count && game.at < entries.length; i++) {
    game = goTo(game, unit === 'move' ? game.at + 1 : actionAfter({ ...state, game }));
  }
  const redone = whatHappened(game, game.at - 1);
  return stays({ ...state, game, facing: facingAt(game) }, { kind: 'redone', ...redone, count: game.at - at });
}

const goToMove = (state: SokobanSession, index: number): SokobanAct =>
  goToIndex(SOKOBAN_PLAY, state, index, (game) => ({ facing: facingAt(game) }));

function restartLevel(state: SokobanSession): SokobanAct {
  const game = restart(SOKOBAN_PLAY, state.game);
  if (game === state.game) return stays(state, { kind: 'nothing-to-undo' });
  return stays({ ...state, ...extended(state, game), facing: 'down' }, { kind: 'restarted' });
}

function restoreSnapshot(state: SokobanSession, { slot }: { readonly slot: SnapshotSlot }): SokobanAct {
  const game = returnToSnapshot(SOKOBAN_PLAY, state.game, slot);
  if (!game) return stays(state, { kind: 'snapshot-empty', slot });
  return stays({ ...state, ...extended(state, game), facing: facingAt(game) }, { kind: 'snapshot-restored', slot });
}

function showMoves(state: SokobanSession, { moves, rewind }: SokobanCommand & { kind: 'show-moves' }): SokobanAct {
  const shown = playMoves(state, moves, 'shown');
  const made = shown.state.game.at - state.game.at;
  const blocked = shown.events.filter(({ kind }) => kind === 'moves-blocked');
  if (made === 0) return stays(state, ...blocked);
  const game = rewind ? { ...shown.state.game, at: state.game.at } : shown.state.game;
  const facing = rewind ? state.facing : shown.state.facing;
  return stays({ ...shown.state, game, facing }, { kind: 'shown', moves: made }, ...blocked);
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
