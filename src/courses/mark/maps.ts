// Our own maps for marking, from the smallest to those that take a solver some work. Each tests one thing.

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
