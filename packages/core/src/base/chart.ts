// Charts: axes with round ticks, labels that don't overlap, and the chart of time against work that `compare` and a course
// draw. Lines differ by dashes and markers, so that they can be read in gray and in print. No chart library: it would be
// larger than all of this.

import { escapeHtml } from './html.js';

export interface ChartAxis {
  /** The pixel of a value. */
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** 10 to the powers from `first` to `last`, mapped to the pixels from `start` to `end`. */
function powerAxis(first: number, last: number, start: number, end: number): ChartAxis {
  return {
    at: (value) => start + ((Math.log10(value) - first) / (last - first)) * (end - start),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)),
  };
}

/** A logarithmic axis: whole decades around the values. */
export function decadeAxis(values: readonly number[], start: number, end: number): ChartAxis {
  const logs = values.map(Math.log10);
  const low = Math.floor(logs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
  const high = Math.ceil(logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY));
  return Number.isFinite(low) ? powerAxis(low, Math.max(high, low + 1), start, end) : powerAxis(0, 1, start, end);
}

/** A linear axis from 0 to a round number at or above the largest value, in at most `steps` round steps. */
export function countAxis(most: number, start: number, end: number, steps: number): ChartAxis {
  const rough = Math.max(1, most / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((lead) => lead * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(most / step));
  return {
    at: (value) => start + (value / (count * step)) * (end - start),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** The heights of labels near the ends of their lines, `gap` apart, moved up as a column if they end below `bottom`. */
export function spreadLabels(wanted: readonly number[], gap: number, bottom: number): number[] {
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)) {
    last = Math.max(y, last + gap);
    placed[index] = last;
  }
  const excess = Math.max(0, last - bottom);
  return placed.map((y) => y - excess);
}

/** Dashes that tell lines apart. */
export const LINE_DASHES = ['', '7 4', '2 3', '10 3 2 3', '14 4', '4 6', '1 5', '12 3 3 3 3 3'];

export interface WorkLine {
  readonly name: string;
  /** How many positions, and how long it took. */
  readonly points: readonly { readonly work: number; readonly time: number }[];
}

interface WorkChart {
  readonly title: string;
  readonly workName: string;
  readonly timeName: string;
  /** The resolution of the clock: less is drawn as this. */
  readonly minTime: number;
  readonly lines: readonly WorkLine[];
}

const MIN_WIDTH = 760;
const HEIGHT = 520;
const BOX = { left: 80, right: 600, top: 48, bottom: 450 };
/** Pixels per letter of a label, at most. */
const LETTER = 8;
const GRAYS = ['#000', '#444', '#777', '#222', '#555', '#888', '#333', '#666'];

/** 1, 10, 100, 1 k … and 0.1, 0.01 */
function decadeName(value: number): string {
  const power = Math.round(Math.log10(value));
  if (power < 0) return value.toFixed(-power);
  const units = ['', ' k', ' M', ' G', ' T'];
  return `${10 ** (power % 3)}${units[Math.floor(power / 3)] ?? ''}`;
}

/** A different marker for each line: circle, square, triangle, diamond, … */
function marker(kind: number, x: number, y: number, color: string): string {
  const fill = kind < 4 ? color : '#fff';
  const style = `fill="${fill}" stroke="${color}" stroke-width="1.3"`;
  if (kind % 4 === 0) return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.6" ${style}/>`;
  const corners = [
    [],
    [-3.4, -3.4, 3.4, -3.4, 3.4, 3.4, -3.4, 3.4],
    [0, -4.4, 4.2, 3.4, -4.2, 3.4],
    [0, -4.8, 4.8, 0, 0, 4.8, -4.8, 0],
  ][kind % 4] as readonly number[];
  const points = corners.map((offset, index) => ((index % 2 === 0 ? x : y) + offset).toFixed(1));
  return `<polygon points="${points.join(' ')}" ${style}/>`;
}

/** Time against work, both logarithmic, as an SVG file: one line per name, which stands at its end. */
export function workChartSvg({ title, workName, timeName, minTime, lines }: WorkChart): string {
  const drawn = lines
    .filter(({ points }) => points.length > 0)
    .map(({ name, points }) => ({
      name: escapeHtml(name),
      letters: name.length,
      points: points
        .map(({ work, time }) => ({ work: Math.max(work, 1), time: Math.max(time, minTime) }))
        .sort((a, b) => a.work - b.work || a.time - b.time),
    }));
  const all = drawn.flatMap(({ points }) => points);
  const x = decadeAxis(all.length > 0 ? all.map(({ work }) => work) : [1], BOX.left, BOX.right);
  const y = decadeAxis(all.length > 0 ? all.map(({ time }) => time) : [1], BOX.bottom, BOX.top);
  const ends = drawn.map(({ points }) => y.at(points.at(-1)?.time ?? minTime));
  const places = spreadLabels(ends, 18, HEIGHT);
  const curves = drawn.flatMap(({ name, points }, index) => {
    const color = GRAYS[index % GRAYS.length] as string;
    const dash = LINE_DASHES[index % LINE_DASHES.length] as string;
    const pixels = points.map(({ work, time }) => [x.at(work), y.at(time)] as const);
    const [endX, endY] = pixels.at(-1) ?? [0, 0];
    const place = places[index] as number;
    return [
      `<polyline points="${pixels.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ')}" fill="none" stroke="${color}" stroke-width="1.8" stroke-dasharray="${dash}"/>`,
      ...pixels.map(([left, top]) => marker(index, left, top, color)),
      `<path d="M${endX.toFixed(1)} ${endY.toFixed(1)}L${BOX.right + 14} ${place.toFixed(1)}" class="leader"/>`,
      marker(index, BOX.right + 22, place, color),
      `<text x="${BOX.right + 32}" y="${(place + 4).toFixed(1)}" class="name">${name}</text>`,
    ];
  });
  const width = Math.max(MIN_WIDTH, ...drawn.map(({ letters }) => BOX.right + 40 + LETTER * letters));
  const about = drawn.map(({ name, points }) => `${name}: ${points.length}`).join('; ');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title about">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="about">${timeName} against ${workName}, both logarithmic. Levels: ${about}.</desc>`,
    '<style>text{font:13px sans-serif;fill:#111}.grid{stroke:#ddd}.name{font-weight:600}.leader{stroke:#bbb;fill:none}</style>',
    `<rect width="${width}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${BOX.left}" y="28" style="font-size:16px">${escapeHtml(title)}</text>`,
    ...x.ticks.flatMap((tick) => {
      const at = x.at(tick).toFixed(1);
      return [
        `<line x1="${at}" y1="${BOX.top}" x2="${at}" y2="${BOX.bottom}" class="grid"/>`,
        `<text x="${at}" y="${BOX.bottom + 18}" text-anchor="middle">${decadeName(tick)}</text>`,
      ];
    }),
    ...y.ticks.flatMap((tick) => {
      const at = y.at(tick);
      return [
        `<line x1="${BOX.left}" y1="${at.toFixed(1)}" x2="${BOX.right}" y2="${at.toFixed(1)}" class="grid"/>`,
        `<text x="${BOX.left - 8}" y="${(at + 4).toFixed(1)}" text-anchor="end">${decadeName(tick)}</text>`,
      ];
    }),
    `<rect x="${BOX.left}" y="${BOX.top}" width="${BOX.right - BOX.left}" height="${BOX.bottom - BOX.top}" fill="none" stroke="#111"/>`,
    `<text x="${(BOX.left + BOX.right) / 2}" y="${HEIGHT - 22}" text-anchor="middle">${workName}</text>`,
    `<text transform="translate(22 ${(BOX.top + BOX.bottom) / 2}) rotate(-90)" text-anchor="middle">${timeName}</text>`,
    ...curves,
    '</svg>',
  ].join('\n')}\n`;
}
