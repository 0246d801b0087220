// The appearance of roles and tiles: the terminal's sixteen colors, bold, dim, and reverse on the default background, and
// two sets of signs. Color only repeats what the signs show, so a theme without color loses nothing. Blue and bright
// black are not used: they are unreadable on many backgrounds.

import type { CellRole } from './cells.js';

/** The parameters of "select graphic rendition" for each role. */
export type TerminalTheme = Readonly<Record<CellRole, string>>;

export const COLORED: TerminalTheme = {
  plain: '',
  quiet: '2',
  strong: '1',
  wall: '2',
  goal: '31',
  box: '33',
  'on-goal': '1;31',
  player: '1',
  guide: '36',
  'guide-strong': '1;36',
  problem: '7',
  chosen: '7',
};

/** For NO_COLOR: the same without the three colors. */
export const COLORLESS: TerminalTheme = Object.fromEntries(
  Object.entries(COLORED).map(([role, codes]) => [
    role,
    codes
      .split(';')
      .filter((code) => !/^3[0-7]$/.test(code))
      .join(';'),
  ]),
) as TerminalTheme;

export const ASCII = {
  wall: '##',
  floor: '  ',
  goal: ' .',
  box: '[]',
  boxOnGoal: '**',
  player: { up: '@^', right: '@>', down: '@v', left: '@<' },
  playerOnGoal: { up: '+^', right: '+>', down: '+v', left: '+<' },
  /** Where a selected box can go; a goal where it can go. */
  reach: ' o',
  reachGoal: '.o',
  arrow: { up: '^^', right: '->', down: 'vv', left: '<-' },
  /** A box the player chose or a hint names; on a goal. */
  marked: '()',
  markedOnGoal: '{}',
  deadlocked: 'XX',
  dead: ' ,',
  /** More of the board lies that way. */
  more: { up: '^', right: '>', down: 'v', left: '<' },
  bar: ['=', 'O', '-'] as readonly [done: string, here: string, ahead: string],
  /** A step of difficulty or of a chart: reached, not reached. */
  step: ['#', '-'] as readonly [on: string, off: string],
};

/** Two columns per cell, so that a cell is nearly square. */
export type Signs = Readonly<typeof ASCII>;

export const UNICODE: Signs = {
  wall: '██',
  floor: '  ',
  goal: '··',
  box: '[]',
  boxOnGoal: '▐▌',
  player: { up: '@↑', right: '@→', down: '@↓', left: '@←' },
  playerOnGoal: { up: '+↑', right: '+→', down: '+↓', left: '+←' },
  reach: ' •',
  reachGoal: '·•',
  arrow: { up: ' ▲', right: '─▶', down: ' ▼', left: '◀─' },
  marked: '()',
  markedOnGoal: '{}',
  deadlocked: '╳╳',
  dead: '░░',
  more: { up: '▲', right: '▶', down: '▼', left: '◀' },
  bar: ['━', '●', '─'],
  step: ['▮', '▯'],
};

/** Every letter of the Unicode set that is not ASCII: each must be seen to take one column before the set is used. */
export const UNICODE_LETTERS: readonly string[] = [
  ...new Set(
    Object.values(UNICODE)
      .flatMap((sign) => (typeof sign === 'string' ? [sign] : Object.values(sign as Record<string, string>)))
      .join(''),
  ),
].filter((letter) => letter > '~');

export interface Appearance {
  readonly signs: Signs;
  readonly theme: TerminalTheme;
}
