// The floor every engine works on: dead ends that serve nobody filled in, boxes that can never move turned into walls, the cells
// left numbered from 1, row by row. Boxes and goals that differ in number afterwards prove that nothing can be done.

import type { Level } from '../../rules/level.js';

export interface Floor {
  /** Grid cell by number; entry 0 is unused. */
  readonly cells: readonly number[];
  /** Number by grid cell, 0 for walls. */
  readonly numbers: Int32Array;
  readonly boxes: readonly number[];
  readonly goals: readonly number[];
  readonly player: number;
}

/** Cells with three walls and nothing on them are of no use to box or player. A filled cell may make its neighbor one. */
function fillDeadEnds(walls: Uint8Array, keep: (cell: number) => boolean, around: readonly number[]): void {
  const isDeadEnd = (cell: number): boolean => {
    if (walls[cell] || keep(cell)) return false;
    let open = 0;
    for (const offset of around) if (!walls[cell + offset]) open++;
    return open <= 1;
  };
  for (let start = 0; start < walls.length; start++) {
    for (let cell: number | undefined = start; cell !== undefined && isDeadEnd(cell); ) {
      walls[cell] = 1;
      const filled: number = cell;
      cell = around.map((offset) => filled + offset).find((next) => !walls[next]);
    }
  }
}

/** The members of `start` that remain when every one that `canLeave` is taken away, again and again. */
function remaining(
  start: readonly number[],
  canLeave: (cell: number, here: ReadonlySet<number>) => boolean,
): Set<number> {
  const here = new Set(start);
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of here) {
      if (!canLeave(cell, here)) continue;
      here.delete(cell);
      changed = true;
    }
  }
  return here;
}

/** The floor, or undefined where a box or a goal is beyond use, which proves the level unsolvable. */
export function makeFloor(level: Level): Floor | undefined {
  const { width } = level;
  const around = [-width, 1, width, -1];
  const walls = Uint8Array.from(level.walls);
  let boxes = new Set(level.start.boxes);
  let goals = new Set(level.goals);
  const isFree = (cell: number, here: ReadonlySet<number>): boolean => !walls[cell] && !here.has(cell);
  for (;;) {
    fillDeadEnds(walls, (cell) => boxes.has(cell) || goals.has(cell) || cell === level.start.player, around);
    const stuck = remaining([...boxes], (cell, here) =>
      [1, width].some((offset) => isFree(cell - offset, here) && isFree(cell + offset, here)),
    );
    const kept = remaining([...goals], (cell, here) =>
      around.some((offset) => isFree(cell + offset, here) && isFree(cell + 2 * offset, here)),
    );
    if ([...stuck].some((cell) => !goals.has(cell)) || [...kept].some((cell) => !boxes.has(cell))) return undefined;
    const fixed = new Set([...stuck, ...kept]);
    if (fixed.size === 0) break;
    for (const cell of fixed) walls[cell] = 1;
    boxes = new Set([...boxes].filter((cell) => !fixed.has(cell)));
    goals = new Set([...goals].filter((cell) => !fixed.has(cell)));
  }
  return number(level, walls, [...boxes], [...goals]);
}

function number(level: Level, walls: Uint8Array, boxes: number[], goals: number[]): Floor | undefined {
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
  // a part walled off by fixed boxes is settled if it holds no box off goal and no empty goal
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

/** 1 for every grid cell that is no cell of the floor. */
export function wallsOf({ numbers }: Floor): Uint8Array {
  return Uint8Array.from(numbers, (number) => (number === 0 ? 1 : 0));
}
