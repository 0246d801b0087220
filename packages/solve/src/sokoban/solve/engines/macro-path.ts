// Expands macro moves into single moves: for each, the pushes with the fewest moves that bring the box to its
// destination with the player ending in the right area, while all other boxes stay in place. Dijkstra over (box, side
// the player pushed from), with one small flood per state: the simpler search over (player, box) has cells × cells
// states, too many on a large floor.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { blockedMap, Walks } from '@masu/core/sokoban/rules/walks.js';
import type { EnginePush } from './engine.js';
import type { Macro } from './feature-space.js';
import { movesOfPushes } from './push-path.js';

interface Pushed {
  readonly box: number;
  readonly player: number;
  readonly came: Pushed | undefined;
}

/**
 * Finds the pushes of macro moves on one board, which they change. A class, so that its methods are compiled once and
 * not for every level.
 */
class MacroBoard {
  private readonly steps: readonly number[];
  private readonly blocked: Uint8Array;
  private readonly walks: Walks;
  private player: number;

  constructor(level: Level) {
    this.steps = Object.values(offsets(level.width));
    this.blocked = blockedMap(level, level.start.boxes);
    this.walks = new Walks(level.width, this.blocked);
    this.player = level.start.player;
  }

  pushesOf(macro: Macro): EnginePush[] {
    this.blocked[macro.from] = 0;
    const pushes = this.search(macro);
    this.blocked[macro.to] = 1;
    this.player = pushes.at(-1)?.[0] as number;
    return pushes;
  }

  /** Floods from the player to some cells, with the box on a given cell. */
  private walk(from: number, box: number, to: readonly number[]): void {
    this.blocked[box] = 1;
    this.walks.flood(from, to);
    this.blocked[box] = 0;
  }

  /** The pushes of a macro move. Its box must be off the board. */
  private search(macro: Macro): EnginePush[] {
    const { steps, blocked, walks } = this;
    const seen = new Set<number>();
    const buckets: (Pushed[] | undefined)[] = [[{ box: macro.from, player: this.player, came: undefined }]];
    for (let moves = 0; moves < buckets.length; moves++) {
      for (const state of buckets[moves] ?? []) {
        const { box, player, came } = state;
        const key = box * blocked.length + player;
        if (seen.has(key)) continue;
        seen.add(key);
        if (came && box === macro.to) {
          this.walk(player, box, [macro.area]);
          if (walks.steps(macro.area) !== -1) return traceBack(state);
        }
        const stands = steps.map((step) => box - step);
        this.walk(player, box, stands);
        for (let way = 0; way < 4; way++) {
          const onto = box + (steps[way] as number);
          const far = walks.steps(stands[way] as number);
          if (far === -1 || blocked[onto]) continue;
          const next = { box: onto, player: box, came: state };
          const bucket = buckets[moves + far + 1];
          if (bucket) bucket.push(next);
          else buckets[moves + far + 1] = [next];
        }
      }
    }
    throw new Error(`expected box ${macro.from} to reach ${macro.to}`);
  }
}

function traceBack(last: Pushed): EnginePush[] {
  const pushes: EnginePush[] = [];
  for (let at = last; at.came; at = at.came) pushes.push([at.came.box, at.box]);
  return pushes.reverse();
}

/** All moves of the macro moves, computed one macro move per slice; undefined if stopped between two. */
export function* macroMoves(
  level: Level,
  macros: readonly Macro[],
  isStopped: () => boolean,
): Generator<void, readonly Direction[] | undefined, void> {
  const board = new MacroBoard(level);
  const pushes: EnginePush[] = [];
  for (const macro of macros) {
    pushes.push(...board.pushesOf(macro));
    if (isStopped()) return undefined;
    yield;
  }
  return movesOfPushes(level, pushes);
}
