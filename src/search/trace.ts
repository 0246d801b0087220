// What a search did, expansion by expansion, for lessons and pictures: which node, how many waited, how many
// comparisons the visited set had made. Kept to a number of entries, so that watching a long search stays cheap.

export interface TraceEntry {
  readonly node: number;
  /** Nodes that wait after this one was taken out. */
  readonly frontier: number;
  /** Comparisons of the visited set so far. */
  readonly comparisons: number;
}

export class Trace {
  readonly entries: TraceEntry[] = [];
  /** Expansions beyond the last entry kept. */
  dropped = 0;
  readonly #most: number;

  constructor(most = 100_000) {
    this.#most = most;
  }

  expanded(node: number, frontier: number, comparisons: number): void {
    if (this.entries.length < this.#most) this.entries.push({ node, frontier, comparisons });
    else this.dropped++;
  }
}
