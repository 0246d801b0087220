// A store of positions for enumeration: box configurations, each numbered once, and for each the regions the player can
// be in. A position is a configuration and one of its regions, so regions are flooded once per configuration and not
// once per push. Configurations are found by their rank among all ways to put the boxes on live cells (combinatorial
// number system), an exact whole number, so there are no hash collisions.

import { type FloorPlan, NONE } from './floor-plan.js';

/** The label of a cell with a box on it; all other labels number the regions of a configuration. */
export const BOX = 255;
const FIRST_CAPACITY = 1024;
/** A box divides a region into at most four, so with this many boxes the labels of all regions fit in a byte. */
const MAX_BOXES = 80;

export class Positions {
  readonly plan: FloorPlan;
  readonly boxes: number;
  /** How many configurations and positions are numbered so far. */
  configurations = 0;
  count = 0;
  /** Box cells of each configuration, ascending. */
  boxCells: Uint16Array;
  /** For each configuration and cell: the region the cell is in, or BOX. */
  labels: Uint8Array;
  /** The first position of each configuration; its regions follow in order. */
  first: Int32Array;
  /** The configuration of each position. */
  configurationOf: Int32Array;
  private ranks: Float64Array;
  private table: Int32Array;
  private readonly binomials: Float64Array;
  private readonly stack: Int32Array;
  private readonly scratch: Uint16Array;
  private readonly slots: Int32Array;
  private readonly slotCount: number;

  /** Configurations there is room for. */
  private capacity: number;

  private constructor(plan: FloorPlan, boxes: number, binomials: Float64Array, spare: Positions | undefined) {
    this.plan = plan;
    this.boxes = boxes;
    this.binomials = binomials;
    this.slots = plan.slots;
    this.slotCount = plan.slotCount;
    this.capacity = FIRST_CAPACITY;
    this.boxCells = spare?.boxCells ?? new Uint16Array(FIRST_CAPACITY * boxes);
    this.labels = spare?.labels ?? new Uint8Array(FIRST_CAPACITY * plan.size);
    this.first = spare?.first ?? new Int32Array(FIRST_CAPACITY);
    this.ranks = spare?.ranks ?? new Float64Array(FIRST_CAPACITY);
    this.configurationOf = spare?.configurationOf ?? new Int32Array(4 * FIRST_CAPACITY);
    this.table = spare?.table.fill(NONE) ?? new Int32Array(4 * FIRST_CAPACITY).fill(NONE);
    this.stack = new Int32Array(plan.size);
    this.scratch = new Uint16Array(boxes);
    this.reserve(FIRST_CAPACITY);
  }

  /**
   * Undefined if ranks would exceed exact numbers: such a space can't be enumerated anyway. Takes over the memory of a
   * spare store, which must not be used afterward: fresh memory pages cost more than the work on them.
   */
  static open(plan: FloorPlan, boxes: number, spare?: Positions): Positions | undefined {
    if (boxes > MAX_BOXES) return undefined;
    const row = plan.slotCount + 1;
    const binomials = new Float64Array((boxes + 1) * row);
    for (let n = 0; n < row; n++) {
      binomials[n] = 1;
      for (let k = 1; k <= boxes; k++) {
        const value =
          n === 0 ? 0 : (binomials[k * row + n - 1] as number) + (binomials[(k - 1) * row + n - 1] as number);
        if (value > Number.MAX_SAFE_INTEGER) return undefined;
        binomials[k * row + n] = value;
      }
    }
    return new Positions(plan, boxes, binomials, spare);
  }

  /** The position of these box cells (ascending, all live) with the player on this cell. */
  at(boxCells: ArrayLike<number>, player: number): number {
    return this.positionAt(this.configurationAt(boxCells), player);
  }

  /** The configuration of these box cells (ascending, all live). */
  configurationAt(boxCells: ArrayLike<number>): number {
    for (let i = 0; i < this.boxes; i++) this.scratch[i] = boxCells[i] as number;
    return this.intern(this.rank());
  }

  /** The position of these box cells (ascending) with the player on this cell; NONE if it has no number. */
  known(boxCells: readonly number[], player: number): number {
    if (boxCells.some((cell) => this.slots[cell] === NONE)) return NONE;
    for (let i = 0; i < this.boxes; i++) this.scratch[i] = boxCells[i] as number;
    const configuration = this.table[this.find(this.rank())] as number;
    return configuration === NONE ? NONE : this.positionAt(configuration, player);
  }

  positionAt(configuration: number, player: number): number {
    return (this.first[configuration] as number) + (this.labels[configuration * this.plan.size + player] as number);
  }

  /** The configuration with one box moved to a free live cell, numbered now if it was not. */
  moved(configuration: number, box: number, onto: number): number {
    return this.intern(this.move(configuration, box, onto));
  }

