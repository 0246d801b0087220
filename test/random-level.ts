// Random small levels for property tests: valid by construction, solvable or not. The caller provides the seed.

import type { Random } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';

/** A level of at most this many inner rows and columns, or undefined if the random board is not valid. */
export function randomLevel(random: Random, rows = 4, columns = 5, mostBoxes = 3): Level | undefined {
  const height = 2 + random.below(rows - 1);
  const width = 2 + random.below(columns - 1);
  const cells = Array.from({ length: height * width }, () => (random.next() < 0.18 ? '#' : ' '));
  const free = random.shuffle(cells.flatMap((letter, cell) => (letter === ' ' ? [cell] : [])));
  const boxes = 1 + random.below(mostBoxes);
  if (free.length < boxes + 2) return undefined;
  const goals = new Set(random.shuffle([...free]).slice(0, boxes));
  const taken = new Set(free.slice(0, boxes));
  const player = free[boxes] as number;
  const letter = (cell: number): string => {
    const goal = goals.has(cell);
    if (cell === player) return goal ? '+' : '@';
    if (taken.has(cell)) return goal ? '*' : '$';
    return goal ? '.' : (cells[cell] as string);
  };
  const inner = Array.from(
    { length: height },
    (_, y) => `#${Array.from({ length: width }, (__, x) => letter(y * width + x)).join('')}#`,
  );
  const rim = '#'.repeat(width + 2);
  const level = validateLevel({ rows: [rim, ...inner, rim] });
  return level.ok ? level.value : undefined;
}

/** A solvable level: boxes begin on adjacent goals, and a random player pulls them away. */
export function pulledLevel(random: Random, rows: number, columns: number, boxes: number): Level | undefined {
  const width = columns + 2;
  const cells = Array.from({ length: width * (rows + 2) }, (_, cell) => {
    const x = cell % width;
    const isRim = x === 0 || x === width - 1 || cell < width || cell >= width * (rows + 1);
    return isRim || random.next() < 0.12 ? '#' : ' ';
  });
  const free = [...cells.keys()].filter((cell) => cells[cell] === ' ');
  const heart = free[random.below(free.length)] as number;
  const distance = (cell: number): number =>
    Math.abs((cell % width) - (heart % width)) + Math.abs(Math.floor(cell / width) - Math.floor(heart / width));
  const nearest = free.sort((a, b) => distance(a) - distance(b));
  const goals = new Set(nearest.slice(0, boxes));
  const taken = new Set(goals);
  if (free.length < boxes + 2) return undefined;
  let player = nearest[boxes] as number;
  for (let step = 0; step < 300; step++) {
    const delta = [1, -1, width, -width][random.below(4)] as number;
    const next: number = player + delta;
    if (cells[next] !== ' ' || taken.has(next)) continue;
    if (taken.has(player - delta) && random.next() < 0.6) {
      taken.delete(player - delta);
      taken.add(player);
    }
    player = next;
  }
  const letter = (cell: number): string => {
    if (cell === player) return goals.has(cell) ? '+' : '@';
    if (taken.has(cell)) return goals.has(cell) ? '*' : '$';
    return goals.has(cell) ? '.' : (cells[cell] as string);
  };
  const lines = Array.from({ length: rows + 2 }, (_, y) =>
    Array.from({ length: width }, (__, x) => letter(y * width + x)).join(''),
  );
  const level = validateLevel({ rows: lines });
  return level.ok ? level.value : undefined;
}

/** This many levels of `pulledLevel`. */
export function pulledLevels(random: Random, count: number, rows: number, columns: number, boxes: number): Level[] {
  const levels: Level[] = [];
  while (levels.length < count) {
    const level = pulledLevel(random, rows, columns, boxes);
    if (level) levels.push(level);
  }
  return levels;
}

/** This many valid random levels. */
export function randomLevels(random: Random, count: number, rows?: number, columns?: number, boxes?: number): Level[] {
  const levels: Level[] = [];
  while (levels.length < count) {
    const level = randomLevel(random, rows, columns, boxes);
    if (level) levels.push(level);
  }
  return levels;
}
