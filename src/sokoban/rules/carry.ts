// Where one box can be brought while all others stay, and the moves that bring it: what choosing a box and a cell
// means. Fewest pushes, then fewest steps: a search over the box's cell and the player's side of it, layer by layer in
// pushes; within a layer the fewest steps win. Walks are looked for only around the box, which is where they end.

import { DIRECTIONS, type Direction, OPPOSITE, offsets } from '../../base/grid.js';
import type { Ground, Position } from './level.js';
import { moveBox } from './step.js';
import { walkMap, walkOf } from './walk.js';

/** The box at `cell`, the player just behind it after a push in `pushed` (none at first). */
interface Stage {
  readonly cell: number;
  readonly player: number;
  readonly pushed: Direction | undefined;
  readonly steps: number;
  readonly before: Stage | undefined;
}

export interface Carrying {
  /** Every cell the box can be brought to, its own left out, ascending. */
  readonly cells: readonly number[];
  /** The moves that bring it there; undefined where it cannot go. */
  movesTo(cell: number): Direction[] | undefined;
}

/** How a box can be brought anywhere. The box must be one of the position's. */
export function carryBox(ground: Ground, position: Position, box: number): Carrying {
  const around = offsets(ground.width);
  const others = position.boxes.filter((each) => each !== box);
  const isFree = (cell: number): boolean => ground.walls[cell] === 0 && !others.includes(cell);
  const best = new Map<number, Stage>();
  const seen = new Set<string>();
  let layer: Stage[] = [{ cell: box, player: position.player, pushed: undefined, steps: 0, before: undefined }];
  while (layer.length > 0) {
    const next = new Map<string, Stage>();
    for (const stage of layer) {
      for (const reached of pushesFrom(stage)) {
        const key = `${reached.cell} ${reached.pushed}`;
        if (seen.has(key)) continue;
        const rival = next.get(key);
        if (!rival || reached.steps < rival.steps) next.set(key, reached);
      }
    }
    layer = [...next.values()];
    for (const key of next.keys()) seen.add(key);
    for (const stage of layer) {
      const known = best.get(stage.cell);
      // A cell's first layer has its fewest pushes; later layers never replace it.
      if (!known || (pushesOf(known) === pushesOf(stage) && stage.steps < known.steps)) best.set(stage.cell, stage);
    }
  }

  function* pushesFrom(stage: Stage): Generator<Stage> {
    const { cell } = stage;
    const sides = DIRECTIONS.filter((push) => isFree(cell - around[push]) && isFree(cell + around[push]));
    const here = { player: stage.player, boxes: moveBox(position.boxes, box, cell) };
    const map = walkMap(
      ground,
      here,
      sides.map((push) => cell - around[push]),
    );
    for (const push of sides) {
      const walk = walkOf(ground, map, stage.player, cell - around[push]);
      if (!walk) continue;
      const steps = stage.steps + walk.length + 1;
      yield { cell: cell + around[push], player: cell, pushed: push, steps, before: stage };
    }
  }

  return {
    cells: [...best.keys()].filter((cell) => cell !== box).sort((a, b) => a - b),
    movesTo(cell) {
      const stage = best.get(cell);
      return stage && cell !== box ? movesOfStages(ground, position, box, stage) : undefined;
    },
  };
}

function pushesOf(stage: Stage): number {
  let pushes = 0;
  for (let at: Stage | undefined = stage; at?.pushed; at = at.before) pushes++;
  return pushes;
}

/** The walks between the pushes are found again: keeping them for every cell would cost more than it saves. */
function movesOfStages(ground: Ground, position: Position, box: number, last: Stage): Direction[] {
  const around = offsets(ground.width);
  const pushes: Direction[] = [];
  for (let at: Stage | undefined = last; at?.pushed; at = at.before) pushes.push(at.pushed);
  const moves: Direction[] = [];
  let { player } = position;
  let cell = box;
  for (const push of pushes.reverse()) {
    const here = { player, boxes: moveBox(position.boxes, box, cell) };
    const behind = cell + around[OPPOSITE[push]];
    const walk = walkOf(ground, walkMap(ground, here, [behind]), player, behind);
    if (!walk) throw new Error('a push was planned that the player cannot walk to');
    moves.push(...walk, push);
    player = cell;
    cell += around[push];
  }
  return moves;
}
