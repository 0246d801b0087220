// Our own maps for marking, from the smallest to those that take a solver some work, each of which tests one thing; and
// random ones.

import type { Random } from '@masu/core/base/random.js';

export interface MarkMap {
  readonly name: string;
  /** What a solver must get right here. */
  readonly tests: string;
  readonly rows: readonly string[];
}

export const SOLVABLE_MAPS: readonly MarkMap[] = [
  { name: 'one-push', tests: 'the smallest map', rows: ['#####', '#@$.#', '#####'] },
  { name: 'two-pushes', tests: 'two pushes in a row', rows: ['######', '#@$ .#', '######'] },
  {
    name: 'around-the-box',
    tests: 'walking to the other side of a box',
    rows: ['#######', '#     #', '# .$@ #', '#     #', '#######'],
  },
  {
    name: 'past-a-wall',
    tests: 'walls inside the room',
    rows: ['########', '#   #  #', '# $ # .#', '# @    #', '#      #', '########'],
  },
  {
    name: 'off-the-goal',
    tests: 'a box that must leave its goal',
    rows: ['########', '#      #', '# @*$. #', '#      #', '#      #', '########'],
  },
  {
    name: 'two-boxes',
    tests: 'two boxes, either on either goal',
    rows: ['########', '#      #', '# $ .  #', '#@$ .  #', '#      #', '########'],
  },
  {
    name: 'in-order',
    tests: 'boxes that must go in the right order',
    rows: ['#########', '#     ..#', '#  ######', '# $$ #', '# @  #', '#    #', '######'],
  },
  {
    name: 'narrow',
    tests: 'a corridor where the player can’t pass a box',
    rows: ['##########', '#   #    #', '# $   $  #', '#@# #  ..#', '#   ##   #', '##########'],
  },
];

/** For courses whose maps may start with the player on a goal. */
export const ON_GOAL: MarkMap = {
  name: 'player-on-goal',
  tests: 'a player who starts on a goal',
  rows: ['######', '#    #', '# +$ #', '#    #', '######'],
};

export const UNSOLVABLE_MAPS: readonly MarkMap[] = [
  { name: 'corner', tests: 'no plan: the box is in a corner', rows: ['#####', '#$  #', '# @.#', '#####'] },
  {
    name: 'walled-in-goal',
    tests: 'no plan: a goal that nobody reaches',
    rows: ['########', '#    ###', '# $@ #.#', '#    ###', '########'],
  },
  {
    name: 'along-the-wall',
    tests: 'no plan: the box can’t leave its wall',
    rows: ['#######', '#  $  #', '#     #', '#  @ .#', '#######'],
  },
];

export const SOLVED_MAP: MarkMap = {
  name: 'solved-at-the-start',
  tests: 'a map that needs no move',
  rows: ['#####', '#@ *#', '#####'],
};

/** `width height`, then the rows: the format of IN101. */
export function sizedText(rows: readonly string[]): string {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return `${width} ${rows.length}\n${rows.map((row) => `${row.padEnd(width)}\n`).join('')}`;
}

export const plainText = (rows: readonly string[]): string => `${rows.join('\n')}\n`;

/**
 * A random small map, closed by walls, with as many boxes as goals. Not all are solvable. Small, so that a student's linked
 * list is quick enough.
 */
export function randomMap(random: Random, { boxes }: { readonly boxes: number }): string[] {
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
  if (random.below(3) === 0) {
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
