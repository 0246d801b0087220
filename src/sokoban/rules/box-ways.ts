// Where one box can be pushed while the others stand still, and the moves that take it there, for the pointer: searched
// push by push (every edge is one push), each state the box's cell and the push that brought it there. Of the ways of
// fewest pushes the one of fewest moves is taken, as a player would do it.
// Where the box can go is told by whether its sides are connected, in time linear in the level. How far the walks
// between are is asked for one target at a time, and only at the places a way of fewest pushes to it passes.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import type { Level, Position } from './level.js';
import { stepBlocks } from './step-blocks.js';
import { blockedMap, Walks } from './walks.js';

export interface BoxWays {
  /** Cells the box can be pushed to, ascending, its own not among them. */
  readonly cells: readonly number[];
  /** Every move that takes the box there; undefined where it cannot go. */
  movesTo(cell: number): readonly Direction[] | undefined;
}

/** A box's cell and the push that brought it there: `cell * 4` and the direction's index in DIRECTIONS. */
type Arrival = number;

/** Where the box stands now: no push has brought it there. */
const AT_START: Arrival = -1;

/** Moves to an arrival that is on the way, before they are known. */
const UNKNOWN = 0x7fffffff;

/** Where one box can be pushed while the others stand still. */
export function boxWays(level: Level, position: Position, box: number): BoxWays {
  return new WaysOfBox(level, position, box);
}

class WaysOfBox implements BoxWays {
  readonly cells: readonly number[];
  private readonly box: number;
  private readonly player: number;
  private readonly deltas: readonly number[];
  /** 1 for walls and the other boxes. */
  private readonly blocked: Uint8Array;
  private readonly walks: Walks;
  private readonly blocks: Int32Array;
  /** Fewest pushes to each arrival; 0 for never. */
  private readonly pushes: Int32Array;

  constructor(level: Level, { player, boxes }: Position, box: number) {
    const others = boxes.filter((other) => other !== box);
    this.box = box;
    this.player = player;
    this.deltas = [-level.width, 1, level.width, -1];
    this.blocked = blockedMap(level, others);
    this.walks = new Walks(level.width, this.blocked);
    this.blocks = stepBlocks(level.width, this.blocked, box);
    this.pushes = new Int32Array(level.walls.length * 4);
    this.cells = this.spread();
  }

  /** Every arrival by its fewest pushes, breadth first; gives the cells they reach. */
  private spread(): number[] {
    const { pushes, blocked, deltas } = this;
    const queue = new Int32Array(pushes.length);
    const cells: number[] = [];
    let tail = 0;
    for (let push = 0; push < 4; push++) {
      const to = this.box + (deltas[push] as number);
      if (blocked[to] || this.walkedTo(AT_START, push) < 0) continue;
      pushes[to * 4 + push] = 1;
      queue[tail++] = to * 4 + push;
    }
    for (let head = 0; head < tail; head++) {
      const arrival = queue[head] as number;
      const cell = arrival >> 2;
      cells.push(cell);
      for (let push = 0; push < 4; push++) {
        const to = cell + (deltas[push] as number);
        if (blocked[to] || pushes[to * 4 + push] || !this.canTurn(arrival, push)) continue;
        pushes[to * 4 + push] = (pushes[arrival] as number) + 1;
        queue[tail++] = to * 4 + push;
      }
    }
    return [...new Set(cells)].filter((cell) => cell !== this.box).sort((a, b) => a - b);
  }

  /** After an arrival, can the player walk round to push this way? He stands where the box came from. */
  private canTurn(arrival: Arrival, push: number): boolean {
    const base = arrival & ~3;
    const block = this.blocks[base + (push ^ 2)] as number;
    return block !== 0 && block === this.blocks[base + ((arrival & 3) ^ 2)];
  }

