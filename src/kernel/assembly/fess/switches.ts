// One bit for each technique that can be left out, so that its worth can be measured. All are on by default.

export const CORRAL_MOVES: i32 = 1; // PI-corral
export const CHOOSY: i32 = 2; // tunnels and clumsy stops
export const MATCHING: i32 = 4;
export const RETROGRADE: i32 = 8;
export const ROOMS: i32 = 16;
export const STRAY: i32 = 32; // out of plan
export const HOTSPOTS: i32 = 64;
export const ADVISORS: i32 = 128;
export const EXPLORER: i32 = 256;
export const OPENER: i32 = 512;
export const PLAN: i32 = 1024;
export const SINKS: i32 = 2048;
export const CORRAL_SEARCH: i32 = 4096;
export const CYCLE: i32 = 8192; // cyclic half of the slot rule
export const BEST_SLOT: i32 = 16384; // best-slot half
export const PLAYABLE: i32 = 32768; // backward moves must be playable forwards
export const PERIMETER: i32 = 65536; // runs see what others have seen
export const WEIGHTS: i32 = 1 << 17; // a move that no advisor named costs one
export const AREAS_FIRST: i32 = 1 << 26; // without a plan: areas count before distance
export const FINE_SLOTS: i32 = 1 << 28; // slots of a plan run go by links and hotspots too
export const SECOND_RUN: i32 = 1 << 18; // the runs beside the first
export const THIRD_RUN: i32 = 1 << 19;
export const FOURTH_RUN: i32 = 1 << 20;
export const FIRST_RUN: i32 = 1 << 21;
export const FIFTH_RUN: i32 = 1 << 22;
export const SIXTH_RUN: i32 = 1 << 23;
export const SEVENTH_RUN: i32 = 1 << 24;
export const EIGHTH_RUN: i32 = 1 << 25;
export const NINTH_RUN: i32 = 1 << 27;
export const STUCK_BOXES: i32 = 1 << 31; // without a plan: stuck boxes and loose ends count; bits 29 and 30 are the caller's

let given: i32 = -1;
let switches: i32 = -1;

/** What the caller wants on at all. */
export function setSwitches(bits: i32): void {
  given = bits;
  switches = bits;
}
/** Leaves more out, for the run at hand. */
export function leaveOut(bits: i32): void {
  switches = given & ~bits;
}
@inline export function isOn(bit: i32): bool {
  return (switches & bit) != 0;
}
