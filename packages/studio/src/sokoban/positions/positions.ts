// A store of positions for enumeration: box configurations, each numbered once, and for each the regions the player can
// be in. A position is a configuration and one of its regions, so regions are flooded once per configuration and not
// once per push. Configurations are found by their rank among all ways to put the boxes on live cells (combinatorial
// number system), an exact whole number, so there are no hash collisions.

import { type FloorPlan, NONE } from './floor-plan.js';

/** The label of a cell with a box on it; all other labels number the regions of a configuration. */
export const BOX = 255;
const FIRST_CAPACITY = 1024;
/** Up to this many ranks, the table of configurations has an entry for each: 4 MB. */
const MAX_RANKS = 2 ** 20;
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
  /** Whether there are so few ranks that the table has an entry for each; otherwise it is a hash table. */
  private readonly isByRank: boolean;
  private readonly binomials: Float64Array;
  private readonly stack: Int32Array;
  /** The labels of the configuration that is flooded, and one for all walls; neighbors with that number for NONE. */
  private readonly flooded: Uint8Array;
  private readonly walkTo: Int32Array;
  private readonly scratch: Uint16Array;
  /** Eight per cell: the cells around it, clockwise from above; NONE for walls. */
  private readonly around: Int32Array;
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
    const ranks = binomials[boxes * (plan.slotCount + 1) + plan.slotCount] as number;
    this.isByRank = ranks <= MAX_RANKS;
    const entries = Math.max(4 * FIRST_CAPACITY, this.isByRank ? ranks : 0);
    const isRoomy = spare && spare.table.length >= entries && (this.isByRank || !spare.isByRank);
    this.table = (isRoomy ? spare.table : new Int32Array(entries)).fill(NONE);
    this.around = cellsAround(plan);
    this.stack = new Int32Array(plan.size);
    this.flooded = new Uint8Array(plan.size + 1).fill(BOX);
    this.walkTo = plan.neighbors.map((cell) => (cell === NONE ? plan.size : cell));
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
    const rank = this.rank();
    const at = this.find(rank);
    const known = this.table[at] as number;
    return known === NONE ? this.add(rank, at, false) : known;
  }

  /** The configuration of these box cells (ascending); NONE if it has no number. */
  knownConfiguration(boxCells: readonly number[]): number {
    if (boxCells.some((cell) => this.slots[cell] === NONE)) return NONE;
    for (let i = 0; i < this.boxes; i++) this.scratch[i] = boxCells[i] as number;
    return this.table[this.find(this.rank())] as number;
  }

  /** The positions of a configuration: one per region of the player. */
  of(configuration: number): number[] {
    const first = this.first[configuration] as number;
    const end = configuration + 1 < this.configurations ? (this.first[configuration + 1] as number) : this.count;
    return Array.from({ length: end - first }, (_, region) => first + region);
  }

  /** The board cells of the boxes of a configuration, ascending. */
  boardCellsOf(configuration: number): number[] {
    const cells: number[] = [];
    for (let at = configuration * this.boxes; cells.length < this.boxes; at++) {
      cells.push(this.plan.boardCells[this.boxCells[at] as number] as number);
    }
    return cells;
  }

  /** The position of these box cells (ascending) with the player on this cell; NONE if it has no number. */
  known(boxCells: readonly number[], player: number): number {
    const configuration = this.knownConfiguration(boxCells);
    return configuration === NONE ? NONE : this.positionAt(configuration, player);
  }

  positionAt(configuration: number, player: number): number {
    const first = this.first[configuration] as number;
    // Most configurations have one region, and labels are far away in memory.
    if (configuration + 1 < this.configurations && this.first[configuration + 1] === first + 1) return first;
    return first + (this.labels[configuration * this.plan.size + player] as number);
  }

  /** The configuration with one box moved to the free live cell next to it, numbered now if it was not. */
  moved(configuration: number, box: number, onto: number): number {
    const rank = this.rankMoved(configuration, box, onto);
    const at = this.find(rank);
    const known = this.table[at] as number;
    if (known !== NONE) return known;
    const { boxes, boxCells, scratch, movedTo } = this;
    const base = configuration * boxes;
    const from = boxCells[base + box] as number;
    for (let i = 0; i < boxes; i++) scratch[i] = boxCells[base + i] as number;
    for (let i = box; i < movedTo; i++) scratch[i] = scratch[i + 1] as number;
    for (let i = box; i > movedTo; i--) scratch[i] = scratch[i - 1] as number;
    scratch[movedTo] = onto;
    const end = configuration + 1 < this.configurations ? (this.first[configuration + 1] as number) : this.count;
    const isWhole = end - (this.first[configuration] as number) === 1 && this.staysWhole(configuration, from, onto);
    return this.add(rank, at, isWhole);
  }

  /** The same without numbering: NONE if it has no number yet. */
  movedKnown(configuration: number, box: number, onto: number): number {
    return this.table[this.find(this.rankMoved(configuration, box, onto))] as number;
  }

  /** The index of the last moved box in its new configuration. */
  movedTo = 0;

  /** The rank after the move. It differs by the box moved, and by those it passes, whose index changes by one. */
  private rankMoved(configuration: number, box: number, onto: number): number {
    const { boxes, boxCells, binomials, slots } = this;
    const row = this.slotCount + 1;
    const base = configuration * boxes;
    const from = boxCells[base + box] as number;
    let to = box;
    let line = (box + 1) * row;
    let rank = (this.ranks[configuration] as number) - (binomials[line + (slots[from] as number)] as number);
    if (onto > from) {
      while (to + 1 < boxes && (boxCells[base + to + 1] as number) < onto) {
        const slot = slots[boxCells[base + ++to] as number] as number;
        rank += (binomials[line + slot] as number) - (binomials[line + row + slot] as number);
        line += row;
      }
    } else {
      while (to > 0 && (boxCells[base + to - 1] as number) > onto) {
        const slot = slots[boxCells[base + --to] as number] as number;
        rank += (binomials[line + slot] as number) - (binomials[line - row + slot] as number);
        line -= row;
      }
    }
    this.movedTo = to;
    return rank + (binomials[line + (slots[onto] as number)] as number);
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
    if (this.isByRank) return rank;
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

  /** Numbers the configuration in the scratch memory. `isWhole`: it is known to have one region. */
  private add(rank: number, at: number, isWhole: boolean): number {
    const configuration = this.configurations++;
    if (configuration === this.capacity) this.reserve(2 * this.capacity);
    this.ranks[configuration] = rank;
    const { boxes, boxCells, scratch } = this;
    for (let i = 0; i < boxes; i++) boxCells[configuration * boxes + i] = scratch[i] as number;
    this.first[configuration] = this.count;
    const regions = isWhole ? this.labelWhole(configuration) : this.label(configuration);
    while (this.count + regions > this.configurationOf.length) {
      this.configurationOf = largerCopy(this.configurationOf, 2 * this.configurationOf.length);
    }
    for (let i = 0; i < regions; i++) this.configurationOf[this.count++] = configuration;
    this.table[at] = configuration;
    if (!this.isByRank && 2 * this.configurations > this.table.length) this.rehash();
    return configuration;
  }

  /**
   * Whether a configuration whose free cells are all connected stays so when a box moves to the next cell. It does if
   * the free cells around that one, the cell left among them, are connected with each other around it.
   */
  private staysWhole(configuration: number, from: number, onto: number): boolean {
    const { labels, around, plan } = this;
    const base = configuration * plan.size;
    let free = 0;
    for (let i = 0; i < 8; i++) {
      const cell = around[8 * onto + i] as number;
      if (cell !== NONE && (cell === from || labels[base + cell] !== BOX)) free |= 1 << i;
    }
    return ARE_LINKED[free] === 1;
  }

  private labelWhole(configuration: number): number {
    const { labels, scratch, boxes, plan } = this;
    const base = configuration * plan.size;
    labels.fill(0, base, base + plan.size);
    for (let i = 0; i < boxes; i++) labels[base + (scratch[i] as number)] = BOX;
    return 1;
  }

  /** Labels the regions of a new configuration and counts them. */
  private label(configuration: number): number {
    const { labels, scratch, stack, flooded, walkTo } = this;
    const { size } = this.plan;
    const unknown = BOX - 1;
    for (let cell = 0; cell < size; cell++) flooded[cell] = unknown;
    for (let i = 0; i < this.boxes; i++) flooded[scratch[i] as number] = BOX;
    let regions = 0;
    for (let from = 0; from < size; from++) {
      if (flooded[from] !== unknown) continue;
      flooded[from] = regions;
      let height = 0;
      stack[height++] = from;
      while (height > 0) {
        const cell = 4 * (stack[--height] as number);
        for (let at = cell; at < cell + 4; at++) {
          const next = walkTo[at] as number;
          if (flooded[next] !== unknown) continue;
          flooded[next] = regions;
          stack[height++] = next;
        }
      }
      regions++;
    }
    const base = configuration * size;
    for (let cell = 0; cell < size; cell++) labels[base + cell] = flooded[cell] as number;
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

/** By the set of free cells around a cell, as bits: 1 if the sides among them are linked by corners among them. */
const ARE_LINKED = Uint8Array.from({ length: 256 }, (_, free) => {
  let sides = 0;
  let links = 0;
  for (let i = 0; i < 8; i += 2) {
    const corner = (7 << i) | (7 >> (8 - i));
    sides += (free >> i) & 1;
    if ((free & corner & 255) === (corner & 255)) links++;
  }
  return sides - links <= 1 ? 1 : 0;
});

/** A corner behind two walls counts as a wall: nothing is connected by it. */
function cellsAround({ size, neighbors }: FloorPlan): Int32Array {
  const next = (cell: number, direction: number): number =>
    cell === NONE ? NONE : (neighbors[4 * cell + direction] as number);
  return Int32Array.from({ length: 8 * size }, (_, index) => {
    const [cell, direction] = [index >> 3, (index >> 1) & 3];
    if (index % 2 === 0) return next(cell, direction);
    const turn = (direction + 1) & 3;
    const corner = next(next(cell, direction), turn);
    return corner === NONE ? next(next(cell, turn), direction) : corner;
  });
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
