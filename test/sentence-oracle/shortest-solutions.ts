// All solutions with the fewest pushes and, among them, the fewest runs of one box.

import type { Plays, Step } from './plays.js';

/** Steps of shortest solutions alone. */
export const shortestSteps = ({ steps, toGo }: Plays, at: number): Step[] =>
  (steps[at] ?? []).filter(({ to }) => to >= 0 && (toGo[at] as number) > 0 && toGo[to] === (toGo[at] as number) - 1);

export interface ShortestSolutions {
  /** The fewest runs. */
  readonly runs: number;
  /** Each solution with so few runs, until the caller has seen enough. */
  each(visit: (pushes: readonly Step[]) => boolean): void;
}

/** Of a position that can be solved. */
export function shortestSolutions(plays: Plays): ShortestSolutions {
  const boxes = plays.spots[0]?.boxes.length ?? 0;
  const known = new Map<number, number>();
  /** The fewest runs that begin from here on, after a push of this box (`boxes`: none). */
  const runsFrom = (at: number, last: number): number => {
    const key = at * (boxes + 1) + last;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const counts = shortestSteps(plays, at).map(({ box, to }) => runsFrom(to, box) + (box === last ? 0 : 1));
    const fewest = counts.length === 0 ? 0 : Math.min(...counts);
    known.set(key, fewest);
    return fewest;
  };
  return {
    runs: runsFrom(0, boxes),
    each(visit) {
      const pushes: Step[] = [];
      const go = (at: number, last: number): boolean => {
        if (plays.toGo[at] === 0) return visit(pushes);
        for (const step of shortestSteps(plays, at)) {
          if (runsFrom(step.to, step.box) + (step.box === last ? 0 : 1) !== runsFrom(at, last)) continue;
          pushes.push(step);
          const goesOn = go(step.to, step.box);
          pushes.pop();
          if (!goesOn) return false;
        }
        return true;
      };
      go(0, boxes);
    },
  };
}
