// A level as large as the terminal promises to be quick on: a hall of pillars with boxes and goals strewn in, seeded.
// The player stands beside a box that can be pushed right.

import { seededRandom } from '../dist/base/random.js';
import { validateLevel } from '../dist/sokoban/index.js';

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
  const strew = (letter, count) => {
    for (let left = count; left > 0; ) {
      const [column, row] = [2 + random.below(width - 4), 2 + random.below(height - 4)];
      if (rows[row][column] !== ' ') continue;
      rows[row][column] = letter;
      left--;
    }
  };
  strew('$', boxes - 1);
  strew('.', boxes);
  const level = validateLevel({ rows: rows.map((row) => row.join('').replaceAll('_', ' ')) });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}
