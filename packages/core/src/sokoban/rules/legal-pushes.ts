// Every push that is possible in a position, walks to it included.

import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { Level, Position } from './level.js';
import { blockedMap, Walks } from './walks.js';

interface LegalPush {
  /** The box. */
  readonly cell: number;
  readonly direction: Direction;
}

/** By box in reading order, then by direction. */
export function legalPushes(level: Level, { boxes, player }: Position): LegalPush[] {
  const blocked = blockedMap(level, boxes);
  const walks = new Walks(level.width, blocked);
  const step = offsets(level.width);
  walks.flood(
    player,
    boxes.flatMap((cell) => DIRECTIONS.map((direction) => cell - step[direction])),
  );
  return boxes.flatMap((cell) =>
    DIRECTIONS.filter((direction) => !blocked[cell + step[direction]] && walks.steps(cell - step[direction]) >= 0).map(
      (direction) => ({ cell, direction }),
    ),
  );
}
