// A moment of a recorded run is one of its events. A step is one expanded state; it is whole at the last event before the
// next expansion.

import { pathOfStep, type Recorded, stepAt } from '../../../search/index.js';

/** The first event that is shown: the first state is taken. */
export const firstMoment = ({ steps }: Recorded): number => steps.events[0] ?? 0;

/** The event at which `at` states are expanded, the last one wholly. */
export function wholeStep(recorded: Recorded, at: number): number {
  const { steps, events } = recorded;
  const step = Math.max(1, Math.min(steps.count, at));
  return step < steps.count ? (steps.events[step] as number) - 1 : events.count - 1;
}

/** States expanded at a moment. */
export const expandedAt = (recorded: Recorded, moment: number): number => stepAt(recorded, moment) + 1;

export function nextMoment({ events }: Recorded, moment: number): number {
  return Math.min(events.count - 1, moment + 1);
}

export function previousMoment(recorded: Recorded, moment: number): number {
  return Math.max(firstMoment(recorded), moment - 1);
}

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
