// The lemmas of a certificate (docs/certificates.md): prices, goal sets, and patterns, and the lower bound they give for a
// position. A pattern is a part of the boxes that needs more pushes than its boxes alone would, or that can't reach goals.

import { boxCount, cellCount, goalCells } from '../level/level';
import { FAR } from '../level/maze';
import { shortages } from '../memory/arena';
import { Listed, makeStore, Store } from '../memory/store';
import { Bits, Bytes, Ints, Refs, Shorts, takeBits, takeBytes, takeInts, takeRefs } from '../memory/tables';
import { boxMaze, setWords } from './board';

export const INFINITE: i32 = 1 << 28;
export const MAX_PRICES: i32 = 8;
const MAX_GOAL_SETS: i32 = 64;
const MAX_HITS: i32 = 1024;
/** The price of a dead pattern. */
export const DEAD: i32 = -1;

/** i32[parts] for each price: the least of pushes to a goal less its price. */
let priceLeast = changetype<Ints>(0);
/** i32[goal] and i32[cell] for each price. */
export let priceValues = changetype<Ints>(0);
let priceByCell = changetype<Ints>(0);
let priceTotals = changetype<Ints>(0);
export let priceCount: i32 = 0;
/** u8[parts] for each goal set: such a box has no goal outside it. */
let goalSetInside = changetype<Bytes>(0);
let goalSetMembers = changetype<Bytes>(0);
let goalSetSizes = changetype<Ints>(0);
export let goalSetCount: i32 = 0;

/** A part of the boxes that needs more than they need alone. Two sets of cells follow: its boxes, and its region. */
@unmanaged
class Pattern {
  price: i32;
  extra: i32;
  /** Its cell; 0: anywhere. */
  player: i32;
  /** Expansions of its proof. */
  work: i32;
  /** The next one with the same first cell. */
  next: Pattern;
  isMarked: i32;
  /** What it relies on: a part of the list of dependencies. */
  firstDependency: i32;
  dependencies: i32;
  /** Of the last search that relied on it. */
  round: i32;
  number: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<Pattern>());
  }

  /** Cells of the player where it holds. */
  @inline
  region(): Bits {
    return this.boxes().part(setWords);
  }
}

let patternStore = changetype<Store<Pattern>>(0);
let dependencyStore = changetype<Store<Listed>>(0);
/** [cell]: the oldest and the newest pattern whose first box is there, or null. */
let firstPatterns = changetype<Refs<Pattern>>(0);
let lastPatterns = changetype<Refs<Pattern>>(0);

/** Patterns that the search in progress relies on, each once: it has the round of the search. */
let reliedOn = changetype<Store<Listed>>(0);
let relyingRound: i32 = 0;
export let reliedCount: i32 = 0;
let isRelying: bool = false;
/** There was no memory for a lemma or for what it relies on: nothing more may be claimed. */
export let isShortOfLemmas: bool = false;

let hitList = changetype<Refs<Pattern>>(0);
let usedCells = changetype<Bits>(0);

export function openPatterns(): bool {
  const before = shortages;
  const parts = boxMaze.parts;
  priceLeast = takeInts(parts, MAX_PRICES);
  priceValues = takeInts(boxCount * MAX_PRICES);
  priceByCell = takeInts((cellCount + 1) * MAX_PRICES);
  priceTotals = takeInts(MAX_PRICES);
  goalSetInside = takeBytes(parts * MAX_GOAL_SETS);
  goalSetMembers = takeBytes(boxCount * MAX_GOAL_SETS);
  goalSetSizes = takeInts(MAX_GOAL_SETS);
  firstPatterns = takeRefs<Pattern>(cellCount + 1);
  lastPatterns = takeRefs<Pattern>(cellCount + 1);
  hitList = takeRefs<Pattern>(MAX_HITS);
  usedCells = takeBits(setWords);
  const list = makeStore<Listed>(offsetof<Listed>() as i32);
  const patterns = makeStore<Pattern>((offsetof<Pattern>() as i32) + 2 * (setWords << 3));
  const dependencies = makeStore<Listed>(offsetof<Listed>() as i32);
  if (shortages > before || !patterns || !dependencies || !list) return false;
  patternStore = patterns;
  dependencyStore = dependencies;
  reliedOn = list;
  priceCount = goalSetCount = 0;
  for (let goal = 0; goal < boxCount; goal++) priceValues[goal] = 0;
  addPrice();
  return true;
}

