// Boxes that can never move again, bit-parallel: call every box frozen, then free those that on some axis have neither
// a wall nor a frozen box beside them and not two dead cells; repeat. What stays is frozen (greatest fixpoint), and a
// frozen box off its goal makes the placement dead. Sound in every metric: it looks at the boxes alone.

import { hasBit, movedWord, words } from '../board/bits';
import { stride } from '../board/layout';
import { goals, paddedBoard, stuckAcross, stuckAlong } from './frame';

let held: usize = 0;

export function makeFreeze<W>(): bool {
  held = paddedBoard<W>();
  return held != 0;
}

/** Can a box that came to `bit` have frozen anything? Only if something stands in its way on both axes. */
@inline
export function mayFreeze(board: usize, bit: i32): bool {
  return (
    (hasBit(stuckAcross, bit) || isBox(board, bit - stride) || isBox(board, bit + stride)) &&
    (hasBit(stuckAlong, bit) || isBox(board, bit - 1) || isBox(board, bit + 1))
  );
}

/** Bits beyond the ends are in the zero words around the board. */
@inline
function isBox(board: usize, bit: i32): bool {
  return bit >= 0 && hasBit(board, bit);
}

/** True if some box off its goal can never move again. The board needs zero words around it. */
export function isFrozenDead<W>(board: usize): bool {
  for (let k: usize = 0; k < words<W>() << 3; k += 8) store<u64>(held + k, load<u64>(board + k));
  while (true) {
    let changed: u64 = 0;
    let lost: u64 = 0;
    for (let k: usize = 0; k < words<W>() << 3; k += 8) {
      const now = load<u64>(held + k);
      const across = load<u64>(stuckAcross + k) | movedWord<W>(held, k, 0) | movedWord<W>(held, k, 2);
      const along = load<u64>(stuckAlong + k) | movedWord<W>(held, k, 1) | movedWord<W>(held, k, 3);
      const still = now & across & along;
      changed |= now ^ still;
      lost |= still & ~load<u64>(goals + k);
      store<u64>(held + k, still);
    }
    if (lost == 0) return false;
    if (changed == 0) return true;
  }
}
