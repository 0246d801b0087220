// The tree of a feature-space search: nodes (a board seen, with its score), expansions (a node whose moves are known), moves,
// and slots, the cells of the feature space, each with a heap of expansions. Several trees live side by side, so that a
// strategy can be left and taken up again. Tables double by moving when they fill, between expansions only.

import { words } from './level';
import { forgetShortage, intAt, longAt, putInt, putLong, shortOfMemory, take, takeRaw } from './words';

export const OPEN: i32 = -1;
export const DEAD: i32 = -2;
export const MOVE_BYTES: usize = 12;
export const ADVISED: i32 = 1;
export const SINK: i32 = 2;
export const REFUSED: i32 = 4;
/** Lifting the box opened new cells to the player. */
export const OPENS: i32 = 8;

@unmanaged
export class Move {
  from: u16;
  to: u16;
  area: u16;
  side: u8;
  flags: u8;
  node: i32;
}

@unmanaged
export class Expansion {
  bestPast: u64;
  bestScore: u64;
  parent: i32;
  parentMove: i32;
  firstMove: i32;
  moveCount: i32;
  bestMove: i32;
  bestWeight: i32;
  weight: i32;
  depth: i32;
  slot: i32;
  node: i32;
  child: i32;
  sibling: i32;
  player: i32;
  dead: i32;
}
const EXPANSION_BYTES: usize = offsetof<Expansion>();

@unmanaged
export class Tree {
  nodeKeys: usize;
  nodeScores: usize;
  nodeStates: usize;
  nodeCount: i32;
  nodeLimit: i32;
  hash: usize;
  hashMask: i32;
  moves: usize;
  moveCount: i32;
  moveLimit: i32;
  expansions: usize;
  expansionCount: i32;
  expansionLimit: i32;
  expansionBytes: i32;
  slotKeys: usize;
  slotRoots: usize;
  slotHash: usize;
  slotCount: i32;
  turn: i32;
  iteration: i32;
  best: i32;
  open: i32;
  full: i32;
}
const MOST_SLOTS: i32 = 1 << 14;
const FIRST_HASH: i32 = 1 << 12;

const FIRST_NODES: i32 = 1 << 14;
const FIRST_EXPANSIONS: i32 = 1 << 8;
/** The least room for nodes and moves that an expansion should find. */
const ROOM: i32 = 1 << 12;

/** A new tree, small; `makeRoom` lets it grow. Not to be used if `shortOfMemory` is set afterwards. */
export function makeTree(): Tree {
  forgetShortage();
  const tree = changetype<Tree>(take(<i32>offsetof<Tree>()));
  if (shortOfMemory) return tree;
  tree.expansionBytes = <i32>EXPANSION_BYTES + words * 16;
  tree.nodeLimit = FIRST_NODES;
  tree.moveLimit = FIRST_NODES;
  tree.expansionLimit = FIRST_EXPANSIONS;
  tree.nodeKeys = takeRaw(FIRST_NODES * 8);
  tree.nodeScores = takeRaw(FIRST_NODES * 8);
  tree.nodeStates = takeRaw(FIRST_NODES * 4);
  tree.moves = takeRaw(FIRST_NODES * <i32>MOVE_BYTES);
  tree.expansions = takeRaw(FIRST_EXPANSIONS * tree.expansionBytes);
  tree.slotKeys = takeRaw(MOST_SLOTS * 8);
  tree.slotRoots = takeRaw(MOST_SLOTS * 4);
  tree.slotHash = takeRaw(MOST_SLOTS * 2 * 4);
  tree.hash = takeRaw(FIRST_HASH * 4);
  tree.hashMask = FIRST_HASH - 1;
  if (!shortOfMemory) clearTree(tree);
  return tree;
}

const MOST_SPARE: i32 = 128;
let spares: usize = 0; // pairs of address and bytes: places that tables have moved out of
let spareCount: i32 = 0;

/** The smallest place left behind that is large enough, else new memory. */
function takePlace(bytes: i32): usize {
  let best = -1;
  for (let i = 0; i < spareCount; i++) {
    const room = intAt(spares, i * 2 + 1);
    if (room >= bytes && (best < 0 || room < intAt(spares, best * 2 + 1))) best = i;
  }
  if (best < 0) return takeRaw(bytes);
  const place = <usize>intAt(spares, best * 2);
  spareCount--;
  putInt(spares, best * 2, intAt(spares, spareCount * 2));
  putInt(spares, best * 2 + 1, intAt(spares, spareCount * 2 + 1));
  return place;
}

function leavePlace(place: usize, bytes: i32): void {
  if (!spares) spares = take(MOST_SPARE * 8);
  if (!spares || spareCount >= MOST_SPARE) return;
  putInt(spares, spareCount * 2, <i32>place);
  putInt(spares, spareCount * 2 + 1, bytes);
  spareCount++;
}

function moved(table: usize, used: i32, held: i32, room: i32, bytes: i32): usize {
  const larger = takePlace(room * bytes);
  if (!larger) return 0;
  memory.copy(larger, table, <usize>used * <usize>bytes);
  leavePlace(table, held * bytes);
  return larger;
}

