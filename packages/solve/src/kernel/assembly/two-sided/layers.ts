// One layer of either side. A list entry is a placement with the player squares first reached in the layer before;
// walking moves a whole set of squares with four shifts, and every box that the set can push (or, backward, pull)
// leads to another placement. In the push metric a layer is one push: no walking, but each arrival floods its region.
// The bit-parallel layer is that of the plain search D (test/kernel/plain/boards.ts); bidirectional search: Pohl (1971).

import {
  boardBytes,
  clearBoard,
  copyBoard,
  countBits,
  hashBoard,
  isEmptyBoard,
  movedWord,
  paddedBoard,
  roundWord,
  words,
} from '../board/bits';
import { flood } from '../board/flood';
import { bitStep } from '../board/layout';
import { Store } from '../memory/store';
import { Board } from '../memory/tables';
import { isFrozenDead, mayFreeze } from '../position/freeze-boards';
import {
  addArrival,
  addPlacement,
  allowedBoard,
  candidateBoard,
  Entry,
  FORWARD,
  findPlacement,
  floorBoard,
  Placement,
  placements,
  visitedBits,
} from './frame';

/** True: a layer is one push. False: one move. */
export let byPushes: bool = false;
/** The side being expanded, its depth, and the result of the layer. */
let layerSide: i32 = 0;
let layerDepth: u32 = 0;
export let hasMet: bool = false;
export let isFull: bool = false;
export let layerSquares: u64 = 0;
export let generatedPlacements: u64 = 0;

/** The list being built, and the number its first entry goes by in the placements' marks. */
let builtList = changetype<Store<Entry>>(0);
export let firstMark: u32 = 1;

let reachBoard = changetype<Board>(0);
let boxBoard = changetype<Board>(0);
let hitBoard = changetype<Board>(0);
let freeNow = changetype<Board>(0);
let spreadBoard = changetype<Board>(0);
let freshBoard = changetype<Board>(0);

export function makeLayers<W>(pushes: bool): bool {
  byPushes = pushes;
  reachBoard = paddedBoard<W>();
  boxBoard = paddedBoard<W>();
  hitBoard = paddedBoard<W>();
  freeNow = paddedBoard<W>();
  spreadBoard = paddedBoard<W>();
  freshBoard = paddedBoard<W>();
  return freshBoard != null;
}

export function beginLayer(whichSide: i32, newDepth: u32, list: Store<Entry>): void {
  layerSide = whichSide;
  layerDepth = newDepth;
  builtList = list;
  hasMet = false;
}

export function endLayer(): void {
  firstMark += builtList.count;
}

/** Adds squares to a placement's entry in the list being built. */
export function addToList<W>(number: i32, bits: Board): bool {
  const record = placements.at(number);
  if (record.mark >= firstMark) {
    const squares = builtList.at(record.mark - firstMark).squares();
    for (let k: usize = 0; k < boardBytes<W>(); k += 8) squares[k] |= bits[k];
    return true;
  }
  record.mark = firstMark + builtList.count;
  if (!builtList.add()) return false;
  const entry = builtList.last();
  entry.placement = number;
  copyBoard<W>(entry.squares(), bits);
  return true;
}

/** A push or pull brings the player to `bit` of a placement. */
function arrive<W>(number: i32, bit: i32): void {
  const record = placements.at(number);
  const boxes = record.boxes();
  const visited = visitedBits<W>(record, layerSide);
  if (visited.has(bit)) return;
  clearBoard<W>(freshBoard);
  freshBoard.add(bit);
  if (byPushes) {
    for (let k: usize = 0; k < boardBytes<W>(); k += 8) spreadBoard[k] = floorBoard[k] & ~boxes[k];
    flood<W>(freshBoard, spreadBoard, freshBoard);
  }
  const other = visitedBits<W>(record, layerSide ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    const word = freshBoard[k];
    met |= word & other[k];
    visited[k] |= word;
  }
  if (met != 0) hasMet = true;
  if (!addArrival(record, layerSide, bit as u32, layerDepth) || !addToList<W>(number, freshBoard)) isFull = true;
}

/** The placement with one box moved, created if necessary; -1 if it is dead or there is no room. */
@inline
function numberOfPlacement<W>(boxes: Board, from: i32, onto: i32): i32 {
  copyBoard<W>(candidateBoard, boxes);
  candidateBoard.flip(from);
  candidateBoard.flip(onto);
  const hash = hashBoard<W>(candidateBoard);
  const known = findPlacement<W>(candidateBoard, hash);
  if (known >= 0) return known;
  if (layerSide == FORWARD && mayFreeze(candidateBoard, onto) && isFrozenDead<W>(candidateBoard)) return -1;
  const number = addPlacement<W>(candidateBoard, hash);
  if (number < 0) isFull = true;
  return number;
}

/** Expands one entry of the side's list. */
export function expandEntry<W>(entry: Entry): void {
  const number = entry.placement;
  const record = placements.at(number);
  const boxes = record.boxes();
  copyBoard<W>(reachBoard, entry.squares());
  copyBoard<W>(boxBoard, boxes);
  layerSquares += byPushes ? 1 : (countBits<W>(reachBoard) as u64);
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) freeNow[k] = floorBoard[k] & ~boxes[k];
  if (!byPushes) walk<W>(number, record);
  for (let d = 0; d < 4; d++) {
    if (layerSide == FORWARD) pushAll<W>(boxes, d);
    else pullAll<W>(boxes, d);
  }
}

@inline
function walk<W>(number: i32, record: Placement): void {
  const visited = visitedBits<W>(record, layerSide);
  const other = visitedBits<W>(record, layerSide ^ 1);
  let met: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    const word = roundWord<W>(reachBoard, k) & freeNow[k] & ~visited[k];
    met |= word & other[k];
    freshBoard[k] = word;
    visited[k] |= word;
  }
  if (met != 0) hasMet = true;
  if (!isEmptyBoard<W>(freshBoard) && !addToList<W>(number, freshBoard)) isFull = true;
}

/** Boxes ahead of the player with a free and allowed cell beyond. */
@inline
function pushAll<W>(boxes: Board, d: i32): void {
  let any: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    const word = movedWord<W>(reachBoard, k, d) & boxes[k];
    any |= word;
    hitBoard[k] = word;
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    let onto = movedWord<W>(hitBoard, k, d) & freeNow[k] & allowedBoard[k];
    while (onto != 0) {
      const bit = ((k << 3) as i32) + (ctz(onto) as i32);
      onto &= onto - 1;
      generatedPlacements++;
      const number = numberOfPlacement<W>(boxes, bit - step, bit);
      if (number >= 0) arrive<W>(number, bit - step);
    }
  }
}

/** The player steps back in direction d and pulls the box on its other side along. */
@inline
function pullAll<W>(boxes: Board, d: i32): void {
  let any: u64 = 0;
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    const word = movedWord<W>(boxBoard, k, d) & reachBoard[k] & allowedBoard[k];
    any |= word;
    hitBoard[k] = word;
  }
  if (any == 0) return;
  const step = bitStep(d);
  for (let k: usize = 0; k < boardBytes<W>(); k += 8) {
    let back = movedWord<W>(hitBoard, k, d) & freeNow[k];
    while (back != 0) {
      const bit = ((k << 3) as i32) + (ctz(back) as i32);
      back &= back - 1;
      generatedPlacements++;
      const number = numberOfPlacement<W>(boxes, bit - 2 * step, bit - step);
      if (number >= 0) arrive<W>(number, bit);
    }
  }
}
