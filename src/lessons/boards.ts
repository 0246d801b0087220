// The boards of the lessons. Those with a title are levels of `levels/lessons/sokoban.xsb`.

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

/** A corridor: small enough to search by hand. */
export const CORRIDOR = ['########', '#@ $  .#', '########'];
/** A corner and a side cell: not every step is possible. */
export const NOOK = ['#####', '#@ ##', '##$.#', '#   #', '#####'];
/** Six floor cells, one box, one player. */
export const SIX_CELLS = ['#####', '#@ .#', '# $ #', '#####'];
/** Room for one more box: where would the corner rule fire? */
export const EMPTY_ROOM = ['#######', '#  .  #', '#     #', '#  @  #', '#######'];
/** One box is at the wall: where does a second one freeze it? */
export const WALL_BOX = ['########', '#.  $ .#', '#      #', '#  @   #', '########'];
/** Two boxes with the same nearest goal. */
export const SHARED_GOAL = ['#########', '#  @    #', '#  $ $. #', '#      .#', '#       #', '#########'];