/** Doubles what is nearly full. To be called between expansions: records move. False when memory is at its end. */
export function makeRoom(tree: Tree, moves: i32): bool {
  const room = max(ROOM, moves * 2);
  if (tree.nodeCount + room > tree.nodeLimit) {
    const limit = max(tree.nodeLimit * 2, tree.nodeCount + room);
    const keys = moved(tree.nodeKeys, tree.nodeCount, tree.nodeLimit, limit, 8);
    const scores = moved(tree.nodeScores, tree.nodeCount, tree.nodeLimit, limit, 8);
    const states = moved(tree.nodeStates, tree.nodeCount, tree.nodeLimit, limit, 4);
    if (!keys || !scores || !states) return false;
    tree.nodeKeys = keys;
    tree.nodeScores = scores;
    tree.nodeStates = states;
    tree.nodeLimit = limit;
  }
  if (tree.moveCount + room > tree.moveLimit) {
    const limit = max(tree.moveLimit * 2, tree.moveCount + room);
    const table = moved(tree.moves, tree.moveCount, tree.moveLimit, limit, <i32>MOVE_BYTES);
    if (!table) return false;
    tree.moves = table;
    tree.moveLimit = limit;
  }
  if (tree.expansionCount + 1 > tree.expansionLimit) {
    const table = moved(tree.expansions, tree.expansionCount, tree.expansionLimit, tree.expansionLimit * 2, tree.expansionBytes);
    if (!table) return false;
    tree.expansions = table;
    tree.expansionLimit *= 2;
  }
  return true;
}

/** Empties the tree for another search; its memory stays its own. */
export function clearTree(tree: Tree): void {
  tree.nodeCount = 0;
  tree.moveCount = 0;
  tree.expansionCount = 0;
  tree.slotCount = 0;
  tree.turn = 0;
  tree.iteration = 0;
  tree.best = -1;
  tree.open = 0;
  tree.full = 0;
  memory.fill(tree.hash, 0, <usize>(tree.hashMask + 1) << 2);
  memory.fill(tree.slotHash, 0, <usize>(MOST_SLOTS * 2) << 2);
}

@inline export function expansionAt(tree: Tree, i: i32): Expansion {
  return changetype<Expansion>(tree.expansions + <usize>(i * tree.expansionBytes));
}
@inline export function boxesOf(e: Expansion): usize {
  return changetype<usize>(e) + EXPANSION_BYTES;
}
@inline export function basesOf(e: Expansion): usize {
  return changetype<usize>(e) + EXPANSION_BYTES + (<usize>words << 3);
}
@inline export function moveAt(tree: Tree, i: i32): Move {
  return changetype<Move>(tree.moves + <usize>i * MOVE_BYTES);
}

function growHash(tree: Tree): void {
  const size = (tree.hashMask + 1) * 2;
  const table = take(size * 4);
  if (!table) {
    tree.full = 1;
    return;
  }
  const mask = size - 1;
  for (let i = 0; i < tree.nodeCount; i++) {
    let at = <i32>longAt(tree.nodeKeys, i) & mask;
    while (intAt(table, at)) at = (at + 1) & mask;
    putInt(table, at, i + 1);
  }
  tree.hash = table;
  tree.hashMask = mask;
}

/** Was the node asked for last new? */
export let isNew: bool = false;

/** The node of a key, entered if it was not known; -1 when the tree is full. */
export function nodeFor(tree: Tree, key: u64): i32 {
  const mask = tree.hashMask;
  let at = <i32>key & mask;
  isNew = false;
  for (let i = intAt(tree.hash, at); i; i = intAt(tree.hash, at)) {
    if (longAt(tree.nodeKeys, i - 1) == key) return i - 1;
    at = (at + 1) & mask;
  }
  if (tree.nodeCount >= tree.nodeLimit) {
    tree.full = 1;
    return -1;
  }
  isNew = true;
  const node = tree.nodeCount++;
  putLong(tree.nodeKeys, node, key);
  putInt(tree.nodeStates, node, OPEN);
  putInt(tree.hash, at, node + 1);
  if (tree.nodeCount * 2 > mask) growHash(tree);
  return node;
}

/** The slot of a key, made if it was not there; a new one is the next to be visited. */
export function slotFor(tree: Tree, key: u64): i32 {
  const mask = MOST_SLOTS * 2 - 1;
  let at = <i32>((key * 0x9e3779b97f4a7c15) >> 40) & mask;
  for (let i = intAt(tree.slotHash, at); i; i = intAt(tree.slotHash, at)) {
    if (longAt(tree.slotKeys, i - 1) == key) return i - 1;
    at = (at + 1) & mask;
  }
  if (tree.slotCount >= MOST_SLOTS - 1) return 0;
  const slot = tree.slotCount++;
  putLong(tree.slotKeys, slot, key);
  putInt(tree.slotRoots, slot, -1);
  putInt(tree.slotHash, at, slot + 1);
  tree.turn = slot;
  return slot;
}
