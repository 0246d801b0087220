// Expands the pushes of a solution into all its moves: between two pushes the player takes a shortest walk.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { blockedMap, Walks } from '@masu/core/sokoban/rules/walks.js';
import type { EnginePush } from './engine.js';

/** Throws if a push can't be made: the search that returned it has a bug. */
export function movesOfPushes(level: Level, pushes: readonly EnginePush[]): readonly Direction[] {
  const moves: Direction[] = [];
  const deltas = Object.values(offsets(level.width));
  const boxes = new Uint8Array(level.walls.length);
  for (const box of level.start.boxes) boxes[box] = 1;
  const blocked = blockedMap(level, level.start.boxes);
  const walks = new Walks(level.width, blocked);
  let { player } = level.start;
  for (const [from, onto] of pushes) {
    const way = deltas.indexOf(onto - from);
    if (way < 0 || blocked[onto] || !boxes[from]) throw new Error(`expected a box at ${from} with room at ${onto}`);
    const stand = from + from - onto;
    walks.flood(player, [stand]);
    const walk = walks.walk(stand);
    if (!walk) throw new Error(`expected a push from ${from} to ${onto} that the player can make`);
    for (let i = 0; i < walk.length; i++) moves.push(walk[i] as Direction);
    moves.push(DIRECTIONS[way] as Direction);
    boxes[from] = 0;
    boxes[onto] = 1;
    blocked[from] = 0;
    blocked[onto] = 1;
    player = from;
  }
  return moves;
}
