// Sokoban sentences for line mode only: there is no board to mark, so cells are named by row and column, counted from
// 1.

import { countOf } from '@masu/core/base/format.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { deadlockedFate } from '@masu/solve/sokoban/solve/hint.js';
import type { PushedEvent } from '../sokoban/messages.js';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const boxesLeft = (boxes: number): string => countOf(boxes, 'box to go', 'boxes to go');

/** Cells row by row: "row 6, columns 5 and 6; row 7, column 2". */
function cellsMessage(cells: readonly number[], width: number): string {
  const rows = new Map<number, string[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const row = Math.floor(cell / width) + 1;
    rows.set(row, [...(rows.get(row) ?? []), String((cell % width) + 1)]);
  }
  return [...rows]
    .map(([row, columns]) => `row ${row}, ${columns.length === 1 ? 'column' : 'columns'} ${LIST.format(columns)}`)
    .join('; ');
}

/** What happened, what is left. */
export function pushLine({ direction, goal, boxesLeft: left }: PushedEvent): string {
  if (goal === 'neither') return `pushed ${direction}`;
  return `pushed ${direction} ${goal === 'onto' ? 'onto a goal' : 'off goal'}, ${boxesLeft(left)}`;
}

type Blocked = SokobanEvent & { kind: 'blocked' | 'moves-blocked' };

const BLOCKED: Readonly<Record<Blocked['by'], string>> = {
  wall: 'Blocked by a wall.',
  'box-wall': 'Blocked by a wall behind the box.',
  'box-box': 'Blocked by another box.',
};

export const blockedMessage = ({ by }: Blocked): string => BLOCKED[by];

export function deadlockLine(level: Level, { boxes }: Deadlock): string {
  const named = `${boxes.length === 1 ? 'the box' : 'the boxes'} at ${cellsMessage(boxes, level.width)}`;
  return `Deadlock: ${named} ${deadlockedFate(level, boxes)}.`;
}
