// The keys of Futoshiki, as one table. Digits are entered with digit keys, so lowercase letters are free for commands at
// every size. Numbers above 9 are typed as two digits, or as the capital letter that stands for them on the board.

import {
  commandByKey,
  DIGITS,
  directionKeys,
  EXIT_KEYS,
  HISTORY_KEYS,
  keyTable,
  levelKeys,
  TIME_KEY,
} from '../game/game-keys.js';
import type { KeyHelp } from '../screen/page-layout.js';
import { texts } from '../texts/language.js';

/** Digits from 10 on, as the board shows them. N is another key. */
const LETTERS = [...'ABCDEFGHIJKLMOPQRSTUVW'];

export const FUTOSHIKI_KEYS = keyTable([
  ...directionKeys(() => texts.keys.futoshiki.move),
  { command: 'right', keys: ['tab'] },
  { command: 'left', keys: ['shift+tab'] },
  { command: 'digit', keys: [...DIGITS, ...LETTERS], help: () => texts.keys.futoshiki.digit },
  // Shift and a digit can't be told apart from other keys on common layouts; Alt can.
  { command: 'mark', keys: DIGITS.map((digit) => `alt+${digit}`), help: () => texts.keys.futoshiki.mark },
  { command: 'erase', keys: ['x', 'delete', '.', '-'], help: () => texts.keys.futoshiki.erase },
  { command: 'pencil', keys: ['m'], help: () => texts.keys.futoshiki.pencil },
  { command: 'fill-marks', keys: ['f'], help: () => texts.keys.futoshiki.fill },
  { command: 'clear-marks', keys: ['o'], help: () => texts.keys.futoshiki.clear },
  { command: 'auto-clear', keys: ['g'], help: () => texts.keys.futoshiki.autoClear },
  { command: 'large', keys: ['v'], help: () => texts.keys.futoshiki.large },
  ...HISTORY_KEYS,
  { command: 'hint', keys: ['i'], help: () => texts.keys.futoshiki.hint },
  { command: 'check', keys: ['c'], help: () => texts.keys.futoshiki.check },
  TIME_KEY,
  { command: 'difficulty', keys: ['='], help: () => texts.keys.futoshiki.difficulty },
  { command: 'generate', keys: ['e'], help: () => texts.keys.futoshiki.generate },
  ...levelKeys('futoshiki'),
]);
export type FutoshikiKey = (typeof FUTOSHIKI_KEYS)[number]['command'];

export const futoshikiKey = commandByKey(FUTOSHIKI_KEYS);

export const futoshikiLine = (size: number): readonly KeyHelp[] => [
  { key: `1-${size}`, does: 'enter', weight: 1 },
  { key: 'm', does: 'marks' },
  { key: 'x', does: 'erase' },
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'i', does: 'hint', weight: 2 },
  { key: 'c', does: 'check' },
  ...EXIT_KEYS,
];

export const FUTOSHIKI_SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'nextUnsolved' },
  { key: 'e', does: 'newPuzzle' },
  { key: 'r', does: 'again' },
  ...EXIT_KEYS,
];
