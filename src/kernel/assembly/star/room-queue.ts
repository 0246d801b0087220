// The queue for building a room's table: records and places by cost, in a ring of buckets (Dial 1969).

import { arenaTake } from '../memory/arena';
import { intAt, setInt } from '../memory/arrays';
import { makeStore, Store } from '../memory/store';
import { NEVER } from './room-costs';

const PLACE_BITS: u32 = 7;

/** u32[NEVER]: the first one waiting + 1 of each bucket; (next + 1, record and place). */
let buckets: usize = 0;
let waiting: Store = changetype<Store>(0);
let idle: u32 = 0;
let count: u32 = 0;

/** What the last `takeNext` took. */
export let takenRecord: u32 = 0;
export let takenPlace: i32 = 0;
export let takenCost: i32 = 0;

/** False: out of memory. */
export function makeRoomQueue(): bool {
  const list = makeStore(8);
  buckets = arenaTake((NEVER as usize) << 2);
  if (list == null || buckets == 0) return false;
  waiting = list;
  idle = count = 0;
  return true;
}

/** The next room: costs begin at 0. */
export function openRoomQueue(): void {
  takenCost = 0;
}

/** False: out of memory. `cost` is less than NEVER above the cost taken last. */
export function wait(record: u32, place: i32, cost: i32): bool {
  let slot = idle;
  if (slot != 0) idle = load<u32>(waiting.at(slot - 1));
  else {
    if (!waiting.add()) return false;
    slot = waiting.count;
  }
  const bucket = cost & (NEVER - 1);
  const at = waiting.at(slot - 1);
  store<u32>(at, intAt(buckets, bucket));
  store<u32>(at, (record << PLACE_BITS) | (place as u32), 4);
  setInt(buckets, bucket, slot as i32);
  count++;
  return true;
}

/** Takes one of the cheapest; false: nothing waits. */
export function takeNext(): bool {
  if (count == 0) return false;
  while (intAt(buckets, takenCost & (NEVER - 1)) == 0) takenCost++;
  const bucket = takenCost & (NEVER - 1);
  const first = intAt(buckets, bucket) as u32;
  const at = waiting.at(first - 1);
  const packed = load<u32>(at, 4);
  setInt(buckets, bucket, load<u32>(at) as i32);
  store<u32>(at, idle);
  idle = first;
  count--;
  takenRecord = packed >> PLACE_BITS;
  takenPlace = (packed & ((1 << PLACE_BITS) - 1)) as i32;
  return true;
}
