// A Sokoban level of ten rows as the terminal shows it, at its start, and what the tests of its frame need to play on
// from there: moves as text, both sets of signs, a window in which everything has room.

import { parseLurd, validateLevel } from '../src/sokoban/index.js';
import { ASCII, COLOURED, UNICODE } from '../src/terminal/look.js';
import { playText } from '../src/terminal/sokoban-actions.js';
import { assessed, newSokoban, type SokobanState } from '../src/terminal/sokoban-state.js';

const ROWS = [
  '  #####  #####',
  '  #   ####   #',
  '  # $        #',
  '### ## .## ###',
  '#  $ #. # $  #',
  '#     ..$    #',
  '### ##  ## ###',
  '  #  @     #',
  '  #  ##    #',
  '  ##########',
];

export const PLACE = { collection: 'Workshop', number: 12, of: 40, title: 'Two lanterns' };
export const SIZE = { columns: 80, lines: 17 };
export const ascii = { signs: ASCII, theme: COLOURED };
export const unicode = { signs: UNICODE, theme: COLOURED };

export function unseen(rows: readonly string[]): SokobanState {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return newSokoban(level.value, PLACE);
}

export const stateOf = (rows: readonly string[]): SokobanState => assessed(unseen(rows));

export function played(state: SokobanState, moves: string): SokobanState {
  const result = playText(state, moves);
  if (!result.ok) throw new Error(result.error);
  return assessed(result.value);
}

export const movesIn = (text: string) => {
  const moves = parseLurd(text);
  return moves.ok ? moves.value : [];
};

export const START = stateOf(ROWS);
export const at = (row: number, column: number): number => row * 14 + column;
