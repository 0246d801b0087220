// The table of deadlock rules, for searches that enable them one by one. Each is sound: a position it reports has no
// solution. Rules check the box just pushed, since only a push can create a deadlock.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { cornerCells } from './corner.js';
import { deadCells } from './dead-cells.js';
import { isFrozenDead } from './freeze.js';
import { isJammedSquare } from './square.js';

/** Whether this box causes a deadlock. `boxAt` is 1 for cells with a box, the pushed one on its new cell. */
export type DeadlockTest = (boxAt: Uint8Array, pushed: number) => boolean;

export interface DeadlockRule {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** True if the answer depends only on the cell of the pushed box. */
  readonly ofCell: boolean;
  prepare(board: SokobanBoard): DeadlockTest;
}

export const DEADLOCK_RULES = [
  {
    id: 'corner',
    name: 'Corner',
    about: 'a box off goal in a corner of two walls',
    ofCell: true,
    prepare: (board) => {
      const corners = cornerCells(board);
      return (_, pushed) => corners[pushed] === 1;
    },
  },
  {
    id: 'dead-cells',
    name: 'Dead squares',
    about: 'a box on a square from which it can’t reach a goal, even alone on the board',
    ofCell: true,
    prepare: (board) => {
      const dead = deadCells(board);
      return (_, pushed) => dead[pushed] === 1;
    },
  },
  {
    id: 'square',
    name: '2×2',
    about: 'a 2×2 block of walls and boxes with a box off goal',
    ofCell: false,
    prepare: (board) => (boxAt, pushed) => isJammedSquare(board, boxAt, pushed),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    about: 'boxes that can never move again because they block each other, one of them off goal',
    ofCell: false,
    prepare: (board) => {
      const dead = deadCells(board);
      return (boxAt, pushed) => isFrozenDead(board, dead, boxAt, pushed);
    },
  },
] as const satisfies readonly DeadlockRule[];

export type DeadlockRuleId = (typeof DEADLOCK_RULES)[number]['id'];

export function deadlockRule(id: DeadlockRuleId): DeadlockRule {
  return DEADLOCK_RULES.find((rule) => rule.id === id) as DeadlockRule;
}
