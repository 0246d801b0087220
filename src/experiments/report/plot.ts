// What the plots of a report share: a frame with axes, drawn by hand as SVG. Lines differ in color, dash, and a
// name at their end, so that they can be read in gray and in print. Colors come from the page's style, light or dark.

import { escapeHtml } from './html.js';

export const PLOT = { width: 760, height: 440, left: 74, right: 600, top: 24, bottom: 384 } as const;

export const DASHES = ['', '7 4', '2 3', '10 3 2 3', '14 4', '4 6', '1 5', '12 3 3 3 3 3'];
/** Solvers in a plot; the style has as many colors. */
export const COLORS = DASHES.length;

export interface PlotAxis {
  at(value: number): number;
  readonly ticks: readonly { readonly value: number; readonly name: string }[];
}

/** 1 ms, 10 ms, 1 s, 100 s */
function timeName(millis: number): string {
  return millis < 1000 ? `${Number(millis.toPrecision(1))} ms` : `${millis / 1000} s`;
}

/** Whole decades around the values. */
export function timeAxis(values: readonly number[], from: number, to: number): PlotAxis {
  const logs = values.map(Math.log10);
  const low = Math.floor(logs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY));
  const high = Math.ceil(logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY));
  const [first, last] = Number.isFinite(low) ? [low, Math.max(high, low + 1)] : [0, 1];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return {
    at: (value) => from + ((Math.log10(value) - first) / (last - first)) * (to - from),
    ticks: ticks.map((value) => ({ value, name: timeName(value) })),
  };
}

/** From 0 to a round number at or above the largest. */
export function countAxis(most: number, from: number, to: number): PlotAxis {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => most / each <= 6) ?? power * 10);
  const count = Math.max(1, Math.ceil(most / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return {
    at: (value) => from + (value / (count * step)) * (to - from),
    ticks: ticks.map((value) => ({ value, name: value.toLocaleString('en-US') })),
  };
}

/** A coordinate in tenths of a pixel. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** The least time a log axis shows: clocks are not accurate below it. */
export const LEAST_MILLIS = 0.1;

/** Where the names of lines begin, right of the frame, and the greatest width of a letter in any font. */
export const NAMES_X = PLOT.right + 34;
const LETTER = 8.5;

interface Frame {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly xName: string;
  readonly yName: string;
  readonly inside: readonly string[];
  /** Names of lines, right of the frame: the picture is wide enough for the longest. */
  readonly names?: readonly string[];
}

export function plotSvg({ id, title, about, x, y, xName, yName, inside, names = [] }: Frame): string {
  const { height, left, right, top, bottom } = PLOT;
  const width = Math.max(PLOT.width, ...names.map((name) => Math.ceil(NAMES_X + name.length * LETTER)));
  const vertical = x.ticks.map(({ value, name }) => {
    const at = px(x.at(value));
    return `<path class="grid" d="M${at} ${top}V${bottom}"/><text x="${at}" y="${bottom + 20}" class="mid">${name}</text>`;
  });
  const horizontal = y.ticks.map(({ value, name }) => {
    const at = y.at(value);
    return `<path class="grid" d="M${left} ${px(at)}H${right}"/><text x="${left - 8}" y="${px(at + 4)}" class="end">${name}</text>`;
  });
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-about">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-about">${escapeHtml(about)}</desc>`,
    ...vertical,
    ...horizontal,
    `<path class="frame" d="M${left} ${top}H${right}V${bottom}H${left}Z"/>`,
    `<text x="${(left + right) / 2}" y="${height - 12}" class="mid">${escapeHtml(xName)}</text>`,
    `<text transform="translate(18 ${(top + bottom) / 2}) rotate(-90)" class="mid">${escapeHtml(yName)}</text>`,
    ...inside,
    '</svg>',
  ].join('\n');
}

/** Heights for labels near their lines, without overlap. */
export function spread(heights: readonly number[], gap = 17): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    placed[index] = last;
  }
  // If labels ended up below the frame, the whole column moves up.
  const excess = Math.max(0, last - PLOT.bottom);
  return placed.map((y) => y - excess);
}
