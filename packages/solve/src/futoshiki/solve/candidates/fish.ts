// X-wing, swordfish, and every larger fish of one digit at once: rows and columns relate like cells and digits of a line,
// so the code for sets in a line applies.

import { LineSets } from './line-sets.js';
import type { Narrowable } from './narrowable.js';

export class Fish {
  private readonly sets: LineSets;
  private readonly places: Int32Array;

  constructor(size: number) {
    this.sets = new LineSets(size, size);
    this.places = new Int32Array(size);
  }

  /** Rules out a digit (from 0) by fish. False on a contradiction. */
  ruleOut(engine: Narrowable, digit: number): boolean {
    const { masks, size } = engine;
    const { places, sets } = this;
    let rows = 0;
    for (let row = 0, cell = 0; row < size; row++) {
      let mask = 0;
      for (let column = 0; column < size; column++, cell++) {
        mask |= (((masks[cell] as number) >>> digit) & 1) << column;
      }
      places[row] = mask;
      if ((mask & (mask - 1)) !== 0) rows |= 1 << row;
    }
    const open = sets.begin(digit, places, 0, 1, rows);
    if (open < 4) return true;
    if (!sets.close()) {
      engine.conflict = -1;
      return false;
    }
    if (sets.isWhole()) return true;
    for (let i = 0; i < open; i++) {
      const row = sets.place(i);
      for (let gone = (places[row] as number) & ~sets.kept(i); gone !== 0; gone &= gone - 1) {
        const cell = row * size + (31 - Math.clz32(gone & -gone));
        const old = masks[cell] as number;
        if (!engine.narrow(cell, old, old & ~(1 << digit))) return false;
      }
    }
    return true;
  }
}
