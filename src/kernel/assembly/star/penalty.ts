// What the matching misses: two boxes whose cheapest goals, by the matching's own potentials, cannot both be had at
// their cheapest. Every assignment of goals costs the matching plus its reduced costs, all even; so each such pair adds
// at least two, and pairs without a box in common add up. The penalty is two for each pair of a set of disjoint ones.
//
// The state of two boxes that stand still is the same in every child: the player cannot pass them. So the pairs that may
// be in conflict are gathered once for a node, and a child looks at those and at the pairs of the box it moved.

import { arenaTake } from '../arena';
import { goalCount } from '../level/level';
import { FAR } from '../level/maze';
import { intAt, shortAt } from '../memory/arrays';
import { cellOfRow, costsOf, DEAD } from './bound';
import { mazeOf } from './frozen';
import { goalPotential, rowCosts, rowPotential } from './matching';
import { freeGoals, FREE, LOST, pairFlag, pairState } from './pairs';

/** u64[row]: goals of reduced cost 0; u64[row]: rows in conflict with this one. */
let tight: usize = 0;
let conflicts: usize = 0;
/** (row, row, state) of the pairs of the node at hand that are not free. */
let tense: usize = 0;
let tenseCount: i32 = 0;

export function makePenalty(): bool {
  const n = goalCount as usize;
  tight = arenaTake(n << 3);
  conflicts = arenaTake(n << 3);
  // Pairs are looked at only where every goal has a bit.
  tense = goalCount > 64 ? tight : arenaTake(((n * n) >> 1) * 12 + 12);
  return tight != 0 && conflicts != 0 && tense != 0;
}

/** Gathers the pairs of the position at hand. False: one is lost. */
export function gatherPairs(player: i32): bool {
  tenseCount = 0;
  for (let i = 0; i < goalCount; i++) {
    const cell = shortAt(cellOfRow, i);
    for (let j = 0; j < i; j++) {
      const state = pairState(cell, shortAt(cellOfRow, j), player);
      const flag = pairFlag(state);
      if (flag == FREE) continue;
      if (flag >= LOST) return false;
      const at = tense + ((tenseCount++ * 12) as usize);
      store<i32>(at, i);
      store<i32>(at, j, 4);
      store<i32>(at, state, 8);
    }
  }
  return true;
}

/** With the matching of a child at hand, in which the box of `movedRow` stands at `onto`. DEAD: a pair is lost. */
export function penalty(mazeNumber: i32, player: i32, movedRow: i32, onto: i32): i32 {
  for (let i = 0; i < goalCount; i++) {
    store<u64>(conflicts + ((i as usize) << 3), 0);
    store<u64>(tight + ((i as usize) << 3), 0);
  }
  let any = false;
  for (let j = 0; j < goalCount; j++) {
    if (j == movedRow) continue;
    const other = shortAt(cellOfRow, j);
    const state = pairState(onto, other, player);
    const flag = pairFlag(state);
    if (flag == FREE) continue;
    if (flag >= LOST) return DEAD;
    if (judgePair(mazeNumber, player, state, movedRow, onto, j, other)) any = true;
  }
  for (let k = 0; k < tenseCount; k++) {
    const at = tense + ((k * 12) as usize);
    const i = load<i32>(at);
    const j = load<i32>(at, 4);
    if (i == movedRow || j == movedRow) continue;
    const state = load<i32>(at, 8);
    if (judgePair(mazeNumber, player, state, i, shortAt(cellOfRow, i), j, shortAt(cellOfRow, j))) any = true;
  }
  return any ? 2 * disjointPairs() : 0;
}

/** Notes a conflict of two rows, if there is one. */
@inline
function judgePair(mazeNumber: i32, player: i32, state: i32, i: i32, cell: i32, j: i32, other: i32): bool {
  const one = tightOf(mazeNumber, player, i, cell);
  const two = tightOf(mazeNumber, player, j, other);
  if (!(cell < other ? isTense(state, one, two) : isTense(state, two, one))) return false;
  join(i, j);
  join(j, i);
  return true;
}

@inline
function join(i: i32, j: i32): void {
  const at = conflicts + ((i as usize) << 3);
  store<u64>(at, load<u64>(at) | ((1 as u64) << (j as u64)));
}

/** No goal of the one goes freely with a goal of the other. */
@inline
function isTense(state: i32, low: u64, high: u64): bool {
  if (low == 0 || high == 0) return false;
  for (let word = low; word != 0; word &= word - 1) if ((freeGoals(state, ctz(word) as i32) & high) != 0) return false;
  return true;
}

/** The tight goals of a row, worked out once for a position; none where frozen walls have changed their costs. */
@inline
function tightOf(mazeNumber: i32, player: i32, row: i32, cell: i32): u64 {
  const at = tight + ((row as usize) << 3);
  let word = load<u64>(at);
  if (word == 0) {
    word = findTight(mazeNumber, player, row, cell);
    // All ones, which no set of at most 63 goals is, stands for "worked out, none".
    store<u64>(at, word == 0 ? ~(0 as u64) : word);
    return word;
  }
  return word == ~(0 as u64) ? 0 : word;
}

function findTight(mazeNumber: i32, player: i32, row: i32, cell: i32): u64 {
  const costs = intAt(rowCosts, row) as usize;
  const potential = intAt(rowPotential, row);
  const base = mazeNumber == 0 ? costs : costsOf(mazeOf(0), cell, player);
  let word: u64 = 0;
  for (let j = 0; j < goalCount; j++) {
    const cost = shortAt(costs, j);
    if (cost == (FAR as i32) || cost - potential - intAt(goalPotential, j) != 0) continue;
    if (base != costs && shortAt(base, j) != cost) return 0;
    word |= (1 as u64) << (j as u64);
  }
  return word;
}

/** Pairs without a common box, taken where there is least choice first: seldom fewer than the most possible. */
function disjointPairs(): i32 {
  let pairs = 0;
  while (true) {
    const row = leastChoice(~(0 as u64));
    if (row < 0) return pairs;
    const other = leastChoice(load<u64>(conflicts + ((row as usize) << 3)));
    drop(row);
    drop(other);
    pairs++;
  }
}

function leastChoice(among: u64): i32 {
  let best = -1;
  let fewest = 65;
  for (let i = 0; i < goalCount; i++) {
    if (((among >> (i as u64)) & 1) == 0) continue;
    const choices = popcnt(load<u64>(conflicts + ((i as usize) << 3))) as i32;
    if (choices == 0 || choices >= fewest) continue;
    fewest = choices;
    best = i;
  }
  return best;
}

function drop(row: i32): void {
  const mask = ~((1 as u64) << (row as u64));
  for (let i = 0; i < goalCount; i++) {
    const at = conflicts + ((i as usize) << 3);
    store<u64>(at, load<u64>(at) & mask);
  }
  store<u64>(conflicts + ((row as usize) << 3), 0);
}
