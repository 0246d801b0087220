// Every play from a position: all positions with named boxes, the pushes between them, and which of them can still be
// solved. Positions differ by the cells of the boxes and by where the player can walk.

import { type Board, isOnGoals, type Push, possiblePushes, pushed, type Spot, walkable } from './board.js';

/** There are more positions than the caller wants to look at. */
export class TooManyPositions extends Error {}

/** A push to the position of this number; -1 after a push that the caller did not want to follow. */
export interface Step extends Push {
  readonly to: number;
}

export interface Plays {
  readonly board: Board;
  readonly spots: readonly Spot[];
  /** The first cell that the player can walk to. */
  readonly regions: readonly number[];
  readonly steps: readonly (readonly Step[])[];
  readonly solved: readonly boolean[];
  /** Whether a solution goes on from the position. */
  readonly live: Uint8Array;
  /** The fewest pushes to a solved position; -1 if there is none. */
  readonly toGo: Int32Array;
  /** The number of the position, or -1. */
  find(spot: Spot): number;
}

/** Undefined if there are more positions than `most`. */
export function allPlays(board: Board, start: Spot, most: number, follows: (push: Push) => boolean): Plays | undefined {
  const spots: Spot[] = [];
  const steps: Step[][] = [];
  const numbers = new Map<string, number>();
  const keyOf = (spot: Spot, reach: Uint8Array): string =>
    String.fromCharCode(reach.indexOf(1), ...spot.boxes.map((cell) => cell + 1));
  const reaches: (Uint8Array | undefined)[] = [];
  const regions: number[] = [];
  const add = (spot: Spot): number => {
    const reach = walkable(board, spot);
    const key = keyOf(spot, reach);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, spots.length);
    reaches.push(reach);
    regions.push(reach.indexOf(1));
    return spots.push(spot) - 1;
  };
  add(start);
  for (let at = 0; at < spots.length; at++) {
    if (spots.length > most) return undefined;
    const spot = spots[at] as Spot;
    const pushes = possiblePushes(board, spot, reaches[at]);
    reaches[at] = undefined;
    steps.push(pushes.map((push) => ({ ...push, to: follows(push) ? add(pushed(spot, push)) : -1 })));
  }
  const solved = spots.map((spot) => isOnGoals(board, spot));
  const toGo = pushesToGo(steps, solved);
  return {
    board,
    spots,
    regions,
    steps,
    solved,
    live: Uint8Array.from(toGo, (pushes) => (pushes < 0 ? 0 : 1)),
    toGo,
    find: (spot) => numbers.get(keyOf(spot, walkable(board, spot))) ?? -1,
  };
}

function pushesToGo(steps: readonly (readonly Step[])[], solved: readonly boolean[]): Int32Array {
  const before: number[][] = steps.map(() => []);
  for (const [from, list] of steps.entries()) for (const { to } of list) if (to >= 0) before[to]?.push(from);
  const toGo = new Int32Array(steps.length).fill(-1);
  let wave = [...solved.keys()].filter((at) => solved[at]);
  for (let pushes = 0; wave.length > 0; pushes++) {
    for (const at of wave) toGo[at] = pushes;
    wave = [...new Set(wave.flatMap((at) => before[at] ?? []))].filter((at) => toGo[at] === -1);
  }
  return toGo;
}

/**
 * Whether some solution from the first position is as watched: `watch` gets what was seen so far (a whole number) and a
 * push, and returns what may be seen after it; none ends the play. A play ends at its first solved position.
 */
export function someSolution(
  { steps, solved, live }: Plays,
  first: readonly number[],
  watch: (seen: number, push: Step, at: number) => readonly number[],
  accepts: (seen: number, at: number) => boolean,
): boolean {
  const visited = new Set<number>();
  const waiting: (readonly [at: number, seen: number])[] = [];
  const add = (at: number, seen: number): void => {
    const key = at * 4096 + seen;
    if (!live[at] || visited.has(key)) return;
    visited.add(key);
    waiting.push([at, seen]);
  };
  for (const seen of first) add(0, seen);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [at, seen] = next;
    if (solved[at]) {
      if (accepts(seen, at)) return true;
      continue;
    }
    for (const step of steps[at] ?? []) {
      if (step.to < 0 || !live[step.to]) continue;
      for (const after of watch(seen, step, at)) add(step.to, after);
    }
  }
  return false;
}

/** Whether some play that the caller follows, from this position, makes a push as wanted. A play ends when it is solved. */
export function somePush(
  { steps, solved }: Plays,
  from: number,
  follows: (step: Step, at: number) => boolean,
  wanted: (step: Step, at: number) => boolean,
): boolean {
  const visited = new Set([from]);
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (solved[at]) continue;
    for (const step of steps[at] ?? []) {
      if (wanted(step, at)) return true;
      if (step.to < 0 || visited.has(step.to) || !follows(step, at)) continue;
      visited.add(step.to);
      waiting.push(step.to);
    }
  }
  return false;
}
