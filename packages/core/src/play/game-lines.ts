// The lines of a game's text (game-text.ts), read without the rules of its puzzle, so that games can be compared, too, whose
// puzzle this masu does not know.

import { fail, ok, type Result, textError } from '../base/result.js';
import { SNAPSHOT_SLOTS, type SnapshotSlot } from './game.js';
import { type GameTextError, saySaved } from './game-text-errors.js';

/** A run of entries that masu made, from 1. */
export type ShownRange = readonly [first: number, last: number];

/** Moves as the puzzle writes them, and the column of the line where they begin. */
interface WrittenMoves {
  readonly moves: string;
  readonly column: number;
}

export type GameLine =
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'shown'; readonly ranges: readonly ShownRange[] }
  | ({ readonly kind: 'play' } & WrittenMoves)
  | ({ readonly kind: 'jump'; readonly jumped: number } & WrittenMoves)
  | ({ readonly kind: 'snapshot'; readonly slot: SnapshotSlot; readonly isShown: boolean } & WrittenMoves);

/** Ranges as `3-4 9-12`; anything else is a range that no game has. */
const parseRanges = (text: string): ShownRange[] =>
  text.split(' ').map((range): ShownRange => {
    const [, first = 0, last = 0] = /^(\d{1,9})-(\d{1,9})$/.exec(range) ?? [];
    return [Number(first), Number(last)];
  });

/** A line after the first. Its moves stay text: only the puzzle can read them. */
export function parseGameLine(text: string, line: number): Result<GameLine, GameTextError> {
  const [, word = '', rest = ''] = /^(\S*) ?(.*)$/s.exec(text) ?? [];
  if (word === 'play') return ok({ kind: 'play', moves: rest, column: 6 });
  if (word === 'shown') return ok({ kind: 'shown', ranges: parseRanges(rest) });
  const isSnapshot = word === 'snapshot' || word === 'shown-snapshot';
  if (word !== 'at' && word !== 'jump' && !isSnapshot) {
    return fail(textError(line, 1, 'unknown-line', saySaved('unknown-line')));
  }
  const column = word.length + 2;
  const [, digits = '', moves = ''] = /^(\d{1,9})(?: (.*))?$/s.exec(rest) ?? [];
  const number = digits === '' ? -1 : Number(digits);
  const slot = SNAPSHOT_SLOTS.find((each) => each === number);
  if (number < 0 || (word === 'at' && moves !== '') || (isSnapshot && slot === undefined)) {
    return fail(textError(line, column, 'bad-number', saySaved('bad-number', word)));
  }
  if (word === 'at') return ok({ kind: 'at', at: number });
  const moveList = { moves, column: column + digits.length + 1 };
  if (word === 'jump') return ok({ kind: 'jump', jumped: number, ...moveList });
  return ok({ kind: 'snapshot', slot: slot ?? 1, isShown: word === 'shown-snapshot', ...moveList });
}
