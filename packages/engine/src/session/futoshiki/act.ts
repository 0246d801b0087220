// The Futoshiki session: `actFutoshiki(state, command)` returns the next state and the events. Pure: answers from
// workers come in as commands, and the jobs to run follow from the state (`jobs.ts`).

import type { Direction } from '@masu/core/base/grid.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { startPosition } from '@masu/core/futoshiki/rules/position.js';
import { jump, movesOf, returnToSnapshot, type SnapshotSlot, setSnapshot } from '@masu/core/play/game.js';
import { extended, goToIndex, type Handlers, obey, solvedBy, stays, undoneOrRedone } from '../history.js';
import { inPlay, type PuzzleInPlay } from '../puzzle-in-play.js';
import { fillingMoves } from './auto-marks.js';
import type { FutoshikiCommand } from './command.js';
import { enterAll, erase, markDigit, marksFollowing, placeDigit, setMarks, typeDigit, untyped } from './entering.js';
import type { FutoshikiAct as Act, FutoshikiEvent } from './event.js';
import {
  askCheck,
  askFutoshikiHint,
  cancelCheck,
  closeFutoshikiHint,
  failCheck,
  failFutoshikiHint,
  hintAfterDigit,
  takeCheck,
  takeFutoshikiHint,
} from './hinting.js';
import { futoshikiJobs } from './jobs.js';
import { FUTOSHIKI_SAVES } from './saved.js';
import {
  FUTOSHIKI_PLAY,
  type FutoshikiSession,
  type FutoshikiStart,
  futoshikiPosition,
  isFutoshikiSolved,
  newFutoshikiSession,
} from './session.js';

const STEPS: Readonly<Record<Direction, readonly [down: number, right: number]>> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
};

function moveCursor(state: FutoshikiSession, { direction }: { readonly direction: Direction }): Act {
  const { size } = state.game.level;
  const [down, right] = STEPS[direction];
  const clamp = (value: number): number => Math.max(0, Math.min(size - 1, value));
  const row = clamp(Math.floor(state.cursor / size) + down);
  return stays({ ...state, cursor: row * size + clamp((state.cursor % size) + right) });
}

/** Undo and redo; the cursor moves to the cell that changed last. */
function seek(state: FutoshikiSession, command: FutoshikiCommand & { kind: 'undo' | 'redo' }): Act {
  const kind = command.kind === 'undo' ? 'undone' : 'redone';
  const game = undoneOrRedone(state, command);
  if (game === state.game) return stays(state, { kind: kind === 'undone' ? 'nothing-to-undo' : 'nothing-to-redo' });
  const entry = game.entries[kind === 'undone' ? game.at : game.at - 1];
  if (entry?.kind !== 'move') return stays({ ...state, game }, { kind });
  const cell = entry.move.row * game.level.size + entry.move.column;
  return stays({ ...state, game, cursor: cell }, { kind, cell });
}

/** Restarts: the empty grid or, with automatic marks, the grid with all its marks. */
function restartPuzzle(state: FutoshikiSession): Act {
  const { level } = state.game;
  const marks = state.autoMarks ? fillingMoves(level, startPosition(level)) : [];
  const isThere = JSON.stringify(movesOf(state.game)) === JSON.stringify(marks);
  const game = isThere ? state.game : (jump(FUTOSHIKI_PLAY, state.game, marks) ?? state.game);
  if (game === state.game) return stays(state, { kind: 'nothing-to-undo' });
  return stays({ ...state, ...extended(state, game) }, { kind: 'restarted' });
}

function restoreSnapshot(state: FutoshikiSession, { slot }: { readonly slot: SnapshotSlot }): Act {
  const game = returnToSnapshot(FUTOSHIKI_PLAY, state.game, slot);
  if (!game) return stays(state, { kind: 'snapshot-empty', slot });
  return stays({ ...state, ...extended(state, game) }, { kind: 'snapshot-restored', slot });
}

