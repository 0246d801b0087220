// The levels that come with the IPS game. The first is the one of the course's text; the others are our own.

export const IPS_LEVELS: readonly (readonly string[])[] = [
  ['########', '#.A.B.G#', '########'],
  ['#######', '#.....#', '#.BAB.#', '#.#.#.#', '#G...G#', '#######'],
  ['#########', '#..#....#', '#.B.BA#.#', '#.#.B.#.#', '#..G#..##', '##.GG..##', '#########'],
  ['########', '#...#..#', '#.B..B.#', '#.#AG#.#', '#..XG..#', '#......#', '########'],
];
