// The live warning: which boxes make this position dead? The rules are asked in order of how plainly a person sees
// the reason: dead cells (corners among them), jammed squares, frozen groups, then boxes that lack a goal.
// An empty answer says only that none of these rules applies; a position may still be lost.

import type { Level, Position } from '../../rules/level.js';
import { pushDistances } from '../bound/push-distances.js';
import { deadCells } from './dead-cells.js';
import { frozenAround } from './freeze.js';
import { boxesShortOfGoals } from './goal-shortage.js';
import { jammedSquare } from './square.js';

/** 1 for every cell with a box. */
export function boxMap(level: Level, position: Position): Uint8Array {
  const boxAt = new Uint8Array(level.walls.length);
  for (const box of position.boxes) boxAt[box] = 1;
  return boxAt;
}

/** The boxes that make the position dead, ascending; empty if it is not known to be dead. */
export function stuckBoxes(level: Level, position: Position): readonly number[] {
  const { boxes } = position;
  const dead = deadCells(level);
  const onDeadCells = boxes.filter((box) => dead[box]);
  if (onDeadCells.length > 0) return onDeadCells;

  const boxAt = boxMap(level, position);
  const offGoal = boxes.filter((box) => !level.goalMap[box]);
  const jammed = new Set(offGoal.flatMap((box) => jammedSquare(level, boxAt, box)));
  if (jammed.size > 0) return boxes.filter((box) => jammed.has(box));

  const frozen = new Set<number>();
  for (const box of offGoal) {
    const group = frozenAround(level, dead, boxAt, box);
    if (group.some((cell) => !level.goalMap[cell])) for (const cell of group) frozen.add(cell);
  }
  if (frozen.size > 0) return boxes.filter((box) => frozen.has(box));

  const distances = pushDistances(level);
  if (!distances) return [];
  const short = boxesShortOfGoals(boxes, level.goals, (box, goal) => distances.between(box, goal) < Infinity);
  return [...short].sort((a, b) => a - b);
}
