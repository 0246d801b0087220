// Why a position can't be solved: the boxes to blame and the reason, as data. This is the only place where a deadlock
// gets its reason; the web, the terminal, and `masu hint` turn the reason into words.
// The rules run in the order in which a person sees the cause most easily: dead squares (corners among them), full
// 2×2 squares, frozen groups, then boxes that lack a goal. Boxes frozen on goals count as walls from then on, and the
// rules run again on the rest: a box that fills a doorway makes the squares behind it dead. No deadlock found means
// only that none of these rules applies; the position may still be unsolvable.

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { boxMap } from './box-map.js';
import { deadCells } from './dead-cells.js';
import type { Deadlock } from './deadlock.js';
import { frozenAround } from './freeze.js';
import { matchGoals } from './goal-shortage.js';
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

/** What is left once boxes that are frozen on goals are walls, or the deadlock of the rules before goal shortage. */
type Settled =
  | { readonly deadlock: Deadlock }
  | {
      readonly deadlock?: undefined;
      readonly rest: Level;
      readonly dead: Uint8Array;
      readonly boxes: readonly number[];
    };

function settle(level: Level, position: Position): Settled {
  let rest = level;
  let boxes = position.boxes;
  for (;;) {
    const dead = deadCells(rest);
    const lost = boxes.filter((box) => dead[box]);
    if (lost.length > 0) return { deadlock: onDeadSquares(level, lost) };

    const boxAt = boxMap(rest, { player: position.player, boxes });
    const jammed = new Set(boxes.flatMap((box) => (rest.goalMap[box] ? [] : jammedSquare(rest, boxAt, box))));
    if (jammed.size > 0) return { deadlock: { reason: 'frozen', boxes: boxes.filter((box) => jammed.has(box)) } };

    const caught = new Set<number>();
    const frozen = new Set<number>();
    for (const group of frozenGroups(rest, dead, boxAt, boxes)) {
      const isLost = [...group].some((cell) => !rest.goalMap[cell]);
      for (const cell of group) (isLost ? caught : frozen).add(cell);
    }
    if (caught.size > 0) {
      const caughtBoxes = boxes.filter((box) => caught.has(box));
      return { deadlock: holdingEachOther(rest, caughtBoxes) };
    }
    if (frozen.size === 0) return { rest, dead, boxes };
    rest = withWalls(rest, frozen);
    boxes = boxes.filter((box) => !frozen.has(box));
  }
}

/**
 * The deadlock that the rules detect in a position, or undefined. Depends only on the boxes, not on the player.
 * @example
 * ```ts
 * console.log(findDeadlock(level, { player: 9, boxes: [7] })?.reason); // corner
 * ```
 */
export function findDeadlock(level: Level, position: Position): Deadlock | undefined {
  const settled = settle(level, position);
  if (settled.deadlock) return settled.deadlock;
  const { rest, boxes } = settled;
  const { short } = matchGoals(boxes, rest);
  return short.length === 0 ? undefined : { reason: 'goal-shortage', boxes: [...short].sort((a, b) => a - b) };
}

/**
 * Whether the rules detect a deadlock with one more box on a cell, for many cells of one position. The answers are those
 * of `findDeadlock`. Only a box that touches another, or would be frozen alone, needs a search of its own: for any other
 * box the rest of the board is settled as without it, and it must reach one of the goals that the matching can spare.
 */
export function deadlockWith(level: Level, position: Position): (cell: number) => boolean {
  const settled = settle(level, position);
  if (settled.deadlock) return () => true;
  const { rest, dead, boxes } = settled;
  const { short, spare } = matchGoals(boxes, rest);
  if (short.length > 0) return () => true;
  const unspared = deadCells({ ...rest, goalMap: rest.goalMap.map((goal, cell) => (goal && spare.has(cell) ? 1 : 0)) });
  const boxAt = boxMap(level, position);
  const { width } = level;
  return (cell) => {
    if (dead[cell]) return true;
    const isAlone = ![cell - width, cell + 1, cell + width, cell - 1].some((next) => boxAt[next]);
    if (isAlone && frozenAround(rest, dead, boxAt, cell).size === 0) return unspared[cell] === 1;
    const all = [...position.boxes, cell].sort((a, b) => a - b);
    return findDeadlock(level, { ...position, boxes: all }) !== undefined;
  };
}

/** The boxes that make the position unsolvable, ascending; empty if no rule detects a deadlock. */
export function deadlockedBoxes(level: Level, position: Position): readonly number[] {
  return findDeadlock(level, position)?.boxes ?? [];
}
