// The floor every engine works on: useless dead ends are filled in, boxes that can never move become walls, and the
// remaining cells are numbered from 1, row by row. If boxes and goals then differ in number, the level is unsolvable.

import type { Level } from '@masu/core/sokoban/rules/level.js';

export interface Floor {
  /** Grid cell by number; entry 0 is unused. */
  readonly cells: readonly number[];
  /** Number by grid cell, 0 for walls. */
  readonly numbers: Int32Array;
  readonly boxes: readonly number[];
  readonly goals: readonly number[];
  readonly player: number;
}

/** Empty cells with three walls are of no use to box or player. Filling one may turn its neighbor into another. */
function fillDeadEnds(walls: Uint8Array, kept: Uint8Array, around: readonly number[]): void {
  for (let start = 0; start < walls.length; start++) {
    for (let cell = start; !walls[cell] && !kept[cell]; ) {
      let open = 0;
      let next = cell;
      for (let d = 0; d < 4; d++) {
        const beside = cell + (around[d] as number);
        if (walls[beside]) continue;
        open++;
        next = beside;
      }
      if (open > 1) break;
      walls[cell] = 1;
      cell = next;
    }
  }
}

/**
 * Whether a box can be moved along one of the axes, or pulled off its goal in one of the directions, given the walls
 * and the boxes in `here`.
 */
type CanLeave = (cell: number, walls: Uint8Array, here: Uint8Array, around: readonly number[]) => boolean;

const canSlide: CanLeave = (cell, walls, here, around) => {
  for (let d = 0; d < 2; d++) {
    const [one, other] = [cell - (around[d] as number), cell + (around[d] as number)];
    if (!walls[one] && !here[one] && !walls[other] && !here[other]) return true;
  }
  return false;
};

const canBePulled: CanLeave = (cell, walls, here, around) => {
  for (let d = 0; d < 4; d++) {
    const [near, far] = [cell + (around[d] as number), cell + 2 * (around[d] as number)];
    if (!walls[near] && !here[near] && !walls[far] && !here[far]) return true;
  }
  return false;
};

/** 1 for the cells that remain after repeatedly removing every cell for which `canLeave` is true. */
function remaining(
  cells: readonly number[],
  walls: Uint8Array,
  around: readonly number[],
  canLeave: CanLeave,
): Uint8Array {
  const here = cellMap(cells, walls.length);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      if (!here[cell] || !canLeave(cell, walls, here, around)) continue;
      here[cell] = 0;
      changed = true;
    }
  }
  return here;
}

function cellMap(cells: readonly number[], size: number): Uint8Array {
  const map = new Uint8Array(size);
  for (let i = 0; i < cells.length; i++) map[cells[i] as number] = 1;
  return map;
}

const floors = new WeakMap<Level, { readonly floor: Floor | undefined }>();

/**
 * The floor, or undefined if a box or a goal can never be used, which proves the level unsolvable. Cached per level.
 */
export function makeFloor(level: Level): Floor | undefined {
  const known = floors.get(level);
  if (known) return known.floor;
  const floor = simplify(level);
  floors.set(level, { floor });
  return floor;
}

function simplify(level: Level): Floor | undefined {
  const { width } = level;
  const around = [1, width, -1, -width];
  const walls = Uint8Array.from(level.walls);
  const isFixed = new Uint8Array(walls.length);
  const isLeft = (cell: number): boolean => !isFixed[cell];
  let boxes: readonly number[] = level.start.boxes;
  let goals: readonly number[] = level.goals;
  for (;;) {
    fillDeadEnds(walls, cellMap([...boxes, ...goals, level.start.player], walls.length), around);
    const [boxMap, goalMap] = [cellMap(boxes, walls.length), cellMap(goals, walls.length)];
    const stuck = remaining(boxes, walls, around, canSlide);
    const kept = remaining(goals, walls, around, canBePulled);
    let count = 0;
    for (let cell = 0; cell < walls.length; cell++) {
      if (!stuck[cell] && !kept[cell]) continue;
      if (!boxMap[cell] || !goalMap[cell]) return undefined;
      isFixed[cell] = 1;
      walls[cell] = 1;
      count++;
    }
    if (count === 0) break;
    boxes = boxes.filter(isLeft);
    goals = goals.filter(isLeft);
  }
  return number(level, walls, boxes, goals);
}

function number(
  level: Level,
  walls: Uint8Array,
  boxes: readonly number[],
  goals: readonly number[],
): Floor | undefined {
  const { width } = level;
  const { player } = level.start;
  const reached = new Uint8Array(walls.length);
  const waiting = [player];
  reached[player] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) {
      if (walls[next] || reached[next]) continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  // a part walled off by fixed boxes is fine if it has no box off goal and no empty goal
  const isLost = (cell: number): boolean => !reached[cell];
  const lostBoxes = new Set(boxes.filter(isLost));
  const lostGoals = goals.filter(isLost);
  if (lostBoxes.size !== lostGoals.length || lostGoals.some((cell) => !lostBoxes.has(cell))) return undefined;
  const numbers = new Int32Array(walls.length);
  const cells = [0];
  for (let cell = 0; cell < walls.length; cell++) {
    if (!reached[cell]) continue;
    numbers[cell] = cells.length;
    cells.push(cell);
  }
  const ascending = (a: number, b: number): number => a - b;
  return {
    cells,
    numbers,
    boxes: boxes.filter((cell) => reached[cell]).sort(ascending),
    goals: goals.filter((cell) => reached[cell]).sort(ascending),
    player,
  };
}

/** 1 for every grid cell that is not part of the floor. */
export function floorWalls({ numbers }: Floor): Uint8Array {
  const walls = new Uint8Array(numbers.length);
  for (let cell = 0; cell < walls.length; cell++) walls[cell] = numbers[cell] === 0 ? 1 : 0;
  return walls;
}
