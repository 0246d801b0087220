// The open list: buckets by a total, and in each by a rank, smallest first; within a bucket last in, first out,
// which keeps neighbors in the search near each other in the matching. A node may be in several buckets: the caller of
// `dequeue` skips entries that no longer fit their node.

import { arenaTake } from '../memory/arena';

const BLOCK_ENTRIES: u32 = 62;
const BLOCK_BYTES: usize = 256;

/** u32[total]: the row of a total, 0 if it has none; a row is u32[rank] heads, preceded by its size and count. */
let totalRows: usize = 0;
let rowRoom: u32 = 0;
let spareBlocks: usize = 0;
/** The least total that may hold an entry. */
export let leastTotal: u32 = 0;
let mostTotal: u32 = 0;

export function makeQueue(): bool {
  rowRoom = 256;
  totalRows = arenaTake(rowRoom << 2);
  spareBlocks = 0;
  clearQueue();
  return totalRows != 0;
}

/** Begins again with the queue empty; its memory stays. */
export function clearQueue(): void {
  leastTotal = 0xffffffff;
  mostTotal = 0;
}

/** A row begins with: size, number of entries, least rank that may hold one. */
const HEAD: usize = 12;

export function enqueue(number: u32, total: u32, rank: u32): bool {
  if (total >= rowRoom && !widenRows(total)) return false;
  let row = load<u32>(totalRows + (total << 2)) as usize;
  if (row == 0 || load<u32>(row) <= rank) {
    row = widenRow(row, rank);
    if (row == 0) return false;
    store<u32>(totalRows + (total << 2), row as u32);
  }
  const head = row + HEAD + (rank << 2);
  let block = load<u32>(head) as usize;
  if (block == 0 || load<u32>(block, 4) == BLOCK_ENTRIES) {
    const fresh = takeBlock();
    if (fresh == 0) return false;
    store<u32>(fresh, block as u32);
    store<u32>(fresh, 0, 4);
    store<u32>(head, fresh as u32);
    block = fresh;
  }
  const count = load<u32>(block, 4);
  store<u32>(block + 8 + (count << 2), number);
  store<u32>(block, count + 1, 4);
  store<u32>(row, load<u32>(row, 4) + 1, 4);
  if (rank < load<u32>(row, 8)) store<u32>(row, rank, 8);
  leastTotal = min(leastTotal, total);
  mostTotal = max(mostTotal, total);
  return true;
}

/** The rank of the entry taken last. */
export let takenRank: u32 = 0;

/** Removes and returns the next entry, or -1 if there is none. */
export function dequeue(): i32 {
  while (leastTotal <= mostTotal) {
    const row = leastTotal < rowRoom ? (load<u32>(totalRows + (leastTotal << 2)) as usize) : 0;
    if (row != 0 && load<u32>(row, 4) > 0) return dequeueFrom(row);
    leastTotal++;
  }
  return -1;
}

function dequeueFrom(row: usize): i32 {
  let rank = load<u32>(row, 8);
  while (load<u32>(row + HEAD + (rank << 2)) == 0) rank++;
  store<u32>(row, rank, 8);
  takenRank = rank;
  const head = row + HEAD + (rank << 2);
  const block = load<u32>(head) as usize;
  const count = load<u32>(block, 4) - 1;
  const number = load<u32>(block + 8 + (count << 2));
  store<u32>(block, count, 4);
  store<u32>(row, load<u32>(row, 4) - 1, 4);
  if (count == 0) {
    store<u32>(head, load<u32>(block));
    store<u32>(block, spareBlocks as u32);
    spareBlocks = block;
  }
  return number as i32;
}

function takeBlock(): usize {
  if (spareBlocks == 0) return arenaTake(BLOCK_BYTES);
  const block = spareBlocks;
  spareBlocks = load<u32>(block) as usize;
  return block;
}

function widenRows(total: u32): bool {
  let room = rowRoom;
  while (room <= total) room <<= 1;
  const wider = arenaTake(room << 2);
  if (wider == 0) return false;
  memory.copy(wider, totalRows, rowRoom << 2);
  totalRows = wider;
  rowRoom = room;
  return true;
}

function widenRow(row: usize, rank: u32): usize {
  const before = row == 0 ? 0 : load<u32>(row);
  const size = max(max(before << 1, rank + 16), 32);
  const wider = arenaTake(HEAD + (size << 2));
  if (wider == 0) return 0;
  if (row != 0) memory.copy(wider, row, HEAD + (before << 2));
  else store<u32>(wider, 0xffffffff, 8);
  store<u32>(wider, size);
  return wider;
}
