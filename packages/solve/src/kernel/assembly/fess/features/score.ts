// Feature values packed into one number, most important first, so that comparing two boards is comparing two integers;
// smaller is better. Fields where more is better (packed, in forward and plan scores also distance) are stored
// inverted. Values that don't fit are capped.

@inline
function cap(value: i32, most: i32): u64 {
  return (value < most ? value : most) as u64;
}

/** Forward with a plan: packed, areas, hotspots, distance. */
export function forwardScore(packed: i32, areas: i32, hot: i32, far: i32): u64 {
  return (
    (cap(4095 - packed, 4095) << 34) | (cap(areas, 1023) << 24) | (cap(hot, 255) << 16) | (65535 - cap(far, 65535))
  );
}
@inline
export function packedIn(score: u64): i32 {
  return 4095 - (((score >> 34) & 4095) as i32);
}
@inline
export function areasIn(score: u64): i32 {
  return ((score >> 24) & 1023) as i32;
}
@inline
export function hotIn(score: u64): i32 {
  return ((score >> 16) & 255) as i32;
}

/** Backward for a plan: boxes left, areas, boxes on goals, distance. */
export function planScore(left: i32, areas: i32, onGoals: i32, far: i32): u64 {
  return (
    (cap(left, 1023) << 46) | (cap(areas, 1023) << 36) | (cap(onGoals, 1023) << 26) | (0x3ffffff - cap(far, 0x3ffffff))
  );
}
@inline
export function leftIn(score: u64): i32 {
  return ((score >> 46) & 1023) as i32;
}
@inline
export function planAreasIn(score: u64): i32 {
  return ((score >> 36) & 1023) as i32;
}
@inline
export function onGoalsIn(score: u64): i32 {
  return ((score >> 26) & 1023) as i32;
}
@inline
export function farIn(score: u64): i32 {
  return 0x3ffffff - ((score & 0x3ffffff) as i32);
}

/** Without a plan: whether a box can't reach the target cells, areas, boxes in place, crowded cells, distance. */
export function aimScore(isLost: bool, areas: i32, inPlace: i32, crowded: i32, far: i32): u64 {
  const score =
    (cap(areas, 1023) << 52) | (cap(1023 - inPlace, 1023) << 42) | (cap(crowded, 1023) << 32) | (far as u32 as u64);
  return isLost ? score | ((1 as u64) << 62) : score;
}
/** The same with the distance first. */
export function nearScore(areas: i32, inPlace: i32, far: i32): u64 {
  return ((far as u32 as u64) << 32) | (cap(1023 - inPlace, 1023) << 10) | cap(areas, 1023);
}

/** A free search that counts blocked boxes: areas, blocked boxes, loose ends, distance. */
export function freeScore(areas: i32, stuck: i32, ends: i32, far: i32): u64 {
  return (cap(areas, 1023) << 44) | (cap(stuck, 255) << 36) | (cap(ends, 1023) << 26) | ((far & 0x3ffffff) as u64);
}
