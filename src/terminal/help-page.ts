// The keys and signs of each puzzle, from the tables the games themselves read.

import type { PuzzleId } from '../base/puzzle.js';
import { FUTOSHIKI_KEYS } from './futoshiki-keys.js';
import { SOKOBAN_KEYS } from './sokoban-keys.js';
import { TextPage } from './text-page.js';
import { PUZZLE_NAMES } from './words.js';

interface HelpRow {
  readonly shown?: string;
  readonly about?: string;
}

type Rows = readonly (readonly [string, string])[];

function keyRows(keys: readonly HelpRow[]): Rows {
  return keys.flatMap(({ shown, about }) =>
    shown === undefined || about === undefined ? [] : [[shown, about] as const],
  );
}

const ROWS: Readonly<Record<PuzzleId, Rows>> = {
  sokoban: [
    ['## wall  [] box', '. goal  ** box on goal  @ you, with an arrow where you look'],
    ['mouse', 'click floor to walk, a box and then where it shall go; the wheel undoes and redoes'],
    ...keyRows(SOKOBAN_KEYS),
  ],
  futoshiki: [
    ['2 < 5', 'the open side of a sign is at the greater digit; ^ and v likewise, up and down'],
    ["5'  [ ]  ( )  ! !", 'a given; the cursor; reasons of a hint; a clash'],
    ...keyRows(FUTOSHIKI_KEYS),
  ],
};

/** The help of one puzzle, or of both. */
export function helpPage(back: () => void, puzzle?: PuzzleId): TextPage {
  if (puzzle) return new TextPage(`${PUZZLE_NAMES[puzzle]}: keys`, ROWS[puzzle], back);
  const { sokoban, futoshiki } = ROWS;
  const rows: Rows = [[PUZZLE_NAMES.sokoban, ''], ...sokoban, ['', ''], [PUZZLE_NAMES.futoshiki, ''], ...futoshiki];
  return new TextPage('Keys and help', rows, back);
}
