// A Futoshiki game as the player sees it: the game itself and, beside it, cursor, pencil, an open hint, what was said.
// Filling or clearing many marks at once is one entry of the game, so that one undo takes it back.

import type { Direction } from '../base/grid.js';
import {
  cellName,
  conflictingCells,
  conflictsWith,
  FUTOSHIKI,
  type FutoshikiLevel,
  type FutoshikiMove,
  type FutoshikiPosition,
  isLegal,
} from '../futoshiki/index.js';
import {
  type Game,
  goTo,
  isWon,
  jump,
  move,
  moveAll,
  movesOf,
  newGame,
  positionOf,
  redo,
  restart,
  undo,
} from '../play/index.js';
import type { Place } from './place.js';
import { calm, type Say, SILENCE, trouble } from './say.js';
import type { View } from './viewport.js';
import { plural, WORDS } from './words.js';

export type FutoshikiGame = Game<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>;

export interface FutoshikiChoices {
  /** A digit eliminations itself from the pencil marks of its row and column. */
  readonly autoClear: boolean;
  readonly large: boolean;
  readonly time: boolean;
}

export const USUAL_FUTOSHIKI: FutoshikiChoices = { autoClear: true, large: false, time: true };

export interface FutoshikiHint {
  readonly title: string;
  /** What it is based on, a sentence or two each; the last one is the hint itself. */
  readonly steps: readonly string[];
  readonly target: number | undefined;
  readonly reasons: readonly number[];
  /** Digits that cannot stay. */
  readonly wrong: readonly number[];
}

export interface FutoshikiState {
  readonly place: Place;
  readonly hash: string;
  readonly game: FutoshikiGame;
  readonly cursor: number;
  readonly pencil: boolean;
  readonly choices: FutoshikiChoices;
  readonly hint?: FutoshikiHint | undefined;
  /** Cells a check found wrong. */
  readonly wrong: readonly number[];
  readonly say: Say;
  readonly hints: number;
  readonly millis: number;
  /** The cell and digit just typed, so that a second digit can make a number of two. */
  readonly typed?: { readonly cell: number; readonly digit: number } | undefined;
  readonly best?: { readonly hints: number; readonly millis: number } | undefined;
  /** What was in view last of a board larger than the window. */
  readonly view?: View | undefined;
}

export function newFutoshiki(
  level: FutoshikiLevel,
  place: Place,
  choices: FutoshikiChoices = USUAL_FUTOSHIKI,
): FutoshikiState {
  const first = level.cells.indexOf(0);
  return {
    place,
    hash: FUTOSHIKI.hash(level),
    game: newGame(level),
    cursor: Math.max(0, first),
    pencil: false,
    choices,
    wrong: [],
    say: SILENCE,
    hints: 0,
    millis: 0,
  };
}

export const futoshikiPosition = (state: FutoshikiState): FutoshikiPosition => positionOf(FUTOSHIKI, state.game);

export const isFutoshikiWon = (state: FutoshikiState): boolean => isWon(FUTOSHIKI, state.game);

/** Cells still empty. */
export const openCells = (state: FutoshikiState): number =>
  futoshikiPosition(state).digits.filter((digit) => digit === 0).length;

export const futoshikiClashes = (state: FutoshikiState): readonly number[] =>
  conflictingCells(state.game.level, futoshikiPosition(state).digits);

/** What the digit in a cell conflicts with, as one sentence; empty where it does not. */
export function clashWords(level: FutoshikiLevel, digits: readonly number[], cell: number): string {
  const digit = digits[cell] ?? 0;
  const [other] = digit === 0 ? [] : conflictsWith(level, digits, cell, digit);
  if (other === undefined) return '';
  const { size, cells } = level;
  const [row, column] = [Math.floor(cell / size), cell % size];
  const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
  const whose = (word: string, mine: number, others: number): string =>
    cells[other] === 0
      ? `${word}s ${Math.min(mine, others) + 1} and ${Math.max(mine, others) + 1} are yours`
      : `${word} ${mine + 1} is yours, ${word.toLowerCase()} ${others + 1} is given`;
  if (digits[other] === digit && row === otherRow) {
    return `Two ${digit}s in row ${row + 1}. ${whose('Column', column, otherColumn)}.`;
  }
  if (digits[other] === digit && column === otherColumn) {
    return `Two ${digit}s in column ${column + 1}. ${whose('Row', row, otherRow)}.`;
  }
  const sign = level.inequalities.find(
    ({ less, greater }) => [less, greater].includes(cell) && [less, greater].includes(other),
  );
  const [less, greater] = [sign?.less ?? cell, sign?.greater ?? other];
  return `${digits[less]} is not less than ${digits[greater]}: ${cellName(less, size)} and ${cellName(greater, size)}.`;
}

