// A moment of a recorded run: how many states were expanded, and how far the expansion of the last one has come. Part 0
// takes the state, part 1 tests for the goal, and each further part tries one action. The parts are the lines of the
// pseudo-code.

import { type OutcomeId, outcomeAt, type Run } from './run.js';

export interface Moment {
  /** States expanded, the current one included; 0 before the first. */
  readonly at: number;
  readonly part: number;
}

/** The parts of the expansion of a step; the goal has no successors. */
export function partsOf(run: Run, step: number): number {
  return isGoalStep(run, step) ? 2 : 2 + run.actions;
}

export function isGoalStep(run: Run, step: number): boolean {
  return run.verdict === 'found' && step === run.steps - 1;
}

/** The moment at which a state is fully expanded. */
export function wholeStep(run: Run, at: number): Moment {
  const bounded = Math.max(0, Math.min(run.steps, at));
  return { at: bounded, part: bounded === 0 ? 0 : partsOf(run, bounded - 1) - 1 };
}

export function nextPart(run: Run, { at, part }: Moment): Moment {
  if (at > 0 && part + 1 < partsOf(run, at - 1)) return { at, part: part + 1 };
  return at < run.steps ? { at: at + 1, part: 0 } : { at, part };
}

export function previousPart(run: Run, { at, part }: Moment): Moment {
  if (part > 0) return { at, part: part - 1 };
  return wholeStep(run, at - 1);
}

/** How many nodes there are at a moment. */
export function nodesAt(run: Run, { at, part }: Moment): number {
  if (at === 0) return 1;
  const step = at - 1;
  let count = run.nodesBefore[step] as number;
  for (let index = 0; index < part - 1 && index < run.actions; index++) {
    const outcome = outcomeAt(run, step, index);
    if (outcome === 'added' || outcome === 'hopeless') count++;
  }
  return count;
}

export type LineId = 'start' | 'take' | 'goal' | 'found' | OutcomeId | 'empty' | 'limit';

/** The line of the pseudo-code that was just executed. */
export function lineAt(run: Run, { at, part }: Moment): LineId {
  if (at === 0) return 'start';
  const step = at - 1;
  if (part === 0) return 'take';
  if (part === 1) return isGoalStep(run, step) ? 'found' : 'goal';
  return outcomeAt(run, step, part - 2);
}
