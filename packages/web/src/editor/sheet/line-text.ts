// The author's line as text: `3,2r 4,2r`, column and row of the drawing without its margin.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { type AuthorLine, NO_LINE } from './author-line.js';

const LETTERS: Readonly<Record<Direction, string>> = { up: 'u', right: 'r', down: 'd', left: 'l' };

export const makeLine = (line: AuthorLine): string =>
  line.map(({ x, y, direction }) => `${x},${y}${LETTERS[direction]}`).join(' ');

/** No line if the text is not one. */
export function parseLine(text: string): AuthorLine {
  const pushes = text.split(' ').map((word) => {
    const [, x, y, letter] = /^(-?\d{1,4}),(-?\d{1,4})([urdl])$/.exec(word) ?? [];
    const direction = DIRECTIONS.find((each) => LETTERS[each] === letter);
    return direction && { x: Number(x), y: Number(y), direction };
  });
  return pushes.every((push) => push !== undefined) ? pushes : NO_LINE;
}
