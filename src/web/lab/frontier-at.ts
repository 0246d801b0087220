// The frontier at a moment: the states that wait, in the order in which they would be taken if nothing were added, and
// how many wait at each value of f. One pass over the nodes; nothing is stored per step.

import type { Moment } from './moment.js';
import { nodesAt } from './moment.js';
import { HOPELESS, type Run } from './run.js';

export interface FrontierView {
  /** Nodes, the next one first. */
  readonly next: readonly number[];
  readonly waiting: number;
  /** How many wait at each f; the first entry is of `least`. */
  readonly byF: readonly number[];
  readonly least: number;
}

/** At most this many values of f are counted apart; more are spread over the bars. */
const MOST_BARS = 48;

/** Which of two waiting nodes is taken first: the key of the strategy, then what the recording shows. */
export type Rank = (run: Run, node: number) => number;

export const RANKS: Readonly<Record<'queue' | 'stack' | 'cost' | 'sum' | 'estimate', Rank>> = {
  queue: (_, node) => node,
  stack: (_, node) => -node,
  cost: (run, node) => run.g[node] as number,
  sum: (run, node) => (run.g[node] as number) + (run.h[node] as number),
  estimate: (run, node) => run.h[node] as number,
};

export function isWaiting(run: Run, node: number, at: number): boolean {
  return (run.takenAt[node] as number) >= at && run.h[node] !== HOPELESS;
}

export function frontierAt(run: Run, moment: Moment, rank: Rank, most: number): FrontierView {
  const count = nodesAt(run, moment);
  const { g, h, takenAt } = run;
  const next: number[] = [];
  const ranks: number[] = [];
  const counts = new Map<number, number>();
  let waiting = 0;
  for (let node = 0; node < count; node++) {
    if ((takenAt[node] as number) < moment.at || h[node] === HOPELESS) continue;
    waiting++;
    const f = (g[node] as number) + (h[node] as number);
    counts.set(f, (counts.get(f) ?? 0) + 1);
    const own = rank(run, node);
    if (next.length === most && own > (ranks[most - 1] as number)) continue;
    let place = next.length;
    while (place > 0 && comesBefore(run, own, node, ranks[place - 1] as number, next[place - 1] as number)) place--;
    if (place >= most) continue;
    next.splice(place, 0, node);
    ranks.splice(place, 0, own);
    if (next.length > most) {
      next.pop();
      ranks.pop();
    }
  }
  return { next, waiting, ...bars(counts) };
}

function comesBefore(run: Run, own: number, node: number, other: number, otherNode: number): boolean {
  if (own !== other) return own < other;
  return (run.takenAt[node] as number) < (run.takenAt[otherNode] as number);
}

function bars(counts: ReadonlyMap<number, number>): Pick<FrontierView, 'byF' | 'least'> {
  if (counts.size === 0) return { byF: [], least: 0 };
  const least = Math.min(...counts.keys());
  const span = Math.max(...counts.keys()) - least + 1;
  const width = Math.ceil(span / MOST_BARS);
  const byF = new Array<number>(Math.ceil(span / width)).fill(0);
  for (const [f, count] of counts) {
    const bar = Math.floor((f - least) / width);
    byF[bar] = (byF[bar] as number) + count;
  }
  return { byF, least };
}
