// Searches backward from every solved position: the fewest pushes each position needs, and the fewest box changes among
// its push-optimal solutions. One breadth-first pass gives both: a position of n pushes is filled in from those of n -
// 1, which are complete by then. Changes are stored per box that a solution may begin with:
//
//   changes[s][box] = min(changes[t][box], 1 + min over other boxes of changes[t][other]),  1 if t is solved,
//
// over every t that one push of the box leads to from s. (Dynamic programming over state and box last pushed.)

import { NONE, opposite } from './floor-plan.js';
import { BOX, largerCopy, type Positions } from './positions.js';

/** More changes than this are counted as this many. */
const MAX_CHANGES = 0xfffe;
/** In a table: no solution from here, or none that begins with this box. */
export const UNSOLVED = 0xffff;
const SLICE = 1_500;

export interface SolutionTable {
  /** Fewest pushes of each position; UNSOLVED if it has no solution among the positions searched. */
  readonly pushes: Uint16Array;
  /** Fewest changes for each position and first box; UNSOLVED if no push-optimal solution begins with that box. */
  readonly changes: Uint16Array;
  /** Positions with a solution, by rising pushes. */
  readonly order: Int32Array;
}

/** The fewest changes of a position over all boxes it may begin with; 0 if it is solved. */
export function fewestChanges({ pushes, changes }: SolutionTable, boxes: number, position: number): number {
  if (pushes[position] === 0) return 0;
  let least = UNSOLVED;
  for (let box = 0; box < boxes; box++) {
    const value = changes[position * boxes + box] as number;
    if (value < least) least = value;
  }
  return least;
}

/**
 * With `within`, searches only positions flagged there and adds none; without it, adds all positions from which the
 * level can be solved, and returns undefined if there are more than `most`. Takes over the memory of a spare table,
 * which must not be used afterward.
 */
export function* solutionTable(
  positions: Positions,
  most: number,
  within?: Uint8Array,
  spare?: SolutionTable,
): Generator<void, SolutionTable | undefined, void> {
  const { plan, boxes } = positions;
  const { size, neighbors } = plan;
  const home = positions.configurationAt(plan.goals);
  let capacity = positions.configurationOf.length;
  const isLarge = spare !== undefined && spare.pushes.length >= capacity && spare.changes.length >= capacity * boxes;
  let pushes = (isLarge ? spare.pushes : new Uint16Array(capacity)).fill(UNSOLVED);
  let changes = (isLarge ? spare.changes : new Uint16Array(capacity * boxes)).fill(UNSOLVED);
  let order = isLarge ? new Int32Array(spare.order.buffer) : new Int32Array(capacity);
  let count = 0;
  const end = home + 1 < positions.configurations ? (positions.first[home + 1] as number) : positions.count;
  for (let position = positions.first[home] as number; position < end; position++) {
    if (within && !within[position]) continue;
    pushes[position] = 0;
    order[count++] = position;
  }
  const reserve = (): void => {
    const larger = positions.configurationOf.length;
    pushes = largerCopy(pushes, larger).fill(UNSOLVED, capacity);
    changes = largerCopy(changes, larger * boxes).fill(UNSOLVED, capacity * boxes);
    order = largerCopy(order, larger);
    capacity = larger;
  };
  let { labels, boxCells, configurationOf, first } = positions;
  for (let head = 0; head < count; head++) {
    if (head % SLICE === SLICE - 1) yield;
    const position = order[head] as number;
    const configuration = configurationOf[position] as number;
    const region = position - (first[configuration] as number);
    const base = configuration * size;
    const far = (pushes[position] as number) + 1;
    // The least and second least changes from here, so that "the least of the other boxes" is known at once.
    let least = UNSOLVED;
    let second = UNSOLVED;
    let leader = NONE;
    for (let box = 0; box < boxes; box++) {
      const value = changes[position * boxes + box] as number;
      if (value < least) {
        second = least;
        least = value;
        leader = box;
      } else if (value < second) second = value;
    }
    for (let box = 0; box < boxes; box++) {
      const cell = boxCells[configuration * boxes + box] as number;
      const own = changes[position * boxes + box] as number;
      const other = (box === leader ? second : least) + 1;
      const value = far === 1 ? 1 : Math.min(own, other, MAX_CHANGES);
      for (let direction = 0; direction < 4; direction++) {
        const from = neighbors[4 * cell + opposite(direction)] as number;
        if (from === NONE || labels[base + from] !== region) continue;
        const player = neighbors[4 * from + opposite(direction)] as number;
        if (player === NONE || labels[base + player] === BOX) continue;
        const before = within
          ? positions.movedKnown(configuration, box, from)
          : positions.moved(configuration, box, from);
        if (before === NONE) continue;
        // Numbering may have moved the arrays to larger ones.
        if (labels !== positions.labels) ({ labels, boxCells, first } = positions);
        if (configurationOf !== positions.configurationOf) ({ configurationOf } = positions);
        const previous = (first[before] as number) + (labels[before * size + player] as number);
        if (within ? !within[previous] : false) continue;
        if (configurationOf.length > capacity) reserve();
        if (pushes[previous] === UNSOLVED) {
          if (count >= most) return undefined;
          pushes[previous] = far;
          order[count++] = previous;
        } else if (pushes[previous] !== far) continue;
        const at = previous * boxes + positions.movedTo;
        if (value < (changes[at] as number)) changes[at] = value;
      }
    }
  }
  return { pushes, changes, order: order.subarray(0, count) };
}
