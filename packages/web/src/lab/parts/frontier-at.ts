// The frontier at a moment: the states that wait, in the order in which they are taken unless something cheaper is added
// first, and how many wait at each value of f. One pass over the nodes; nothing is stored per step. Among equal keys the
// recording decides, so the first state is the one that the heap really takes next.

import { frontierAt as pathAt, type Recorded, type Waiting } from '@masu/search/recorded.js';
import { findStrategy, frontierPriority } from '@masu/search/strategies.js';
import { oncePerRun } from '../model/measures.js';

interface FrontierView {
  /** The next one first. */
  readonly next: readonly Waiting[];
  readonly waiting: number;
  /** How many wait at each f; the first entry is of `least`. */
  readonly byF: readonly number[];
  readonly least: number;
}

/** At most this many bars; each may stand for several values of f. */
const MAX_BARS = 48;

/** The key by which a node comes out; the smallest first. */
function removalKey(recorded: Recorded): (node: number) => number {
  const { frontier, priority } = findStrategy(recorded.algorithm);
  const { costs, estimates } = recorded.nodes;
  if (frontier === 'queue') return (node) => node;
  if (frontier === 'stack') return (node) => -node;
  return (node) => priority(costs[node] as number, estimates[node] as number);
}

export function frontierView(recorded: Recorded, moment: number, most: number): FrontierView {
  if (recorded.algorithm === 'ida-star') {
    const next = pathAt(recorded, moment, most);
    return { next, waiting: recorded.events.frontiers[moment] as number, byF: [], least: 0 };
  }
  const { count, costs, estimates, added, taken } = recorded.nodes;
  const key = removalKey(recorded);
  const next: number[] = [];
  const keys: number[] = [];
  const byF = new Uint32Array(largestF(recorded) + 1);
  let waiting = 0;
  for (let node = 0; node < count && (added[node] as number) <= moment; node++) {
    if ((taken[node] as number) <= moment) continue;
    waiting++;
    const f = frontierPriority(recorded.algorithm, costs[node] as number, estimates[node] as number);
    byF[f] = (byF[f] as number) + 1;
    const own = key(node);
    // Thousands wait with equal keys: nothing is moved for those that come after all that are shown.
    if (next.length === most && !isBefore(own, node, keys[most - 1] as number, next[most - 1] as number, taken))
      continue;
    let place = next.length;
    while (place > 0 && isBefore(own, node, keys[place - 1] as number, next[place - 1] as number, taken)) place--;
    next.splice(place, 0, node);
    keys.splice(place, 0, own);
    next.length = Math.min(most, next.length);
    keys.length = next.length;
  }
  const waitingNode = (node: number): Waiting => {
    const [g, h] = [costs[node] as number, estimates[node] as number];
    return { node, g, h, f: frontierPriority(recorded.algorithm, g, h) };
  };
  return { next: next.map(waitingNode), waiting, ...frontierBars(byF) };
}

function isBefore(own: number, node: number, other: number, otherNode: number, taken: Uint32Array): boolean {
  return own === other ? (taken[node] as number) < (taken[otherNode] as number) : own < other;
}

/** The largest f of any node of a recording. */
const largestF = oncePerRun(({ algorithm, nodes }: Recorded): number => {
  const { count, costs, estimates } = nodes;
  let largest = 0;
  for (let node = 0; node < count; node++) {
    largest = Math.max(largest, frontierPriority(algorithm, costs[node] as number, estimates[node] as number));
  }
  return largest;
});

function frontierBars(counts: Uint32Array): Pick<FrontierView, 'byF' | 'least'> {
  const least = counts.findIndex((count) => count > 0);
  if (least < 0) return { byF: [], least: 0 };
  const most = counts.findLastIndex((count) => count > 0);
  const width = Math.ceil((most - least + 1) / MAX_BARS);
  const byF = new Array<number>(Math.ceil((most - least + 1) / width)).fill(0);
  for (let f = least; f <= most; f++) {
    const bar = Math.floor((f - least) / width);
    byF[bar] = (byF[bar] as number) + (counts[f] as number);
  }
  return { byF, least };
}
