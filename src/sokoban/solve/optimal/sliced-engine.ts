// An engine whose search is a generator of slices. Each slice yields its work in A* nodes, 0 after a slice of set-up, so that
// a step can end between any two of them.

import type { EngineState } from '../../../kernel/parameters.js';

export type SlicedRun<Value = void> = Generator<number, Value, void>;

export abstract class SlicedEngine {
  /** Nodes expanded. A search counts them here, and expands none if none are left. */
  protected nodes = 0;
  protected nodesLeft = Number.POSITIVE_INFINITY;
  private done = 0;
  private searching: SlicedRun | undefined;

  protected abstract search(): SlicedRun;

  /** Has a slice found a solution that no step has reported? Asked after each slice. */
  protected hasNews(): boolean {
    return false;
  }

  step(budget: number, nodes = Number.POSITIVE_INFINITY): EngineState {
    this.searching ??= this.search();
    const until = this.done + budget;
    const before = this.nodes;
    while (this.done < until) {
      this.nodesLeft = nodes - (this.nodes - before);
      const next = this.searching.next();
      if (next.done) return 'full';
      this.done += next.value;
      if (this.hasNews()) return 'solved';
      if (nodes - (this.nodes - before) <= 0 || next.value === 0) return 'running';
    }
    return 'running';
  }

  /** Ends the search; its `finally` blocks release the memory. */
  close(): void {
    this.searching?.return();
  }

  work(): number {
    return this.done;
  }
  expanded(): number {
    return this.nodes;
  }
  generated(): number {
    return this.nodes;
  }
}
