// The actions of an environment: what a client writes, by preset. A letter is understood in every preset; numbers are those of the
// preset's own environment.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { LabelPreset } from '@masu/studio/sokoban/labels/encodings.js';

/** What the player does. `walk` moves the player but pushes nothing. */
export interface EnvAction {
  readonly direction: Direction;
  readonly only?: 'walk';
}

/** `null` does nothing. */
export type WrittenAction = string | number | null;

const LETTERS: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };

/** The order of gym-sokoban: 1 to 4 push, or move where no box is; 5 to 8 only move. 0 does nothing. */
const GYM_ORDER: readonly Direction[] = ['up', 'down', 'left', 'right'];

type ActionTable = ReadonlyMap<WrittenAction, EnvAction | 'nothing'>;

const common: readonly (readonly [WrittenAction, EnvAction | 'nothing'])[] = [
  [null, 'nothing'],
  ...Object.entries(LETTERS).flatMap(([letter, direction]): [string, EnvAction][] => [
    [letter, { direction }],
    [letter.toUpperCase(), { direction }],
  ]),
];

const fromZero = DIRECTIONS.map((direction, at): [number, EnvAction] => [at, { direction }]);

const gym: readonly (readonly [number, EnvAction | 'nothing'])[] = [
  [0, 'nothing'],
  ...GYM_ORDER.map((direction, at): [number, EnvAction] => [at + 1, { direction }]),
  ...GYM_ORDER.map((direction, at): [number, EnvAction] => [at + 5, { direction, only: 'walk' }]),
];

export const ENV_ACTIONS: Readonly<Record<LabelPreset, ActionTable>> = {
  boxoban: new Map([...common, ...fromZero]),
  'gym-sokoban': new Map([...common, ...gym]),
  jumanji: new Map([...common, ...fromZero]),
};

/** What an action can be, for the sentence that refuses another. */
export const ACTIONS_ABOUT: Readonly<Record<LabelPreset, string>> = {
  boxoban: 'one of the letters u, r, d, l, a number from 0 to 3, or null',
  'gym-sokoban': 'a number from 0 to 8, one of the letters u, r, d, l, or null',
  jumanji: 'a number from 0 to 3, one of the letters u, r, d, l, or null',
};
