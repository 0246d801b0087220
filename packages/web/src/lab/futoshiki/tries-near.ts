// The tree of tries near the current one: for each try of the path, what was tried in its cell before.

import { pathOfTry, type RecordedTries } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { tryFigures } from './tries-figures.js';

interface TryRow {
  readonly cell: number;
  /** In order; the last one is on the path. */
  readonly tried: readonly { readonly digit: number; readonly isCurrent: boolean }[];
}

interface TriesWindow {
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

/** The depth of the path at evenly spread events, up to one: the shape of the search so far. */
export function depthProfile(run: RecordedTries, points: number, last = run.events.count - 1): number[] {
  const { depth } = tryFigures(run);
  const count = Math.min(points, last + 1);
  return Array.from({ length: count }, (_, index) => depth[Math.round((index * last) / Math.max(1, count - 1))] ?? 0);
}
