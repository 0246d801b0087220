// The Futoshiki session: `actFutoshiki(state, command)` returns the next state and the events. Pure: answers from
// workers come in as commands, and the jobs to run follow from the state (`jobs.ts`).

import type { Direction } from '../../base/grid.js';
import { startPosition } from '../../futoshiki/index.js';
import { goTo, jump, movesOf, returnToSnapshot, type SnapshotSlot, setSnapshot } from '../../play/index.js';
import { actionAfter, actionBefore, extended, gameTimeline, REPLAY_COMMANDS, wentTo } from '../history.js';
import { fillingMoves } from './auto-marks.js';
import type { FutoshikiAct as Act, FutoshikiCommand, FutoshikiEvent } from './command.js';
import {
  enterAll,
  erase,
  futoshikiStays,
  markDigit,
  marksFollowing,
  placeDigit,
  setMarks,
  typeDigit,
  untyped,
} from './entering.js';
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
import {
  FUTOSHIKI_PLAY,
  type FutoshikiSession,
  futoshikiPosition,
  isFutoshikiOwn,
  isFutoshikiSolved,
} from './session.js';

const STEPS: Readonly<Record<Direction, readonly [down: number, right: number]>> = {
  up: [-1, 0],
  right: [0, 1],
  down: [1, 0],
  left: [0, -1],
};

function moveCursor(state: FutoshikiSession, direction: Direction): Act {
  const { size } = state.game.level;
  const [down, right] = STEPS[direction];
  const clamp = (value: number): number => Math.max(0, Math.min(size - 1, value));
  const row = clamp(Math.floor(state.cursor / size) + down);
  return futoshikiStays({ ...state, cursor: row * size + clamp((state.cursor % size) + right) });
}

/** How many entries are applied after undoing or redoing this many moves or actions. */
function entriesAfter(
  state: FutoshikiSession,
  { kind, unit = 'action', count = 1 }: FutoshikiCommand & { kind: 'undo' | 'redo' },
): number {
  let { game } = state;
  for (let i = 0; i < count; i++) {
    const here = { ...state, game };
    const at =
      unit === 'move' ? game.at + (kind === 'undo' ? -1 : 1) : kind === 'undo' ? actionBefore(here) : actionAfter(here);
    const next = goTo(game, at);
    if (next === game) break;
    game = next;
  }
  return game.at;
}

/** Undo and redo; the cursor moves to the cell that changed last. */
function seek(state: FutoshikiSession, kind: 'undone' | 'redone', at: number): Act {
  const game = goTo(state.game, at);
  if (game === state.game)
    return futoshikiStays(state, { kind: kind === 'undone' ? 'nothing-to-undo' : 'nothing-to-redo' });
  const entry = game.entries[kind === 'undone' ? game.at : game.at - 1];
  if (entry?.kind !== 'move') return futoshikiStays({ ...state, game }, { kind });
  const cell = entry.move.row * game.level.size + entry.move.column;
  return futoshikiStays({ ...state, game, cursor: cell }, { kind, cell });
}

function goToIndex(state: FutoshikiSession, wanted: number): Act {
  const history = wentTo(FUTOSHIKI_PLAY, state, wanted);
  if (history.game === state.game) return futoshikiStays(state);
  const { index, total } = gameTimeline(history);
  return futoshikiStays({ ...state, ...history }, { kind: 'went-to', index, total });
}

/** Restarts: the empty grid or, with automatic marks, the grid with all its marks. */
function restartPuzzle(state: FutoshikiSession): Act {
  const { level } = state.game;
  const marks = state.autoMarks ? fillingMoves(level, startPosition(level)) : [];
  const isThere = JSON.stringify(movesOf(state.game)) === JSON.stringify(marks);
  const game = isThere ? state.game : (jump(FUTOSHIKI_PLAY, state.game, marks) ?? state.game);
  if (game === state.game) return futoshikiStays(state, { kind: 'nothing-to-undo' });
  return futoshikiStays({ ...state, ...extended(state, game) }, { kind: 'restarted' });
}

