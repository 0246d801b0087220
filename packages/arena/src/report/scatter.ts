// What the plots of a report share: a frame with axes, drawn by hand as SVG. Lines differ in color, dash, and a
// name at their end, so that they can be read in gray and in print. Colors come from the page's style, light or dark.

import { type ChartAxis, countAxis, decadeAxis, LINE_DASHES, spreadLabels } from '../../base/chart.js';
import { countOf } from '../../base/format.js';
import { escapeHtml } from './html.js';
import type { JobResult } from './join.js';
import { answerMillis, byLevel, bySolver, isDecided, limitMillis, resultReport } from './totals.js';

// The cactus plot of the solver competitions: how many levels each solver decided within a time.

/** Points that move less than half a pixel are left out: 14,000 levels are 145 KB with them, 17 KB without. */
const MIN_STEP = 0.5;

export interface CactusLine {
  readonly name: string;
  readonly results: readonly JobResult[];
  /** Times with the tie-break after the proof, instead of until the answer. */
  readonly isWhole?: boolean;
}

const solvedTimes = ({ results, isWhole = false }: CactusLine): number[] =>
  results
    .filter(isDecided)
    .map((result) => (isWhole ? resultReport(result)?.effort.cpuMillis : answerMillis(result)))
    .map((millis = 0) => Math.max(MIN_MILLIS, millis))
    .sort((a, b) => a - b);

export function cactusSvg(lines: readonly CactusLine[]): string {
  const drawn = lines.slice(0, COLORS).map((line) => ({ name: line.name, times: solvedTimes(line) }));
  const all = drawn.flatMap(({ times }) => [times[0] ?? MIN_MILLIS, times.at(-1) ?? MIN_MILLIS]);
  const x = decadeAxis(all, PLOT.left, PLOT.right);
  const y = countAxis(Math.max(1, ...drawn.map(({ times }) => times.length)), PLOT.bottom, PLOT.top, 6);
  const labels = spreadLabels(
    drawn.map(({ times }) => y.at(times.length)),
    17,
    PLOT.bottom,
  );
  const names = drawn.map(({ name, times }) => `${name} (${times.length})`);
  const inside = drawn.map(({ times }, index) => {
    let path = `M${PLOT.left} ${px(y.at(0))}`;
    let [lastX, lastY] = [PLOT.left as number, y.at(0)];
    for (const [at, time] of times.entries()) {
      const [pointX, pointY] = [x.at(time), y.at(at + 1)];
      const isLast = at === times.length - 1;
      if (!isLast && pointX - lastX < MIN_STEP && lastY - pointY < MIN_STEP) continue;
      path += `L${px(pointX)} ${px(pointY)}`;
      [lastX, lastY] = [pointX, pointY];
    }
    path += `H${PLOT.right}`;
    const label = labels[index] as number;
    return [
      `<path class="line s${index}" stroke-dasharray="${LINE_DASHES[index]}" d="${path}"/>`,
      `<path class="line s${index}" stroke-dasharray="${LINE_DASHES[index]}" d="M${PLOT.right} ${px(lastY)}L${PLOT.right + 16} ${px(label)}H${PLOT.right + 30}"/>`,
      `<text x="${LINE_NAMES_X}" y="${px(label + 4)}">${escapeHtml(names[index] as string)}</text>`,
    ].join('');
  });
  const about = drawn.map(({ name, times }) => `${name} decided ${times.length}`).join('; ');
  return plotSvg({
    id: 'cactus',
    title: 'Levels decided within a time',
    about: `CPU time per level, until the answer, on a logarithmic axis against the number of levels decided. ${about}.`,
    x,
    y,
    xName: 'CPU time per level',
    yName: 'levels decided',
    yTick: (count) => count.toLocaleString('en-US'),
    inside,
    names,
  });
}

const PLOT = { width: 760, height: 440, left: 84, right: 600, top: 24, bottom: 384 } as const;

/** Solvers in a plot; the style has as many colors. */
const COLORS = LINE_DASHES.length;

/** 1 ms, 10 ms, 1 s, 100 s */
const timeName = (millis: number): string =>
  millis < 1000 ? `${Number(millis.toPrecision(1))} ms` : `${millis / 1000} s`;

