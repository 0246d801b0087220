// The open list: buckets by a total, and in each by a rank, smallest first; within a bucket last in, first out,
// which keeps neighbors in the search near each other in the matching. A node may be in several buckets: the caller of
// `dequeue` skips entries that no longer fit their node.

import { arenaTake } from '../memory/arena';
import { Ints, Refs, takeRefs } from '../memory/tables';

const BLOCK_ENTRIES: u32 = 62;

/** Entries of one bucket. They follow. */
@unmanaged
class Block {
  /** The block below, or the next spare one. */
  next: Block;
  count: u32;

  @inline
  entries(): Ints {
    return changetype<Ints>(changetype<usize>(this) + offsetof<Block>());
  }
}

/** The buckets of one total. Their heads follow: the newest block of each rank. */
@unmanaged
class Row {
  ranks: u32;
  entryCount: u32;
  /** The least rank that may hold an entry. */
  leastRank: u32;

  @inline
  heads(): Refs<Block> {
    return changetype<Refs<Block>>(changetype<usize>(this) + offsetof<Row>());
  }
}

/** The row of each total; null if it has none. */
let totalRows = changetype<Refs<Row>>(0);
let totalRoom: u32 = 0;
let spareBlocks = changetype<Block>(0);
/** The least total that may hold an entry. */
export let leastTotal: u32 = 0;
let mostTotal: u32 = 0;

export function makeQueue(): bool {
  totalRoom = 256;
  totalRows = takeRefs<Row>(totalRoom);
  spareBlocks = changetype<Block>(0);
  clearQueue();
  return totalRows != null;
}

/** Begins again with the queue empty; its memory stays. */
export function clearQueue(): void {
  leastTotal = 0xffffffff;
  mostTotal = 0;
}

export function enqueue(number: u32, total: u32, rank: u32): bool {
  if (total >= totalRoom && !widenTotals(total)) return false;
  let row = totalRows[total];
  if (!row || row.ranks <= rank) {
    row = widenRow(row, rank);
    if (!row) return false;
    totalRows[total] = row;
  }
  let block = row.heads()[rank];
  if (!block || block.count == BLOCK_ENTRIES) {
    const fresh = takeBlock();
    if (!fresh) return false;
    fresh.next = block;
    fresh.count = 0;
    row.heads()[rank] = fresh;
    block = fresh;
  }
  block.entries()[block.count] = number;
  block.count++;
  row.entryCount++;
  if (rank < row.leastRank) row.leastRank = rank;
  leastTotal = min(leastTotal, total);
  mostTotal = max(mostTotal, total);
  return true;
}

/** The rank of the entry taken last. */
export let takenRank: u32 = 0;

/** Removes and returns the next entry, or -1 if there is none. */
export function dequeue(): i32 {
  while (leastTotal <= mostTotal) {
    if (leastTotal < totalRoom) {
      const row = totalRows[leastTotal];
      if (row && row.entryCount > 0) return dequeueFrom(row);
    }
    leastTotal++;
  }
  return -1;
}

function dequeueFrom(row: Row): i32 {
  let rank = row.leastRank;
  while (!row.heads()[rank]) rank++;
  row.leastRank = rank;
  takenRank = rank;
  const block = row.heads()[rank];
  if (!ASC_NO_ASSERT) assert(rank < row.ranks && block.count > 0);
  block.count--;
  row.entryCount--;
  const number = block.entries()[block.count];
  if (block.count == 0) {
    row.heads()[rank] = block.next;
    block.next = spareBlocks;
    spareBlocks = block;
  }
  return number;
}

/** Null: out of memory. */
function takeBlock(): Block {
  if (!spareBlocks) return changetype<Block>(arenaTake(offsetof<Block>() + ((BLOCK_ENTRIES as usize) << 2)));
  const block = spareBlocks;
  spareBlocks = block.next;
  return block;
}

function widenTotals(total: u32): bool {
  let room = totalRoom;
  while (room <= total) room <<= 1;
  const wider = takeRefs<Row>(room);
  if (!wider) return false;
  wider.copyFrom(totalRows, totalRoom);
  totalRows = wider;
  totalRoom = room;
  return true;
}

/** A row with room for the rank and what this one has. Null: out of memory. */
function widenRow(row: Row, rank: u32): Row {
  const before: u32 = row ? row.ranks : 0;
  const ranks = max(max(before << 1, rank + 16), 32);
  const wider = changetype<Row>(arenaTake(offsetof<Row>() + (ranks << 2)));
  if (!wider) return wider;
  if (row) {
    wider.entryCount = row.entryCount;
    wider.leastRank = row.leastRank;
    wider.heads().copyFrom(row.heads(), before);
  } else wider.leastRank = 0xffffffff;
  wider.ranks = ranks;
  return wider;
}
