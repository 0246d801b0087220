// A board in a link: letters that need no escaping, run-length encoding, and the number of rows first, so that a link cut
// short by a mail program is recognized. The web app reads it; a printed QR code contains it.

/** Board letters and their letters in a link. */
export const LINK_LETTERS: readonly (readonly [board: string, link: string])[] = [
  ['#', 'w'],
  [' ', '-'],
  ['.', 'o'],
  ['$', 'b'],
  ['*', 'B'],
  ['@', 'p'],
  ['+', 'P'],
];
const TO_LINK = new Map(LINK_LETTERS);

export const LINK_ROW_END = '.';

/** `rrrrUU` as `4r2U`. */
export function countRuns(text: string): string {
  return text.replace(/([^\d])\1+/g, (run, letter: string) => `${run.length}${letter}`);
}

export function makeLinkBoard(rows: readonly string[]): string {
  const written = rows.map((row) => [...row.trimEnd()].map((letter) => TO_LINK.get(letter) ?? '-').join(''));
  return `${written.length}${LINK_ROW_END}${countRuns(written.join(LINK_ROW_END))}`;
}
