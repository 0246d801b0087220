// The cactus plot of the solver competitions: how many levels each solver decided within a time.

import { countAxis, decadeAxis, LINE_DASHES, spreadLabels } from '@masu/core/base/chart.js';
import { escapeHtml } from './html.js';
import type { JobResult } from './join.js';
import { LINE_NAMES_X, MIN_MILLIS, PLOT, plotSvg, px } from './plot.js';
import { answerMillis, isDecided, resultReport } from './verdicts.js';

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

/** Solvers in a plot; the style has as many colors. */
const COLORS = LINE_DASHES.length;
