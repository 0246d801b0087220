// A board with named boxes on which pushes are tried: what stops one is as interesting as that it works.

import { type FloorPlan, NONE, opposite } from '../positions/floor-plan.js';
import type { PushObstacle } from './facts.js';

/** Where the named boxes and the player are, in cells of the floor plan; NONE for a box taken off the board. */
export interface LabeledPosition {
  readonly cells: readonly number[];
  readonly player: number;
}

export interface LabeledStep {
  readonly box: number;
  readonly from: number;
  readonly onto: number;
  readonly direction: number;
}

export type Obstruction = {
  readonly why: PushObstacle;
  /** The box in the way; NONE if the player just can't get there. */
  readonly by: number;
  /** The cell that would have to be free, or reached. */
  readonly cell: number;
};

export class LabeledBoard {
  readonly cells: number[];
  player: number;
  private readonly occupants: Int16Array;
  private readonly plan: FloorPlan;

  constructor(plan: FloorPlan, { cells, player }: LabeledPosition) {
    this.plan = plan;
    this.cells = [...cells];
    this.player = player;
    this.occupants = new Int16Array(plan.size).fill(NONE);
    this.cells.forEach((cell, box) => {
      if (cell !== NONE) this.occupants[cell] = box;
    });
  }

  boxAt(cell: number): number {
    return this.occupants[cell] as number;
  }

  /** 1 for every cell the player can walk to. */
  region(): Uint8Array {
    const { neighbors, size } = this.plan;
    const reached = new Uint8Array(size);
    reached[this.player] = 1;
    const waiting = [this.player];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbors[4 * cell + direction] as number;
        if (next === NONE || reached[next] || this.occupants[next] !== NONE) continue;
        reached[next] = 1;
        waiting.push(next);
      }
    }
    return reached;
  }

  /** Makes the push, or returns what is in its way. */
  push(box: number, direction: number): Obstruction | undefined {
    const { neighbors } = this.plan;
    const cell = this.cells[box] as number;
    const onto = neighbors[4 * cell + direction] as number;
    const behind = neighbors[4 * cell + opposite(direction)] as number;
    if (onto === NONE || behind === NONE) return { why: 'track', by: NONE, cell };
    if (this.boxAt(onto) !== NONE) return { why: 'track', by: this.boxAt(onto), cell: onto };
    if (this.boxAt(behind) !== NONE) return { why: 'stand', by: this.boxAt(behind), cell: behind };
    if (!this.region()[behind]) return { why: 'reach', by: NONE, cell: behind };
    this.occupants[cell] = NONE;
    this.occupants[onto] = box;
    this.cells[box] = onto;
    this.player = cell;
    return undefined;
  }

  /** Makes the pushes up to the first that fails. */
  pushAll(steps: readonly LabeledStep[]): (Obstruction & { readonly step: LabeledStep }) | undefined {
    for (const step of steps) {
      const obstruction = this.push(step.box, step.direction);
      if (obstruction) return { ...obstruction, step };
    }
    return undefined;
  }

  remove(box: number): void {
    this.occupants[this.cells[box] as number] = NONE;
    this.cells[box] = NONE;
  }

  /** Every legal push, onto dead squares too. */
  legalPushes(): { readonly box: number; readonly direction: number }[] {
    const { neighbors } = this.plan;
    const region = this.region();
    return this.cells.flatMap((cell, box) =>
      [0, 1, 2, 3].flatMap((direction) => {
        const onto = neighbors[4 * cell + direction] as number;
        const behind = neighbors[4 * cell + opposite(direction)] as number;
        const isLegal = onto !== NONE && behind !== NONE && this.boxAt(onto) === NONE && region[behind] === 1;
        return isLegal ? [{ box, direction }] : [];
      }),
    );
  }
}

/** Whether a box can be pushed to another cell that is a target while all others stay, and not over dead squares; the player starts on any of these cells. */
export function canGoAlone(
  plan: FloorPlan,
  isTarget: (cell: number) => boolean,
  cells: readonly number[],
  box: number,
  players: readonly number[],
): boolean {
  const seen = new Set<number>();
  const queue = players.map((player) => ({ cell: cells[box] as number, player }));
  for (const [index, { cell, player }] of queue.entries()) {
    if (index >= players.length && isTarget(cell)) return true;
    const board = new LabeledBoard(plan, { cells: cells.map((each, i) => (i === box ? cell : each)), player });
    const region = board.region();
    const key = cell * plan.size + region.indexOf(1);
    if (seen.has(key)) continue;
    seen.add(key);
    for (let direction = 0; direction < 4; direction++) {
      const onto = plan.neighbors[4 * cell + direction] as number;
      const behind = plan.neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE || plan.slots[onto] === NONE) continue;
      if (board.boxAt(onto) === NONE && region[behind]) queue.push({ cell: onto, player: cell });
    }
  }
  return false;
}
