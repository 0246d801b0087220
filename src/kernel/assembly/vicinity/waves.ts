// The frontier of a vicinity search. A wave is all player cells of one configuration that are reached at one cost; walking moves
// the whole wave one step with a few shifts. Waves wait in two layers of the first cost (this one and the next), in each
// by the second cost.

import { arenaTake } from '../memory/arena';
import { boardBytes, flip, has } from './board';
import { setWaves, visitedAt, wavesAt } from './configurations';

// A wave: configuration, next of its queue, next of its configuration, layer and second cost, then the board.
const CONFIGURATION: usize = 0;
const NEXT: usize = 4;
const SIBLING: usize = 8;
const COST: usize = 12;
const BOARD: usize = 16;

let size: usize = 0;
let pool: usize = 0;
let most: u32 = 0;
let count: u32 = 0;
let free: u32 = 0;

let seconds: i32 = 0;
let heads: usize = 0;
/** The layer that is worked on, 0 or 1, and the lowest and highest second cost waiting in each. */
let layer: i32 = 0;
let low0: i32 = 0;
let high0: i32 = -1;
let low1: i32 = 0;
let high1: i32 = -1;

export function openWaves(limit: u32, secondLimit: i32): bool {
  size = BOARD + boardBytes;
  most = limit;
  seconds = secondLimit;
  pool = arenaTake((limit as usize) * size);
  heads = arenaTake((secondLimit as usize) << 3);
  return pool != 0 && heads != 0;
}

export function bytesPerWave(): usize {
  return BOARD + boardBytes;
}

export function clearWaves(): void {
  count = 0;
  free = 0;
  memory.fill(heads, 0, (seconds as usize) << 3);
  layer = 0;
  low0 = low1 = seconds;
  high0 = high1 = -1;
}

@inline
function at(wave: u32): usize {
  return pool + ((wave - 1) as usize) * size;
}

@inline
export function waveConfiguration(wave: u32): u32 {
  return load<u32>(at(wave) + CONFIGURATION);
}

@inline
export function waveBoard(wave: u32): usize {
  return at(wave) + BOARD;
}

@inline
export function waveSecond(wave: u32): i32 {
  return load<i32>(at(wave) + COST) >> 1;
}

@inline
function head(which: i32, second: i32): usize {
  return heads + (((which * seconds + second) as usize) << 2);
}

/** The wave of a configuration at a cost, made when there is none; 0: no room. */
export function waveFor(configuration: u32, isNext: bool, second: i32): u32 {
  const which = isNext ? layer ^ 1 : layer;
  const cost = (second << 1) | which;
  for (let wave = wavesAt(configuration); wave != 0; wave = load<u32>(at(wave) + SIBLING)) {
    if (load<i32>(at(wave) + COST) == cost) return wave;
  }
  let wave = free;
  if (wave != 0) free = load<u32>(at(wave) + NEXT);
  else if (count < most) wave = ++count;
  else return 0;
  const record = at(wave);
  store<u32>(record + CONFIGURATION, configuration);
  store<u32>(record + SIBLING, wavesAt(configuration));
  store<i32>(record + COST, cost);
  for (let k: usize = 0; k < boardBytes; k += 8) store<u64>(record + BOARD + k, 0);
  setWaves(configuration, wave);
  const queue = head(which, second);
  store<u32>(record + NEXT, load<u32>(queue));
  store<u32>(queue, wave);
  if (which == 0) {
    low0 = min(low0, second);
    high0 = max(high0, second);
  } else {
    low1 = min(low1, second);
    high1 = max(high1, second);
  }
  return wave;
}

@inline
export function fitsSecond(second: i32): bool {
  return second < seconds;
}

/** Has the player been on this cell, or waits there at no higher cost? */
@inline
export function isKnown(configuration: u32, isNext: bool, second: i32, cell: i32): bool {
  if (has(visitedAt(configuration), cell)) return true;
  const which = isNext ? layer ^ 1 : layer;
  for (let wave = wavesAt(configuration); wave != 0; wave = load<u32>(at(wave) + SIBLING)) {
    const cost = load<i32>(at(wave) + COST);
    const isEarlier = (cost & 1) == which ? cost >> 1 <= second : isNext;
    if (isEarlier && has(waveBoard(wave), cell)) return true;
  }
  return false;
}

@inline
export function addCell(wave: u32, cell: i32): void {
  if (!has(waveBoard(wave), cell)) flip(waveBoard(wave), cell);
}

/** The next wave of this layer, taken from the queue; 0: the layer is done. Free it when its board is read. */
export function takeWave(): u32 {
  while (true) {
    const low = layer == 0 ? low0 : low1;
    if (low > (layer == 0 ? high0 : high1)) return 0;
    const queue = head(layer, low);
    const wave = load<u32>(queue);
    if (wave != 0) {
      store<u32>(queue, load<u32>(at(wave) + NEXT));
      unlink(wave);
      return wave;
    }
    if (layer == 0) low0 = low + 1;
    else low1 = low + 1;
  }
}

function unlink(wave: u32): void {
  const configuration = waveConfiguration(wave);
  let before: u32 = 0;
  let each = wavesAt(configuration);
  while (each != wave) {
    before = each;
    each = load<u32>(at(each) + SIBLING);
  }
  const after = load<u32>(at(wave) + SIBLING);
  if (before == 0) setWaves(configuration, after);
  else store<u32>(at(before) + SIBLING, after);
}

@inline
export function freeWave(wave: u32): void {
  store<u32>(at(wave) + NEXT, free);
  free = wave;
}

/** Goes on to the next layer. False: nothing waits there. */
export function nextLayer(): bool {
  if (layer == 0) {
    low0 = seconds;
    high0 = -1;
  } else {
    low1 = seconds;
    high1 = -1;
  }
  layer ^= 1;
  return layer == 0 ? high0 >= 0 : high1 >= 0;
}
