// A level for tests of the any-solution engine: twelve boxes through one door into a store. Too many positions for the optimal
// search, no trouble for the engine.

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
