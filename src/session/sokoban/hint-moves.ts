// A solution as a plan of pushes, and the plan as moves again: what a hint needs when it is found and when it is played.

import type { Direction } from '../../base/grid.js';
import { type Level, moveBox, type Position, replay } from '../../sokoban/index.js';
import { type HintPlan, type PlannedPush, walkBehind } from './hint-plan.js';
import { planRest, type SokobanSession, sokobanPosition } from './session.js';

/** The plan of a solution from a position; undefined if a move is blocked or nothing is pushed. */
export function hintPlan(
  level: Level,
  from: Position,
  solution: readonly Direction[],
  isOptimal: boolean,
): HintPlan | undefined {
  const pushes: PlannedPush[] = [];
  for (const { step, direction } of replay(level, solution, from)) {
    if (step.kind === 'blocked') return undefined;
    if (step.kind === 'push') pushes.push({ from: step.from, onto: step.onto, direction });
  }
  return pushes.length === 0 ? undefined : { boxes: from.boxes, pushes, isOptimal };
}

/** The moves of planned pushes from a position, with the walks between them. */
export function plannedMoves(level: Level, from: Position, pushes: readonly PlannedPush[]): readonly Direction[] {
  const moves: Direction[] = [];
  let position = from;
  for (const push of pushes) {
    const walk = walkBehind(level, position, push);
    if (!walk) throw new Error('a planned push cannot be reached');
    moves.push(...walk, push.direction);
    position = { player: push.from, boxes: moveBox(position.boxes, push.from, push.onto) };
  }
  return moves;
}

/** Pushes left from here on a solution that is proven push-optimal. */
export const provenPushes = (session: SokobanSession): number | undefined =>
  session.plan?.isOptimal ? planRest(session)?.length : undefined;

/** The moves of the known solution from here, up to and with its next push or all of them; none without a plan. */
export function hintMoves(session: SokobanSession, howFar: 'next-push' | 'all'): readonly Direction[] {
  const rest = planRest(session) ?? [];
  return plannedMoves(session.game.level, sokobanPosition(session), howFar === 'all' ? rest : rest.slice(0, 1));
}
