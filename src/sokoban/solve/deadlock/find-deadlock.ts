// Why a position can't be solved: the boxes to blame and the reason, as data. This is the only place where a deadlock
// gets its reason; the web, the terminal, and `masu hint` turn the reason into words.
// The rules run in the order in which a person sees the cause most easily: dead squares (corners among them), full
// 2×2 squares, frozen groups, then boxes that lack a goal. Boxes frozen on goals count as walls from then on, and the
// rules run again on the rest: a box that fills a doorway makes the squares behind it dead. No deadlock found means
// only that none of these rules applies; the position may still be unsolvable.

import type { Level, Position } from '../../rules/level.js';
import { pushDistances } from '../bound/push-distances.js';
import { deadCells } from './dead-cells.js';
import type { Deadlock } from './deadlock.js';
import { boxMap, frozenAround } from './freeze.js';
import { jammedSquare } from './square.js';

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

/** The level with these boxes as walls: none of them will move again, and their goals are taken. */
function withWalls(level: Level, frozen: ReadonlySet<number>): Level {
  const walls = level.walls.map((wall, cell) => (frozen.has(cell) ? 1 : wall));
  const goalMap = level.goalMap.map((goal, cell) => (frozen.has(cell) ? 0 : goal));
  return { ...level, walls, goalMap, goals: level.goals.filter((goal) => !frozen.has(goal)) };
}

/** Whether each of these boxes has a neighbor for which `closes` is true on one vertical and one horizontal side. */
function areEnclosed({ width }: Level, boxes: readonly number[], closes: (cell: number) => boolean): boolean {
  return boxes.every((box) => (closes(box - 1) || closes(box + 1)) && (closes(box - width) || closes(box + width)));
}

const onDeadSquares = (level: Level, boxes: readonly number[]): Deadlock => ({
  reason: areEnclosed(level, boxes, (cell) => level.walls[cell] === 1) ? 'corner' : 'dead-square',
  boxes,
});

/** Boxes that block each other: frozen if walls and boxes alone do it, pinned if dead squares contribute. */
function holdingEachOther(level: Level, boxes: readonly number[]): Deadlock {
  const isFirm = (cell: number): boolean => level.walls[cell] === 1 || boxes.includes(cell);
  return { reason: areEnclosed(level, boxes, isFirm) ? 'frozen' : 'pinned', boxes };
}

/**
 * The deadlock that the rules detect in a position, or undefined. Depends only on the boxes, not on the player.
 * @example
 * ```ts
 * console.log(findDeadlock(level, { player: 9, boxes: [7] })?.reason); // corner
 * ```
 */
export function findDeadlock(level: Level, position: Position): Deadlock | undefined {
  let rest = level;
  let boxes = position.boxes;
  for (;;) {
    const dead = deadCells(rest);
    const lost = boxes.filter((box) => dead[box]);
    if (lost.length > 0) return onDeadSquares(level, lost);

    const boxAt = boxMap(rest, { player: position.player, boxes });
    const jammed = new Set(boxes.flatMap((box) => (rest.goalMap[box] ? [] : jammedSquare(rest, boxAt, box))));
    if (jammed.size > 0) return { reason: 'frozen', boxes: boxes.filter((box) => jammed.has(box)) };

    const caught = new Set<number>();
    const frozen = new Set<number>();
    for (const group of frozenGroups(rest, dead, boxAt, boxes)) {
      const isLost = [...group].some((cell) => !rest.goalMap[cell]);
      for (const cell of group) (isLost ? caught : frozen).add(cell);
    }
    if (caught.size > 0) {
      return holdingEachOther(
        rest,
        boxes.filter((box) => caught.has(box)),
      );
    }
    if (frozen.size === 0) break;
    rest = withWalls(rest, frozen);
    boxes = boxes.filter((box) => !frozen.has(box));
  }

  const distances = pushDistances(rest);
  if (!distances) return undefined;
  const short = boxesShortOfGoals(boxes, rest.goals, (box, goal) => distances.between(box, goal) < Infinity);
  return short.length === 0 ? undefined : { reason: 'goal-shortage', boxes: [...short].sort((a, b) => a - b) };
}

// Goal shortage: a set of boxes that can reach fewer goals than there are boxes (Hall 1935). Computes a bipartite
// matching of boxes to the goals they could reach alone; if a box remains unmatched, the boxes on its alternating paths
// are such a set. Kuhn's augmenting paths suffice: the boards of a live warning are small.

/** The boxes that together lack a goal, or none. `canReach(box, goal)` is for a box alone on the board. */
function boxesShortOfGoals(
  boxes: readonly number[],
  goals: readonly number[],
  canReach: (box: number, goal: number) => boolean,
): readonly number[] {
  const holder = new Map<number, number>();
  for (const box of boxes) {
    const tried = new Set<number>();
    const met = [box];
    // Loops rather than recursion: a path may pass through every box of a large board.
    const cameFrom = new Map<number, { readonly box: number; readonly goal: number }>();
    let free: { readonly box: number; readonly goal: number } | undefined;
    for (let at = 0; at < met.length && !free; at++) {
      const from = met[at] as number;
      for (const goal of goals) {
        if (tried.has(goal) || !canReach(from, goal)) continue;
        tried.add(goal);
        const rival = holder.get(goal);
        if (rival === undefined) {
          free = { box: from, goal };
          break;
        }
        cameFrom.set(rival, { box: from, goal });
        met.push(rival);
      }
    }
    if (!free) return met;
    for (let link: typeof free | undefined = free; link; link = cameFrom.get(link.box)) holder.set(link.goal, link.box);
  }
  return [];
}
