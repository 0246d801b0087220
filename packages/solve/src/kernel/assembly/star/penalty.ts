// Penalties for what the matching misses: boxes that can't all get a goal of zero reduced cost without conflicts. Every
// assignment of goals costs the matching plus its reduced costs, which are even. In a group of boxes without a free
// assignment (assignment.ts) one takes a goal of higher cost, or two pay more together than apart: at least two
// pushes. Disjoint groups add up. Groups are pairs of boxes first, then all that are left.
//
// The state of two boxes that don't move is the same in every child. So the pairs that may be in conflict are collected
// once per node, and a child examines only those and the pairs of the box it moved.

import { goalCount } from '../level/level';
import { FAR } from '../level/maze';
import { shortages } from '../memory/arena';
import { Records, takeRecords, takeWords, Words } from '../memory/tables';
import { ASSIGNMENTS } from '../parameters';
import { goalOfRow, goalPotential, rowCosts, rowPotential } from '../position/cheapest-matching';
import { isOn } from '../switches';
import { canAssign, clearLinks, link, openAssignment, rowChoices } from './assignment';
import { boxCosts, cellOfRow, DEAD } from './bound';
import { mazeAt } from './frozen';
import { FREE, freeGoals, LOST, pairFlag, pairState } from './pairs';

/** A pair of rows that may be in conflict. */
@unmanaged
class TensePair {
  /** The rows of the lower and of the higher cell. */
  low: i32;
  high: i32;
  /** In the pair table. */
  state: i32;
}

/** The pairs of the current node, and after them those of the child: the ones that stayed and the new ones. */
let tensePairs = changetype<Records<TensePair>>(0);
let tenseCount: i32 = 0;
let childPairs = changetype<Records<TensePair>>(0);
let childCount: i32 = 0;
/** u64[row]: rows in conflict with this one. */
let rowConflicts = changetype<Words>(0);
/** Rows in no pair that was taken as a group. */
let restRows: u64 = 0;
/** Rows whose cheapest costs the frozen walls have changed: the pair table doesn't apply to them. */
let changedRows: u64 = 0;

export function makePenalty(): bool {
  const before = shortages;
  // Pairs are examined only if every goal fits in a 64-bit set.
  const n = goalCount > 64 ? 1 : goalCount;
  tensePairs = takeRecords<TensePair>(((n * n) >> 1) + 1);
  childPairs = takeRecords<TensePair>(((n * n) >> 1) + 1);
  rowConflicts = takeWords(n);
  openAssignment(n);
  return shortages == before;
}

@inline
function putPair(list: Records<TensePair>, index: i32, low: i32, high: i32, state: i32): void {
  const pair = list[index];
  pair.low = low;
  pair.high = high;
  pair.state = state;
}

/** Collects the pairs of the current position. False: one is a deadlock. */
export function gatherPairs(player: i32): bool {
  tenseCount = 0;
  for (let i = 0; i < goalCount; i++) {
    const cell = cellOfRow[i];
    for (let j = 0; j < i; j++) {
      const other = cellOfRow[j];
      const state = pairState(cell, other, player);
      const flag = pairFlag(state);
      if (flag == FREE) continue;
      if (flag >= LOST) return false;
      putPair(tensePairs, tenseCount++, cell < other ? i : j, cell < other ? j : i, state);
    }
  }
  return true;
}

/**
 * The penalty of a child whose matching is current and in which the box of `movedRow` is at `onto`. DEAD: a pair is a
 * deadlock.
 */
export function penalty(mazeNumber: i32, player: i32, movedRow: i32, onto: i32): i32 {
  if (!gatherChild(player, movedRow, onto)) return DEAD;
  if (isMatchingFree()) return 0;
  findChoices(mazeNumber, player, movedRow, onto);
  const groups = takePairs();
  return 2 * (isOn(ASSIGNMENTS) && !canAssign(restRows) ? groups + 1 : groups);
}

