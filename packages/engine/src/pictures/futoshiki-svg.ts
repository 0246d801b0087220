// A Futoshiki grid as an SVG file: cells, signs between them, givens on a darker board, entered digits.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { type SvgParts, svgFile } from './svg.js';

const CELL = 48;

/** The way from one cell to the next: a cell and the gap for a sign. */
const PITCH = 68;

const MARGIN = 20;

/** The style of the digits. */
export const FUTOSHIKI_STYLE =
  'text{font:24px system-ui,sans-serif;fill:var(--ink);text-anchor:middle;dominant-baseline:central}text.given{font-weight:700}';

/** The parts of the picture without its style, for a page of many grids. */
export function futoshikiDrawing(level: FutoshikiLevel, digits: FutoshikiGrid, title: string): SvgParts {
  const { size, cells, inequalities } = level;
  const corner = (cell: number): readonly [x: number, y: number] => [
    MARGIN + (cell % size) * PITCH,
    MARGIN + Math.floor(cell / size) * PITCH,
  ];
  const squares = cells.map((given, cell) => {
    const [x, y] = corner(cell);
    const digit = given || digits[cell] || 0;
    const text = digit
      ? `<text x="${x + CELL / 2}" y="${y + CELL / 2}"${given ? ' class="given"' : ''}>${digitLetter(digit)}</text>`
      : '';
    return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" rx="3" fill="var(--${given ? 'floorline' : 'sheet'})" stroke="var(--edge)" stroke-width="1.5"/>${text}`;
  });
  const signs = inequalities.map(({ less, greater }) => {
    const [[lx, ly], [gx, gy]] = [corner(less), corner(greater)];
    const [x, y] = [(lx + gx + CELL) / 2, (ly + gy + CELL) / 2];
    // The sign is open toward the greater digit.
    const turn = gx > lx ? 0 : gx < lx ? 180 : gy > ly ? 90 : 270;
    return `<path d="M4 -6L-5 0L4 6" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  });
  const side = 2 * MARGIN + (size - 1) * PITCH + CELL;
  return {
    width: side,
    height: side,
    title,
    body: `<rect width="${side}" height="${side}" fill="var(--paper)"/>
${squares.join('\n')}
<g fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`,
  };
}

/** `digits`: the grid as filled in, 0 for blank; the givens alone if absent. */
export function futoshikiSvg(level: FutoshikiLevel, digits: FutoshikiGrid = level.cells, title = 'Futoshiki'): string {
  return svgFile({ ...futoshikiDrawing(level, digits, title), style: FUTOSHIKI_STYLE });
}