/** A coordinate in tenths of a pixel. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

/** The least time a log axis shows: clocks are not accurate below it. */
const MIN_MILLIS = 0.1;

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

function plotSvg({ id, title, about, x, y, xName, yName, yTick, inside, names = [] }: Frame): string {
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

// Two solvers level by level: a point per level, its CPU time until the answer by one against the other, both axes logarithmic. Points
// below the diagonal are levels where the solver of the vertical axis was faster. A level without an answer is drawn on
// the line of the limit.

/** The two solvers that decided the most levels, among those that share levels; undefined if there is only one. */
export function bestPair(results: readonly JobResult[]) {
  const solvers = [...bySolver(results)].map(([solver, each]) => ({
    solver,
    puzzle: each[0]?.planned.job.puzzle,
    decided: each.filter(isDecided).length,
  }));
  const [first, ...rest] = solvers.sort((a, b) => b.decided - a.decided);
  const second = rest.find(({ puzzle }) => puzzle === first?.puzzle);
  return first && second ? { across: first.solver, up: second.solver } : undefined;
}

function resultPoint(result: JobResult) {
  const decided = isDecided(result);
  const limit = limitMillis(result.planned.job.limits);
  const millis = decided ? answerMillis(result) : (limit ?? answerMillis(result));
  return { millis: Math.max(MIN_MILLIS, millis ?? MIN_MILLIS), isDecided: decided };
}

export function scatterSvg(
  results: readonly JobResult[],
  { across, up }: { readonly across: string; readonly up: string },
): string {
  const points = [...byLevel(results).values()].flatMap((group) => {
    const a = group.find(({ planned }) => planned.job.solver === across);
    const b = group.find(({ planned }) => planned.job.solver === up);
    return a && b && (isDecided(a) || isDecided(b)) ? [[resultPoint(a), resultPoint(b)] as const] : [];
  });
  const all = points.flatMap(([a, b]) => [a.millis, b.millis]);
  // Both axes show the same times; the frame is wider than high.
  const x = decadeAxis(all, PLOT.left, PLOT.right);
  const y = decadeAxis(all, PLOT.bottom, PLOT.top);
  const pixels = new Set<string>();
  let dots = '';
  let crosses = '';
  for (const [a, b] of points) {
    const [left, top] = [Math.round(x.at(a.millis)), Math.round(y.at(b.millis))];
    const both = a.isDecided && b.isDecided;
    const name = `${left} ${top} ${both}`;
    // One mark per pixel: more cannot be seen.
    if (pixels.has(name)) continue;
    pixels.add(name);
    if (both) dots += `M${left} ${top}h0`;
    else crosses += `M${left - 3} ${top - 3}l6 6m0-6l-6 6`;
  }
  const faster = points.filter(([a, b]) => a.isDecided && (!b.isDecided || a.millis < b.millis)).length;
  const only = (index: 0 | 1): number =>
    points.filter((pair) => pair[index].isDecided && !pair[1 - index]?.isDecided).length;
  return plotSvg({
    id: 'scatter',
    title: `${across} against ${up}, level by level`,
    about: `${countOf(points.length, 'level', 'levels')} that at least one of the two decided. ${across} was faster on ${faster}; it alone decided ${only(0)}, ${up} alone ${only(1)}. Crosses are levels that only one decided.`,
    x,
    y,
    xName: `CPU time of ${across}`,
    yName: `CPU time of ${up}`,
    yTick: timeName,
    inside: [
      `<path class="diagonal" d="M${PLOT.left} ${PLOT.bottom}L${PLOT.right} ${PLOT.top}"/>`,
      `<path class="dots" d="${dots || 'M0 0'}"/>`,
      `<path class="crosses" d="${crosses || 'M0 0'}"/>`,
      `<path class="dots" d="M${PLOT.right + 20} ${PLOT.top + 14}h0"/><text x="${PLOT.right + 32}" y="${PLOT.top + 18}">both decided</text>`,
      `<path class="crosses" d="M${PLOT.right + 17} ${PLOT.top + 35}l6 6m0-6l-6 6"/><text x="${PLOT.right + 32}" y="${PLOT.top + 42}">only one did;</text>`,
      `<text x="${PLOT.right + 32}" y="${PLOT.top + 59}">other at limit</text>`,
    ],
  });
}