const HANDLERS: Handlers<FutoshikiSession, FutoshikiCommand, FutoshikiEvent> = {
  'move-cursor': moveCursor,
  'select-cell': (state, { cell }) => stays({ ...state, cursor: cell }),
  'type-digit': (state, { digit }) => typeDigit(state, digit),
  'place-digit': (state, { cell = state.cursor, digit }) => placeDigit(state, cell, digit),
  'mark-digit': (state, { cell = state.cursor, digit }) => markDigit(state, cell, digit),
  erase: (state, { cell = state.cursor }) => erase(state, cell),
  'set-pencil': (state, { on }) => stays({ ...state, pencil: on }),
  'set-auto-clear': (state, { on }) => stays({ ...state, autoClear: on }),
  'set-auto-marks': (state, { on }) =>
    on ? setMarks({ ...state, autoMarks: true }, 'marks-filled') : stays({ ...state, autoMarks: false }),
  'fill-marks': (state) => setMarks(state, 'marks-filled'),
  'clear-marks': (state) => setMarks(state, 'marks-cleared'),
  'play-moves': (state, { moves }) => enterAll(state, moves, 'player'),
  'show-moves': (state, { moves }) => enterAll(state, moves, 'shown'),
  undo: seek,
  redo: seek,
  'go-to': (state, { index }) => goToIndex(FUTOSHIKI_PLAY, state, index),
  home: (state) => goToIndex(FUTOSHIKI_PLAY, state, 0),
  end: (state) => goToIndex(FUTOSHIKI_PLAY, state, Infinity),
  restart: restartPuzzle,
  'set-snapshot': (state, { slot }) =>
    stays({ ...state, game: setSnapshot(state.game, slot) }, { kind: 'snapshot-set', slot }),
  'restore-snapshot': restoreSnapshot,
  hint: (state, { detail }) => askFutoshikiHint(state, detail),
  'close-hint': closeFutoshikiHint,
  'take-hint': (state, { request, report }) => takeFutoshikiHint(state, request, report),
  'fail-hint': (state, { request }) => failFutoshikiHint(state, request),
  check: askCheck,
  'cancel-check': cancelCheck,
  'take-check': (state, { request, report }) => takeCheck(state, request, report),
  'fail-check': (state, { request }) => failCheck(state, request),
};

/** Commands by which the player changes a digit. */
const ENTRIES: ReadonlySet<FutoshikiCommand['kind']> = new Set(['type-digit', 'place-digit', 'erase']);

const sameDigits = (before: FutoshikiSession, after: FutoshikiSession): boolean => {
  const [a, b] = [futoshikiPosition(before).digits, futoshikiPosition(after).digits];
  return a === b || a.every((digit, cell) => digit === b[cell]);
};

export function actFutoshiki(state: FutoshikiSession, command: FutoshikiCommand): Act {
  const obeyed = obey(HANDLERS, state, command);
  const isEntry = ENTRIES.has(command.kind) && !sameDigits(state, obeyed.state);
  const done = state.autoMarks && isEntry ? marksFollowing(state, obeyed) : obeyed;
  const next = command.kind === 'type-digit' ? done.state : untyped(done.state);
  if (next.game === state.game || sameDigits(state, next)) return { state: next, events: done.events };
  const after = hintAfterDigit(next);
  const events: FutoshikiEvent[] = [...done.events, ...after.events];
  if (isFutoshikiSolved(after.state) && !isFutoshikiSolved(state)) {
    const { level } = state.game;
    const by = solvedBy(after.state.game, command);
    const cells = level.cells.filter((digit) => digit === 0).length;
    events.push({ kind: 'solved', by, cells, hintsUsed: after.state.hintsUsed });
  }
  return { state: after.state, events };
}

/** A puzzle, ready to be played. */
type FutoshikiInPlay = PuzzleInPlay<FutoshikiSession, FutoshikiCommand, FutoshikiEvent>;

export const futoshikiInPlay = (
  level: FutoshikiLevel,
  options: () => Pick<FutoshikiStart, 'autoClear' | 'autoMarks'>,
): FutoshikiInPlay =>
  inPlay(level, FUTOSHIKI_SAVES, {
    begin: (continued) => newFutoshikiSession(level, { ...continued, ...options() }),
    act: actFutoshiki,
    jobs: futoshikiJobs,
  });
