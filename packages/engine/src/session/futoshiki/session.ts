// The state of one Futoshiki being played, and everything that can be read from it. Plain data; what follows from the
// game (digits, conflicts, open cells) is a function, never a field.

import { isSolved } from '@masu/core/futoshiki/rules/check.js';
import { conflictingCells, conflictsWith } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import {
  type FutoshikiMove,
  type FutoshikiPosition,
  playMove,
  startPosition,
} from '@masu/core/futoshiki/rules/position.js';
import { type Game, isWon, newGame, type Playable, positionOf } from '@masu/core/play/game.js';
import type { FutoshikiHintReport } from '../../jobs/kinds/hint-schema.js';
import type { History } from '../history.js';
import { playedActions } from './auto-marks.js';

export type FutoshikiGame = Game<FutoshikiLevel, FutoshikiPosition, FutoshikiMove>;

/** What play needs from Futoshiki. Not the puzzle object itself, which would load every solver. */
export const FUTOSHIKI_PLAY: Playable<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> = {
  start: startPosition,
  play: playMove,
  isSolved: (level, position) => isSolved(level, position.digits),
};

/** The steps of a hint for a digit: where to look, why, and the digit. */
const DIGIT_DETAILS = [1, 2, 3] as const;
export type DigitDetail = (typeof DIGIT_DETAILS)[number];

/** A hint that leads to a digit. */
export type DigitHint = FutoshikiHintReport & { readonly verdict: 'hint' };

type FutoshikiHintState =
  | { readonly kind: 'closed' }
  /** A job is wanted or running. Its answer is valid until a digit changes. */
  | { readonly kind: 'searching'; readonly request: number; readonly detail: DigitDetail }
  | { readonly kind: 'open'; readonly detail: DigitDetail; readonly report: DigitHint }
  /** There is no next digit: wrong digits, several solutions, or none. Asking again gives the same answer. */
  | { readonly kind: 'answered'; readonly report: FutoshikiHintReport };

type CheckState =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching'; readonly request: number }
  /** The cells whose digits are wrong. */
  | { readonly kind: 'checked'; readonly wrong: readonly number[] };

export interface FutoshikiSession extends History<FutoshikiLevel, FutoshikiPosition, FutoshikiMove> {
  readonly cursor: number;
  /** Typed digits are pencil marks. */
  readonly pencil: boolean;
  /** A placed digit is also removed from the pencil marks of its row and column. */
  readonly autoClear: boolean;
  /** The pencil marks follow the digits: what became possible is added, what became impossible is removed. */
  readonly autoMarks: boolean;
  /** The cell and digit typed last, so that a second digit can make a number of two digits. */
  readonly typed?: { readonly cell: number; readonly digit: number };
  readonly hint: FutoshikiHintState;
  readonly check: CheckState;
  /** The one solution, once a check has found it. */
  readonly solution?: readonly number[];
  /** Hints taken, whatever step they were opened to. */
  readonly hintsUsed: number;
  /** Numbers the jobs for hints and checks, so that a late answer is recognized. */
  readonly requests: number;
}

export interface FutoshikiStart {
  /** The game to continue. */
  readonly game?: FutoshikiGame;
  readonly hintsUsed?: number;
  readonly autoClear?: boolean;
  /** Default: false. */
  readonly autoMarks?: boolean;
}

export function newFutoshikiSession(
  level: FutoshikiLevel,
  { game, hintsUsed = 0, autoClear = true, autoMarks = false }: FutoshikiStart = {},
): FutoshikiSession {
  return {
    game: game ?? newGame(level),
    actions: game ? playedActions(game) : [],
    cursor: Math.max(0, level.cells.indexOf(0)),
    pencil: false,
    autoClear,
    autoMarks,
    hint: { kind: 'closed' },
    check: { kind: 'none' },
    hintsUsed,
    requests: 0,
  };
}

export const futoshikiPosition = ({ game }: Pick<FutoshikiSession, 'game'>): FutoshikiPosition =>
  positionOf(FUTOSHIKI_PLAY, game);

/** Solved by at least one move. */
export const isFutoshikiSolved = ({ game }: FutoshikiSession): boolean => isWon(FUTOSHIKI_PLAY, game);

/** How many cells are empty. */
export const openCells = (session: FutoshikiSession): number =>
  futoshikiPosition(session).digits.filter((digit) => digit === 0).length;

/** How often each digit is still to be placed, the digit 1 first. */
export function digitsLeft(session: FutoshikiSession): readonly number[] {
  const { size } = session.game.level;
  const { digits } = futoshikiPosition(session);
  return Array.from({ length: size }, (_, index) => size - digits.filter((digit) => digit === index + 1).length);
}

/** The cells with the same digit as the cursor's cell; none if that cell is empty. */
export function equalCells(session: FutoshikiSession): readonly number[] {
  const { digits } = futoshikiPosition(session);
  const digit = digits[session.cursor] ?? 0;
  return digit === 0 ? [] : [...digits.keys()].filter((cell) => digits[cell] === digit);
}

/** The cells whose digits break a rule. */
export const shownConflicts = (session: FutoshikiSession): readonly number[] =>
  conflictingCells(session.game.level, futoshikiPosition(session).digits);

/** The cells a check or a hint found wrong. */
export function wrongCells({ check, hint }: FutoshikiSession): readonly number[] {
  if (check.kind === 'checked' && check.wrong.length > 0) return check.wrong;
  return hint.kind === 'answered' && hint.report.verdict === 'wrong' ? hint.report.cells : [];
}

/** Why a digit conflicts with another cell: the same digit in a row or column (from 0), or a sign between them. */
export type Conflict =
  | {
      readonly kind: 'row' | 'column';
      readonly line: number;
      readonly digit: number;
      readonly cell: number;
      readonly other: number;
      readonly isOtherGiven: boolean;
    }
  /** The cell on the smaller side of the sign has `low`, the other `high`, and `low` is not less than `high`. */
  | {
      readonly kind: 'sign';
      readonly less: number;
      readonly greater: number;
      readonly low: number;
      readonly high: number;
    };

/** The first conflict of a cell's digit; undefined if it has none. */
export function conflictAt(session: Pick<FutoshikiSession, 'game'>, cell: number): Conflict | undefined {
  const { level } = session.game;
  const { digits } = futoshikiPosition(session);
  const digit = digits[cell] ?? 0;
  const other = digit === 0 ? undefined : conflictsWith(level, digits, cell, digit)[0];
  if (other === undefined) return undefined;
  const row = Math.floor(cell / level.size);
  if (digits[other] === digit && (Math.floor(other / level.size) === row || other % level.size === cell % level.size)) {
    const isRow = Math.floor(other / level.size) === row;
    const line = isRow ? row : cell % level.size;
    return { kind: isRow ? 'row' : 'column', line, digit, cell, other, isOtherGiven: level.cells[other] !== 0 };
  }
  const sign = level.inequalities.find(
    ({ less, greater }) => (less === cell && greater === other) || (less === other && greater === cell),
  );
  const { less, greater } = sign ?? { less: cell, greater: other };
  return { kind: 'sign', less, greater, low: digits[less] ?? 0, high: digits[greater] ?? 0 };
}
