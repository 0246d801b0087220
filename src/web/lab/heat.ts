// Counts in how many explored states each cell held a box. Updated as the run goes on; counted again when it restarts.

import type { Run } from './run.js';

export interface Heat {
  readonly counts: Uint32Array;
  readonly most: number;
  /** 0 (never) to 5 (nearly as often as the most), by cell. */
  readonly steps: Uint8Array;
}

export class HeatCounter {
  readonly #run: Run;
  readonly #counts: Uint32Array;
  #upTo = 0;

  constructor(run: Run, cells: number) {
    this.#run = run;
    this.#counts = new Uint32Array(cells);
  }

  at(explored: number): Heat {
    if (explored < this.#upTo) {
      this.#counts.fill(0);
      this.#upTo = 0;
    }
    const { boxes, boxCount } = this.#run;
    for (let index = this.#upTo * boxCount; index < explored * boxCount; index++) {
      const cell = boxes[index] as number;
      this.#counts[cell] = (this.#counts[cell] as number) + 1;
    }
    this.#upTo = explored;
    const most = this.#counts.reduce((a, b) => Math.max(a, b), 0);
    const steps = Uint8Array.from(this.#counts, (count) =>
      count === 0 ? 0 : Math.min(5, 1 + Math.floor((5 * count) / (most + 1))),
    );
    return { counts: this.#counts, most, steps };
  }
}
