// Feature values packed into one number, most important first, so that comparing two boards is comparing two integers;
// smaller is better. What counts upwards (packed, distance) is stored inverted. Fields that do not fit are capped.

@inline function cap(value: i32, most: i32): u64 {
  return <u64>(value < most ? value : most);
}

/** Forward with a plan: packed, areas, rooms, out of plan, hotspots, distance. */
export function forwardScore(packed: i32, areas: i32, rooms: i32, stray: i32, hot: i32, far: i32): u64 {
  return (
    (cap(4095 - packed, 4095) << 50) |
    (cap(areas, 1023) << 40) |
    (cap(rooms, 255) << 32) |
    (cap(stray, 255) << 24) |
    (cap(hot, 255) << 16) |
    (65535 - cap(far, 65535))
  );
}
@inline export function packedIn(score: u64): i32 {
  return 4095 - <i32>((score >> 50) & 4095);
}
@inline export function areasIn(score: u64): i32 {
  return <i32>((score >> 40) & 1023);
}
@inline export function roomsIn(score: u64): i32 {
  return <i32>((score >> 32) & 255);
}
@inline export function strayIn(score: u64): i32 {
  return <i32>((score >> 24) & 255);
}
@inline export function hotIn(score: u64): i32 {
  return <i32>((score >> 16) & 255);
}

/** Backward for a plan: boxes left, areas, boxes on goals, rooms, distance. */
export function planScore(left: i32, areas: i32, onGoals: i32, rooms: i32, far: i32): u64 {
  return (
    (cap(left, 1023) << 54) |
    (cap(areas, 1023) << 44) |
    (cap(onGoals, 1023) << 34) |
    (cap(rooms, 255) << 26) |
    (0x3ffffff - cap(far, 0x3ffffff))
  );
}
@inline export function leftIn(score: u64): i32 {
  return <i32>((score >> 54) & 1023);
}
@inline export function planAreasIn(score: u64): i32 {
  return <i32>((score >> 44) & 1023);
}
@inline export function onGoalsIn(score: u64): i32 {
  return <i32>((score >> 34) & 1023);
}
@inline export function planRoomsIn(score: u64): i32 {
  return <i32>((score >> 26) & 255);
}
@inline export function farIn(score: u64): i32 {
  return 0x3ffffff - <i32>(score & 0x3ffffff);
}

/** Without a plan: areas, boxes in place, rooms, distance. */
export function aimScore(areas: i32, inPlace: i32, rooms: i32, far: i32): u64 {
  return (cap(areas, 1023) << 52) | (cap(1023 - inPlace, 1023) << 42) | (cap(rooms, 1023) << 32) | <u64><u32>far;
}
/** The same with the distance first. */
export function nearScore(areas: i32, inPlace: i32, far: i32): u64 {
  return (<u64><u32>far << 32) | (cap(1023 - inPlace, 1023) << 10) | cap(areas, 1023);
}

/** A free search that counts stuck boxes: areas, broken links, stuck boxes, loose ends, distance. */
export function freeScore(areas: i32, rooms: i32, stuck: i32, ends: i32, far: i32): u64 {
  return (cap(areas, 1023) << 54) | (cap(rooms, 1023) << 44) | (cap(stuck, 255) << 36) | (cap(ends, 1023) << 26) | <u64>(far & 0x3ffffff);
}