  /** The steps the player walks after an arrival to push this way; -1 where there is no way. */
  private walkedTo(arrival: Arrival, push: number): number {
    const { blocked, deltas } = this;
    const isStart = arrival === AT_START;
    const at = isStart ? this.box : arrival >> 2;
    const to = at - (deltas[push] as number);
    const from = isStart ? this.player : at - (deltas[arrival & 3] as number);
    if (from === to) return 0;
    // Round one corner of the box, where that is open: nothing is shorter, and it is what nearly every turn is.
    if (!isStart && ((arrival ^ push) & 1) === 1 && !blocked[to] && !blocked[from + to - at]) return 2;
    return this.flood(from, to, at);
  }

  private flood(from: number, to: number, at: number): number {
    this.blocked[at] = 1;
    this.walks.flood(from, [to]);
    this.blocked[at] = 0;
    return this.walks.steps(to);
  }

  movesTo(cell: number): readonly Direction[] | undefined {
    const found = cell === this.box ? [] : this.lastArrivals(cell);
    if (found.length === 0) return undefined;
    const moves = new Int32Array(this.pushes.length).fill(-1);
    const before = new Int32Array(this.pushes.length);
    const ends = [...found];
    this.addEarlier(found, moves);
    this.walkOn(AT_START, 0, moves, before);
    for (let i = found.length - 1; i >= 0; i--) {
      const arrival = found[i] as number;
      this.walkOn(arrival, moves[arrival] as number, moves, before);
    }
    const best = ends.reduce((a, b) => ((moves[b] as number) < (moves[a] as number) ? b : a));
    return this.movesAlong(best, before);
  }

  /** The arrivals at a cell after fewest pushes. */
  private lastArrivals(cell: number): Arrival[] {
    const all = [0, 1, 2, 3].map((push) => cell * 4 + push).filter((arrival) => this.pushes[arrival]);
    const fewest = Math.min(...all.map((arrival) => this.pushes[arrival] as number));
    return all.filter((arrival) => this.pushes[arrival] === fewest);
  }

  /** Adds to the arrivals every earlier one on a way of fewest pushes to them, and marks them all in `moves`. */
  private addEarlier(found: Arrival[], moves: Int32Array): void {
    const { pushes, deltas } = this;
    for (const arrival of found) moves[arrival] = UNKNOWN;
    // The list grows while it is gone through.
    for (const arrival of found) {
      const push = arrival & 3;
      const count = (pushes[arrival] as number) - 1;
      const base = ((arrival >> 2) - (deltas[push] as number)) * 4;
      for (let earlier = base; count > 0 && earlier < base + 4; earlier++) {
        if (pushes[earlier] !== count || moves[earlier] === UNKNOWN || !this.canTurn(earlier, push)) continue;
        moves[earlier] = UNKNOWN;
        found.push(earlier);
      }
    }
  }

  /** From an arrival, `made` moves in, to those after it: keeps what is shorter than what they had. */
  private walkOn(arrival: Arrival, made: number, moves: Int32Array, before: Int32Array): void {
    const { pushes, deltas } = this;
    const at = arrival === AT_START ? this.box : arrival >> 2;
    const count = arrival === AT_START ? 1 : (pushes[arrival] as number) + 1;
    for (let push = 0; push < 4; push++) {
      const next = (at + (deltas[push] as number)) * 4 + push;
      if (pushes[next] !== count || (moves[next] as number) < 0) continue;
      const walked = this.walkedTo(arrival, push);
      if (walked < 0 || made + walked + 1 >= (moves[next] as number)) continue;
      moves[next] = made + walked + 1;
      before[next] = arrival;
    }
  }

  private movesAlong(last: Arrival, before: Int32Array): Direction[] {
    const way: Arrival[] = [];
    for (let arrival = last; arrival !== AT_START; arrival = before[arrival] as number) way.push(arrival);
    let at = this.box;
    let player = this.player;
    return way.reverse().flatMap((arrival) => {
      const push = arrival & 3;
      const side = at - (this.deltas[push] as number);
      this.flood(player, side, at);
      const walk = this.walks.walk(side) ?? [];
      [player, at] = [at, arrival >> 2];
      return [...walk, DIRECTIONS[push] as Direction];
    });
  }
}
