// Digits and pencil marks: what a digit key, an eraser, and the two commands for all marks do.

import { defined } from '@masu/core/base/defined.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import { goTo, isPlayersOwn, jump, move, moveAll, movesOf } from '@masu/core/play/game.js';
import { actionBefore, extended, stays } from '../history.js';
import { fillingMoves, followingMoves, legalMarks, markMoves } from './auto-marks.js';
import type { FutoshikiAct as Act, FutoshikiEvent } from './event.js';
import { conflictAt, FUTOSHIKI_PLAY, type FutoshikiSession, futoshikiPosition } from './session.js';

export function untyped(state: FutoshikiSession): FutoshikiSession {
  const { typed: _, ...rest } = state;
  return rest;
}

const rowAndColumn = ({ game }: FutoshikiSession, cell: number): { row: number; column: number } => ({
  row: Math.floor(cell / game.level.size),
  column: cell % game.level.size,
});

function refusal({ game }: FutoshikiSession, cell: number, digit = 1): FutoshikiEvent | undefined {
  if (game.level.cells[cell] !== 0) return { kind: 'refused', cell, reason: 'given' };
  const isDigit = Number.isInteger(digit) && digit >= 1 && digit <= game.level.size;
  return isDigit ? undefined : { kind: 'refused', cell, reason: 'bad-digit' };
}

/** `from`: the game the digit is placed in (default: the current one). */
function place(state: FutoshikiSession, cell: number, digit: number, from = state.game): Act {
  const typedMove: FutoshikiMove = {
    kind: 'place',
    ...rowAndColumn(state, cell),
    digit,
    ...(state.autoClear ? { sweep: true } : {}),
  };
  const game = move(FUTOSHIKI_PLAY, from, typedMove);
  if (!game) return stays(state);
  const next = { ...state, ...extended({ ...state, game: from }, game), cursor: cell };
  const conflict = conflictAt(next, cell);
  return stays(next, { kind: 'digit-placed', cell, digit, ...defined({ conflict }) });
}

export function placeDigit(state: FutoshikiSession, cell: number, digit: number): Act {
  const refused = refusal(state, cell, digit);
  if (refused) return stays({ ...state, cursor: cell }, refused);
  return futoshikiPosition(state).digits[cell] === digit ? erase(state, cell) : place(state, cell, digit);
}

export function markDigit(state: FutoshikiSession, cell: number, digit: number): Act {
  const refused = refusal(state, cell, digit);
  if (refused) return stays({ ...state, cursor: cell }, refused);
  const game = move(FUTOSHIKI_PLAY, state.game, { kind: 'mark', ...rowAndColumn(state, cell), digit });
  if (!game) return stays({ ...state, cursor: cell }, { kind: 'refused', cell, reason: 'filled' });
  const next = { ...state, ...extended(state, game), cursor: cell };
  const on = ((futoshikiPosition(next).marks[cell] ?? 0) & (1 << (digit - 1))) !== 0;
  return stays(next, { kind: 'marked', cell, digit, on });
}

export function erase(state: FutoshikiSession, cell: number): Act {
  const refused = refusal(state, cell);
  if (refused) return stays({ ...state, cursor: cell }, refused);
  const game = move(FUTOSHIKI_PLAY, state.game, { kind: 'erase', ...rowAndColumn(state, cell) });
  if (!game) return stays({ ...state, cursor: cell }, { kind: 'refused', cell, reason: 'empty' });
  return stays({ ...state, ...extended(state, game), cursor: cell }, { kind: 'erased', cell });
}

/** A digit key. The first digit of a two-digit number is undone first, so that the number is one move. */
export function typeDigit(state: FutoshikiSession, typed: number): Act {
  const { cursor: cell, typed: before, game } = state;
  if (state.pencil) return markDigit(untyped(state), cell, typed);
  const joined = before?.cell === cell && typed < 10 ? before.digit * 10 + typed : 0;
  if (joined > 9 && joined <= game.level.size) {
    return place(untyped(state), cell, joined, goTo(game, actionBefore(state)));
  }
  const act = placeDigit(untyped(state), cell, typed);
  const isPlaced = act.events.some(({ kind }) => kind === 'digit-placed');
  return isPlaced ? { ...act, state: { ...act.state, typed: { cell, digit: typed } } } : act;
}

/** Updates the marks after digits changed, as part of the same action. */
export function marksFollowing(before: FutoshikiSession, { state, events }: Act): Act {
  const { game } = state;
  const history = before.game.entries.slice(0, before.game.at);
  const moves = followingMoves(game.level, history, futoshikiPosition(state));
  const last = state.actions.at(-1);
  if (moves.length === 0 || !last) return { state, events };
  const next = moveAll(FUTOSHIKI_PLAY, game, moves).game;
  const actions = [...state.actions.slice(0, -1), { ...last, end: next.at }];
  return { state: { ...state, game: next, actions }, events };
}

/** Changes many marks as one entry of the game, so that one undo takes them back, in a resumed game too. */
export function setMarks(state: FutoshikiSession, kind: 'marks-filled' | 'marks-cleared'): Act {
  const { game } = state;
  const { digits, marks } = futoshikiPosition(state);
  const clearing = (): FutoshikiMove[] =>
    [...marks.entries()].flatMap(([cell, now]) =>
      digits[cell] === 0 ? markMoves(game.level, cell, now & ~legalMarks(game.level, digits, cell)) : [],
    );
  const moves = kind === 'marks-filled' ? fillingMoves(game.level, { digits, marks }) : clearing();
  const all = [...movesOf(game), ...moves];
  const next = moves.length === 0 ? undefined : jump(FUTOSHIKI_PLAY, game, all, !isPlayersOwn(game));
  if (!next) return stays(state, { kind, marks: 0 });
  return stays({ ...state, ...extended(state, next) }, { kind, marks: moves.length });
}

/** Plays moves up to the first that can't be made, as one action. */
export function enterAll(state: FutoshikiSession, moves: readonly FutoshikiMove[], by: 'player' | 'shown'): Act {
  const { game, made } = moveAll(FUTOSHIKI_PLAY, state.game, moves, by === 'shown');
  const next = { ...state, ...extended(state, game) };
  const cells = new Set(moves.slice(0, made).map(({ row, column }) => row * game.level.size + column));
  const conflicts = [...cells].flatMap((cell) => conflictAt(next, cell) ?? []);
  const events: FutoshikiEvent[] = [];
  if (made > 0)
    events.push(by === 'shown' ? { kind: 'shown', moves: made } : { kind: 'moves-made', moves: made, conflicts });
  if (made < moves.length) events.push({ kind: 'moves-blocked', made });
  return stays(next, ...events);
}
