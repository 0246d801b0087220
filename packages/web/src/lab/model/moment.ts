// A moment of a recorded run is one of its events. A step is one expanded state; it is whole at the last event before the
// next expansion.

import { lineAt, linesAt } from '@masu/search/explanations.js';
import { pathOfStep, type Recorded, stepAt } from '@masu/search/recorded.js';

/** The event at which `at` states are expanded, the last one wholly. */
export function wholeStep(recorded: Recorded, at: number): number {
  const { steps, events } = recorded;
  const step = Math.max(1, Math.min(steps.count, at));
  return step < steps.count ? (steps.events[step] as number) - 1 : events.count - 1;
}

/** States expanded at a moment. */
export const expandedAt = (recorded: Recorded, moment: number): number => stepAt(recorded, moment) + 1;

/** A place in a run by lines: the last event that has happened, and how many lines toward the next one have run. */
export interface LinePlace {
  readonly moment: number;
  readonly ran: number;
}

export function nextLine(recorded: Recorded, { moment, ran }: LinePlace): LinePlace {
  if (moment + 1 >= recorded.events.count) return { moment, ran: 0 };
  return ran + 1 < linesAt(recorded, moment + 1).length ? { moment, ran: ran + 1 } : { moment: moment + 1, ran: 0 };
}

/** Back to the line at which the start is put into the frontier. */
export function previousLine(recorded: Recorded, { moment, ran }: LinePlace): LinePlace {
  if (ran > 0) return { moment, ran: ran - 1 };
  return moment === 0 ? { moment, ran } : { moment: moment - 1, ran: linesAt(recorded, moment).length - 1 };
}

/** The line of the pseudo-code that has just run. */
export const lineOfPlace = (recorded: Recorded, { moment, ran }: LinePlace): number =>
  ran === 0 ? lineAt(recorded, moment) : (linesAt(recorded, moment + 1)[ran - 1] as number);

/** The steps from the start to the current state. IDA* goes back along its path without a new step. */
export function currentPath(recorded: Recorded, moment: number): number[] {
  const path = pathOfStep(recorded, Math.max(0, stepAt(recorded, moment)));
  if (recorded.algorithm !== 'ida-star') return path;
  return path.slice(0, Math.max(1, recorded.events.frontiers[moment] as number));
}

/** The step of the current state. */
export const currentStep = (recorded: Recorded, moment: number): number =>
  recorded.algorithm === 'ida-star'
    ? (currentPath(recorded, moment).at(-1) ?? 0)
    : Math.max(0, stepAt(recorded, moment));

/** The nodes from the start to the goal. */
export function solutionNodes(recorded: Recorded): number[] {
  if (recorded.result.verdict !== 'found') return [];
  return pathOfStep(recorded, recorded.steps.count - 1).map((step) => recorded.steps.nodes[step] as number);
}