/** Where to write the values of the next price before `addPrice`. */
export function nextPriceValues(): Ints {
  return priceValues.from(boxCount * priceCount);
}

/** Adds the price whose values were written; returns its number. */
export function addPrice(): i32 {
  const price = priceCount++;
  const values = priceValues.from(boxCount * price);
  const parts = boxMaze.parts;
  const least = priceLeast.from(boxMaze.parts * price);
  const byCell = priceByCell.from((cellCount + 1) * price);
  let total = 0;
  for (let goal = 0; goal < boxCount; goal++) {
    total += values[goal];
    byCell[goalCells[goal]] = values[goal];
  }
  priceTotals[price] = total;
  for (let part = 0; part < parts; part++) {
    let best = INFINITE;
    for (let goal = 0; goal < boxCount; goal++) {
      const pushes = boxMaze.pushesFrom(part, goal);
      if (pushes != FAR) best = min(best, pushes - values[goal]);
    }
    least[part] = best;
  }
  return price;
}

@inline
export function priceTotal(price: i32): i32 {
  return priceTotals[price];
}

@inline
export function priceAt(price: i32, cell: i32): i32 {
  return priceByCell[(cellCount + 1) * price + cell];
}

/** `members` is u8[goal]. Does nothing when there are many already: a goal set only saves work. */
export function addGoalSet(members: Bytes): bool {
  if (goalSetCount == MAX_GOAL_SETS) return false;
  const number = goalSetCount++;
  const parts = boxMaze.parts;
  let size = 0;
  for (let goal = 0; goal < boxCount; goal++) {
    goalSetMembers[boxCount * number + goal] = members[goal];
    size += members[goal];
  }
  goalSetSizes[number] = size;
  for (let part = 0; part < parts; part++) {
    let isInside = 1;
    for (let goal = 0; goal < boxCount; goal++)
      if (boxMaze.pushesFrom(part, goal) != FAR && !members[goal]) isInside = 0;
    goalSetInside[parts * number + part] = isInside;
  }
  return true;
}

@inline
export function goalSetSize(number: i32): i32 {
  return goalSetSizes[number];
}

@inline
export function isInGoalSet(number: i32, goal: i32): bool {
  return goalSetMembers[boxCount * number + goal] != 0;
}

@inline
export function patternCount(): i32 {
  return patternStore.count as i32;
}

@inline
export function patternPrice(pattern: i32): i32 {
  return patternStore.at(pattern).price;
}

@inline
export function patternExtra(pattern: i32): i32 {
  return patternStore.at(pattern).extra;
}

/** The player's cell; 0: anywhere. */
@inline
export function patternPlayer(pattern: i32): i32 {
  return patternStore.at(pattern).player;
}

@inline
export function patternWork(pattern: i32): i32 {
  return patternStore.at(pattern).work;
}

@inline
export function patternBoxes(pattern: i32): Bits {
  return patternStore.at(pattern).boxes();
}

@inline
export function patternRegion(pattern: i32): Bits {
  return patternStore.at(pattern).region();
}

@inline
export function isMarked(pattern: i32): bool {
  return patternStore.at(pattern).isMarked != 0;
}

export function markPattern(pattern: i32, isUsed: bool): void {
  patternStore.at(pattern).isMarked = isUsed ? 1 : 0;
}

/** Marks what the marked patterns rely on, from the newest to the oldest. */
export function markDependencies(): void {
  for (let pattern = patternCount() - 1; pattern >= 0; pattern--) {
    if (!isMarked(pattern)) continue;
    const first = patternStore.at(pattern).firstDependency;
    const count = patternStore.at(pattern).dependencies;
    for (let i = first; i < first + count; i++) markPattern(dependencyStore.at(i).value, true);
  }
}

/** A new pattern with empty sets, not yet in use. -1: out of memory. */
export function newPattern(price: i32, extra: i32, player: i32): i32 {
  if (!patternStore.add()) {
    isShortOfLemmas = true;
    return -1;
  }
  const number = patternCount() - 1;
  const pattern = patternStore.last();
  memory.fill(changetype<usize>(pattern), 0, patternStore.size);
  pattern.price = price;
  pattern.extra = extra;
  pattern.player = player;
  pattern.number = number;
  return number;
}

function firstCell(set: Bits): i32 {
  let word = 0;
  while (set[word] == 0) word++;
  return (word << 6) + (ctz(set[word]) as i32);
}

