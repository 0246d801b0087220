// The live warning: which boxes make this position dead? The rules are asked in order of how plainly a person sees
// the reason: dead cells (corners among them), jammed squares, frozen groups, then boxes that lack a goal. Boxes that
// are frozen on goals are walls from then on, and all is asked again of the rest: a box that fills a doorway kills
// the goals behind it. An empty answer says only that none of these rules applies; a position may still be lost.

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

/** Every touching group's frozen boxes, each group once. */
function* frozenGroups(
  level: Level,
  dead: Uint8Array,
  boxAt: Uint8Array,
  boxes: readonly number[],
): Generator<ReadonlySet<number>> {
  const seen = new Set<number>();
  for (const box of boxes) {
    if (seen.has(box)) continue;
    const frozen = frozenAround(level, dead, boxAt, box);
    seen.add(box);
    for (const cell of frozen) seen.add(cell);
    if (frozen.size > 0) yield frozen;
  }
}

/** The level with these boxes built in: no box of theirs will move again, and their goals are taken. */
function withWalls(level: Level, built: ReadonlySet<number>): Level {
  const walls = level.walls.map((wall, cell) => (built.has(cell) ? 1 : wall));
  const goalMap = level.goalMap.map((goal, cell) => (built.has(cell) ? 0 : goal));
  return { ...level, walls, goalMap, goals: level.goals.filter((goal) => !built.has(goal)) };
}

/** The boxes that make the position dead, ascending; empty if it is not known to be dead. */
export function stuckBoxes(level: Level, position: Position): readonly number[] {
  let rest = level;
  let boxes = position.boxes;
  for (;;) {
    const dead = deadCells(rest);
    const onDeadCells = boxes.filter((box) => dead[box]);
    if (onDeadCells.length > 0) return onDeadCells;

    const boxAt = boxMap(rest, { player: position.player, boxes });
    const jammed = new Set(boxes.flatMap((box) => (rest.goalMap[box] ? [] : jammedSquare(rest, boxAt, box))));
    if (jammed.size > 0) return boxes.filter((box) => jammed.has(box));

    const caught = new Set<number>();
    const built = new Set<number>();
    for (const group of frozenGroups(rest, dead, boxAt, boxes)) {
      const isLost = [...group].some((cell) => !rest.goalMap[cell]);
      for (const cell of group) (isLost ? caught : built).add(cell);
    }
    if (caught.size > 0) return boxes.filter((box) => caught.has(box));
    if (built.size === 0) break;
    rest = withWalls(rest, built);
    boxes = boxes.filter((box) => !built.has(box));
  }

  const distances = pushDistances(rest);
  if (!distances) return [];
  const short = boxesShortOfGoals(boxes, rest.goals, (box, goal) => distances.between(box, goal) < Infinity);
  return [...short].sort((a, b) => a - b);
}
