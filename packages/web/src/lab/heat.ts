// Counts in how many expanded states each cell held a box. Kept up to date by adding or removing the states between two
// moments, so that scrubbing by one step costs one state.

import type { LabRun } from './model/run.js';

interface Heat {
  readonly most: number;
  /** 0 (never) to 5 (nearly as often as the most), by cell. */
  readonly steps: Uint8Array;
}

export class HeatCounter {
  readonly #run: LabRun;
  readonly #counts: Uint32Array;
  #upTo = 0;

  constructor(run: LabRun, cells: number) {
    this.#run = run;
    this.#counts = new Uint32Array(cells);
  }

  at(expanded: number): Heat {
    const counts = this.#counts;
    const change = expanded < this.#upTo ? -1 : 1;
    const [from, to] = change > 0 ? [this.#upTo, expanded] : [expanded, this.#upTo];
    const { boxes, boxCount } = this.#run;
    for (let index = from * boxCount; index < to * boxCount; index++) {
      const cell = boxes[index] as number;
      counts[cell] = (counts[cell] as number) + change;
    }
    this.#upTo = expanded;
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const steps = Uint8Array.from(counts, (count) =>
      count === 0 ? 0 : Math.min(5, 1 + Math.floor((5 * count) / (most + 1))),
    );
    return { most, steps };
  }
}
