// Steps on a board of one word, all cells at once. Directions are those of the board's layout: 0 to 3, opposites d ^ 2,
// and `s` its distance between rows. Given as constants they cost a shift or two.

/** Every bit one step on. */
@inline
export function moved(board: u64, direction: i32, s: u64): u64 {
  return direction == 0 ? board >> s : direction == 1 ? board << 1 : direction == 2 ? board << s : board >> 1;
}

/** In every cell's place what lies one step ahead of it. */
@inline
export function ahead(board: u64, direction: i32, s: u64): u64 {
  return moved(board, direction ^ 2, s);
}

/** In every cell's place what lies one step ahead and one aside of it. */
@inline
export function aslant(board: u64, direction: i32, aside: i32, s: u64): u64 {
  const down = direction == 2 || aside == 2;
  const right = direction == 1 || aside == 1;
  // Written so that no bit leaves the word that is needed: rows end in an empty bit, the board may end in a full one.
  if (down) return right ? (board >> s) >> 1 : board >> (s - 1);
  return right ? board << (s - 1) : (board << s) << 1;
}

/** Every bit and its four neighbors. */
@inline
export function around(board: u64, s: u64): u64 {
  return (board << 1) | (board >> 1) | (board << s) | (board >> s);
}
