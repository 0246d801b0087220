// What the plots of a report share: a frame with axes, drawn by hand as SVG. Lines differ in color, dash, and a
// name at their end, so that they can be read in gray and in print. Colors come from the page's style, light or dark.

import type { ChartAxis } from '@masu/core/base/chart.js';
import { escapeHtml } from './html.js';

export const PLOT = { width: 760, height: 440, left: 84, right: 600, top: 24, bottom: 384 } as const;

/** 1 ms, 10 ms, 1 s, 100 s */
export const timeName = (millis: number): string =>
  millis < 1000 ? `${Number(millis.toPrecision(1))} ms` : `${millis / 1000} s`;

/** A coordinate in tenths of a pixel. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** The least time a log axis shows: clocks are not accurate below it. */
export const MIN_MILLIS = 0.1;

/** Where the names of lines begin, right of the frame, and the greatest width of a letter in any font. */
export const LINE_NAMES_X = PLOT.right + 34;

const LETTER = 8.5;

interface Frame {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly xName: string;
  readonly yName: string;
  readonly yTick: (value: number) => string;
  readonly inside: readonly string[];
  /** Names of lines, right of the frame: the picture is wide enough for the longest. */
  readonly names?: readonly string[];
}

export function plotSvg({ id, title, about, x, y, xName, yName, yTick, inside, names = [] }: Frame): string {
  const { height, left, right, top, bottom } = PLOT;
  const width = Math.max(PLOT.width, ...names.map((name) => Math.ceil(LINE_NAMES_X + name.length * LETTER)));
  const vertical = x.ticks.map((value) => {
    const at = px(x.at(value));
    return `<path class="grid" d="M${at} ${top}V${bottom}"/><text x="${at}" y="${bottom + 20}" class="mid">${timeName(value)}</text>`;
  });
  const horizontal = y.ticks.map((value) => {
    const at = y.at(value);
    return `<path class="grid" d="M${left} ${px(at)}H${right}"/><text x="${left - 8}" y="${px(at + 4)}" class="end">${yTick(value)}</text>`;
  });
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-about">`,
    `<title id="${id}-title">${escapeHtml(title)}</title>`,
    `<desc id="${id}-about">${escapeHtml(about)}</desc>`,
    ...vertical,
    ...horizontal,
    `<path class="frame" d="M${left} ${top}H${right}V${bottom}H${left}Z"/>`,
    `<text x="${(left + right) / 2}" y="${height - 12}" class="mid">${escapeHtml(xName)}</text>`,
    `<text transform="translate(15 ${(top + bottom) / 2}) rotate(-90)" class="mid">${escapeHtml(yName)}</text>`,
    ...inside,
    '</svg>',
  ].join('\n');
}
