// Draws CPU time vs. positions explored as an SVG chart with logarithmic axes and one line per solver. Lines differ by
// dashes and markers, so the chart is readable in gray. No chart library: it would be larger than the rest of the CLI.

import { countOf } from '../../base/format.js';

export interface PlotPoint {
  readonly explored: number;
  readonly millis: number;
}

export interface PlotLine {
  readonly name: string;
  readonly points: readonly PlotPoint[];
}

const MIN_WIDTH = 760;
/** Pixels per letter of a label, at most. */
const LETTER = 8;
const HEIGHT = 520;
const BOX = { left: 80, right: 600, top: 48, bottom: 450 };
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '14 4', '4 6', '1 5', '12 3 3 3 3 3'];
const GRAYS = ['#000', '#444', '#777', '#222', '#555', '#888', '#333', '#666'];
/** The resolution of the clock. */
const MIN_MILLIS = 0.01;

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\x20-\x7e\u00a0-\ud7ff]/g, '?');

interface Axis {
  readonly from: number;
  readonly to: number;
  at(value: number): number;
}

/** Whole decades around the values, mapped to the pixels from `start` to `end`. */
function axis(values: readonly number[], start: number, end: number): Axis {
  const logs = values.map(Math.log10);
  const from = Math.floor(Math.min(...logs));
  const to = Math.max(from + 1, Math.ceil(Math.max(...logs)));
  return { from, to, at: (value) => start + ((Math.log10(value) - from) / (to - from)) * (end - start) };
}

/** 1, 10, 100, 1 k … and 0.1, 0.01 */
function decadeName(power: number): string {
  if (power < 0) return (10 ** power).toFixed(-power);
  const units = ['', ' k', ' M', ' G', ' T'];
  return `${10 ** (power % 3)}${units[Math.floor(power / 3)] ?? ''}`;
}

/** A different marker for each line: circle, square, triangle, diamond, … */
function mark(kind: number, x: number, y: number, color: string): string {
  const fill = kind < 4 ? color : '#fff';
  const style = `fill="${fill}" stroke="${color}" stroke-width="1.3"`;
  const point = (dx: number, dy: number): string => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  const polygon = (...points: string[]): string => `<polygon points="${points.join(' ')}" ${style}/>`;
  const shapes = [
    () => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.6" ${style}/>`,
    () => polygon(point(-3.4, -3.4), point(3.4, -3.4), point(3.4, 3.4), point(-3.4, 3.4)),
    () => polygon(point(0, -4.4), point(4.2, 3.4), point(-4.2, 3.4)),
    () => polygon(point(0, -4.8), point(4.8, 0), point(0, 4.8), point(-4.8, 0)),
  ];
  return (shapes[kind % 4] as () => string)();
}

function gridLines(x: Axis, y: Axis): string[] {
  const lines: string[] = [];
  for (let power = x.from; power <= x.to; power++) {
    const at = x.at(10 ** power).toFixed(1);
    lines.push(`<line x1="${at}" y1="${BOX.top}" x2="${at}" y2="${BOX.bottom}" class="grid"/>`);
    lines.push(`<text x="${at}" y="${BOX.bottom + 18}" text-anchor="middle">${decadeName(power)}</text>`);
  }
  for (let power = y.from; power <= y.to; power++) {
    const at = y.at(10 ** power);
    lines.push(`<line x1="${BOX.left}" y1="${at.toFixed(1)}" x2="${BOX.right}" y2="${at.toFixed(1)}" class="grid"/>`);
    lines.push(`<text x="${BOX.left - 8}" y="${(at + 4).toFixed(1)}" text-anchor="end">${decadeName(power)}</text>`);
  }
  return lines;
}

/** The positions of the labels: near the ends of their lines, without overlap. */
function labelPlaces(ends: readonly number[]): number[] {
  const order = ends.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const places: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + 18);
    places[index] = last;
  }
  return places;
}

/** The chart of these lines. Zero time or zero positions are drawn at the smallest value shown. */
export function comparePlotSvg(title: string, lines: readonly PlotLine[]): string {
  const drawn = lines
    .map(({ name, points }) => ({
      name,
      points: points
        .map(({ explored, millis }) => ({ explored: Math.max(explored, 1), millis: Math.max(millis, MIN_MILLIS) }))
        .sort((a, b) => a.explored - b.explored || a.millis - b.millis),
    }))
    .filter(({ points }) => points.length > 0);
  const all = drawn.flatMap(({ points }) => points);
  const x = axis(all.length > 0 ? all.map(({ explored }) => explored) : [1], BOX.left, BOX.right);
  const y = axis(all.length > 0 ? all.map(({ millis }) => millis) : [1], BOX.bottom, BOX.top);
  const places = labelPlaces(drawn.map(({ points }) => y.at((points.at(-1) as PlotPoint).millis)));

  const curves = drawn.flatMap(({ name, points }, index) => {
    const color = GRAYS[index % GRAYS.length] as string;
    const dash = DASHES[index % DASHES.length] as string;
    const path = points.map((point) => `${x.at(point.explored).toFixed(1)},${y.at(point.millis).toFixed(1)}`).join(' ');
    const end = points.at(-1) as PlotPoint;
    const place = places[index] as number;
    const leader = `M${x.at(end.explored).toFixed(1)} ${y.at(end.millis).toFixed(1)}L${BOX.right + 14} ${place.toFixed(1)}`;
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.8" stroke-dasharray="${dash}"/>`,
      ...points.map((point) => mark(index, x.at(point.explored), y.at(point.millis), color)),
      `<path d="${leader}" class="leader"/>`,
      mark(index, BOX.right + 22, place, color),
      `<text x="${BOX.right + 32}" y="${(place + 4).toFixed(1)}" class="name">${escapeText(name)}</text>`,
    ];
  });
  const longest = Math.max(0, ...drawn.map(({ name }) => name.length));
  const width = Math.max(MIN_WIDTH, BOX.right + 40 + LETTER * longest);
  const about = drawn.map(({ name, points }) => `${name}: ${countOf(points.length, 'level', 'levels')}`).join('; ');
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title about">`,
    `<title id="title">${escapeText(title)}</title>`,
    `<desc id="about">CPU time in milliseconds vs. positions explored, both logarithmic. ${escapeText(about)}.</desc>`,
    '<style>text{font:13px sans-serif;fill:#111}.grid{stroke:#ddd}.name{font-weight:600}.leader{stroke:#bbb;fill:none}</style>',
    `<rect width="${width}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${BOX.left}" y="28" font-size="16">${escapeText(title)}</text>`,
    ...gridLines(x, y),
    `<rect x="${BOX.left}" y="${BOX.top}" width="${BOX.right - BOX.left}" height="${BOX.bottom - BOX.top}" fill="none" stroke="#111"/>`,
    `<text x="${(BOX.left + BOX.right) / 2}" y="${HEIGHT - 22}" text-anchor="middle">positions explored</text>`,
    `<text transform="translate(22 ${(BOX.top + BOX.bottom) / 2}) rotate(-90)" text-anchor="middle">CPU time, ms</text>`,
    ...curves,
    '</svg>',
  ].join('\n')}\n`;
}
