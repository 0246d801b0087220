// The tree of a feature-space search: expansions (boards whose moves have been generated), each with the few best of
// its open moves, and slots, the cells of the feature space, each with a heap of expansions. A board that was generated
// but never chosen is not stored: it is an entry of its parent's short list or, beyond that, generated again when the
// list is exhausted. A board has some sixty moves, of which one is followed on average, so this takes a tenth of the
// memory of a table of all children. Records are in chunks of a common pool: a cleared tree returns its chunks, and
// nothing ever moves.

import { shortages } from '../../memory/arena';
import { IndexTable, makeIndexTable } from '../../memory/index-table';
import {
  Bits,
  Ints,
  Refs,
  recordAt,
  takeBytes,
  takeInts,
  takeRecord,
  takeRefs,
  takeWords,
  Words,
} from '../../memory/tables';
import { LISTED_MOVES } from '../../parameters';
import { cellSetWords } from '../board/cell-tables';

/** What a tree searches for: a packing plan backward, a solution along the plan, an aim forward or backward. */
export const PLANNING: i32 = 0;
export const PUSHING: i32 = 1;
export const AIMED: i32 = 2;
export const AIMED_BACK: i32 = 3;

/** Flags of a move. */
export const ADVISED: i32 = 1;
export const SINK: i32 = 2;

@unmanaged
export class Move {
  score: u64;
  from: u16;
  to: u16;
  area: u16;
  flags: u16;
}
const MOVE_BYTES: usize = offsetof<Move>();

@unmanaged
export class Expansion {
  key: u64;
  bestPast: u64;
  /**
   * The last move of the list that no advisor named: its score and, in `last`, one more than its number. The next list
   * begins after it.
   */
  lastScore: u64;
  /** The heap's order: weight and score of the first open move, or the least they can be while the list is empty. */
  bestScore: u64;
  bestWeight: i32;
  weight: i32;
  parent: i32;
  slot: i32;
  child: i32;
  sibling: i32;
  /** Moves that are not known to be dead. */
  alive: i32;
  last: u16;
  /** The move that led here. Its area is the player's. */
  from: u16;
  to: u16;
  area: u16;
  flags: u16;
  /** Moves in the list, and how many of them are used. */
  listed: u8;
  gone: u8;
  /** The list has all open moves. */
  complete: u8;
  dead: u8;
}
const EXPANSION_BYTES: usize = (offsetof<Expansion>() + 7) & ~7;

@unmanaged
export class Tree {
  /** The first expansion of each chunk. */
  directory: Refs<Expansion>;
  room: i32;
  chunks: i32;
  count: i32;
  recordBytes: i32;
  /** In a PLANNING tree, records also have unused bases, and do not come from the pool. */
  kind: i32;
  index: IndexTable;
  slotKeys: Words;
  slotRoots: Ints;
  slotHash: Ints;
  slotCount: i32;
  bestSlot: i32;
  turn: i32;
  iteration: i32;
  /** The expansion of best label that is not dead, -1 when it died. */
  best: i32;
  open: i32;
}
const CHUNK_BITS: i32 = 7;
const CHUNK: i32 = 1 << CHUNK_BITS;
const FIRST_ROOM: i32 = 64;
const MAX_SLOTS: i32 = 1 << 14;

/** A new, empty tree. Null: out of memory. */
export function makeTree(kind: i32): Tree {
  const before = shortages;
  const tree = takeRecord<Tree>();
  if (!tree) return tree;
  tree.kind = kind;
  tree.recordBytes =
    ((EXPANSION_BYTES + (LISTED_MOVES as usize) * MOVE_BYTES) as i32) + cellSetWords * (kind == PLANNING ? 16 : 8);
  tree.room = FIRST_ROOM;
  tree.directory = takeRefs<Expansion>(FIRST_ROOM);
  tree.slotKeys = takeWords(MAX_SLOTS);
  tree.slotRoots = takeInts(MAX_SLOTS);
  tree.slotHash = takeInts(MAX_SLOTS * 2);
  const index = makeIndexTable();
  if (!index || shortages > before) return changetype<Tree>(0);
  tree.index = index;
  clearTree(tree);
  return tree;
}

@unmanaged
class FreeChunk {
  next: FreeChunk;
}
let freeChunks = changetype<FreeChunk>(0);

