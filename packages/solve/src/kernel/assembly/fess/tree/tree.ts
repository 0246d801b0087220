// The tree of a feature-space search: expansions (boards whose moves have been generated), each with the few best of
// its open moves, and slots, the cells of the feature space, each with a heap of expansions. A board that was generated
// but never chosen is not stored: it is an entry of its parent's short list or, beyond that, generated again when the
// list is exhausted. A board has some sixty moves, of which one is followed on average, so this takes a tenth of the
// memory of a table of all children. Records are in chunks of a common pool: a cleared tree returns its chunks, and
// nothing ever moves.

import { forgetShortage, noteShortage, shortOfMemory, take } from '../../memory/arena';
import { intAt, setInt, setWord, wordAt } from '../../memory/arrays';
import { IndexTable, makeIndexTable } from '../../memory/index-table';
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
  directory: usize;
  room: i32;
  chunks: i32;
  count: i32;
  recordBytes: i32;
  /** In a PLANNING tree, records also have unused bases, and do not come from the pool. */
  kind: i32;
  index: IndexTable;
  slotKeys: usize;
  slotRoots: usize;
  slotHash: usize;
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

/** A new, empty tree. Must not be used if `shortOfMemory` is set afterward. */
export function makeTree(kind: i32): Tree {
  forgetShortage();
  const tree = changetype<Tree>(take(<i32>offsetof<Tree>()));
  if (shortOfMemory) return tree;
  tree.kind = kind;
  tree.recordBytes =
    <i32>(EXPANSION_BYTES + <usize>LISTED_MOVES * MOVE_BYTES) + cellSetWords * (kind == PLANNING ? 16 : 8);
  tree.room = FIRST_ROOM;
  tree.directory = take(FIRST_ROOM * 4);
  tree.slotKeys = take(MAX_SLOTS * 8);
  tree.slotRoots = take(MAX_SLOTS * 4);
  tree.slotHash = take(MAX_SLOTS * 2 * 4);
  const index = makeIndexTable();
  if (!index || shortOfMemory) {
    noteShortage();
    return tree;
  }
  tree.index = index;
  clearTree(tree);
  return tree;
}

let freeChunks: usize = 0; // head of the chunks that are free, each pointing to the next

/** Empties the tree for another search; its chunks go back to the pool. */
export function clearTree(tree: Tree): void {
  if (tree.kind != PLANNING) {
    for (; tree.chunks > 0; tree.chunks--) {
      const chunk = <usize>intAt(tree.directory, tree.chunks - 1);
      store<usize>(chunk, freeChunks);
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
  memory.fill(tree.slotHash, 0, (<usize>(MAX_SLOTS * 2)) << 2);
}

function takeChunk(tree: Tree): usize {
  if (tree.kind == PLANNING || !freeChunks) return take(CHUNK * tree.recordBytes);
  const chunk = freeChunks;
  freeChunks = load<usize>(chunk);
  return chunk;
}

function addChunk(tree: Tree): bool {
  if (tree.chunks == tree.room) {
    const wider = take(tree.room * 8);
    if (!wider) return false;
    memory.copy(wider, tree.directory, <usize>(tree.room * 4));
    tree.directory = wider;
    tree.room *= 2;
  }
  const chunk = takeChunk(tree);
  if (!chunk) return false;
  setInt(tree.directory, tree.chunks++, <i32>chunk);
  return true;
}

/** The last expansion was refused because the index is full; discarding another tree would not help. */
export let lacksIndex: bool = false;

/** A new expansion of a board that has none, or -1 when out of memory. */
export function addExpansion(tree: Tree, key: u64): i32 {
  lacksIndex = false;
  if (tree.count >> CHUNK_BITS >= tree.chunks && !addChunk(tree)) return -1;
  const i = tree.count;
  if (!tree.index.add(<u32>(key >> 32), i)) {
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
  for (let i = index.first(<u32>(key >> 32)); i >= 0; i = index.next()) if (expansionAt(tree, i).key == key) return i;
  return -1;
}

@inline
export function expansionAt(tree: Tree, i: i32): Expansion {
  return changetype<Expansion>(
    <usize>intAt(tree.directory, i >> CHUNK_BITS) + <usize>((i & (CHUNK - 1)) * tree.recordBytes),
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
  return changetype<Move>(changetype<usize>(e) + EXPANSION_BYTES + <usize>k * MOVE_BYTES);
}
@inline
export function expansionBoxes(e: Expansion): usize {
  return changetype<usize>(e) + EXPANSION_BYTES + <usize>LISTED_MOVES * MOVE_BYTES;
}
@inline
export function expansionBases(e: Expansion): usize {
  return expansionBoxes(e) + ((<usize>cellSetWords) << 3);
}

/** The slot of a key, created if necessary; a new one is the next to be visited. */
export function slotFor(tree: Tree, key: u64): i32 {
  const mask = MAX_SLOTS * 2 - 1;
  let at = <i32>((key * 0x9e3779b97f4a7c15) >> 40) & mask;
  for (let i = intAt(tree.slotHash, at); i; i = intAt(tree.slotHash, at)) {
    if (wordAt(tree.slotKeys, i - 1) == key) return i - 1;
    at = (at + 1) & mask;
  }
  if (tree.slotCount >= MAX_SLOTS - 1) return 0;
  const slot = tree.slotCount++;
  setWord(tree.slotKeys, slot, key);
  setInt(tree.slotRoots, slot, -1);
  setInt(tree.slotHash, at, slot + 1);
  tree.turn = slot;
  return slot;
}
