// The keys of Sokoban, as one table. The letters of LURD are not directions here: u undoes, l is right as in vi.

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

const ARROWS = ['up', 'right', 'down', 'left'];

export const SOKOBAN_KEYS = keyTable([
  ...directionKeys(() => texts.keys.sokoban.move),
  { command: 'walk-far', keys: ARROWS.map((arrow) => `ctrl+${arrow}`), help: () => texts.keys.sokoban.walkFar },
  { command: 'push-far', keys: ARROWS.map((arrow) => `shift+${arrow}`), help: () => texts.keys.sokoban.pushFar },
  { command: 'scroll', keys: ARROWS.map((arrow) => `alt+${arrow}`), help: () => texts.keys.sokoban.scroll },
  ...HISTORY_KEYS,
  { command: 'undo-one', keys: ['U', 'Z'], help: () => texts.keys.sokoban.single },
  { command: 'redo-one', keys: ['Y'] },
  {
    command: 'set-snapshot',
    keys: DIGITS.flatMap((digit) => [`alt+${digit}`, `ctrl+${digit}`]),
    help: () => texts.keys.sokoban.snapshot,
  },
  { command: 'restore-snapshot', keys: DIGITS, help: () => texts.keys.sokoban.restore },
  { command: 'hint', keys: ['i'], help: () => texts.keys.sokoban.hint },
  { command: 'why-not', keys: ['o'], help: () => texts.keys.sokoban.whyNot },
  { command: 'idea', keys: ['O'], help: () => texts.keys.sokoban.idea },
  { command: 'warnings', keys: ['x'], help: () => texts.keys.sokoban.warnings },
  { command: 'dead-squares', keys: ['c'], help: () => texts.keys.sokoban.dead },
  { command: 'bound', keys: ['b'], help: () => texts.keys.sokoban.bound },
  { command: 'next-box', keys: ['m'], help: () => texts.keys.sokoban.nextBox },
  { command: 'ghosts', keys: ['M'], help: () => texts.keys.sokoban.ghosts },
  TIME_KEY,
  { command: 'difficulty', keys: ['g', '='], help: () => texts.keys.sokoban.difficulty },
  { command: 'replay', keys: ['v', 'space'], help: () => texts.keys.sokoban.replay },
  { command: 'moves', keys: ['e'], help: () => texts.keys.sokoban.moves },
  ...levelKeys('sokoban'),
]);
export type SokobanKey = (typeof SOKOBAN_KEYS)[number]['command'];

export const sokobanKey = commandByKey(SOKOBAN_KEYS);

export const SOKOBAN_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  { key: 'i', does: 'hint', weight: 2 },
  { key: 'n', does: 'next' },
  { key: 'v', does: 'replay' },
  ...EXIT_KEYS,
];

export const DEADLOCK_LINE: readonly KeyHelp[] = [
  { key: 'u', does: 'undo', weight: 1 },
  { key: 'y', does: 'redo' },
  { key: 'r', does: 'restart' },
  ...EXIT_KEYS,
];

export const SOLVED_LINE: readonly KeyHelp[] = [
  { key: 'n', does: 'next' },
  { key: 'N', does: 'nextUnsolved' },
  { key: 'v', does: 'replay' },
  { key: 'r', does: 'again' },
  { key: 'u', does: 'undo' },
  ...EXIT_KEYS,
];
