// The largest level on which the terminal must be fast: a hall of pillars with randomly placed boxes and goals, from a
// seed. The player is next to a box that can be pushed right. No box is in a square of four boxes and pillars: that would
// be frozen, and solvers would have nothing to do.

import { seededRandom } from '@masu/core/base/random.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';

export function hall({ width, height, boxes }) {
  const random = seededRandom(60);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_each, x) => {
      const rim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      return rim || (x % 6 === 0 && y % 5 === 0) ? '#' : ' ';
    }),
  );
  // A lane for the player and the first box.
  const [x, y] = [8, 7];
  [...'@$      '].forEach((letter, index) => {
    rows[y][x + index] = letter === ' ' ? '_' : letter;
  });
  const isFull = (column, row) => '#$'.includes(rows[row][column]);
  const closesSquare = (column, row) =>
    [-1, 1].some((dx) =>
      [-1, 1].some((dy) => isFull(column + dx, row) && isFull(column, row + dy) && isFull(column + dx, row + dy)),
    );
  const strew = (letter, count) => {
    for (let left = count; left > 0; ) {
      const [column, row] = [2 + random.below(width - 4), 2 + random.below(height - 4)];
      if (rows[row][column] !== ' ' || (letter === '$' && closesSquare(column, row))) continue;
      rows[row][column] = letter;
      left--;
    }
  };
  strew('$', boxes - 1);
  strew('.', boxes);
  const level = validateLevel({ rows: rows.map((row) => row.join('').replaceAll('_', ' ')) });
  if (!level.ok) throw new Error(level.error.message);
  if (findDeadlock(level.value, level.value.start)) throw new Error('the hall is a deadlock');
  return level.value;
}
