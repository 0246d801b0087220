// Records a search expansion by expansion, for lessons and charts: the node, the size of the frontier, and the
// comparisons of the visited set. The number of entries is limited, so that tracing a long search stays cheap.

export interface TraceEntry {
  readonly node: number;
  /** Nodes in the frontier after this one was taken out. */
  readonly frontier: number;
  /** Comparisons of the visited set so far. */
  readonly comparisons: number;
}

export class Trace {
  readonly entries: TraceEntry[] = [];
  /** Expansions beyond the last entry. */
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
