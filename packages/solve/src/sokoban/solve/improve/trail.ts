// A solution as a list of pushes, for an optimizer to cut and join. Walks between pushes are always shortest ones, so
// only their lengths are stored.

import { DIRECTIONS, type Direction, offsets } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { Walks } from '@masu/core/sokoban/rules/walks.js';
import type { EnginePush } from '../engines/engine.js';
import { movesOfPushes } from '../engines/push-path.js';

/** One push: the cell the box leaves, and the direction as an index into DIRECTIONS. */
export interface TrailPush {
  readonly from: number;
  readonly way: number;
}

export interface Trail {
  readonly pushes: readonly TrailPush[];
  /** Moves made after each number of pushes, walks included: `moves[0]` is 0, the last is the whole solution's. */
  readonly moves: readonly number[];
}

/** The pushes of valid moves. */
export function trailPushes(level: Level, moves: Iterable<Direction>): TrailPush[] {
  const pushes: TrailPush[] = [];
  for (const { step, direction } of replay(level, moves)) {
    if (step.kind === 'push') pushes.push({ from: step.from, way: DIRECTIONS.indexOf(direction) });
  }
  return pushes;
}

/** The trail of pushes, or undefined if one of them can't be made. */
export function makeTrail(level: Level, pushes: readonly TrailPush[]): Trail | undefined {
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  const blocked = level.walls.slice();
  for (const box of level.start.boxes) blocked[box] = 1;
  const walks = new Walks(level.width, blocked);
  const moves = [0];
  let player = level.start.player;
  let moveCount = 0;
  for (const { from, way } of pushes) {
    const delta = deltas[way] as number;
    if (!blocked[from] || level.walls[from] || blocked[from + delta]) return undefined;
    const behind = from - delta;
    walks.flood(player, [behind]);
    const walked = player === behind ? 0 : walks.steps(behind);
    if (walked < 0) return undefined;
    moveCount += walked + 1;
    moves.push(moveCount);
    blocked[from] = 0;
    blocked[from + delta] = 1;
    player = from;
  }
  return { pushes, moves };
}

/** Negative if the first is better: by the metric, then by the other. */
export function compare(a: Trail, b: Trail, metric: Metric): number {
  const pushes = a.pushes.length - b.pushes.length;
  const moves = (a.moves.at(-1) as number) - (b.moves.at(-1) as number);
  return metric === 'moves' ? moves || pushes : pushes || moves;
}

export function movesOfTrail(level: Level, trail: Trail): readonly Direction[] {
  const deltas = DIRECTIONS.map((name) => offsets(level.width)[name]);
  const pushes: EnginePush[] = [];
  for (const { from, way } of trail.pushes) pushes.push([from, from + (deltas[way] as number)]);
  return movesOfPushes(level, pushes);
}
