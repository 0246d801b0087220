// The help page: signs and keys of each puzzle, from the tables that the games read.

import type { PuzzleId } from '../../base/puzzle.js';
import { PUZZLE_NAMES } from '../../base/puzzle-names.js';
import { FUTOSHIKI_KEYS } from '../futoshiki/keys.js';
import type { KeyRow } from '../game/game-keys.js';
import type { Signs } from '../screen/appearance.js';
import { SOKOBAN_KEYS } from '../sokoban/keys.js';
import { TextPage, type TextRows } from './text-page.js';

function keyRows(keys: readonly KeyRow<string>[]): TextRows {
  return keys.flatMap(({ shown, about }) =>
    shown === undefined || about === undefined ? [] : [[shown, about] as const],
  );
}

/** The signs as they are shown here, then the keys. */
export const HELP_ROWS: Readonly<Record<PuzzleId, (signs: Signs) => TextRows>> = {
  sokoban: ({ wall, box, goal, boxOnGoal, player, marked, markedOnGoal, deadlocked, dead, reach }) => [
    [`${wall} wall  ${box} box`, `${goal.trim()} goal  ${boxOnGoal} box on goal  ${player.right} you, looking right`],
    [`${deadlocked}  ${dead.trim()}  ${reach.trim()}`, 'deadlocked box, dead square, where a selected box can go'],
    [`${marked}  ${markedOnGoal}`, 'selected box, selected box on goal; a hint marks its box like this'],
    ['mouse', 'click floor to walk; click a box, then its destination; scroll to undo or redo'],
    ...keyRows(SOKOBAN_KEYS),
  ],
  futoshiki: () => [
    ['2 < 5', 'signs open toward the larger digit (^ and v work vertically)'],
    ["5'  [ ]  ( )  ! !  :", 'a given; the cursor; reasons of a hint; a conflict; pencil marks'],
    ['r2c3', 'row 2, column 3, as hints name a cell'],
    ['mouse', 'click a cell to go there; the wheel undoes and redoes'],
    ...keyRows(FUTOSHIKI_KEYS),
  ],
};

/** The keys of a list of levels. */
const LIST_ROWS: TextRows = [
  ['', ''],
  ['In a list of levels', ''],
  ['/', 'find by title, author, or number; boxes>3 and pushes<30 are conditions'],
  ['o', 'sort by grade, boxes, or pushes'],
  ['f', 'show one grade only'],
  ['t', 'show unsolved levels only, solved ones only, or all'],
  ['g  =', 'how hard the level is, and why'],
];

/** The help of one puzzle, or of both. */
export function helpPage(back: () => void, puzzle?: PuzzleId): TextPage {
  if (puzzle) {
    return new TextPage(`${PUZZLE_NAMES[puzzle]}: keys`, (signs) => [...HELP_ROWS[puzzle](signs), ...LIST_ROWS], back);
  }
  const rows = (signs: Signs): TextRows => [
    [PUZZLE_NAMES.sokoban, ''],
    ...HELP_ROWS.sokoban(signs),
    ['', ''],
    [PUZZLE_NAMES.futoshiki, ''],
    ...HELP_ROWS.futoshiki(signs),
    ...LIST_ROWS,
  ];
  return new TextPage('Keys and help', rows, back);
}
