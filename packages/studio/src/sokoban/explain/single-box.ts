// What one box alone on the board can do, and what counting tells: the fewest pushes of a player who has to walk around
// the box, ways that a box on a goal closes, and passages that boxes have to go through.

import { type FloorPlan, NONE, opposite } from '../positions/floor-plan.js';
import { canGoAlone } from './labeled-board.js';

/** Fewest pushes of a box alone from a cell to every other if the player could be anywhere between pushes: a lower bound. */
export function loneBounds({ size, neighbors, slots }: FloorPlan, from: number): Int32Array {
  const distances = new Int32Array(size).fill(NONE);
  distances[from] = 0;
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const cell = queue[head] as number;
    for (let direction = 0; direction < 4; direction++) {
      const onto = neighbors[4 * cell + direction] as number;
      const behind = neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE || slots[onto] === NONE || distances[onto] !== NONE) continue;
      distances[onto] = (distances[cell] as number) + 1;
      queue.push(onto);
    }
  }
  return distances;
}

/** What pushing a box alone on the board takes. */
interface LonePushes {
  /** The fewest pushes to every cell; NONE if there are none. */
  readonly fewest: Int32Array;
  /** 1 for every cell that the box is on in some way with the fewest pushes to some goal. */
  readonly crossed: Uint8Array;
}

/**
 * The box on a cell, all others taken away, and a player who starts on another cell and has to walk around the box.
 * Breadth first over the box and the side that it was pushed from last, where the player is then.
 */
export function lonePushes({ size, neighbors, isGoal }: FloorPlan, from: number, player: number): LonePushes {
  const fewest = new Int32Array(size).fill(NONE);
  /** A state is a cell and the direction of the last push; the one more is the start. */
  const start = 4 * size;
  const pushes = new Int32Array(start + 1).fill(NONE);
  const before: number[][] = Array.from({ length: start + 1 }, () => []);
  const marks = new Int32Array(size);
  const stack: number[] = [];
  const cellOf = (state: number): number => (state === start ? from : state >> 2);
  const queue = [start];
  pushes[start] = 0;
  for (const [at, state] of queue.entries()) {
    const cell = cellOf(state);
    const pushCount = pushes[state] as number;
    if (fewest[cell] === NONE) fewest[cell] = pushCount;
    const who = state === start ? player : (neighbors[4 * cell + opposite(state & 3)] as number);
    const mark = at + 1;
    marks[cell] = mark;
    marks[who] = mark;
    stack.push(who);
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      for (let direction = 0; direction < 4; direction++) {
        const beside = neighbors[4 * next + direction] as number;
        if (beside === NONE || marks[beside] === mark) continue;
        marks[beside] = mark;
        stack.push(beside);
      }
    }
    for (let direction = 0; direction < 4; direction++) {
      const onto = neighbors[4 * cell + direction] as number;
      const behind = neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE || marks[behind] !== mark) continue;
      const after = 4 * onto + direction;
      if (pushes[after] === NONE) {
        pushes[after] = pushCount + 1;
        queue.push(after);
      }
      if (pushes[after] === pushCount + 1) before[after]?.push(state);
    }
  }
  const crossed = new Uint8Array(size);
  const onWay = new Set(queue.filter((state) => isGoal[cellOf(state)] && pushes[state] === fewest[cellOf(state)]));
  for (const state of onWay) {
    crossed[cellOf(state)] = 1;
    for (const previous of before[state] as number[]) onWay.add(previous);
  }
  return { fewest, crossed };
}

/** Whether a box on one goal closes the way to another, for a box from any of these cells, with the player on any side. */
export function closesWay(plan: FloorPlan, boxes: readonly number[], goal: number, closing: number): boolean {
  const canPass = (box: number): boolean => {
    const sides = [0, 1, 2, 3].map((direction) => plan.neighbors[4 * box + direction] as number);
    const open = sides.filter((side) => side !== NONE && side !== closing);
    return canGoAlone(plan, (cell) => cell === goal, [box, closing], 0, open);
  };
  return boxes.every((box) => box !== goal && (box === closing || !canPass(box)));
}

interface Door {
  readonly cell: number;
  /** At least this many boxes go through it. */
  readonly count: number;
  /** Goals behind it. */
  readonly behind: number;
}

/** Parts smaller than this are niches, not places to go through to. */
const MIN_PART = 5;

/**
 * The passage that most boxes have to go through, if there is one; of several, the one with the smaller part behind. Behind
 * is where the player is not, and neither box nor player stands in the passage.
 */
export function busiestDoor(
  { size, neighbors, isGoal }: FloorPlan,
  boxes: readonly number[],
  player: number,
): Door | undefined {
  const isBox = new Uint8Array(size);
  for (const box of boxes) isBox[box] = 1;
  let best: (Door & { readonly size: number }) | undefined;
  for (let door = 0; door < size; door++) {
    if (isGoal[door] || isBox[door] || door === player) continue;
    const seen = new Uint8Array(size);
    seen[door] = 1;
    for (let from = 0; from < size; from++) {
      if (seen[from]) continue;
      const part = [from];
      seen[from] = 1;
      for (let head = 0; head < part.length; head++) {
        for (let direction = 0; direction < 4; direction++) {
          const next = neighbors[4 * (part[head] as number) + direction] as number;
          if (next === NONE || seen[next]) continue;
          seen[next] = 1;
          part.push(next);
        }
      }
      if (part.includes(player)) continue;
      if (part.length < MIN_PART || size - 1 - part.length < MIN_PART) continue;
      const behind = part.filter((cell) => isGoal[cell]).length;
      const count = behind - part.filter((cell) => isBox[cell]).length;
      if (count < 1) continue;
      const isBetter = !best || count > best.count || (count === best.count && part.length < best.size);
      if (isBetter) best = { cell: door, count, behind, size: part.length };
    }
  }
  return best;
}
