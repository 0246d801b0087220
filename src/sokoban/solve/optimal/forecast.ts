// How much work a search by layers will still take: its last layers grow by some factor, and the next ones are taken to
// grow by the same. Korf, Reid and Edelkamp (2001) predict breadth-first growth this way. It is a guess that decides who
// works next; no proof rests on it.

/** The factor is the mean over so many layers, since the two sides grow at their own rates. */
const LAYERS = 4;

export interface Forecast {
  /** The bound the search has proved, and its work so far. Call it where the work is exact, not after any slice. */
  note(bound: number, work: number): void;
  /** Work left until its bound is `target`; infinite while there are too few layers to tell. */
  left(target: number): number;
}

export function startForecast(): Forecast {
  /** Work of each finished layer. */
  const layers: number[] = [];
  let last = 0;
  let before = 0;
  return {
    note(bound, work) {
      if (bound <= last) return;
      const layer = (work - before) / (bound - last);
      for (let i = last; i < bound; i++) layers.push(layer);
      last = bound;
      before = work;
    },
    left(target) {
      if (target <= last) return 0;
      const newest = layers.at(-1) ?? 0;
      const older = layers.at(-1 - LAYERS) ?? 0;
      if (older <= 0) return Number.POSITIVE_INFINITY;
      const factor = Math.max(1, (newest / older) ** (1 / LAYERS));
      let sum = 0;
      for (let layer = last + 1, next = newest * factor; layer <= target; layer++, next *= factor) sum += next;
      return sum;
    },
  };
}
