// The floor of a board as numbers: cells counted from 0 in reading order, their neighbors in one typed array, and the
// pushes a box alone needs from any cell to any goal. Everything that enumerates positions works on these numbers.

/** The input of a plan. Every Level is one. */
export interface FloorInput {
  readonly width: number;
  /** 1 for every cell that is not floor. The rim is always 1. */
  readonly walls: Uint8Array;
  /** Board cells, ascending. */
  readonly goals: readonly number[];
}

/** No such cell, or no push leads there. */
export const NONE = -1;
export const FAR = 0xffff;

export interface FloorPlan {
  /** How many floor cells there are. */
  readonly size: number;
  /** Board cell of each floor cell, and back (NONE for walls). */
  readonly boardCells: Int32Array;
  readonly cellNumbers: Int32Array;
  /** Four per cell: up, right, down, left; opposite directions differ by 2. NONE for walls. */
  readonly neighbors: Int32Array;
  readonly goals: readonly number[];
  /** 1 for goals. */
  readonly isGoal: Uint8Array;
  /** Pushes from a cell to the goal with this index, at `index * size + cell`; FAR if no push leads there. */
  readonly pushes: Uint16Array;
  /** Cells from which a box alone can reach a goal, numbered in order; NONE for dead squares. */
  readonly slots: Int32Array;
  readonly slotCount: number;
}

export const opposite = (direction: number): number => (direction + 2) & 3;

function pushesTo(goal: number, neighbors: Int32Array, table: Uint16Array): void {
  table.fill(FAR);
  table[goal] = 0;
  const queue = [goal];
  for (const cell of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const pulled = neighbors[4 * cell + direction] as number;
      if (pulled === NONE || table[pulled] !== FAR || neighbors[4 * pulled + direction] === NONE) continue;
      table[pulled] = (table[cell] as number) + 1;
      queue.push(pulled);
    }
  }
}

/** The most floor cells times goals of a plan; beyond it, the table of pushes would be too large. */
const MAX_ENTRIES = 2 ** 23;

/** Whether positions of this board can be enumerated at all. */
export function canPlan({ walls, goals }: FloorInput): boolean {
  let size = 0;
  for (const wall of walls) if (!wall) size++;
  return size * goals.length <= MAX_ENTRIES;
}

export function planFloor({ width, walls, goals: boardGoals }: FloorInput): FloorPlan {
  const cellNumbers = new Int32Array(walls.length).fill(NONE);
  const floor: number[] = [];
  walls.forEach((wall, cell) => {
    if (!wall) cellNumbers[cell] = floor.push(cell) - 1;
  });
  const size = floor.length;
  const neighbors = new Int32Array(4 * size);
  const offsets = [-width, 1, width, -1];
  floor.forEach((cell, index) => {
    for (let direction = 0; direction < 4; direction++) {
      neighbors[4 * index + direction] = cellNumbers[cell + (offsets[direction] as number)] as number;
    }
  });
  const goals = boardGoals.map((goal) => cellNumbers[goal] as number);
  const isGoal = new Uint8Array(size);
  for (const goal of goals) isGoal[goal] = 1;
  const pushes = new Uint16Array(size * goals.length);
  goals.forEach((goal, index) => {
    pushesTo(goal, neighbors, pushes.subarray(index * size, (index + 1) * size));
  });
  const slots = new Int32Array(size).fill(NONE);
  let slotCount = 0;
  for (let cell = 0; cell < size; cell++) {
    if (goals.some((_, index) => pushes[index * size + cell] !== FAR)) slots[cell] = slotCount++;
  }
  const boardCells = Int32Array.from(floor);
  return { size, boardCells, cellNumbers, neighbors, goals, isGoal, pushes, slots, slotCount };
}
