// The frame of an SVG file: size, title for readers who don't see it, colors.

import { escapeHtml } from '../base/html.js';
import { digitLetter, type FutoshikiGrid, type FutoshikiLevel } from '../futoshiki/index.js';

// The colors of pictures: the same roles as on the page. An SVG follows the reader's light or dark theme; a GIF is always
// light. Each role has its color in the light and in the dark theme.

const COLORS = {
  paper: ['#F2EFE8', '#151412'],
  ink: ['#201E1B', '#F0EBE0'],
  ink2: ['#5A5449', '#B8B0A1'],
  edge: ['#857D6E', '#8F8676'],
  sheet: ['#FBFAF6', '#1E1C19'],
  floor: ['#FAF8F2', '#282521'],
  floorline: ['#E8E2D5', '#332F2A'],
  goal: ['#BE3A22', '#EC6B4E'],
  sealfill: ['#BE3A22', '#C9472C'],
  wall: ['#5D574E', '#514B44'],
  walledge: ['#3A362F', '#9B9282'],
  wood: ['#D9AF72', '#C79A5C'],
  woodlight: ['#F0D9B0', '#F0D5A6'],
  woodedge: ['#6E4A20', '#2C1C0A'],
  player: ['#201E1B', '#F7F2E8'],
  playerhole: ['#FAF8F2', '#282521'],
} as const;
export type ColorRole = keyof typeof COLORS;

const themeColors = (theme: 0 | 1): Readonly<Record<ColorRole, string>> =>
  Object.fromEntries(Object.entries(COLORS).map(([role, colors]) => [role, colors[theme]])) as Record<
    ColorRole,
    string
  >;
export const LIGHT = themeColors(0);

/** Roles as custom properties, for a style sheet. */
export const colorProperties = (colors: Readonly<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(([role, color]) => `--${role}:${color}`)
    .join(';');

/** The style sheet of an SVG: every role as a custom property. */
const COLOR_STYLE = `svg{${colorProperties(LIGHT)}}@media(prefers-color-scheme:dark){svg{${colorProperties(themeColors(1))}}}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML forbids are dropped.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

export interface SvgParts {
  readonly width: number;
  readonly height: number;
  /** What the picture shows, for screen readers. */
  readonly title: string;
  readonly style?: string;
  readonly body: string;
}

/** A picture inside a web page, which has the colors and styles: its size, such as `40mm`, is that of the page. */
export const inlineSvg = ({ width, height, title, body }: SvgParts, across: string, down: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${across}" height="${down}" role="img"><title>${escapeHtml(title)}</title>${body}</svg>`;

export function svgFile({ width, height, title, style = '', body }: SvgParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>${COLOR_STYLE}${style}</style>
${body}
</svg>
`;
}

// A Futoshiki grid as an SVG file: cells, signs between them, givens on a darker board, entered digits.

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
