// Naked and hidden sets of every size at once: full consistency of the all-different constraint (Régin 1994).
// A matching gives each open cell of a line its own digit; a candidate can be true exactly when it lies on a cycle
// of the graph "cell, digit it could take, cell now matched to that digit". With at most 32 digits each reach is one
// word, so the closure costs k x k word operations where trying all subsets of a line would cost 2^k.

export class LineSets {
  private readonly size: number;
  // The matched digit bit of every cell of every line, kept between runs: it is nearly always still valid.
  private readonly matched: Int32Array;
  private readonly placeOf: Uint8Array;
  private readonly domains: Int32Array;
  private readonly taken: Int32Array;
  private readonly owner: Uint8Array;
  private readonly reach: Int32Array;
  private filled = 0;
  private base = 0;
  private visited = 0;

  constructor(size: number, lines: number) {
    this.size = size;
    this.matched = new Int32Array(size * lines);
    this.placeOf = new Uint8Array(size);
    this.domains = new Int32Array(size);
    this.taken = new Int32Array(size);
    this.owner = new Uint8Array(32);
    this.reach = new Int32Array(size);
  }

  /** Loads the words `start`, `start + step`, … whose bit is set in `open`. Returns how many. */
  begin(line: number, words: Int32Array, start: number, step: number, open: number): number {
    const { placeOf, domains } = this;
    this.base = line * this.size;
    let filled = 0;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      placeOf[filled] = place;
      domains[filled++] = words[start + step * place] as number;
    }
    this.filled = filled;
    return filled;
  }

  /** Matches every open cell. False if the line can't be filled. */
  close(): boolean {
    const { filled, domains, taken, placeOf, matched, base, owner } = this;
    let used = 0;
    for (let i = 0; i < filled; i++) {
      const bit = (matched[base + (placeOf[i] as number)] as number) & (domains[i] as number) & ~used;
      taken[i] = bit;
      if (bit === 0) continue;
      used |= bit;
      owner[31 - Math.clz32(bit)] = i;
    }
    for (let i = 0; i < filled; i++) {
      if (taken[i] !== 0) continue;
      const free = (domains[i] as number) & ~used;
      if (free !== 0) {
        const bit = free & -free;
        taken[i] = bit;
        owner[31 - Math.clz32(bit)] = i;
        used |= bit;
        continue;
      }
      this.visited = 0;
      const bit = this.augment(i, used);
      if (bit === 0) return false;
      used |= bit;
    }
    for (let i = 0; i < filled; i++) matched[base + (placeOf[i] as number)] = taken[i] as number;
    return true;
  }

  /** Finds a digit for cell i along an augmenting path; returns the newly used digit, or 0 if there is none. */
  private augment(i: number, used: number): number {
    const domain = this.domains[i] as number;
    const free = domain & ~used;
    if (free !== 0) {
      const bit = free & -free;
      this.taken[i] = bit;
      this.owner[31 - Math.clz32(bit)] = i;
      return bit;
    }
    for (let rest = domain & ~this.visited; rest !== 0; rest = domain & ~this.visited) {
      const bit = rest & -rest;
      this.visited |= bit;
      const index = 31 - Math.clz32(bit);
      const won = this.augment(this.owner[index] as number, used);
      if (won === 0) continue;
      this.taken[i] = bit;
      this.owner[index] = i;
      return won;
    }
    return 0;
  }

  /** Whether every candidate of every open cell is possible. Otherwise `kept` returns the possible ones. */
  isWhole(): boolean {
    const { filled, domains, taken, reach } = this;
    // Forward from cell 0, then backward to it: if both see every cell, the graph is one component.
    let seen = domains[0] as number;
    let back = taken[0] as number;
    let all = 0;
    for (let i = 0; i < filled; i++) all |= taken[i] as number;
    for (let before = 0; before !== seen && seen !== all; ) {
      before = seen;
      for (let i = 1; i < filled; i++) if (((taken[i] as number) & seen) !== 0) seen |= domains[i] as number;
    }
    if (seen === all) {
      for (let before = 0; before !== back && back !== all; ) {
        before = back;
        for (let i = 1; i < filled; i++) if (((domains[i] as number) & back) !== 0) back |= taken[i] as number;
      }
      if (back === all) return true;
    }
    for (let i = 0; i < filled; i++) reach[i] = domains[i] as number;
    for (let j = 0; j < filled; j++) {
      const bit = taken[j] as number;
      const through = reach[j] as number;
      for (let i = 0; i < filled; i++)
        if (((reach[i] as number) & bit) !== 0) reach[i] = (reach[i] as number) | through;
    }
    return false;
  }

  /** The possible candidates of open cell i: its own digit and those whose owner can reach it back. */
  kept(i: number): number {
    const own = this.taken[i] as number;
    let kept = own;
    for (let rest = (this.domains[i] as number) & ~own; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (((this.reach[this.owner[31 - Math.clz32(bit)] as number] as number) & own) !== 0) kept |= bit;
    }
    return kept;
  }

  /** The index in the line of open cell i. */
  place(i: number): number {
    return this.placeOf[i] as number;
  }
}
