// The pushes that a position of a store offers.

import { NONE, opposite } from './floor-plan.js';
import { BOX, type Positions } from './positions.js';

/** A push of a box: floor cells, and the position it leads to. */
export interface Offered {
  readonly cell: number;
  readonly onto: number;
  readonly direction: number;
  /** NONE if it is not numbered: onto a dead square, or never reached. */
  readonly next: number;
  /** The index of the box in that position. */
  readonly slot: number;
}

/** Every push the rules allow in a position, also those onto dead squares. */
export function pushesFrom(positions: Positions, position: number): Offered[] {
  const { plan, boxes } = positions;
  const { size, neighbors, slots } = plan;
  const configuration = positions.configurationOf[position] as number;
  const region = position - (positions.first[configuration] as number);
  const base = configuration * size;
  const offered: Offered[] = [];
  for (let box = 0; box < boxes; box++) {
    const cell = positions.boxCells[configuration * boxes + box] as number;
    for (let direction = 0; direction < 4; direction++) {
      const onto = neighbors[4 * cell + direction] as number;
      const behind = neighbors[4 * cell + opposite(direction)] as number;
      if (onto === NONE || behind === NONE) continue;
      if (positions.labels[base + behind] !== region || positions.labels[base + onto] === BOX) continue;
      const after = slots[onto] === NONE ? NONE : positions.movedKnown(configuration, box, onto);
      const next = after === NONE ? NONE : positions.positionAt(after, cell);
      offered.push({ cell, onto, direction, next, slot: positions.movedTo });
    }
  }
  return offered;
}