/** The state at another point of the game; a hint and a check spoke of the old one. */
function at(state: FutoshikiState, game: FutoshikiGame): FutoshikiState {
  return { ...state, game, say: SILENCE, hint: undefined, wrong: [], typed: undefined };
}

export function moveCursor(state: FutoshikiState, direction: Direction): FutoshikiState {
  const { size } = state.game.level;
  const [row, column] = [Math.floor(state.cursor / size), state.cursor % size];
  const held = (value: number): number => Math.max(0, Math.min(size - 1, value));
  const [down, right] = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] }[direction] as [number, number];
  return { ...state, cursor: held(row + down) * size + held(column + right), typed: undefined };
}

export const pointAt = (state: FutoshikiState, cell: number): FutoshikiState => ({
  ...state,
  cursor: cell,
  typed: undefined,
});

function isGiven(state: FutoshikiState): boolean {
  return state.game.level.cells[state.cursor] !== 0;
}

const GIVEN = calm('This digit is given.');

function placeOf(state: FutoshikiState): { row: number; column: number } {
  const { size } = state.game.level;
  return { row: Math.floor(state.cursor / size), column: state.cursor % size };
}

/** Writes or, with the pencil, marks. */
export function typeDigit(state: FutoshikiState, typed: number): FutoshikiState {
  if (isGiven(state)) return { ...state, say: GIVEN };
  if (state.pencil) return markDigit(state, typed);
  const { size } = state.game.level;
  const isSecond = typed < 10 && state.typed?.cell === state.cursor;
  const joined = isSecond && state.typed ? state.typed.digit * 10 + typed : typed;
  const digit = joined <= size ? joined : typed;
  if (digit < 1 || digit > size) return { ...state, say: calm(`Enter a digit from 1 to ${size}.`) };
  // The first digit of a number of two was only on its way: it is taken back, not kept as a move of its own.
  const from = joined === digit && digit !== typed ? undo(state.game) : state.game;
  const { autoClear } = state.choices;
  const made: FutoshikiMove = { kind: 'place', ...placeOf(state), digit, ...(autoClear ? { sweep: true } : {}) };
  const game = move(FUTOSHIKI, from, made);
  if (!game) return { ...state, say: SILENCE };
  const next = { ...at(state, game), typed: { cell: state.cursor, digit } };
  const conflict = clashWords(game.level, futoshikiPosition(next).digits, state.cursor);
  return conflict === '' ? next : { ...next, say: trouble(conflict) };
}

export function markDigit(state: FutoshikiState, digit: number): FutoshikiState {
  if (isGiven(state)) return { ...state, say: GIVEN };
  const game = move(FUTOSHIKI, state.game, { kind: 'mark', ...placeOf(state), digit });
  if (game) return at(state, game);
  const full = (futoshikiPosition(state).digits[state.cursor] ?? 0) !== 0;
  return {
    ...state,
    say: full ? calm('Erase the digit first.') : calm(`Enter a digit from 1 to ${state.game.level.size}.`),
  };
}

export function erase(state: FutoshikiState): FutoshikiState {
  if (isGiven(state)) return { ...state, say: GIVEN };
  const game = move(FUTOSHIKI, state.game, { kind: 'erase', ...placeOf(state) });
  return game ? at(state, game) : { ...state, say: SILENCE };
}

