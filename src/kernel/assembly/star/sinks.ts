// Boxes that a search leaves out, so that it searches an abstraction of the level. A box pushed into a sink is removed
// from the board and blocks nothing; it keeps a row in the matching with the costs it had on entry. The least total of
// the abstraction is a lower bound of the level: take any solution and drop every box from its first push into a sink
// on. The remaining pushes are still legal, because fewer boxes block less, and a removed box costs at least its
// distance from the entry to its goal.
//
// Entries whose costs differ by the same number of pushes to every goal are one kind: the difference is paid on entry.
// A position then needs only a count per kind.

import { goalCount } from '../level/level';
import { FAR } from '../level/maze';
import { arenaTake, arenaTakeEach } from '../memory/arena';
import { intAt, setShort, shortAt } from '../memory/arrays';
import { goalPotential } from '../position/cheapest-matching';

/** A key holds one byte per kind. */
export const MAX_KINDS: i32 = 16;

/** u8[kind]: removed boxes of the current node. */
export let removed: usize = 0;
/** u16[kind * goals + goal]. */
let rows: usize = 0;
let kinds: i32 = 0;
/** What the last `boxKind` pays on entry. */
export let entryCost: i32 = 0;
let trial: usize = 0;

export function makeSinks(): bool {
  kinds = 0;
  removed = arenaTake(MAX_KINDS as usize);
  rows = arenaTakeEach(goalCount as usize, (MAX_KINDS as usize) << 1);
  trial = arenaTake((goalCount as usize) << 1);
  return removed != 0 && rows != 0 && trial != 0;
}

/** The costs of a kind, u16[goal]. */
@inline
export function kindRow(kind: i32): usize {
  return rows + (((kind * goalCount) as usize) << 1);
}

/** The kind of a box with these costs; sets `entryCost`. -1: there are too many kinds. */
export function boxKind(costs: usize): i32 {
  let least = FAR as i32;
  for (let j = 0; j < goalCount; j++) least = min(least, shortAt(costs, j));
  entryCost = least;
  for (let j = 0; j < goalCount; j++) {
    const cost = shortAt(costs, j);
    setShort(trial, j, cost == (FAR as i32) ? cost : cost - least);
  }
  for (let kind = 0; kind < kinds; kind++) if (isKind(kind)) return kind;
  return kinds == MAX_KINDS ? -1 : addKind();
}

/**
 * The kind of a box left out from the start: it pays the price of a goal, which is the goal's potential in the matching
 * of all boxes. With prices, what a group of boxes costs beyond the matching is paid by that group alone, so the
 * amounts of disjoint groups add up. With the real costs of the other boxes, two groups could both count one exchange
 * of goals.
 */
export function kindOfGoalPrices(): i32 {
  let least = 0x7fffffff;
  for (let j = 0; j < goalCount; j++) least = min(least, intAt(goalPotential, j));
  for (let j = 0; j < goalCount; j++) setShort(trial, j, intAt(goalPotential, j) - least);
  return addKind();
}

function addKind(): i32 {
  memory.copy(kindRow(kinds), trial, (goalCount as usize) << 1);
  return kinds++;
}

function isKind(kind: i32): bool {
  for (let j = 0; j < goalCount; j++) if (shortAt(kindRow(kind), j) != shortAt(trial, j)) return false;
  return true;
}
