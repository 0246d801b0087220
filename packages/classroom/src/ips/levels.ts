// The levels of the IPS game. The first is from the course text; the others are original.

/** The levels of the course, as rows. */
export const IPS_LEVELS: readonly (readonly string[])[] = [
  ['########', '#.A.B.G#', '########'],
  ['#######', '#.....#', '#.BAB.#', '#.#.#.#', '#G...G#', '#######'],
  ['#########', '#..#....#', '#.B.BA#.#', '#.#.B.#.#', '#..G#..##', '##.GG..##', '#########'],
  ['########', '#...#..#', '#.B..B.#', '#.#AG#.#', '#..XG..#', '#......#', '########'],
];