function restoreSnapshot(state: FutoshikiSession, slot: SnapshotSlot): Act {
  const game = returnToSnapshot(FUTOSHIKI_PLAY, state.game, slot);
  if (!game) return futoshikiStays(state, { kind: 'snapshot-empty', slot });
  return futoshikiStays({ ...state, ...extended(state, game) }, { kind: 'snapshot-restored', slot });
}

function obey(state: FutoshikiSession, command: FutoshikiCommand): Act {
  switch (command.kind) {
    case 'move-cursor':
      return moveCursor(state, command.direction);
    case 'select-cell':
      return futoshikiStays({ ...state, cursor: command.cell });
    case 'type-digit':
      return typeDigit(state, command.digit);
    case 'place-digit':
      return placeDigit(state, command.cell ?? state.cursor, command.digit);
    case 'mark-digit':
      return markDigit(state, command.cell ?? state.cursor, command.digit);
    case 'erase':
      return erase(state, command.cell ?? state.cursor);
    case 'set-pencil':
      return futoshikiStays({ ...state, pencil: command.on });
    case 'set-auto-clear':
      return futoshikiStays({ ...state, autoClear: command.on });
    case 'set-auto-marks':
      return command.on
        ? setMarks({ ...state, autoMarks: true }, 'marks-filled')
        : futoshikiStays({ ...state, autoMarks: false });
    case 'fill-marks':
      return setMarks(state, 'marks-filled');
    case 'clear-marks':
      return setMarks(state, 'marks-cleared');
    case 'play-moves':
      return enterAll(state, command.moves, 'player');
    case 'show-moves':
      return enterAll(state, command.moves, 'shown');
    case 'undo':
      return seek(state, 'undone', entriesAfter(state, command));
    case 'redo':
      return seek(state, 'redone', entriesAfter(state, command));
    case 'go-to':
      return goToIndex(state, command.index);
    case 'home':
      return goToIndex(state, 0);
    case 'end':
      return goToIndex(state, gameTimeline(state).total);
    case 'restart':
      return restartPuzzle(state);
    case 'set-snapshot':
      return futoshikiStays(
        { ...state, game: setSnapshot(state.game, command.slot) },
        { kind: 'snapshot-set', slot: command.slot },
      );
    case 'restore-snapshot':
      return restoreSnapshot(state, command.slot);
    case 'hint':
      return askFutoshikiHint(state, command.detail);
    case 'close-hint':
      return closeFutoshikiHint(state);
    case 'take-hint':
      return takeFutoshikiHint(state, command.request, command.report);
    case 'fail-hint':
      return failFutoshikiHint(state, command.request);
    case 'check':
      return askCheck(state);
    case 'cancel-check':
      return cancelCheck(state);
    case 'take-check':
      return takeCheck(state, command.request, command.report);
    case 'fail-check':
      return failCheck(state, command.request);
  }
}

/** Commands by which the player changes a digit. */
const ENTRIES: ReadonlySet<FutoshikiCommand['kind']> = new Set(['type-digit', 'place-digit', 'erase']);

const sameDigits = (before: FutoshikiSession, after: FutoshikiSession): boolean => {
  const [a, b] = [futoshikiPosition(before).digits, futoshikiPosition(after).digits];
  return a === b || a.every((digit, cell) => digit === b[cell]);
};

export function actFutoshiki(state: FutoshikiSession, command: FutoshikiCommand): Act {
  const obeyed = obey(state, command);
  const isEntry = ENTRIES.has(command.kind) && !sameDigits(state, obeyed.state);
  const done = state.autoMarks && isEntry ? marksFollowing(state, obeyed) : obeyed;
  const next = command.kind === 'type-digit' ? done.state : untyped(done.state);
  if (next.game === state.game || sameDigits(state, next)) return { state: next, events: done.events };
  const after = hintAfterDigit(next);
  const events: FutoshikiEvent[] = [...done.events, ...after.events];
  if (isFutoshikiSolved(after.state) && !isFutoshikiSolved(state)) {
    const { level } = state.game;
    const by = !isFutoshikiOwn(after.state) ? 'shown' : REPLAY_COMMANDS.has(command.kind) ? 'replay' : 'player';
    const cells = level.cells.filter((digit) => digit === 0).length;
    events.push({ kind: 'solved', by, cells, hintsUsed: after.state.hintsUsed });
  }
  return { state: after.state, events };
}
