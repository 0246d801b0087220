// A problem that records what is asked of it: how many lookups and how many states there were when each state was
// explored. The search itself is unchanged.

import type { Problem } from '../../search/index.js';
import { type Level, lowerBound, MovesProblem } from '../../sokoban/index.js';

export class Recorder implements Problem {
  readonly words: number;
  readonly actions: number;
  readonly unitCosts = true;
  readonly lookUps: number[] = [];
  readonly discovered: number[] = [];
  readonly #problem: MovesProblem;
  readonly #level: Level;
  #count = 0;
  #isFirst = false;

  constructor(level: Level) {
    this.#level = level;
    this.#problem = new MovesProblem(level);
    this.words = this.#problem.words;
    this.actions = this.#problem.actions;
  }

  writeStart(states: Uint32Array, at: number): void {
    this.#problem.writeStart(states, at);
  }

  inspect(states: Uint32Array, at: number): number {
    this.lookUps.push(this.#count);
    this.discovered.push(this.discovered.at(-1) ?? 1);
    this.#isFirst = true;
    return this.#problem.inspect(states, at);
  }

  isGoal(states: Uint32Array, at: number): boolean {
    return this.#problem.isGoal(states, at);
  }

  apply(states: Uint32Array, at: number, inspected: number, action: number, to: number): number {
    // The next node's place is as far on as there are nodes.
    if (this.#isFirst) this.discovered[this.discovered.length - 1] = to / this.words;
    this.#isFirst = false;
    const cost = this.#problem.apply(states, at, inspected, action, to);
    if (cost >= 0) this.#count++;
    return cost;
  }

  /** Pushes needed at least: every push is a move, so it never says too much. */
  estimate(states: Uint32Array, at: number): number {
    return lowerBound(this.#level, this.unpack(states, at)) ?? 0;
  }

  unpack(states: Uint32Array, at: number) {
    return this.#problem.unpack(states, at);
  }
}
