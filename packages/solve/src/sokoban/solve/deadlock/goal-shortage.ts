// Goal shortage: a set of boxes that can reach fewer goals than there are boxes (Hall 1935). Computes a bipartite
// matching of boxes to the goals they could reach alone; if a box remains unmatched, the boxes on its alternating paths
// are such a set. Kuhn's augmenting paths suffice: the boards of a live warning are small.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { pushDistances } from '../bound/push-distances.js';

interface Matching {
  /** The boxes that together lack a goal, or none. */
  readonly short: readonly number[];
  /** If no box lacks a goal: the goals of which any one can be left out. */
  readonly spare: ReadonlySet<number>;
}

/** Whether a box reaches a goal is asked for the box alone on the board; a board too large for that lacks no goal. */
export function matchGoals(boxes: readonly number[], level: Level): Matching {
  const { goals } = level;
  const distances = pushDistances(level);
  if (!distances) return { short: [], spare: new Set(goals) };
  const canReach = (box: number, goal: number): boolean => distances.between(box, goal) < Infinity;
  const holder = new Map<number, number>();
  for (const box of boxes) {
    const tried = new Set<number>();
    const met = [box];
    // Loops rather than recursion: a path may pass through every box of a large board.
    const cameFrom = new Map<number, { readonly box: number; readonly goal: number }>();
    let free: { readonly box: number; readonly goal: number } | undefined;
    for (let at = 0; at < met.length && !free; at++) {
      const from = met[at] as number;
      for (const goal of goals) {
        if (tried.has(goal) || !canReach(from, goal)) continue;
        tried.add(goal);
        const rival = holder.get(goal);
        if (rival === undefined) {
          free = { box: from, goal };
          break;
        }
        cameFrom.set(rival, { box: from, goal });
        met.push(rival);
      }
    }
    if (!free) return { short: met, spare: new Set() };
    for (let link: typeof free | undefined = free; link; link = cameFrom.get(link.box)) holder.set(link.goal, link.box);
  }
  // A free goal is spare, and so is the goal of a box that could have a spare one instead.
  const spare = new Set(goals.filter((goal) => !holder.has(goal)));
  for (const free of spare) {
    for (const [goal, box] of holder) if (canReach(box, free)) spare.add(goal);
  }
  return { short: [], spare };
}
