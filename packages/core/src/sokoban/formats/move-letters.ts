// Parses moves written as letters of any alphabet: skips whitespace; a number repeats the letter or bracketed group
// after it. One parser for all alphabets, so that `2l3U` and `2w3N` follow the same rules.

import type { Direction } from '../../base/grid.js';
import type { Message } from '../../base/message.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { saySokobanMoves } from './move-messages.js';

/** What can be wrong with a text of moves. */
export const MOVE_ERRORS = ['unknown-move', 'lonely-count', 'unbalanced-bracket', 'too-many-moves'] as const;

/** One thing that can be wrong with a text of moves. */
export type MoveErrorCode = (typeof MOVE_ERRORS)[number];

/** Why a text is not moves, and where. */
export type MoveError = TextError<MoveErrorCode>;

/** Far longer than any known solution; keeps `9999999l` from filling the memory. */
export const MAX_MOVES = 1_000_000;

const OPENING = '([{';

const CLOSING = ')]}';

interface Group {
  readonly at: number;
  readonly bracket: number;
  readonly count: number;
  readonly moves: Direction[];
}

/** The line and column (from 1) of an index of a text. */
function lineAndColumn(text: string, index: number): [line: number, column: number] {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return [line, index - start + 1];
}

function errorAt(text: string, index: number, code: MoveErrorCode, message: Message): Result<never, MoveError> {
  return fail(textError(...lineAndColumn(text, index), code, message));
}

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

const isSpace = (letter: string): boolean => letter === ' ' || (letter >= '\t' && letter <= '\r');

/** The moves of a text in an alphabet of lower-case letters. An error names the first invalid character. */
export function parseMoveLetters(
  text: string,
  alphabet: Readonly<Record<string, Direction>>,
): Result<readonly Direction[], MoveError> {
  const groups: Group[] = [{ at: 0, bracket: -1, count: 1, moves: [] }];
  let count: number | undefined;
  let countAt = 0;
  const append = (moves: Direction[], times: number, more: readonly Direction[]): boolean => {
    if (moves.length + times * more.length > MAX_MOVES) return false;
    for (let i = 0; i < times; i++) for (const move of more) moves.push(move);
    return true;
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string;
    if (isSpace(letter)) continue;
    if (isDigit(letter)) {
      if (count === undefined) countAt = i;
      count = Math.min((count ?? 0) * 10 + Number(letter), MAX_MOVES + 1);
      continue;
    }
    const group = groups.at(-1) as Group;
    const move = alphabet[letter.toLowerCase()];
    if (move) {
      if (!append(group.moves, count ?? 1, [move])) return tooMany(text, i);
    } else if (OPENING.includes(letter)) {
      groups.push({ at: i, bracket: OPENING.indexOf(letter), count: count ?? 1, moves: [] });
    } else if (CLOSING.includes(letter)) {
      if (count !== undefined) return errorAt(text, countAt, 'lonely-count', saySokobanMoves('lonely-count', countAt));
      if (group.bracket !== CLOSING.indexOf(letter))
        return errorAt(text, i, 'unbalanced-bracket', saySokobanMoves('unmatched-bracket', JSON.stringify(letter), i));
      groups.pop();
      if (!append((groups.at(-1) as Group).moves, group.count, group.moves)) return tooMany(text, i);
    } else {
      const shown = JSON.stringify(String.fromCodePoint(text.codePointAt(i) as number));
      return errorAt(
        text,
        i,
        'unknown-move',
        saySokobanMoves('unknown-move', shown, Object.keys(alphabet).join(', '), i),
      );
    }
    count = undefined;
  }
  if (count !== undefined) return errorAt(text, countAt, 'lonely-count', saySokobanMoves('lonely-count', countAt));
  const last = groups.at(-1) as Group;
  if (groups.length > 1) return errorAt(text, last.at, 'unbalanced-bracket', saySokobanMoves('open-bracket', last.at));
  return ok(last.moves);
}

function tooMany(text: string, index: number): Result<never, MoveError> {
  return errorAt(text, index, 'too-many-moves', saySokobanMoves('too-many-moves', MAX_MOVES, index));
}
