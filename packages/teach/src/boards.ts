// The boards of the lessons. Those with a title are levels of `levels/lessons/sokoban.xsb`.

import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';

export const FIRST_PUSH = ['#######', '#     #', '# $   #', '#  @  #', '#   . #', '#     #', '#######'];
export const TWO_ROOMS = [
  '#########',
  '#   #   #',
  '# $   . #',
  '#   #   #',
  '##@###$##',
  '#   #   #',
  '# .     #',
  '#   #   #',
  '#########',
];
export const DETOUR = ['########', '#   # ##', '#  $ #.#', '### $  #', '#   .  #', '#  #  ##', '#@   ###', '########'];

export const THROWN_AWAY = ['#######', '# # #@#', '#     #', '##   .#', '#  $# #', '#.$ # #', '#  #  #', '#######'];

/** Level 8 of the collection First steps. */
export const NOT_INTO_THE_CORNER = [' #####', ' #   ###', '## #   #', '#. @$$ #', '#   # .#', '########'];

/** Level 40 of the collection Trivial levels, and the same after a push of the lower box up. */
export const LOW_SHELF = [' ####', '##  ##', '# $  #', '#.   #', '#.#$##', '#@  #', '#####'];
export const LOW_SHELF_PUSHED = [' ####', '##  ##', '# $  #', '#. $ #', '#.#@##', '#   #', '#####'];
/** Level 38 of the collection Trivial levels. */
export const FIVE_PUSHES = ['#####', '#.$ ##', '#..$ #', '#@ # #', '# $  #', '#  ###', '####'];
/** Small ring and Four chambers of the same collection. */
export const SMALL_RING = ['######', '##   #', '#.$  #', '#.@# #', '#$## #', '#    #', '######'];
export const FOUR_CHAMBERS = [
  ' ########',
  '##  @#  #',
  '# $#   .#',
  '#  ### .#',
  '#     $ #',
  '#    #  #',
  '#########',
];

/** A corridor: small enough to search by hand. */
export const CORRIDOR = ['########', '#@ $  .#', '########'];
/** Of the four moves, two are possible: a walk and a push. A wall and a box before a wall block the others. */
export const FOUR_MOVES = ['#######', '#  @$.#', '#. $  #', '#  #  #', '#######'];
/** Six floor cells, one box, one player. */
export const SIX_CELLS = ['#####', '#@ .#', '# $ #', '#####'];
/** Room for one more box: where would the corner rule fire? */
export const EMPTY_ROOM = ['#######', '#  .  #', '#     #', '#  @  #', '#######'];
/** One box is at the wall: where does a second one freeze it? */
export const WALL_BOX = ['########', '#.  $ .#', '#      #', '#  @   #', '########'];
/** Two boxes with the same nearest goal. */
export const SHARED_GOAL = ['#########', '#  @    #', '#  $ $. #', '#      .#', '#       #', '#########'];

/** A 4 × 4 with one solution: row by row, 0 is blank; each sign as the smaller and the greater cell. */
export const SMALL_PUZZLE: FutoshikiDraft = {
  size: 4,
  cells: [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3],
  inequalities: [
    { less: 4, greater: 0 },
    { less: 1, greater: 5 },
    { less: 3, greater: 2 },
    { less: 5, greater: 6 },
  ],
};
/** Two cells of a row, one sign, and a column: enough to count candidates by hand. */
export const TINY_PUZZLE: FutoshikiDraft = {
  size: 2,
  cells: [0, 0, 0, 0],
  inequalities: [{ less: 1, greater: 0 }],
};
