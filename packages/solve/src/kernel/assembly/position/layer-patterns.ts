// How many positions of each pattern a layer of a beam has had. Positions with the same boxes off goals form a pattern: they
// differ only in which goals are occupied. Without a limit per pattern such positions fill the whole layer (star/beam.ts).
//
// An entry has the pattern seen last under its hash: upper half of the hash, layer, count. A collision lets one more through.

import { boxCount, isGoal } from '../level/level';
import { Shorts, takeRecord, takeWords, Words } from '../memory/tables';

@unmanaged
export class LayerPatterns {
  entries: Words;
  mask: i32;

  clear(): void {
    this.entries.clear(this.mask + 1);
  }

  /** Whether a layer has had as many positions with the pattern of these boxes (u16[box]); if not, one more. */
  isFull(boxes: Shorts, layer: u32, most: i32): bool {
    let hash: u64 = 0x243f6a8885a308d3;
    for (let i = 0; i < boxCount; i++) {
      const cell = boxes[i];
      if (isGoal(cell)) continue;
      hash = (hash ^ (cell as u64)) * 0x9e3779b97f4a7c15;
      hash ^= hash >> 31;
    }
    const at = (hash as i32) & this.mask;
    const entry = this.entries[at];
    const mark = ((hash >> 32) << 32) | (((layer & 0xffff) as u64) << 16);
    const count = (entry & ~(0xffff as u64)) == mark ? ((entry & 0xffff) as i32) : 0;
    if (count >= most) return true;
    this.entries[at] = mark | ((count + 1) as u64);
    return false;
  }
}

/** Patterns in 2^bits entries, of no layer yet. Null: out of memory. */
export function makeLayerPatterns(bits: i32): LayerPatterns | null {
  const made = takeRecord<LayerPatterns>();
  const entries = takeWords(1 << bits);
  if (!made || !entries) return null;
  made.entries = entries;
  made.mask = (1 << bits) - 1;
  return made;
}
