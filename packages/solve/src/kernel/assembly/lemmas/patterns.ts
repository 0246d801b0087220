// The lemmas of a certificate (docs/certificates.md): prices, goal sets, and patterns, and the lower bound they give for a
// position. A pattern is a part of the boxes that needs more pushes than its boxes alone would, or that can't reach goals.

import { boxCount, cellCount, goalCells } from '../level/level';
import { FAR } from '../level/maze';
import { shortOfMemory, take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, shortAt, wordAt } from '../memory/arrays';
import { areCellsWithin, doCellsMeet, hasCell } from '../memory/cell-sets';
import { makeStore, Store } from '../memory/store';
import { boxMaze, setBytes, setWords } from './board';

export const INFINITE: i32 = 1 << 28;
export const MAX_PRICES: i32 = 8;
const MAX_GOAL_SETS: i32 = 64;
const MAX_HITS: i32 = 1024;
/** The price of a dead pattern. */
export const DEAD: i32 = -1;

/** i32[parts] for each price: the least of pushes to a goal less its price. */
let priceLeast: usize = 0;
/** i32[goal] and i32[cell] for each price. */
export let priceValues: usize = 0;
let priceByCell: usize = 0;
let priceTotals: usize = 0;
export let priceCount: i32 = 0;
/** u8[parts] for each goal set: such a box has no goal outside it. */
let goalSetInside: usize = 0;
let goalSetMembers: usize = 0;
let goalSetSizes: usize = 0;
export let goalSetCount: i32 = 0;

// A pattern: price, extra, player, work, address of the next with the same first cell, mark, first dependency, their count,
// round of the last search that relied on it, number; boxes; region.
const PRICE: usize = 0;
const EXTRA: usize = 4;
const PLAYER: usize = 8;
const WORK: usize = 12;
const NEXT: usize = 16;
const MARK: usize = 20;
const DEPENDENCY: usize = 24;
const DEPENDENCIES: usize = 28;
const ROUND: usize = 32;
const NUMBER: usize = 36;
const BOXES: usize = 40;
let patternStore: Store = changetype<Store>(0);
let dependencyStore: Store = changetype<Store>(0);
/** u32[cell + 1]: the addresses of the oldest and the newest pattern whose first box is there; 0: none. */
let firstPatterns: usize = 0;
let lastPatterns: usize = 0;

/** Patterns that the search in progress relies on, each once: it has the round of the search. */
let reliedOn: Store = changetype<Store>(0);
let relyingRound: i32 = 0;
export let reliedCount: i32 = 0;
let isRelying: bool = false;
/** There was no memory for a lemma or for what it relies on: nothing more may be claimed. */
export let isShortOfLemmas: bool = false;

let hitList: usize = 0;
let usedCells: usize = 0;

export function openPatterns(): bool {
  const parts = boxMaze.parts as i32;
  priceLeast = take((parts * MAX_PRICES) << 2);
  priceValues = take((boxCount * MAX_PRICES) << 2);
  priceByCell = take(((cellCount + 1) * MAX_PRICES) << 2);
  priceTotals = take(MAX_PRICES << 2);
  goalSetInside = take(parts * MAX_GOAL_SETS);
  goalSetMembers = take(boxCount * MAX_GOAL_SETS);
  goalSetSizes = take(MAX_GOAL_SETS << 2);
  firstPatterns = take((cellCount + 1) << 2);
  lastPatterns = take((cellCount + 1) << 2);
  hitList = take(MAX_HITS << 2);
  usedCells = take(setBytes as i32);
  const list = makeStore(4);
  const patterns = makeStore((BOXES + 2 * setBytes) as u32);
  const dependencies = makeStore(4);
  if (shortOfMemory || patterns == null || dependencies == null || list == null) return false;
  patternStore = patterns;
  dependencyStore = dependencies;
  reliedOn = list;
  priceCount = goalSetCount = 0;
  for (let goal = 0; goal < boxCount; goal++) setInt(priceValues, goal, 0);
  addPrice();
  return true;
}

/** Where to write the values of the next price before `addPrice`. */
export function nextPriceValues(): usize {
  return priceValues + (((boxCount * priceCount) as usize) << 2);
}

/** Adds the price whose values were written; returns its number. */
export function addPrice(): i32 {
  const price = priceCount++;
  const values = priceValues + (((boxCount * price) as usize) << 2);
  const parts = boxMaze.parts as i32;
  const least = priceLeast + (((parts * price) as usize) << 2);
  const byCell = priceByCell + ((((cellCount + 1) * price) as usize) << 2);
  let total = 0;
  for (let goal = 0; goal < boxCount; goal++) {
    total += intAt(values, goal);
    setInt(byCell, shortAt(goalCells, goal), intAt(values, goal));
  }
  setInt(priceTotals, price, total);
  for (let part = 0; part < parts; part++) {
    let best = INFINITE;
    for (let goal = 0; goal < boxCount; goal++) {
      const pushes = boxMaze.pushesFrom(part, goal);
      if (pushes != (FAR as i32)) best = min(best, pushes - intAt(values, goal));
    }
    setInt(least, part, best);
  }
  return price;
}

