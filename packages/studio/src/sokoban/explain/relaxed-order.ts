// The order of goals on boards of any size, with only two boxes on the board. Any solution, with all boxes taken away but
// the two that end on goals g and h, is a legal play of two boxes; so what no two boxes can do, no solution can do. The
// search is backward: undo a last push onto g with a box on h, then pull freely; if no two starting cells are reached, g
// is never filled after h. The player's side at the start is ignored, which proves less but never too much.

import { type FloorPlan, NONE, opposite } from '../positions/floor-plan.js';
import type { OrderProofs } from './order-facts.js';

/** Positions of one search, and cells walked over in all: a board with many boxes has many pairs of goals. */
const MAX_POSITIONS = 20_000;

const MAX_WORK = 20_000_000;

export function relaxedFillOrder(plan: FloorPlan, boxes: readonly number[], goals: readonly number[]): OrderProofs {
  const { size, neighbors } = plan;
  const isStart = new Uint8Array(size);
  for (const box of boxes) isStart[box] = 1;
  const marks = new Int32Array(size);
  const stack = new Int32Array(size);
  let stamp = 0;
  let work = 0;

  /** Marks the player's region and returns its first cell. */
  const flood = (player: number, a: number, b: number): number => {
    stamp++;
    let height = 0;
    let least = player;
    stack[height++] = player;
    marks[player] = stamp;
    while (height > 0) {
      const cell = stack[--height] as number;
      work++;
      if (cell < least) least = cell;
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbors[4 * cell + direction] as number;
        if (next === NONE || next === a || next === b || marks[next] === stamp) continue;
        marks[next] = stamp;
        stack[height++] = next;
      }
    }
    return least;
  };

  /** Positions of the proof that the last arrival can't be at g, with a box on h; undefined if it may be. */
  const cannotBeLast = (g: number, h: number): number | undefined => {
    const seen = new Set<number>();
    const queue: [a: number, b: number, player: number][] = [];
    const visit = (one: number, other: number, player: number): void => {
      const [a, b] = one < other ? [one, other] : [other, one];
      const least = flood(player, a, b);
      const key = (a * size + b) * size + least;
      if (seen.has(key)) return;
      seen.add(key);
      queue.push([a, b, least]);
    };
    /** Pulls the box on `cell` one step against the direction; the player must be behind its new cell already. */
    const pull = (cell: number, other: number, isReached: (cell: number) => boolean): [number, number, number][] => {
      const pulled: [number, number, number][] = [];
      for (let direction = 0; direction < 4; direction++) {
        const onto = neighbors[4 * cell + opposite(direction)] as number;
        if (onto === NONE || onto === other || !isReached(onto)) continue;
        const player = neighbors[4 * onto + opposite(direction)] as number;
        if (player !== NONE && player !== other) pulled.push([onto, other, player]);
      }
      return pulled;
    };
    for (const [a, b, player] of pull(g, h, () => true)) visit(a, b, player);
    for (const [a, b, player] of queue) {
      if (seen.size > MAX_POSITIONS || work > MAX_WORK) return undefined;
      if (isStart[a] && isStart[b]) return undefined;
      flood(player, a, b);
      const mine = stamp;
      const isReached = (cell: number): boolean => marks[cell] === mine;
      for (const next of [...pull(a, b, isReached), ...pull(b, a, isReached)]) visit(...next);
    }
    return seen.size + 1;
  };

  const before = goals.map(() => new Int32Array(goals.length));
  goals.forEach((g, i) => {
    goals.forEach((h, j) => {
      // A box that starts on g may never be pushed.
      if (i === j || work > MAX_WORK || isStart[g]) return;
      const proof = cannotBeLast(g, h);
      if (proof !== undefined) (before[i] as Int32Array)[j] = proof;
    });
  });
  return before;
}
