// The puzzles that several tests of the web pages open, and their text in a format.

export const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];
/** Nine boxes in an open hall: no exhaustive search finishes it before it is stopped. */
export const HALL = [
  '################',
  '#              #',
  '# $ $ $    ... #',
  '#              #',
  '# $ $ $ @  ... #',
  '#              #',
  '# $ $ $    ... #',
  '#              #',
  '################',
];
export const SQUARE = {
  size: 4,
  cells: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0],
  inequalities: [{ less: 0, greater: 1 }],
};

/** The text that was made; the puzzles here can be written in every format. */
export function made(result: { ok: true; value: string } | { ok: false; error: { message: string } }): string {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
