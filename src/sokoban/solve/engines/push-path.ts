// From the pushes of a solution to all its moves: between two pushes the player takes a shortest walk.

import type { Direction } from '../../../base/grid.js';
import { DIRECTIONS, offsets } from '../../../base/grid.js';
import type { Level, Position } from '../../rules/level.js';
import { step } from '../../rules/step.js';
import { walkTo } from '../../rules/walks.js';
import type { Push } from './engine.js';

/** Throws if a push cannot be made: then the search that gave it is wrong. */
export function movesOfPushes(level: Level, pushes: readonly Push[]): readonly Direction[] {
  const moves: Direction[] = [];
  const deltas = offsets(level.width);
  let position: Position = level.start;
  for (const [from, onto] of pushes) {
    const direction = DIRECTIONS.find((name) => deltas[name] === onto - from);
    const walk = direction && walkTo(level, position, from - deltas[direction]);
    if (!direction || !walk) throw new Error(`expected a push from ${from} to ${onto} that the player can make`);
    moves.push(...walk, direction);
    const pushed = step(level, { player: from - deltas[direction], boxes: position.boxes }, direction);
    if (pushed.kind !== 'push' || pushed.from !== from)
      throw new Error(`expected a box at ${from} with room at ${onto}`);
    position = pushed.to;
  }
  return moves;
}
