// Boards in letters, as in a course at Barcelona (UPF): A player, B box, # wall, . floor, G goal, X box on goal,
// Y player on goal. The same characters have other meanings in XSB, so this is a separate alphabet, never guessed per row.

import { collectionFormat } from './collection-format.js';
import { findCourseBoard } from './find-board.js';

const LETTER: Readonly<Record<string, string>> = { ' ': '.', '@': 'A', $: 'B', '.': 'G', '*': 'X', '+': 'Y' };

const board = (rows: readonly string[]): string[] =>
  rows.map((row) => [...row.trimEnd()].map((letter) => LETTER[letter] ?? letter).join('') || '.');

export const LETTERS = /* @__PURE__ */ collectionFormat({
  id: 'letters',
  name: 'Letters',
  about: 'A player, B box, # wall, . floor, G goal, X box on goal, Y player on goal',
  extensions: ['.txt'],
  find: findCourseBoard,
  style: { board },
  recognize(head, reading) {
    const { levels } = reading();
    const isPlayed = levels.some((level) => level.ok && level.value.rows.some((row) => /[@+]/.test(row)));
    if (isPlayed) return 0.8;
    // A row with a mistake and a player: enough to report the mistake if no other format matches the text.
    return levels.some((level) => !level.ok) && /^#[#.BGX]*[AY]/m.test(head) ? 0.3 : 0;
  },
});
