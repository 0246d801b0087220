// The help pages: signs and keys of each puzzle, from the tables that the games read; and the keys of the pages that have
// keys of their own.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { FUTOSHIKI_KEYS } from '../futoshiki/keys.js';
import type { KeyRow } from '../game/game-keys.js';
import type { Signs } from '../screen/appearance.js';
import { SOKOBAN_KEYS } from '../sokoban/keys.js';
import { texts } from '../texts/language.js';
import { TextPage, type TextRows } from './text-page.js';

function keyRows(keys: readonly KeyRow<string>[]): TextRows {
  return keys.flatMap(({ help }) => (help ? [help()] : []));
}

/** The signs as they are shown here, then the keys. */
const HELP_ROWS: Readonly<Record<PuzzleId, (signs: Signs) => TextRows>> = {
  sokoban: ({ wall, box, goal, boxOnGoal, player, marked, markedOnGoal, deadlocked, dead, reach }) => {
    const { signs } = texts.keys;
    return [
      [signs.wallAndBox(wall, box), signs.goals(goal.trim(), boxOnGoal, player.right)],
      [`${deadlocked}  ${dead.trim()}  ${reach.trim()}`, signs.deadAndReach],
      [`${marked}  ${markedOnGoal}`, signs.marked],
      [signs.mouse, signs.mouseSokoban],
      ...keyRows(SOKOBAN_KEYS),
    ];
  },
  futoshiki: () => {
    const { signs } = texts.keys;
    return [
      ['2 < 5', signs.inequality],
      ["5'  [ ]  ( )  ! !  :", signs.frames],
      ['r2c3', signs.cellName],
      [signs.mouse, signs.mouseFutoshiki],
      ...keyRows(FUTOSHIKI_KEYS),
    ];
  },
};

/** The keys of lists. */
const listRows = (): TextRows => [
  '',
  texts.keys.heading.levels,
  ...Object.values(texts.keys.levels),
  '',
  texts.keys.heading.lists,
  ...Object.values(texts.keys.lists),
];

/** The help of one puzzle, or of both. */
export function helpPage(back: () => void, puzzle?: PuzzleId): TextPage {
  const { heading } = texts.keys;
  if (puzzle) return new TextPage(heading[puzzle], (signs) => [...HELP_ROWS[puzzle](signs), ...listRows()], back);
  const rows = (signs: Signs): TextRows => [
    PUZZLE_NAMES.sokoban,
    ...HELP_ROWS.sokoban(signs),
    '',
    PUZZLE_NAMES.futoshiki,
    ...HELP_ROWS.futoshiki(signs),
    ...listRows(),
  ];
  return new TextPage(heading.all, rows, back);
}
