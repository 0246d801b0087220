// How much work a search by layers will still take: its last layers grow by some factor, and the next ones are taken to
// grow by the same. Korf, Reid and Edelkamp (2001) predict breadth-first growth this way. It is a guess that decides who
// works next; no proof rests on it.

/** The factor is the mean over at least so many layers, since the two sides grow at their own rates. */
const LAYERS = 4;

export interface Forecast {
  /** The bound the search has proved, and its work so far. Call it where the work is exact, not after any slice. */
  note(bound: number, work: number): void;
  /** Work left until its bound is `target`; infinite while there are too few layers to tell. */
  left(target: number): number;
}

export function startForecast(): Forecast {
  /** Work at each bound noted, ascending. */
  const points: { readonly bound: number; readonly work: number }[] = [];
  return {
    note(bound, work) {
      if (work > 0 && bound > (points.at(-1)?.bound ?? 0)) points.push({ bound, work });
    },
    left(target) {
      const now = points.at(-1);
      const before = now && points.findLast(({ bound }) => bound <= now.bound - LAYERS);
      if (!now || !before) return Number.POSITIVE_INFINITY;
      const factor = (now.work / before.work) ** (1 / (now.bound - before.bound));
      return target <= now.bound ? 0 : now.work * (factor ** (target - now.bound) - 1);
    },
  };
}
