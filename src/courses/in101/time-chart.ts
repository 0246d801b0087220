// Draws Table 1 as an SVG chart: time against explored nodes, both logarithmic, one line per data structure. Lines differ
// by dashes and markers, so that the chart is readable in gray.

export interface ChartLine {
  readonly name: string;
  readonly points: readonly { readonly explored: number; readonly seconds: number }[];
}

const [WIDTH, HEIGHT] = [760, 520];
const BOX = { left: 84, right: 620, top: 48, bottom: 450 };
const DASHES = ['', '7 4', '2 3'];
/** The resolution of the clock. */
const MIN_SECONDS = 1e-5;

interface Axis {
  readonly from: number;
  readonly to: number;
  at(value: number): number;
}

/** Whole decades around the values. */
function axisOf(values: readonly number[], start: number, end: number): Axis {
  const logs = values.map(Math.log10);
  const from = Math.floor(Math.min(...logs));
  const to = Math.max(from + 1, Math.ceil(Math.max(...logs)));
  return { from, to, at: (value) => start + ((Math.log10(value) - from) / (to - from)) * (end - start) };
}

const decades = ({ from, to }: Axis): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function decadeName(power: number): string {
  if (power < 0) return (10 ** power).toFixed(-power);
  return (10 ** power).toLocaleString('en-US');
}

/** Circle, square, triangle. */
function marker(kind: number, x: number, y: number): string {
  const [cx, cy] = [x.toFixed(1), y.toFixed(1)];
  if (kind === 0) return `<circle cx="${cx}" cy="${cy}" r="4"/>`;
  if (kind === 1) return `<rect x="${(x - 4).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="8" height="8"/>`;
  return `<path d="M${cx} ${(y - 5).toFixed(1)}l5 9h-10z"/>`;
}

/** The height of each label: at the end of its line, but not on another label. */
function labelHeights(ends: readonly number[]): number[] {
  const heights: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of ends.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)) {
    last = Math.max(y, last + 18);
    heights[index] = last;
  }
  return heights;
}

export function timeChart(title: string, lines: readonly ChartLine[]): string {
  const drawn = lines
    .map(({ name, points }) => ({
      name,
      points: points
        .map(({ explored, seconds }) => ({
          explored: Math.max(1, explored),
          seconds: Math.max(MIN_SECONDS, seconds),
        }))
        .sort((a, b) => a.explored - b.explored),
    }))
    .filter(({ points }) => points.length > 0);
  const all = drawn.flatMap(({ points }) => points);
  const x = axisOf(all.length > 0 ? all.map(({ explored }) => explored) : [1], BOX.left, BOX.right);
  const y = axisOf(all.length > 0 ? all.map(({ seconds }) => seconds) : [1], BOX.bottom, BOX.top);
  const heights = labelHeights(drawn.map(({ points }) => y.at(points.at(-1)?.seconds ?? 1)));
  const grid = [
    ...decades(x).flatMap((power) => {
      const at = x.at(10 ** power).toFixed(1);
      return [
        `<line x1="${at}" y1="${BOX.top}" x2="${at}" y2="${BOX.bottom}" class="grid"/>`,
        `<text x="${at}" y="${BOX.bottom + 18}" text-anchor="middle">${decadeName(power)}</text>`,
      ];
    }),
    ...decades(y).flatMap((power) => {
      const at = y.at(10 ** power);
      return [
        `<line x1="${BOX.left}" y1="${at.toFixed(1)}" x2="${BOX.right}" y2="${at.toFixed(1)}" class="grid"/>`,
        `<text x="${BOX.left - 8}" y="${(at + 4).toFixed(1)}" text-anchor="end">${decadeName(power)}</text>`,
      ];
    }),
  ];
  const curves = drawn.flatMap(({ name, points }, index) => {
    const path = points
      .map((point) => `${x.at(point.explored).toFixed(1)},${y.at(point.seconds).toFixed(1)}`)
      .join(' ');
    const height = heights[index] as number;
    return [
      `<polyline points="${path}" fill="none" stroke="#222" stroke-width="1.8" stroke-dasharray="${DASHES[index % 3]}"/>`,
      ...points.map((point) => marker(index % 3, x.at(point.explored), y.at(point.seconds))),
      marker(index % 3, BOX.right + 20, height),
      `<text x="${BOX.right + 32}" y="${(height + 4).toFixed(1)}" class="name">${name}</text>`,
    ];
  });
  const about = `Seconds against explored nodes, both logarithmic: ${drawn.map(({ name }) => name).join(', ')}.`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title about">`,
    `<title id="title">${title}</title>`,
    `<desc id="about">${about}</desc>`,
    '<style>text{font:13px sans-serif;fill:#111}.grid{stroke:#ddd}.name{font-weight:600}</style>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${BOX.left}" y="28" style="font-size:16px">${title}</text>`,
    ...grid,
    `<rect x="${BOX.left}" y="${BOX.top}" width="${BOX.right - BOX.left}" height="${BOX.bottom - BOX.top}" fill="none" stroke="#111"/>`,
    `<text x="${(BOX.left + BOX.right) / 2}" y="${HEIGHT - 22}" text-anchor="middle">explored nodes</text>`,
    `<text transform="translate(20 ${(BOX.top + BOX.bottom) / 2}) rotate(-90)" text-anchor="middle">CPU time, s</text>`,
    ...curves,
    '</svg>',
  ].join('\n')}\n`;
}
