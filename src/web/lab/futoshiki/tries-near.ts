// The tree of tries near the current one: for each try of the path, what was tried in its cell before.

import { pathOfTry, type RecordedTries } from '../../../futoshiki/index.js';

export interface TryRow {
  readonly cell: number;
  /** In order; the last one is on the path. */
  readonly tried: readonly { readonly digit: number; readonly isCurrent: boolean }[];
}

export interface TriesWindow {
  readonly rows: readonly TryRow[];
  /** How many more there are above. */
  readonly above: number;
  readonly depth: number;
}

export function triesNear(recorded: RecordedTries, event: number, most: number): TriesWindow {
  const { tries } = recorded;
  const path = pathOfTry(recorded, recorded.events.tries[event] as number);
  const shown = path.slice(-most);
  const rows = shown.map((current): TryRow => {
    const parent = tries.parents[current] as number;
    const cell = tries.cells[current] as number;
    const tried: { digit: number; isCurrent: boolean }[] = [];
    // Tries are numbered in the order in which they were made, so those before this one come after its parent.
    for (let at = Math.max(0, parent + 1); at <= current; at++) {
      if (tries.parents[at] !== parent || tries.cells[at] !== cell) continue;
      tried.push({ digit: tries.digits[at] as number, isCurrent: at === current });
    }
    return { cell, tried };
  });
  return { rows, above: path.length - shown.length, depth: path.length };
}

/** The depth of the path at evenly spread events: the shape of the whole search. */
export function depthProfile({ tries, events }: RecordedTries, points: number): number[] {
  const depths = new Int32Array(tries.count);
  for (let at = 0; at < tries.count; at++) {
    const parent = tries.parents[at] as number;
    depths[at] = parent < 0 ? 1 : (depths[parent] as number) + 1;
  }
  const count = Math.min(points, events.count);
  return Array.from({ length: count }, (_, index) => {
    const event = Math.round((index * (events.count - 1)) / Math.max(1, count - 1));
    const last = events.tries[event] as number;
    return last < 0 ? 0 : (depths[last] as number);
  });
}