/** Bounds count the pattern from now on, after the older ones, as in the checker: older ones have fewer boxes. */
export function usePattern(number: i32): void {
  const pattern = patternStore.at(number);
  const cell = firstCell(pattern.boxes());
  const last = lastPatterns[cell];
  if (last) last.next = pattern;
  else firstPatterns[cell] = pattern;
  lastPatterns[cell] = pattern;
}

/** What was relied on since `startRelying` becomes the dependencies of a pattern. */
export function keepRelied(number: i32, work: i32): void {
  const pattern = patternStore.at(number);
  const first = dependencyStore.count as i32;
  for (let i = 0; i < reliedCount; i++) {
    if (dependencyStore.add()) dependencyStore.last().value = relied(i);
    else isShortOfLemmas = true;
  }
  pattern.firstDependency = first;
  pattern.dependencies = (dependencyStore.count as i32) - first;
  pattern.work = work;
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
  return reliedOn.at(index).value;
}

function rely(pattern: Pattern): void {
  if (!isRelying || pattern.round == relyingRound) return;
  pattern.round = relyingRound;
  if (!reliedOn.add()) isShortOfLemmas = true;
  else {
    reliedOn.last().value = pattern.number;
    reliedCount++;
  }
}

/** Pushes of each box as if it were alone, less prices; INFINITE: one can't reach a goal. */
export function sumAlone(cells: Shorts, count: i32, player: i32, price: i32): i32 {
  const least = priceLeast.from(boxMaze.parts * price);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const alone = least[boxMaze.part(cells[i], player)];
    if (alone == INFINITE) return INFINITE;
    sum += alone;
  }
  return sum;
}

function isOverfull(cells: Shorts, count: i32, player: i32): bool {
  const parts = boxMaze.parts;
  for (let number = 0; number < goalSetCount; number++) {
    let inside = 0;
    for (let i = 0; i < count; i++) inside += goalSetInside[parts * number + boxMaze.part(cells[i], player)];
    if (inside > goalSetSizes[number]) return true;
  }
  return false;
}

/** A lower bound of the pushes that bring these boxes to goals, less the prices of those goals; INFINITE: never. */
export function boundOne(set: Bits, cells: Shorts, count: i32, player: i32, price: i32): i32 {
  let sum = sumAlone(cells, count, player, price);
  if (sum == INFINITE) return INFINITE;
  if (goalSetCount > 0 && isOverfull(cells, count, player)) return INFINITE;
  // Most boards have at most two words of cells: they are tested first, without a call.
  const word = set[0];
  const second = setWords > 1 ? set[1] : 0;
  let hits = 0;
  for (let i = 0; i < count; i++) {
    for (let pattern = firstPatterns[cells[i]]; pattern; pattern = pattern.next) {
      const boxes = pattern.boxes();
      if (boxes[0] & ~word) continue;
      if (setWords > 1 && boxes[1] & ~second) continue;
      const own = pattern.price;
      if ((own != DEAD && own != price) || !pattern.region().has(player)) continue;
      if (setWords > 2 && !boxes.isWithin(set, setWords)) continue;
      if (own == DEAD) {
        rely(pattern);
        return INFINITE;
      }
      if (hits < MAX_HITS) hitList[hits++] = pattern;
    }
  }
  if (hits == 0) return sum;
  // Extras of disjoint patterns add up; the largest first, among equals the first.
  usedCells.clear(setWords);
  while (true) {
    let best = changetype<Pattern>(0);
    let most = 0;
    for (let i = 0; i < hits; i++) {
      const pattern = hitList[i];
      if ((best && pattern.extra <= most) || pattern.boxes().meets(usedCells, setWords)) continue;
      best = pattern;
      most = pattern.extra;
    }
    if (!best) return sum;
    sum += most;
    rely(best);
    const boxes = best.boxes();
    for (let each = 0; each < setWords; each++) usedCells[each] |= boxes[each];
  }
}

/** A lower bound of the pushes that solve the whole level from here; `isDeadOnly`: 0 or INFINITE matters. */
export function boundAll(set: Bits, cells: Shorts, player: i32, isDeadOnly: bool): i32 {
  let best = 0;
  for (let price = 0; price < priceCount; price++) {
    const bound = boundOne(set, cells, boxCount, player, price);
    if (bound == INFINITE) return INFINITE;
    best = max(best, bound + priceTotal(price));
    if (isDeadOnly) break;
  }
  return best;
}
