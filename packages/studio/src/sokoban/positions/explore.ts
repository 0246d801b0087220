// Enumerates the positions reachable from a start by pushes, breadth first. Skips pushes onto dead squares, which every
// player learns to avoid, and stops pushing once the level is solved.

import { NONE, opposite } from './floor-plan.js';
import type { GradedPush } from './optimal-path.js';
import { BOX, largerCopy, type Positions } from './positions.js';

/** Positions expanded between two yields: some milliseconds. */
const SLICE = 2_000;

export interface Explored {
  /** 1 for every position reached, by position. */
  readonly reached: Uint8Array;
  /** How many were reached. */
  readonly count: number;
  /** The positions reached, the start first, by rising pushes. */
  readonly order: Int32Array;
  /** For each entry of `order`, the entry a push of a shortest way leads from; NONE for the start. */
  readonly parents: Int32Array;
  /** The solved positions among them, as entries of `order`; with `untilSolved`, the first one alone. */
  readonly solved: readonly number[];
  /** The pushes between them, which `pushGraph` lists; empty unless asked for. */
  readonly pushes: NotedPushes;
}

/** The pushes from each entry of `order` in turn. */
interface NotedPushes {
  /** The pushes from entry i are those from first[i] up to first[i + 1]. */
  readonly first: Int32Array;
  /** Of each push: the position after it, the index of its box before and after, and the direction. */
  readonly targets: Int32Array;
  readonly fromSlots: Uint8Array;
  readonly toSlots: Uint8Array;
  readonly directions: Uint8Array;
}

interface Exploring {
  /** Positions it refuses are not reached; it gets the configuration and the fewest pushes to it. */
  readonly isWorth?: (configuration: number, pushes: number) => boolean;
  /** Stops at the first solved position, which has the fewest pushes. */
  readonly untilSolved?: boolean;
  /** Notes the pushes, which `pushGraph` lists. */
  readonly notesPushes?: boolean;
}

/** Whether every box of this configuration is on a goal. */
function areAllOnGoals({ plan, boxes, boxCells }: Positions, configuration: number): boolean {
  for (let i = 0; i < boxes; i++) if (!plan.isGoal[boxCells[configuration * boxes + i] as number]) return false;
  return true;
}

/** Undefined if there are more than `most`. */
export function* explore(
  positions: Positions,
  start: number,
  most: number,
  { isWorth, untilSolved = false, notesPushes = false }: Exploring = {},
): Generator<void, Explored | undefined, void> {
  const { plan, boxes } = positions;
  const { size, neighbors, slots } = plan;
  let reached = new Uint8Array(positions.configurationOf.length);
  let queue = new Int32Array(1024);
  let parents = new Int32Array(1024);
  let firstPushes = new Int32Array(notesPushes ? 1025 : 1);
  let targets = new Int32Array(notesPushes ? 4096 : 0);
  let fromSlots = new Uint8Array(targets.length);
  let toSlots = new Uint8Array(targets.length);
  let directions = new Uint8Array(targets.length);
  let pushCount = 0;
  const solved: number[] = [];
  let count = 0;
  parents[count] = NONE;
  queue[count++] = start;
  reached[start] = 1;
  let pushes = 1;
  let layerEnd = 1;
  for (let head = 0; head < count; head++) {
    if (head % SLICE === SLICE - 1) yield;
    if (head === layerEnd) {
      layerEnd = count;
      pushes++;
    }
    if (notesPushes) firstPushes[head] = pushCount;
    const position = queue[head] as number;
    const configuration = positions.configurationOf[position] as number;
    const region = position - (positions.first[configuration] as number);
    if (areAllOnGoals(positions, configuration)) {
      solved.push(head);
      if (untilSolved) break;
      continue;
    }
    for (let box = 0; box < boxes; box++) {
      const cell = positions.boxCells[configuration * boxes + box] as number;
      for (let direction = 0; direction < 4; direction++) {
        const onto = neighbors[4 * cell + direction] as number;
        if (onto === NONE || slots[onto] === NONE) continue;
        const behind = neighbors[4 * cell + opposite(direction)] as number;
        if (behind === NONE) continue;
        const base = configuration * size;
        if (positions.labels[base + behind] !== region || positions.labels[base + onto] === BOX) continue;
        const next = positions.positionAt(positions.moved(configuration, box, onto), cell);
        if (notesPushes) {
          if (pushCount === targets.length) {
            targets = largerCopy(targets, 2 * pushCount);
            fromSlots = largerCopy(fromSlots, 2 * pushCount);
            toSlots = largerCopy(toSlots, 2 * pushCount);
            directions = largerCopy(directions, 2 * pushCount);
          }
          targets[pushCount] = next;
          fromSlots[pushCount] = box;
          toSlots[pushCount] = positions.movedTo;
          directions[pushCount++] = direction;
        }
        if (positions.configurationOf.length > reached.length) {
          reached = largerCopy(reached, positions.configurationOf.length);
        }
        if (reached[next] || isWorth?.(positions.configurationOf[next] as number, pushes) === false) continue;
        if (count >= most) return undefined;
        reached[next] = 1;
        if (count === queue.length) {
          queue = largerCopy(queue, 2 * count);
          parents = largerCopy(parents, 2 * count);
          if (notesPushes) firstPushes = largerCopy(firstPushes, 2 * count + 1);
        }
        parents[count] = head;
        queue[count++] = next;
      }
    }
  }
  if (notesPushes) firstPushes[count] = pushCount;
  const pushed = { first: firstPushes, targets, fromSlots, toSlots, directions };
  return { reached, count, order: queue.subarray(0, count), parents, solved, pushes: pushed };
}

/** The pushes of a shortest way to an entry of `order`. */
export function pushesTo(positions: Positions, { order, parents }: Explored, entry: number): GradedPush[] {
  const { boxes, boxCells, configurationOf, plan } = positions;
  const cellsAt = (at: number): number[] => {
    const base = (configurationOf[order[at] as number] as number) * boxes;
    return Array.from(boxCells.subarray(base, base + boxes));
  };
  const path: GradedPush[] = [];
  for (let at = entry; parents[at] !== NONE; at = parents[at] as number) {
    const [after, before] = [cellsAt(at), cellsAt(parents[at] as number)];
    const from = before.find((cell) => !after.includes(cell)) as number;
    const onto = after.find((cell) => !before.includes(cell)) as number;
    path.push({ from: plan.boardCells[from] as number, onto: plan.boardCells[onto] as number });
  }
  return path.reverse();
}
