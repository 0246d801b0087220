// Two solvers level by level: a point per level, its CPU time until the answer by one against the other, both axes logarithmic. Points
// below the diagonal are levels where the solver of the vertical axis was faster. A level without an answer is drawn on
// the line of the limit.

import { decadeAxis } from '@masu/core/base/chart.js';
import { countOf } from '@masu/core/base/format.js';
import type { JobResult } from './join.js';
import { MIN_MILLIS, PLOT, plotSvg, timeName } from './plot.js';
import { byLevel, bySolver } from './totals.js';
import { answerMillis, isDecided, limitMillis } from './verdicts.js';

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
