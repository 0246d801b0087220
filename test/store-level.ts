// A level for tests of the any-solution engine: twelve boxes go through one door into a storage room. Too many positions
// for the optimal search, easy for the engine.

export const STORE_ROWS: readonly string[] = [
  '#################',
  '#       #      ##',
  '# $ $ $ #  ... ##',
  '#       #  ... ##',
  '# $ $ $    ... ##',
  '#       #  ... ##',
  '# $ $ $ #      ##',
  '# $ $ $ # #######',
  '#      @#########',
  '#################',
];