  /** The same without numbering: NONE if it has no number yet. */
  movedKnown(configuration: number, box: number, onto: number): number {
    return this.table[this.find(this.move(configuration, box, onto))] as number;
  }

  /** The index of the last moved box in its new configuration. */
  movedTo = 0;

  /** Writes the boxes after the move to the scratch memory and returns their rank. */
  private move(configuration: number, box: number, onto: number): number {
    const { boxes, scratch, boxCells, binomials, slots } = this;
    const row = this.slotCount + 1;
    const base = configuration * boxes;
    let at = 0;
    let line = row;
    let rank = 0;
    let placed = NONE;
    for (let i = 0; i < boxes; i++) {
      if (i === box) continue;
      const cell = boxCells[base + i] as number;
      if (placed === NONE && cell > onto) {
        placed = at;
        scratch[at++] = onto;
        rank += binomials[line + (slots[onto] as number)] as number;
        line += row;
      }
      scratch[at++] = cell;
      rank += binomials[line + (slots[cell] as number)] as number;
      line += row;
    }
    if (placed === NONE) {
      placed = at;
      scratch[at] = onto;
      rank += binomials[line + (slots[onto] as number)] as number;
    }
    this.movedTo = placed;
    return rank;
  }

  private rank(): number {
    const { scratch, binomials, slots, boxes } = this;
    const row = this.slotCount + 1;
    let rank = 0;
    for (let i = 0; i < boxes; i++) {
      rank += binomials[(i + 1) * row + (slots[scratch[i] as number] as number)] as number;
    }
    return rank;
  }

  /** The index in the table where this rank is or belongs. */
  private find(rank: number): number {
    const { table, ranks } = this;
    const mask = table.length - 1;
    const high = Math.floor(rank / 4294967296);
    let at = Math.imul((rank >>> 0) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1);
    at = (at ^ (at >>> 15)) & mask;
    for (;;) {
      const configuration = table[at] as number;
      if (configuration === NONE || ranks[configuration] === rank) return at;
      at = (at + 1) & mask;
    }
  }

  private intern(rank: number): number {
    const at = this.find(rank);
    const known = this.table[at] as number;
    if (known !== NONE) return known;
    const configuration = this.configurations++;
    if (configuration === this.capacity) this.reserve(2 * this.capacity);
    this.ranks[configuration] = rank;
    this.boxCells.set(this.scratch, configuration * this.boxes);
    this.first[configuration] = this.count;
    const regions = this.label(configuration);
    while (this.count + regions > this.configurationOf.length) {
      this.configurationOf = largerCopy(this.configurationOf, 2 * this.configurationOf.length);
    }
    this.configurationOf.fill(configuration, this.count, this.count + regions);
    this.count += regions;
    this.table[at] = configuration;
    if (2 * this.configurations > this.table.length) this.rehash();
    return configuration;
  }

  /** Labels the regions of a new configuration and counts them. */
  private label(configuration: number): number {
    const { plan, labels, scratch, stack } = this;
    const { size, neighbors } = plan;
    const base = configuration * size;
    const unknown = BOX - 1;
    labels.fill(unknown, base, base + size);
    for (let i = 0; i < this.boxes; i++) labels[base + (scratch[i] as number)] = BOX;
    let regions = 0;
    for (let from = 0; from < size; from++) {
      if (labels[base + from] !== unknown) continue;
      labels[base + from] = regions;
      let height = 0;
      stack[height++] = from;
      while (height > 0) {
        const cell = 4 * (stack[--height] as number);
        for (let direction = 0; direction < 4; direction++) {
          const next = neighbors[cell + direction] as number;
          if (next === NONE || labels[base + next] !== unknown) continue;
          labels[base + next] = regions;
          stack[height++] = next;
        }
      }
      regions++;
    }
    return regions;
  }

  private reserve(capacity: number): void {
    this.capacity = capacity;
    if (this.ranks.length < capacity) this.ranks = largerCopy(this.ranks, capacity);
    if (this.first.length < capacity) this.first = largerCopy(this.first, capacity);
    if (this.boxCells.length < capacity * this.boxes) this.boxCells = largerCopy(this.boxCells, capacity * this.boxes);
    if (this.labels.length < capacity * this.plan.size)
      this.labels = largerCopy(this.labels, capacity * this.plan.size);
  }

  private rehash(): void {
    this.table = new Int32Array(2 * this.table.length).fill(NONE);
    for (let configuration = 0; configuration < this.configurations; configuration++) {
      this.table[this.find(this.ranks[configuration] as number)] = configuration;
    }
  }
}

/** A copy with room for more. */
export function largerCopy<T extends Uint8Array | Uint16Array | Int32Array | Float64Array>(
  array: T,
  length: number,
): T {
  const larger = new (array.constructor as new (length: number) => T)(length);
  larger.set(array as never);
  return larger;
}
