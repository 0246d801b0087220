// Finds where one box can be pushed while the others stay in place, and the moves that do it, for click-to-push. The
// search goes push by push; a state is the box's cell and the push that brought it there. Among the paths with the
// fewest pushes it takes the one with the fewest moves.
// Reachability only needs to know whether the sides of the box are connected, which takes linear time. The lengths of
// the walks between pushes are computed for one target at a time, and only along its paths of fewest pushes.

import { DIRECTIONS, type Direction } from '../../base/grid.js';
import type { Level, Position } from './level.js';
import { stepBlocks } from './step-blocks.js';
import { blockedMap, Walks } from './walks.js';

export interface BoxWays {
  /** Cells the box can be pushed to, ascending, without its own. */
  readonly cells: readonly number[];
  /** The fewest pushes that take the box there; undefined if it can't get there. */
  pushesTo(cell: number): number | undefined;
  /** All moves that take the box there; undefined if it can't get there. */
  movesTo(cell: number): readonly Direction[] | undefined;
}

/** A box's cell and the push that brought it there: `cell * 4` and the direction's index in DIRECTIONS. */
type Arrival = number;

/** The current cell of the box: no push brought it there. */
const AT_START: Arrival = -1;

/** The number of moves to an arrival on the path, before it is known. */
const UNKNOWN = 0x7fffffff;

/** Where one box can be pushed while the others stay in place. */
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

  /** Finds the fewest pushes to every arrival, breadth first; returns the cells reached. */
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

  /** Whether the player can walk around the box after an arrival to push in this direction. The player is where the box came from. */
  private canTurn(arrival: Arrival, push: number): boolean {
    const base = arrival & ~3;
    const block = this.blocks[base + (push ^ 2)] as number;
    return block !== 0 && block === this.blocks[base + ((arrival & 3) ^ 2)];
  }

  /** The length of the player's walk after an arrival to push in this direction; -1 if there is none. */
  private walkedTo(arrival: Arrival, push: number): number {
    const { blocked, deltas } = this;
    const isStart = arrival === AT_START;
    const at = isStart ? this.box : arrival >> 2;
    const to = at - (deltas[push] as number);
    const from = isStart ? this.player : at - (deltas[arrival & 3] as number);
    if (from === to) return 0;
    // Around one corner of the box, if that is open: nothing is shorter, and nearly every turn is like this.
    if (!isStart && ((arrival ^ push) & 1) === 1 && !blocked[to] && !blocked[from + to - at]) return 2;
    return this.flood(from, to, at);
  }

  private flood(from: number, to: number, at: number): number {
    this.blocked[at] = 1;
    this.walks.flood(from, [to]);
    this.blocked[at] = 0;
    return this.walks.steps(to);
  }

  pushesTo(cell: number): number | undefined {
    const [arrival] = cell === this.box ? [] : this.lastArrivals(cell);
    return arrival === undefined ? undefined : this.pushes[arrival];
  }

  movesTo(cell: number): readonly Direction[] | undefined {
    const arrivals = cell === this.box ? [] : this.lastArrivals(cell);
    if (arrivals.length === 0) return undefined;
    const moves = new Int32Array(this.pushes.length).fill(-1);
    const before = new Int32Array(this.pushes.length);
    const ends = [...arrivals];
    this.addEarlier(arrivals, moves);
    this.walkOn(AT_START, 0, moves, before);
    for (let i = arrivals.length - 1; i >= 0; i--) {
      const arrival = arrivals[i] as number;
      this.walkOn(arrival, moves[arrival] as number, moves, before);
    }
    const best = ends.reduce((a, b) => ((moves[b] as number) < (moves[a] as number) ? b : a));
    return this.movesAlong(best, before);
  }

  /** The arrivals at a cell with the fewest pushes. */
  private lastArrivals(cell: number): Arrival[] {
    const all = [0, 1, 2, 3].map((push) => cell * 4 + push).filter((arrival) => this.pushes[arrival]);
    const fewest = Math.min(...all.map((arrival) => this.pushes[arrival] as number));
    return all.filter((arrival) => this.pushes[arrival] === fewest);
  }

  /** Adds every earlier arrival on a path of fewest pushes, and marks them all in `moves`. */
  private addEarlier(arrivals: Arrival[], moves: Int32Array): void {
    const { pushes, deltas } = this;
    for (const arrival of arrivals) moves[arrival] = UNKNOWN;
    // The list grows during the loop.
    for (const arrival of arrivals) {
      const push = arrival & 3;
      const count = (pushes[arrival] as number) - 1;
      const base = ((arrival >> 2) - (deltas[push] as number)) * 4;
      for (let earlier = base; count > 0 && earlier < base + 4; earlier++) {
        if (pushes[earlier] !== count || moves[earlier] === UNKNOWN || !this.canTurn(earlier, push)) continue;
        moves[earlier] = UNKNOWN;
        arrivals.push(earlier);
      }
    }
  }

  /** From an arrival after `made` moves to the next ones: keeps the shorter paths. */
  private walkOn(arrival: Arrival, moveCount: number, moves: Int32Array, before: Int32Array): void {
    const { pushes, deltas } = this;
    const at = arrival === AT_START ? this.box : arrival >> 2;
    const count = arrival === AT_START ? 1 : (pushes[arrival] as number) + 1;
    for (let push = 0; push < 4; push++) {
      const next = (at + (deltas[push] as number)) * 4 + push;
      if (pushes[next] !== count || (moves[next] as number) < 0) continue;
      const walked = this.walkedTo(arrival, push);
      if (walked < 0 || moveCount + walked + 1 >= (moves[next] as number)) continue;
      moves[next] = moveCount + walked + 1;
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
