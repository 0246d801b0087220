// From macro moves to single moves: for each, the fewest moves that bring the box to its place with the player ending in the
// right area, breadth first over (player, box) while all other boxes stand still.

import { DIRECTIONS, type Direction, offsets } from '../../../base/grid.js';
import type { Level, Position } from '../../rules/level.js';
import { moveBox } from '../../rules/step.js';
import type { Macro } from './engine.js';

/** The cells one can walk to from `from` when `isBlocked` cells are in the way. */
function walkable(level: Level, from: number, isBlocked: (cell: number) => boolean): Set<number> {
  const reached = new Set([from]);
  const steps = Object.values(offsets(level.width));
  for (const cell of reached) {
    for (const step of steps) if (!isBlocked(cell + step)) reached.add(cell + step);
  }
  return reached;
}

/** The moves of one macro move and the position after it. */
function playMacro(level: Level, position: Position, macro: Macro): { moves: Direction[]; position: Position } {
  const size = level.width * level.height;
  const others = new Uint8Array(level.walls);
  for (const box of position.boxes) if (box !== macro.from) others[box] = 1;
  const goal = walkable(level, macro.area, (cell) => others[cell] === 1 || cell === macro.to);
  const ways = DIRECTIONS.map((direction) => offsets(level.width)[direction]);
  // where a state was first reached from: previous state * 4 + direction
  const came = new Map<number, number>();
  const first = position.player * size + macro.from;
  const queue = [first];
  came.set(first, -1);
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] as number;
    const player = Math.floor(state / size);
    const box = state % size;
    if (box === macro.to && goal.has(player) && head > 0) {
      return { moves: traceBack(came, state), position: { player, boxes: moveBox(position.boxes, macro.from, box) } };
    }
    for (let d = 0; d < 4; d++) {
      const to = player + (ways[d] as number);
      const boxTo = to === box ? box + (ways[d] as number) : box;
      if (others[to] || (to === box && others[boxTo])) continue;
      const next = to * size + boxTo;
      if (came.has(next)) continue;
      came.set(next, state * 4 + d);
      queue.push(next);
    }
  }
  throw new Error(`expected box ${macro.from} to reach ${macro.to}`);
}

function traceBack(came: ReadonlyMap<number, number>, last: number): Direction[] {
  const moves: Direction[] = [];
  for (let link = came.get(last) as number; link >= 0; link = came.get(Math.floor(link / 4)) as number) {
    moves.push(DIRECTIONS[link % 4] as Direction);
  }
  return moves.reverse();
}

/** All moves of the macro moves, worked out one macro move a slice. */
export function* movesOf(level: Level, macros: readonly Macro[]): Generator<void, Direction[], void> {
  const all: Direction[] = [];
  let position = level.start;
  for (const macro of macros) {
    const played = playMacro(level, position, macro);
    all.push(...played.moves);
    position = played.position;
    yield;
  }
  return all;
}
