// Random small maps, closed by walls, with as many boxes as goals. Not all are solvable. Small, so that a student's
// linked list is quick enough.

import type { Random } from '../../base/random.js';

export interface RandomMapWish {
  readonly boxes: number;
  /** Whether a box may start on a goal. */
  readonly boxOnGoal?: boolean;
}

export function randomMap(random: Random, { boxes, boxOnGoal = true }: RandomMapWish): string[] {
  const width = 5 + random.below(4);
  const height = 5 + random.below(3);
  const inner = Array.from({ length: (width - 2) * (height - 2) }, (_, index) => index);
  const at = (index: number): number => (1 + Math.floor(index / (width - 2))) * width + 1 + (index % (width - 2));
  const cells = Array.from({ length: width * height }, (_, cell): string => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 ? '#' : ' ';
  });
  const order = random.shuffle(inner).map(at);
  const isEdge = (cell: number): boolean => [-1, 1, -width, width].some((offset) => cells[cell + offset] === '#');
  // Boxes away from the outer walls first, or hardly any map would be solvable.
  const boxCells = [...order].sort((a, b) => Number(isEdge(a)) - Number(isEdge(b))).slice(0, boxes);
  const others = order.filter((cell) => !boxCells.includes(cell));
  for (const cell of boxCells) cells[cell] = '$';
  for (const cell of others.splice(0, boxes)) cells[cell] = '.';
  cells[others.shift() as number] = '@';
  for (const cell of others.splice(0, random.below(3))) cells[cell] = '#';
  if (boxOnGoal && random.below(3) === 0) {
    const [box, goal] = [cells.indexOf('$'), cells.indexOf('.')];
    cells[box] = '*';
    cells[goal] = ' ';
  }
  const text = cells.join('');
  return Array.from({ length: height }, (_, y) => text.slice(y * width, (y + 1) * width));
}

/** This many random letters of an alphabet. */
export function randomLetters(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('');
}