/** False: a pair is a deadlock. */
function gatherChild(player: i32, movedRow: i32, onto: i32): bool {
  childCount = 0;
  for (let j = 0; j < goalCount; j++) {
    if (j == movedRow) continue;
    const other = cellOfRow[j];
    const state = pairState(onto, other, player);
    const flag = pairFlag(state);
    if (flag == FREE) continue;
    if (flag >= LOST) return false;
    putPair(childPairs, childCount++, onto < other ? movedRow : j, onto < other ? j : movedRow, state);
  }
  for (let k = 0; k < tenseCount; k++) {
    const pair = tensePairs[k];
    const low = pair.low;
    const high = pair.high;
    if (low != movedRow && high != movedRow) putPair(childPairs, childCount++, low, high, pair.state);
  }
  return true;
}

/** The matching itself is free of conflicts. */
function isMatchingFree(): bool {
  for (let k = 0; k < childCount; k++) {
    const pair = childPairs[k];
    const low = goalOfRow[pair.low];
    const high = goalOfRow[pair.high];
    if (((freeGoals(pair.state, low) >> (high as u64)) & 1) == 0) return false;
  }
  return true;
}

/** The goals of reduced cost 0 of each row, and the links of the pairs. */
function findChoices(mazeNumber: i32, player: i32, movedRow: i32, onto: i32): void {
  changedRows = 0;
  for (let i = 0; i < goalCount; i++) findTight(mazeNumber, player, i, i == movedRow ? onto : cellOfRow[i]);
  clearLinks();
  for (let k = 0; k < childCount; k++) {
    const pair = childPairs[k];
    const low = pair.low;
    const high = pair.high;
    if (!isChanged(low) && !isChanged(high)) link(low, high, pair.state);
  }
}

@inline
function isChanged(row: i32): bool {
  return ((changedRows >> (row as u64)) & 1) != 0;
}

function findTight(mazeNumber: i32, player: i32, row: i32, cell: i32): void {
  const costs = rowCosts[row];
  const potential = rowPotential[row];
  const base = mazeNumber == 0 ? costs : boxCosts(mazeAt(0), cell, player);
  let word: u64 = 0;
  for (let j = 0; j < goalCount; j++) {
    const cost = costs[j];
    if (cost == FAR || cost - potential - goalPotential[j] != 0) continue;
    if (base != costs && base[j] != cost) changedRows |= (1 as u64) << (row as u64);
    word |= (1 as u64) << (j as u64);
  }
  rowChoices[row] = word;
}

/** The number of disjoint pairs without a free assignment, chosen greedily. */
function takePairs(): i32 {
  restRows = ((1 as u64) << (goalCount as u64)) - 1;
  let pairs = 0;
  if (!findConflicts()) return pairs;
  for (let row = leastChoice(restRows); row >= 0; row = leastChoice(restRows)) {
    const other = leastChoice(rowConflicts[row]);
    drop(row);
    drop(other);
    pairs++;
  }
  return pairs;
}

/** Which two rows have no free assignment. */
function findConflicts(): bool {
  let any = false;
  for (let i = 0; i < goalCount; i++) rowConflicts[i] = 0;
  for (let k = 0; k < childCount; k++) {
    const pair = childPairs[k];
    const low = pair.low;
    const high = pair.high;
    if (isChanged(low) || isChanged(high) || !isTense(pair.state, low, high)) continue;
    join(low, high);
    join(high, low);
    any = true;
  }
  return any;
}

@inline
function join(i: i32, j: i32): void {
  rowConflicts[i] = rowConflicts[i] | ((1 as u64) << (j as u64));
}

/** True if no goal of one box is free of conflict with a goal of the other. */
@inline
function isTense(state: i32, low: i32, high: i32): bool {
  const others = rowChoices[high];
  for (let word = rowChoices[low]; word != 0; word &= word - 1) {
    if ((freeGoals(state, ctz(word) as i32) & others) != 0) return false;
  }
  return true;
}

/** The row with the fewest conflicts: choosing it first seldom loses a pair. -1: none has any. */
function leastChoice(among: u64): i32 {
  let best = -1;
  let fewest = 65;
  for (let i = 0; i < goalCount; i++) {
    if (((among >> (i as u64)) & 1) == 0) continue;
    const count = popcnt(rowConflicts[i]) as i32;
    if (count == 0 || count >= fewest) continue;
    fewest = count;
    best = i;
  }
  return best;
}

function drop(row: i32): void {
  const mask = ~((1 as u64) << (row as u64));
  for (let i = 0; i < goalCount; i++) rowConflicts[i] = rowConflicts[i] & mask;
  rowConflicts[row] = 0;
  restRows &= mask;
}
