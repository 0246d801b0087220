// Random small levels for properties: sound by construction of the draft, solvable or not. The seed is the caller's.

import type { Random } from '../src/base/random.js';
import type { Level } from '../src/sokoban/rules/level.js';
import { soundLevel } from '../src/sokoban/rules/sound-level.js';

/** A level of at most this many inner rows and columns, or undefined where the throw gave no sound one. */
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
  const level = soundLevel({ rows: [rim, ...inner, rim] });
  return level.ok ? level.value : undefined;
}

/** So many sound random levels. */
export function randomLevels(random: Random, count: number, rows?: number, columns?: number, boxes?: number): Level[] {
  const levels: Level[] = [];
  while (levels.length < count) {
    const level = randomLevel(random, rows, columns, boxes);
    if (level) levels.push(level);
  }
  return levels;
}
