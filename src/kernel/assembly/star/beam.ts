// A beam: layer after layer of pushes, of each only so many nodes, those that look best. It proves nothing, but with a
// ceiling at the bound that A* has proved it looks only where the pushes of a solution would be fewest, and often finds it
// where A* stands on a plateau of equal totals. What looks best: much open floor, which is connectivity in the sense of
// the feature-space search (Shoham and Schaeffer 2020), or boxes at home first; by cells, few moves so far.

import { boxCount, cellCount, goalAt } from '../level/level';
import { shortAt } from '../memory/arrays';
import { boxes, floodSize } from './position';

const BY_FLOOR: i32 = 0;
/** More than the cells of any board the beam is good for; beyond it the floor counts no more. */
const FLOOR_STEPS: i32 = 256;

/** Nodes of a layer that are opened; 0: all, and no beam. */
export let breadth: i32 = 0;
let order: i32 = 0;
let layer: u32 = 0;
let opened: i32 = 0;

export function setBeam(most: i32, by: i32): void {
  breadth = most;
  order = by;
  layer = 0;
  opened = 0;
}

/** Counts a node about to be opened; true when the beam lets no more of its layer through. */
export function isLayerFull(total: u32): bool {
  if (breadth == 0) return false;
  if (layer != total) opened = 0;
  layer = total;
  return ++opened > breadth;
}

/** How good a child looks, smaller is better: after its player's region was flooded, the box at `from` now at `onto`. */
export function beamRank(from: i32, onto: i32): u32 {
  const closed = min(cellCount - boxCount - floodSize, FLOOR_STEPS - 1);
  if (order == BY_FLOOR) return closed as u32;
  let away = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = shortAt(boxes, i);
    if (goalAt(cell == from ? onto : cell) == 0xffff) away++;
  }
  return (away * FLOOR_STEPS + closed) as u32;
}
