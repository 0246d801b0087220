// What one box alone on the board can do, and what counting tells: distances, ways that a box on a goal closes, and
// passages that boxes have to go through.

import { type FloorPlan, NONE, opposite } from '../positions/floor-plan.js';
import { canGoAlone } from './labeled-board.js';

/** Fewest pushes of a box alone from a cell to every other, wherever the player is; NONE if there are none. */
export function loneDistances({ size, neighbors, slots }: FloorPlan, from: number): Int32Array {
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

/** The passage that most boxes have to go through, if there is one; of several, the one with the smaller part behind. */
export function busiestDoor({ size, neighbors, isGoal }: FloorPlan, boxes: readonly number[]): Door | undefined {
  const isBox = new Uint8Array(size);
  for (const box of boxes) isBox[box] = 1;
  let best: (Door & { readonly size: number }) | undefined;
  for (let door = 0; door < size; door++) {
    if (isGoal[door]) continue;
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
