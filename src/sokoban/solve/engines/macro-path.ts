// From macro moves to single moves: for each, the pushes of least moves that bring the box to its place with the player ending in
// the right area, all other boxes standing still. Dijkstra over (box, side the player pushed from), one small flood a
// state: the plainer search over (player, box) has cells times cells states, too many on a large floor.

import { type Direction, offsets } from '../../../base/grid.js';
import type { Level } from '../../rules/level.js';
import { blockedMap, Walks } from '../../rules/walks.js';
import type { Push } from './engine.js';
import type { Macro } from './feature-space.js';
import { movesOfPushes } from './push-path.js';

interface Pushed {
  readonly box: number;
  readonly player: number;
  readonly came: Pushed | undefined;
}

/** Works out the pushes of macro moves on one board, which they change. */
function openBoard(level: Level) {
  const steps = Object.values(offsets(level.width));
  const blocked = blockedMap(level, level.start.boxes);
  const walks = new Walks(level.width, blocked);
  let { player: start } = level.start;

  /** How far the player has to walk from a cell to others, a box standing somewhere. */
  const walk = (from: number, box: number, to: readonly number[]): number[] => {
    blocked[box] = 1;
    walks.flood(from, to);
    blocked[box] = 0;
    return to.map((cell) => walks.steps(cell));
  };

  /** The pushes of a macro move. Its box is off the board. */
  function search(macro: Macro): Push[] {
    const seen = new Set<number>();
    const buckets: Pushed[][] = [[{ box: macro.from, player: start, came: undefined }]];
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

  return {
    pushesOf(macro: Macro): Push[] {
      blocked[macro.from] = 0;
      const pushes = search(macro);
      blocked[macro.to] = 1;
      start = pushes.at(-1)?.[0] as number;
      return pushes;
    },
  };
}

function traceBack(last: Pushed): Push[] {
  const pushes: Push[] = [];
  for (let at = last; at.came; at = at.came) pushes.push([at.came.box, at.box]);
  return pushes.reverse();
}

/** All moves of the macro moves, worked out one macro move per slice; undefined if stopped between two. */
export function* movesOf(
  level: Level,
  macros: readonly Macro[],
  isStopped: () => boolean,
): Generator<void, readonly Direction[] | undefined, void> {
  const board = openBoard(level);
  const pushes: Push[] = [];
  for (const macro of macros) {
    pushes.push(...board.pushesOf(macro));
    if (isStopped()) return undefined;
    yield;
  }
  return movesOfPushes(level, pushes);
}