@inline
export function priceTotal(price: i32): i32 {
  return intAt(priceTotals, price);
}

@inline
export function priceAt(price: i32, cell: i32): i32 {
  return intAt(priceByCell, (cellCount + 1) * price + cell);
}

/** `members` is u8[goal]. Does nothing when there are many already: a goal set only saves work. */
export function addGoalSet(members: usize): bool {
  if (goalSetCount == MAX_GOAL_SETS) return false;
  const number = goalSetCount++;
  const parts = boxMaze.parts as i32;
  let size = 0;
  for (let goal = 0; goal < boxCount; goal++) {
    setByte(goalSetMembers, boxCount * number + goal, byteAt(members, goal));
    size += byteAt(members, goal);
  }
  setInt(goalSetSizes, number, size);
  for (let part = 0; part < parts; part++) {
    let isInside = 1;
    for (let goal = 0; goal < boxCount; goal++)
      if (boxMaze.pushesFrom(part, goal) != (FAR as i32) && !byteAt(members, goal)) isInside = 0;
    setByte(goalSetInside, parts * number + part, isInside);
  }
  return true;
}

@inline
export function goalSetSize(number: i32): i32 {
  return intAt(goalSetSizes, number);
}

@inline
export function isInGoalSet(number: i32, goal: i32): bool {
  return byteAt(goalSetMembers, boxCount * number + goal) != 0;
}

@inline
export function patternCount(): i32 {
  return patternStore.count as i32;
}

@inline
export function patternPrice(pattern: i32): i32 {
  return load<i32>(patternStore.at(pattern), PRICE);
}

@inline
export function patternExtra(pattern: i32): i32 {
  return load<i32>(patternStore.at(pattern), EXTRA);
}

/** The player's cell; 0: anywhere. */
@inline
export function patternPlayer(pattern: i32): i32 {
  return load<i32>(patternStore.at(pattern), PLAYER);
}

@inline
export function patternWork(pattern: i32): i32 {
  return load<i32>(patternStore.at(pattern), WORK);
}

@inline
export function patternBoxes(pattern: i32): usize {
  return patternStore.at(pattern) + BOXES;
}

@inline
export function patternRegion(pattern: i32): usize {
  return patternStore.at(pattern) + BOXES + setBytes;
}

@inline
export function isMarked(pattern: i32): bool {
  return load<i32>(patternStore.at(pattern), MARK) != 0;
}

export function markPattern(pattern: i32, isUsed: bool): void {
  store<i32>(patternStore.at(pattern), isUsed ? 1 : 0, MARK);
}

/** Marks what the marked patterns rely on, from the newest to the oldest. */
export function markDependencies(): void {
  for (let pattern = patternCount() - 1; pattern >= 0; pattern--) {
    if (!isMarked(pattern)) continue;
    const first = load<i32>(patternStore.at(pattern), DEPENDENCY);
    const count = load<i32>(patternStore.at(pattern), DEPENDENCIES);
    for (let i = first; i < first + count; i++) markPattern(load<i32>(dependencyStore.at(i)), true);
  }
}

/** A new pattern with empty sets, not yet in use. -1: out of memory. */
export function newPattern(price: i32, extra: i32, player: i32): i32 {
  if (!patternStore.add()) {
    isShortOfLemmas = true;
    return -1;
  }
  const pattern = patternCount() - 1;
  const at = patternStore.at(pattern);
  memory.fill(at, 0, BOXES + 2 * setBytes);
  store<i32>(at, price, PRICE);
  store<i32>(at, extra, EXTRA);
  store<i32>(at, player, PLAYER);
  store<i32>(at, pattern, NUMBER);
  return pattern;
}

function firstCell(set: usize): i32 {
  let word = 0;
  while (load<u64>(set + ((word as usize) << 3)) == 0) word++;
  return (word << 6) + (ctz(load<u64>(set + ((word as usize) << 3))) as i32);
}

/** Bounds count the pattern from now on, after the older ones, as in the checker: older ones have fewer boxes. */
export function usePattern(pattern: i32): void {
  const cell = firstCell(patternBoxes(pattern));
  const at = patternStore.at(pattern);
  const last = intAt(lastPatterns, cell) as usize;
  if (last > 0) store<i32>(last, at as i32, NEXT);
  else setInt(firstPatterns, cell, at as i32);
  setInt(lastPatterns, cell, at as i32);
}

