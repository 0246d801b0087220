// From macro moves to single moves: for each, the pushes of least moves that bring the box to its place with the player ending in
// the right area, all other boxes standing still. Dijkstra over (box, side the player pushed from), one small flood a
// state: the plainer search over (player, box) has cells times cells states, too many on a large floor.

import { type Direction, offsets } from '../../../base/grid.js';
import type { Level, Position } from '../../rules/level.js';
import { moveBox } from '../../rules/step.js';
import { Walks } from '../../rules/walks.js';
import type { Push } from './engine.js';
import type { Macro } from './feature-space.js';
import { movesOfPushes } from './push-path.js';

interface Pushed {
  readonly box: number;
  readonly player: number;
  readonly came: Pushed | undefined;
}

/** The pushes of one macro move. */
function pushesOf(level: Level, position: Position, macro: Macro): Push[] {
  const steps = Object.values(offsets(level.width));
  const blocked = level.walls.slice();
  for (const box of position.boxes) if (box !== macro.from) blocked[box] = 1;
  const walks = new Walks(level.width, blocked);
  /** How far the player has to walk from a cell to others, a box standing somewhere. */
  const walk = (from: number, box: number, to: readonly number[]): number[] => {
    blocked[box] = 1;
    walks.flood(from, to);
    blocked[box] = 0;
    return to.map((cell) => walks.steps(cell));
  };
  const seen = new Set<number>();
  const buckets: Pushed[][] = [[{ box: macro.from, player: position.player, came: undefined }]];
  for (let moves = 0; moves < buckets.length; moves++) {
    for (const state of buckets[moves] ?? []) {
      const { box, player, came } = state;
      const key = box * blocked.length + player;
      if (seen.has(key)) continue;
      seen.add(key);
      if (came && box === macro.to && walk(player, box, [macro.area])[0] !== -1) return traceBack(state);
      const far = walk(
        player,
        box,
        steps.map((step) => box - step),
      );
      for (const [way, step] of steps.entries()) {
        if (far[way] === -1 || blocked[box + step]) continue;
        const total = moves + (far[way] as number) + 1;
        buckets[total] ??= [];
        buckets[total].push({ box: box + step, player: box, came: state });
      }
    }
  }
  throw new Error(`expected box ${macro.from} to reach ${macro.to}`);
}

function traceBack(last: Pushed): Push[] {
  const pushes: Push[] = [];
  for (let at = last; at.came; at = at.came) pushes.push([at.came.box, at.box]);
  return pushes.reverse();
}

/** All moves of the macro moves, worked out one macro move a slice; undefined if stopped between two. */
export function* movesOf(
  level: Level,
  macros: readonly Macro[],
  isStopped: () => boolean,
): Generator<void, Direction[] | undefined, void> {
  const all: Direction[] = [];
  let position = level.start;
  for (const macro of macros) {
    const pushes = pushesOf(level, position, macro);
    all.push(...movesOfPushes({ ...level, start: position }, pushes));
    const player = pushes.at(-1)?.[0] as number;
    position = { player, boxes: moveBox(position.boxes, macro.from, macro.to) };
    if (isStopped()) return undefined;
    yield;
  }
  return all;
}
