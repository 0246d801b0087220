// Two boxes alone: the exact fewest pushes for every pair of cells and part of the floor, backward from the goals. Where two
// boxes are in each other's way, a lemma is made as soon as a search meets them, after the lemmas of its successors, so that
// each is proven by one or two expansions.

import { cellCount, goalCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { shortages } from '../memory/arena';
import { makeStore, Store } from '../memory/store';
import { Bits, Bytes, Ints, Shorts, takeBits, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { isNear, leastCellFrom, liftBoxes, placeBoxes, setWords } from './board';
import {
  DEAD,
  INFINITE,
  keepRelied,
  newPattern,
  patternBoxes,
  patternRegion,
  priceAt,
  priceValues,
  startRelying,
  stopRelying,
  sumAlone,
  usePattern,
} from './patterns';
import { proofTotal, prove } from './prove';

/** Regions of the floor around two boxes. */
const REGIONS: i32 = 8;
const NO_REGION: i32 = 255;
/** Labels of all pairs above which there is no table. */
const MAX_LABELS: f64 = 24_000_000;
const MAX_DEPTH: i32 = 400;
const MAX_PROOF: i32 = 1 << 14;
const UNKNOWN: i32 = 0;
const IN_PROGRESS: i32 = -2;
const FREE_PAIR: i32 = -3;

let pairPrice: i32 = 0;
/** u8[pair * (cellCount + 1) + cell]. */
let pairLabels = changetype<Bytes>(0);
/** i32[pair * REGIONS + region]: fewest pushes less prices. */
let pairCosts = changetype<Ints>(0);
/** i32[pair * REGIONS + region]: UNKNOWN, one of the above, or a pattern + 1. */
let pairLemmas = changetype<Ints>(0);
let pairFirst = changetype<Shorts>(0);
let pairSecond = changetype<Shorts>(0);
let pairCount: i32 = 0;
let hasPairs: bool = false;
/** A cost did not fit into the table: it proves nothing. */
let isTableCut: bool = false;
/** The boxes of a pair and where the player may be, while it is proven. */
let pairSet = changetype<Bits>(0);
let pairRegion = changetype<Bits>(0);

const BUCKETS: i32 = 1 << 14;
let bucketHeads = changetype<Ints>(0);
let bucketOffset: i32 = 0;
let bucketCost: i32 = 0;
@unmanaged
class BucketEntry {
  /** pair * REGIONS + region. */
  pairRegion: i32;
  /** The entry before in the bucket + 1. */
  before: i32;
}

let bucketEntries = changetype<Store<BucketEntry>>(0);
/** Entries taken so far. */
let pulledCount: u32 = 0;
let nextLabeled: i32 = 0;
let twoCells = changetype<Shorts>(0);

@inline
function pairIndex(a: i32, b: i32): i32 {
  return a < b ? ((b - 1) * (b - 2)) / 2 + a - 1 : ((a - 1) * (a - 2)) / 2 + b - 1;
}

@inline
function labelAt(pair: i32, cell: i32): i32 {
  return pairLabels[pair * (cellCount + 1) + cell];
}

/** Begins the table for one price; `stepPairs` fills it. False: none will be made. */
export function openPairs(price: i32): bool {
  const before = shortages;
  pairPrice = price;
  hasPairs = false;
  pairCount = (cellCount * (cellCount - 1)) / 2;
  if (goalCount < 2 || (pairCount as f64) * (cellCount + 1) > MAX_LABELS) return false;
  pairLabels = takeBytes(pairCount, cellCount + 1);
  pairCosts = takeInts(pairCount * REGIONS);
  pairLemmas = takeInts(pairCount * REGIONS);
  pairFirst = takeShorts(pairCount);
  pairSecond = takeShorts(pairCount);
  bucketHeads = takeInts(BUCKETS);
  twoCells = takeShorts(8);
  pairSet = takeBits(setWords);
  pairRegion = takeBits(setWords);
  const entries = makeStore<BucketEntry>(offsetof<BucketEntry>() as i32);
  if (shortages > before || !entries) return false;
  bucketEntries = entries;
  pairLabels.fill(NO_REGION, pairCount * (cellCount + 1));
  for (let i = 0; i < pairCount * REGIONS; i++) pairCosts[i] = INFINITE;
  let highest = 0;
  for (let goal = 0; goal < goalCount; goal++) highest = max(highest, priceValues[goalCount * price + goal]);
  bucketOffset = 2 * highest;
  bucketCost = 0;
  pulledCount = 0;
  nextLabeled = 2;
  return true;
}

function enqueue(pair: i32, region: i32, cost: i32): void {
  const at = pair * REGIONS + region;
  const bucket = cost + bucketOffset;
  if (cost >= pairCosts[at]) return;
  if (bucket >= BUCKETS || bucket < 0 || !bucketEntries.add()) {
    isTableCut = true;
    return;
  }
  pairCosts[at] = cost;
  const entry = bucketEntries.last();
  entry.pairRegion = at;
  entry.before = bucketHeads[bucket];
  bucketHeads[bucket] = bucketEntries.count as i32;
}

/** Labels the regions around each pair whose second cell is this one. */
function labelPairs(second: i32): void {
  for (let first = 1; first < second; first++) {
    const pair = pairIndex(first, second);
    const labels = pairLabels.from(pair * (cellCount + 1));
    pairFirst[pair] = first;
    pairSecond[pair] = second;
    twoCells[0] = first;
    twoCells[1] = second;
    placeBoxes(twoCells, 2);
    let regions = 0;
    for (let side = 0; side < 8; side++) {
      const cell = neighbor(side < 4 ? first : second, side & 3);
      if (cell == WALL_CELL || cell == first || cell == second || labels[cell] != NO_REGION) continue;
      leastCellFrom(cell);
      for (let each = 1; each <= cellCount; each++) if (isNear(each)) labels[each] = regions;
      regions++;
    }
    liftBoxes(twoCells, 2);
    if (!isGoal(first) || !isGoal(second)) continue;
    const cost = -priceAt(pairPrice, first) - priceAt(pairPrice, second);
    for (let region = 0; region < regions; region++) enqueue(pair, region, cost);
  }
}

/** Backward by pulls from every entry of the cheapest bucket. Returns how many. */
function pullBucket(): i32 {
  let taken = 1;
  for (; bucketHeads[bucketCost] > 0; taken++) {
    const entry = bucketEntries.at(bucketHeads[bucketCost] - 1);
    const at = entry.pairRegion;
    bucketHeads[bucketCost] = entry.before;
    pulledCount++;
    if (pairCosts[at] != bucketCost - bucketOffset) continue;
    const pair = at / REGIONS;
    const region = at % REGIONS;
    for (let which = 0; which < 8; which++) {
      const box = (which < 4 ? pairFirst : pairSecond)[pair];
      const other = (which < 4 ? pairSecond : pairFirst)[pair];
      const before = neighbor(box, which & 3);
      const behind = neighbor(before, which & 3);
      if (behind == WALL_CELL || before == other || behind == other || labelAt(pair, before) != region) continue;
      const earlier = pairIndex(before, other);
      enqueue(earlier, labelAt(earlier, behind), bucketCost - bucketOffset + 1);
    }
  }
  bucketCost++;
  return taken;
}

/** Goes on with the table for about `budget` floods or pulls. True once it is complete. */
export function stepPairs(budget: i32): bool {
  let left = budget;
  for (; nextLabeled <= cellCount; nextLabeled++) {
    if (left <= 0) return false;
    labelPairs(nextLabeled);
    left -= nextLabeled;
  }
  for (; pulledCount < bucketEntries.count; left -= pullBucket()) if (left <= 0) return false;
  hasPairs = !isTableCut;
  return true;
}

/** What two boxes need beyond their pushes alone; 0: nothing, INFINITE: they can't reach goals. */
function pairExtra(a: i32, b: i32, player: i32): i32 {
  twoCells[0] = min(a, b);
  twoCells[1] = max(a, b);
  const alone = sumAlone(twoCells, 2, player, pairPrice);
  if (alone == INFINITE) return 0;
  const pair = pairIndex(a, b);
  const cost = pairCosts[pair * REGIONS + labelAt(pair, player)];
  return cost == INFINITE ? INFINITE : cost - alone;
}

/** Makes the lemma of two boxes if they are in each other's way, successors first. */
function makePairLemma(a: i32, b: i32, player: i32, depth: i32): void {
  const pair = pairIndex(a, b);
  const at = pair * REGIONS + labelAt(pair, player);
  if (pairLemmas[at] != UNKNOWN) return;
  const extra = pairExtra(a, b, player);
  if (extra <= 0) {
    pairLemmas[at] = FREE_PAIR;
    return;
  }
  pairLemmas[at] = IN_PROGRESS;
  // The same wherever the player is?
  let isEverywhere = true;
  for (let cell = 1; cell <= cellCount && isEverywhere; cell++) {
    if (cell == a || cell == b || labelAt(pair, cell) == NO_REGION) continue;
    twoCells[0] = min(a, b);
    twoCells[1] = max(a, b);
    if (sumAlone(twoCells, 2, cell, pairPrice) != INFINITE && pairExtra(a, b, cell) < extra) isEverywhere = false;
  }
  for (let cell = 1; cell <= cellCount && depth < MAX_DEPTH; cell++) {
    if (cell == a || cell == b) continue;
    if (!isEverywhere && labelAt(pair, cell) != labelAt(pair, player)) continue;
    for (let d = 0; d < 4; d++) {
      const box = neighbor(cell, d);
      const onto = neighbor(box, d);
      const other = box == a ? b : a;
      if ((box != a && box != b) || onto == WALL_CELL || onto == other) continue;
      if (pairExtra(onto, other, box) > 0) makePairLemma(onto, other, box, depth + 1);
    }
  }
  addPairPattern(a, b, player, extra, isEverywhere);
}

/** Proves the lemma as a checker will, for what it relies on and how much work it is, and adds it. */
function addPairPattern(a: i32, b: i32, player: i32, extra: i32, isEverywhere: bool): void {
  const pair = pairIndex(a, b);
  const isDead = extra == INFINITE;
  pairSet.clear(setWords);
  pairRegion.clear(setWords);
  pairSet.add(a);
  pairSet.add(b);
  const before = proofTotal;
  let labels = 0;
  startRelying();
  for (let cell = 1; cell <= cellCount; cell++) {
    const label = labelAt(pair, cell);
    if (cell == a || cell == b || label == NO_REGION) continue;
    if (!isEverywhere && label != labelAt(pair, player)) continue;
    pairRegion.add(cell);
    if (labels & (1 << label)) continue;
    labels |= 1 << label;
    twoCells[0] = min(a, b);
    twoCells[1] = max(a, b);
    const alone = sumAlone(twoCells, 2, cell, pairPrice);
    if (alone == INFINITE || prove(pairSet, cell, pairPrice, isDead ? INFINITE : alone + extra, MAX_PROOF)) continue;
    // Too long a proof, since lemmas that it would need are missing.
    stopRelying();
    pairLemmas[pair * REGIONS + labelAt(pair, player)] = FREE_PAIR;
    return;
  }
  stopRelying();
  const pattern = newPattern(isDead ? DEAD : pairPrice, isDead ? 0 : extra, isEverywhere ? 0 : player);
  if (pattern < 0) return;
  patternBoxes(pattern).copyFrom(pairSet, setWords);
  patternRegion(pattern).copyFrom(pairRegion, setWords);
  keepRelied(pattern, (proofTotal - before) as i32);
  usePattern(pattern);
  for (let label = 0; label < REGIONS; label++)
    if (labels & (1 << label)) pairLemmas[pair * REGIONS + label] = pattern + 1;
}

/** Makes the lemmas of all pairs among these boxes. */
export function wakePairs(cells: Shorts, count: i32, player: i32): void {
  if (!hasPairs) return;
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const a = cells[i];
      const b = cells[j];
      const pair = pairIndex(a, b);
      const label = labelAt(pair, player);
      if (label == NO_REGION || pairLemmas[pair * REGIONS + label] != UNKNOWN) continue;
      makePairLemma(a, b, player, 0);
    }
  }
}