/** Many marks changed as one entry: `wanted` gives the marks a cell shall have. */
function setMarks(
  state: FutoshikiState,
  wanted: (cell: number, now: number) => number,
  none: string,
  words: string,
): FutoshikiState {
  const { level } = state.game;
  const { digits, marks } = futoshikiPosition(state);
  const moves: FutoshikiMove[] = [];
  for (const [cell, now] of marks.entries()) {
    if (digits[cell] !== 0) continue;
    const changes = now ^ wanted(cell, now);
    for (let digit = 1; digit <= level.size; digit++) {
      if (!(changes & (1 << (digit - 1)))) continue;
      moves.push({ kind: 'mark', row: Math.floor(cell / level.size), column: cell % level.size, digit });
    }
  }
  const game = moves.length === 0 ? undefined : jump(FUTOSHIKI, state.game, [...movesOf(state.game), ...moves]);
  return game ? { ...at(state, game), say: calm(words) } : { ...state, say: calm(none) };
}

/** The digits that break no rule against what stands, as marks. */
function legalMarks(state: FutoshikiState, cell: number): number {
  const { level } = state.game;
  const { digits } = futoshikiPosition(state);
  let marks = 0;
  for (let digit = 1; digit <= level.size; digit++) if (isLegal(level, digits, cell, digit)) marks |= 1 << (digit - 1);
  return marks;
}

export const fillMarks = (state: FutoshikiState): FutoshikiState =>
  setMarks(
    state,
    (cell) => legalMarks(state, cell),
    'All candidates are filled in already.',
    'Filled in all candidates.',
  );

export const clearMarks = (state: FutoshikiState): FutoshikiState =>
  setMarks(state, (cell, now) => now & legalMarks(state, cell), 'No conflicting marks.', 'Removed conflicting marks.');

/** The cell the last entry changed, so that the eye follows an undo. */
function cellOfEntry(state: FutoshikiState, index: number): number {
  const entry = state.game.entries[index];
  if (entry?.kind !== 'move') return state.cursor;
  return entry.move.row * state.game.level.size + entry.move.column;
}

export function undoFutoshiki(state: FutoshikiState): FutoshikiState {
  const game = undo(state.game);
  if (game === state.game) return { ...state, say: calm(WORDS.nothingToUndo) };
  return { ...at(state, game), cursor: cellOfEntry(state, game.at), say: calm('Undone.') };
}

export function redoFutoshiki(state: FutoshikiState): FutoshikiState {
  const game = redo(state.game);
  if (game === state.game) return { ...state, say: calm(WORDS.nothingToRedo) };
  return { ...at(state, game), cursor: cellOfEntry(state, state.game.at), say: calm('Redone.') };
}

export const slideFutoshiki = (state: FutoshikiState, entry: number): FutoshikiState =>
  at(state, goTo(state.game, entry));

export function restartFutoshiki(state: FutoshikiState): FutoshikiState {
  const game = restart(FUTOSHIKI, state.game);
  return game === state.game
    ? { ...state, say: calm(WORDS.nothingToUndo) }
    : { ...at(state, game), say: calm(WORDS.start) };
}

/** Moves as text gave them, up to the first that cannot be made. */
export function playMoves(state: FutoshikiState, moves: readonly FutoshikiMove[]): FutoshikiState {
  const { game, made } = moveAll(FUTOSHIKI, state.game, moves);
  const next = made === 0 ? state : at(state, game);
  if (made === moves.length) return next;
  return { ...next, say: trouble(`Move ${made + 1} is not possible. Played the ${plural(made, 'move')} before it.`) };
}

/** Compares what stands with the solution; nothing is said of what is still open. */
export function checked(state: FutoshikiState, solution: readonly number[]): FutoshikiState {
  const { digits } = futoshikiPosition(state);
  const wrong = [...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== solution[cell]);
  const open = plural(openCells(state), 'cell left', 'cells left');
  if (wrong.length === 0) return { ...state, wrong, say: calm(`Everything so far is correct. ${open}.`) };
  const what =
    wrong.length === 1 ? 'One digit is wrong; it is marked.' : `${wrong.length} digits are wrong; they are marked.`;
  return { ...state, wrong, say: trouble(what) };
}
