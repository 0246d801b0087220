// The two small puzzles that the tests of the web pages lay on the table, and their text in a format.

export const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];
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
