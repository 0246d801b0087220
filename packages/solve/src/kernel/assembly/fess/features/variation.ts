// The variation of a run that starts over: it replaces the last tie-breaker (a distance) with a hash of the variation number, so
// that the same search gives another plan and another order. Every other variation uses coarse slots. Variation 0 changes nothing.
// A hash, not a stream of random numbers: a board scored again in the same variation has the same score.

let variation: i32 = 0;

export function useVariation(which: i32): void {
  variation = which;
}

/** The distance itself or, in a variation, a number of 16 bits that depends on both. */
export function vary(distance: i32, at: i32): i32 {
  if (!variation) return distance;
  return (mixed(((distance * 0x9e3779b1) as u32) ^ ((at * 0x85ebca6b) as u32)) & 0xffff) as i32;
}

/** A hash of a number and the variation. */
function mixed(value: u32): u32 {
  let h = value ^ ((variation * 0xc2b2ae35) as u32);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  h = (h ^ (h >> 12)) * 0x297a2d39;
  return h ^ (h >> 15);
}

/** Whether the variation uses coarse slots. */
export function isCoarse(): bool {
  return (variation & 1) != 0;
}

/** The value of a cell for parking a box: `worth` or, in a variation, ¼ to 1¾ of it, by a hash of the cell. */
export function varyWorth(worth: i32, cell: i32): i32 {
  if (!variation) return worth;
  return (worth * ((32 + ((mixed((cell * 0x85ebca6b) as u32) & 255) * 3) / 4) as i32)) >> 7;
}
