// The deadlock rules as a table, for searches that switch them on one by one. Each is sound: what it calls dead has
// no solution. Each is asked about the box just pushed, since a position that was alive dies only through a push.

import type { Ground } from '../../rules/level.js';
import { cornerCells } from './corner.js';
import { deadCells } from './dead-cells.js';
import { isFrozenDead } from './freeze.js';
import { isJammedSquare } from './square.js';

/** Is the position dead through this box? `boxAt` is 1 where a box stands, the pushed one on its new cell. */
export type DeadlockTest = (boxAt: Uint8Array, pushed: number) => boolean;

export interface DeadlockRule {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** True where the answer hangs on the pushed box's cell alone. */
  readonly ofCell: boolean;
  prepare(ground: Ground): DeadlockTest;
}

export const DEADLOCK_RULES = [
  {
    id: 'corner',
    name: 'Corner',
    about: 'a box off goal between a vertical and a horizontal wall',
    ofCell: true,
    prepare: (ground) => {
      const corners = cornerCells(ground);
      return (_, pushed) => corners[pushed] === 1;
    },
  },
  {
    id: 'dead-cells',
    name: 'Dead cells',
    about: 'a box on a cell from which it could reach no goal even alone',
    ofCell: true,
    prepare: (ground) => {
      const dead = deadCells(ground);
      return (_, pushed) => dead[pushed] === 1;
    },
  },
  {
    id: 'square',
    name: '2×2',
    about: 'a square of walls and boxes with a box off goal',
    ofCell: false,
    prepare: (ground) => (boxAt, pushed) => isJammedSquare(ground, boxAt, pushed),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    about: 'boxes that hold each other for ever, one of them off goal',
    ofCell: false,
    prepare: (ground) => {
      const dead = deadCells(ground);
      return (boxAt, pushed) => isFrozenDead(ground, dead, boxAt, pushed);
    },
  },
] as const satisfies readonly DeadlockRule[];

export type DeadlockRuleId = (typeof DEADLOCK_RULES)[number]['id'];

export function deadlockRule(id: DeadlockRuleId): DeadlockRule {
  return DEADLOCK_RULES.find((rule) => rule.id === id) as DeadlockRule;
}
