// Peaks and valleys: a cell greater than both of its neighbors in a line is greater than all cells of the two chains that
// fall away from it, and those have different digits. So with k of them it is above the k-th smallest of their combined
// candidates; plain bounds along each chain only see the longer chain.

import type { LineSigns } from './line-signs.js';
import type { Narrowable } from './narrowable.js';

export class Peaks {
  private readonly signs: LineSigns;
  // The last chain visited: its number of cells, and the union of their candidates.
  private sides = 0;
  private union = 0;

  constructor(signs: LineSigns) {
    this.signs = signs;
  }

  /** Rules out candidates by the peaks and valleys of a line. False on a contradiction. */
  ruleOut(engine: Narrowable, line: number): boolean {
    const { size, masks } = engine;
    const rises = this.signs.rises[line] as number;
    const falls = this.signs.falls[line] as number;
    const start = line < size ? line * size : line - size;
    const step = line < size ? 1 : size;
    for (let peaks = (rises << 1) & falls; peaks !== 0; peaks &= peaks - 1) {
      const cell = this.walk(masks, start, step, 31 - Math.clz32(peaks & -peaks), rises, falls);
      const old = masks[cell] as number;
      const next = old & aboveSmallest(this.union, this.sides);
      if (next !== old && !engine.narrow(cell, old, next)) return false;
    }
    for (let valleys = (falls << 1) & rises; valleys !== 0; valleys &= valleys - 1) {
      const cell = this.walk(masks, start, step, 31 - Math.clz32(valleys & -valleys), falls, rises);
      const old = masks[cell] as number;
      const next = old & belowLargest(this.union, this.sides);
      if (next !== old && !engine.narrow(cell, old, next)) return false;
    }
    return true;
  }

  /** Collects both chains from a cell of a line: down along `before`, up along `after`. Returns the cell. */
  private walk(masks: Int32Array, start: number, step: number, place: number, before: number, after: number): number {
    const cell = start + step * place;
    let sides = 0;
    let union = 0;
    for (let i = place - 1, at = cell - step; i >= 0 && ((before >>> i) & 1) !== 0; i--, at -= step) {
      union |= masks[at] as number;
      sides++;
    }
    for (let i = place, at = cell + step; ((after >>> i) & 1) !== 0; i++, at += step) {
      union |= masks[at] as number;
      sides++;
    }
    this.sides = sides;
    this.union = union;
    return cell;
  }
}

/** The bits above the k-th smallest of a mask; none if it has fewer. */
function aboveSmallest(mask: number, k: number): number {
  let rest = mask;
  for (let i = 1; i < k; i++) rest &= rest - 1;
  const low = rest & -rest;
  return low === 0 ? 0 : ~(low | (low - 1));
}

/** The bits below the k-th largest of a mask; none if it has fewer. */
function belowLargest(mask: number, k: number): number {
  let rest = mask;
  for (let i = 1; i < k && rest !== 0; i++) rest &= ~(1 << (31 - Math.clz32(rest)));
  return rest === 0 ? 0 : (1 << (31 - Math.clz32(rest))) - 1;
}
