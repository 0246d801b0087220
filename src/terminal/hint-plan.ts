// The way a solver found, as pushes, and how much of it the player has asked to see: a nudge, the box, the push, the
// whole way. Between two pushes the player may walk as he likes and the plan still holds; a push of the plan carries
// it on, any other push ends it. So one search answers for many hints.

import type { Direction } from '../base/grid.js';
import { cellMessage, type Level, type Position, regionMessage, replay } from '../sokoban/index.js';
import { plural } from './words.js';

export const RUNGS = 4;

export interface PlannedPush {
  readonly from: number;
  readonly onto: number;
  readonly direction: Direction;
}

export interface HintPlan {
  /** Pushes still to make. Never empty. */
  readonly pushes: readonly PlannedPush[];
  /** How many rungs are open: 0 to 4. */
  readonly rung: number;
  /** No way has fewer pushes. */
  readonly isProved: boolean;
}

export function planOf(
  level: Level,
  from: Position,
  moves: readonly Direction[],
  isProved: boolean,
): HintPlan | undefined {
  const pushes: PlannedPush[] = [];
  for (const { step, direction } of replay(level, moves, from)) {
    if (step.kind === 'push') pushes.push({ from: step.from, onto: step.onto, direction });
  }
  return pushes.length === 0 ? undefined : { pushes, rung: 0, isProved };
}

/** The next rung opened. */
export function climb(plan: HintPlan): HintPlan {
  return { ...plan, rung: Math.min(RUNGS, plan.rung + 1) };
}

/** The plan after a push of the player; undefined where it was another push. */
export function followed(plan: HintPlan, push: { from: number; onto: number }): HintPlan | undefined {
  const [next, ...rest] = plan.pushes;
  if (next?.from !== push.from || next.onto !== push.onto || rest.length === 0) return undefined;
  // Who asked for the whole way goes on seeing it.
  return { ...plan, pushes: rest, rung: plan.rung === RUNGS ? RUNGS : 0 };
}

/**
 * What the open steps say, one sentence each. `mark`: how the board draws the box, where there is a board to look at; a
 * board has no numbers at its edges, so a row and a column would have to be counted.
 */
export function hintMessage(level: Level, plan: HintPlan, mark?: string): string[] {
  const [next] = plan.pushes as [PlannedPush];
  const rest = plural(plan.pushes.length, 'push', 'pushes');
  const words = [
    `Look at ${regionMessage(level, next.from)}. The next box to push is there.`,
    mark === undefined ? `The box at ${cellMessage(level, next.from)}.` : `The box marked ${mark}.`,
    `Push it ${next.direction}.`,
    plan.isProved ? `${rest} to go. Proven minimum.` : `${rest} to go.`,
  ];
  return plan.rung < 2 ? words.slice(0, plan.rung) : words.slice(1, plan.rung);
}