/** Empties the tree for another search; its chunks go back to the pool. */
export function clearTree(tree: Tree): void {
  if (tree.kind != PLANNING) {
    for (; tree.chunks > 0; tree.chunks--) {
      const chunk = changetype<FreeChunk>(tree.directory[tree.chunks - 1]);
      chunk.next = freeChunks;
      freeChunks = chunk;
    }
  }
  tree.index.clear();
  tree.count = 0;
  tree.slotCount = 0;
  tree.bestSlot = -1;
  tree.turn = 0;
  tree.iteration = 0;
  tree.best = -1;
  tree.open = 0;
  tree.slotHash.clear(MAX_SLOTS * 2);
}

/** Null: out of memory. */
function takeChunk(tree: Tree): Expansion {
  if (tree.kind == PLANNING || !freeChunks) return changetype<Expansion>(takeBytes(CHUNK, tree.recordBytes));
  const chunk = freeChunks;
  freeChunks = chunk.next;
  return changetype<Expansion>(chunk);
}

function addChunk(tree: Tree): bool {
  if (tree.chunks == tree.room) {
    const wider = takeRefs<Expansion>(tree.room * 2);
    if (!wider) return false;
    wider.copyFrom(tree.directory, tree.room);
    tree.directory = wider;
    tree.room *= 2;
  }
  const chunk = takeChunk(tree);
  if (!chunk) return false;
  tree.directory[tree.chunks++] = chunk;
  return true;
}

/** The last expansion was refused because the index is full; discarding another tree would not help. */
export let lacksIndex: bool = false;

/** A new expansion of a board that has none, or -1 when out of memory. */
export function addExpansion(tree: Tree, key: u64): i32 {
  lacksIndex = false;
  if (tree.count >> CHUNK_BITS >= tree.chunks && !addChunk(tree)) return -1;
  const i = tree.count;
  if (!tree.index.add((key >> 32) as u32, i)) {
    lacksIndex = true;
    return -1;
  }
  tree.count++;
  const e = expansionAt(tree, i);
  e.key = key;
  e.listed = 0;
  e.gone = 0;
  e.complete = 0;
  e.dead = 0;
  return i;
}

/** The expansion of a board, or -1. */
export function find(tree: Tree, key: u64): i32 {
  const index = tree.index;
  for (let i = index.first((key >> 32) as u32); i >= 0; i = index.next()) if (expansionAt(tree, i).key == key) return i;
  return -1;
}

@inline
export function expansionAt(tree: Tree, i: i32): Expansion {
  return recordAt<Expansion>(
    changetype<usize>(tree.directory[i >> CHUNK_BITS]),
    i & (CHUNK - 1),
    tree.recordBytes as usize,
  );
}
/** Whether the search pulls. */
@inline
export function isBackward(tree: Tree): bool {
  return tree.kind == PLANNING || tree.kind == AIMED_BACK;
}
/** One of the listed moves. */
@inline
export function listedMove(e: Expansion, k: i32): Move {
  return changetype<Move>(changetype<usize>(e) + EXPANSION_BYTES + (k as usize) * MOVE_BYTES);
}
@inline
export function expansionBoxes(e: Expansion): Bits {
  return changetype<Bits>(changetype<usize>(e) + EXPANSION_BYTES + (LISTED_MOVES as usize) * MOVE_BYTES);
}
@inline
export function expansionBases(e: Expansion): Bits {
  return expansionBoxes(e).part(cellSetWords);
}

/** The slot of a key, created if necessary; a new one is the next to be visited. */
export function slotFor(tree: Tree, key: u64): i32 {
  const mask = MAX_SLOTS * 2 - 1;
  let at = (((key * 0x9e3779b97f4a7c15) >> 40) as i32) & mask;
  for (let i = tree.slotHash[at]; i; i = tree.slotHash[at]) {
    if (tree.slotKeys[i - 1] == key) return i - 1;
    at = (at + 1) & mask;
  }
  if (tree.slotCount >= MAX_SLOTS - 1) return 0;
  const slot = tree.slotCount++;
  tree.slotKeys[slot] = key;
  tree.slotRoots[slot] = -1;
  tree.slotHash[at] = slot + 1;
  tree.turn = slot;
  return slot;
}