/** What was relied on since `startRelying` becomes the dependencies of a pattern. */
export function keepRelied(pattern: i32, work: i32): void {
  const at = patternStore.at(pattern);
  const first = dependencyStore.count as i32;
  for (let i = 0; i < reliedCount; i++) {
    if (dependencyStore.add()) store<i32>(dependencyStore.at(dependencyStore.count - 1), relied(i));
    else isShortOfLemmas = true;
  }
  store<i32>(at, first, DEPENDENCY);
  store<i32>(at, (dependencyStore.count as i32) - first, DEPENDENCIES);
  store<i32>(at, work, WORK);
}

export function startRelying(): void {
  isRelying = true;
  relyingRound++;
  reliedCount = 0;
  reliedOn.clear();
}

export function stopRelying(): void {
  isRelying = false;
}

@inline
export function relied(index: i32): i32 {
  return load<i32>(reliedOn.at(index));
}

function rely(at: usize): void {
  if (!isRelying || load<i32>(at, ROUND) == relyingRound) return;
  store<i32>(at, relyingRound, ROUND);
  if (reliedOn.add()) store<i32>(reliedOn.at(reliedCount++), load<i32>(at, NUMBER));
  else isShortOfLemmas = true;
}

/** Pushes of each box as if it were alone, less prices; INFINITE: one can't reach a goal. */
export function sumAlone(cells: usize, count: i32, player: i32, price: i32): i32 {
  const least = priceLeast + ((((boxMaze.parts as i32) * price) as usize) << 2);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const alone = intAt(least, boxMaze.part(shortAt(cells, i), player));
    if (alone == INFINITE) return INFINITE;
    sum += alone;
  }
  return sum;
}

function isOverfull(cells: usize, count: i32, player: i32): bool {
  const parts = boxMaze.parts as i32;
  for (let number = 0; number < goalSetCount; number++) {
    let inside = 0;
    for (let i = 0; i < count; i++)
      inside += byteAt(goalSetInside, parts * number + boxMaze.part(shortAt(cells, i), player));
    if (inside > intAt(goalSetSizes, number)) return true;
  }
  return false;
}

/** A lower bound of the pushes that bring these boxes to goals, less the prices of those goals; INFINITE: never. */
export function boundOne(set: usize, cells: usize, count: i32, player: i32, price: i32): i32 {
  let sum = sumAlone(cells, count, player, price);
  if (sum == INFINITE) return INFINITE;
  if (goalSetCount > 0 && isOverfull(cells, count, player)) return INFINITE;
  // Most boards have at most two words of cells: they are tested first, without a call.
  const word = wordAt(set, 0);
  const second = setWords > 1 ? wordAt(set, 1) : 0;
  let hits = 0;
  for (let i = 0; i < count; i++) {
    for (let at = intAt(firstPatterns, shortAt(cells, i)) as usize; at > 0; at = load<i32>(at, NEXT) as usize) {
      if (load<u64>(at, BOXES) & ~word) continue;
      if (setWords > 1 && load<u64>(at + 8, BOXES) & ~second) continue;
      const own = load<i32>(at, PRICE);
      if ((own != DEAD && own != price) || !hasCell(at + BOXES + setBytes, player)) continue;
      if (setWords > 2 && !areCellsWithin(at + BOXES, set, setWords)) continue;
      if (own == DEAD) {
        rely(at);
        return INFINITE;
      }
      if (hits < MAX_HITS) setInt(hitList, hits++, at as i32);
    }
  }
  if (hits == 0) return sum;
  // Extras of disjoint patterns add up; the largest first, among equals the first.
  memory.fill(usedCells, 0, setBytes);
  while (true) {
    let best: usize = 0;
    let most = 0;
    for (let i = 0; i < hits; i++) {
      const at = intAt(hitList, i) as usize;
      const extra = load<i32>(at, EXTRA);
      if ((best > 0 && extra <= most) || doCellsMeet(at + BOXES, usedCells, setWords)) continue;
      best = at;
      most = extra;
    }
    if (best == 0) return sum;
    sum += most;
    rely(best);
    for (let each = 0; each < setWords; each++) {
      const at = usedCells + ((each as usize) << 3);
      store<u64>(at, load<u64>(at) | wordAt(best + BOXES, each));
    }
  }
}

/** A lower bound of the pushes that solve the whole level from here; `isDeadOnly`: 0 or INFINITE matters. */
export function boundAll(set: usize, cells: usize, player: i32, isDeadOnly: bool): i32 {
  let best = 0;
  for (let price = 0; price < priceCount; price++) {
    const bound = boundOne(set, cells, boxCount, player, price);
    if (bound == INFINITE) return INFINITE;
    best = max(best, bound + priceTotal(price));
    if (isDeadOnly) break;
  }
  return best;
}
