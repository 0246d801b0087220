// False variants of true facts: each contradicts what it was made of, so an oracle that accepts one is wrong.

import type { Direction } from '@masu/core/base/grid.js';
import type { Explanation } from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact, Loss, RunFact } from '@masu/studio/sokoban/explain/facts.js';

const swapped = (pair: readonly number[]): [number, number] => [pair[1] as number, pair[0] as number];
const another = (not: readonly number[], count: number): number | undefined =>
  Array.from({ length: count }, (_, index) => index).find((index) => !not.includes(index));
const OTHER: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

function mutatedLoss(loss: Loss): Loss | undefined {
  return loss.by === 'at-most' ? { ...loss, count: loss.count - 1 } : undefined;
}

/** Undefined: no variant is false for certain. */
export function mutatedLevelFact(fact: LevelFact, { level, position }: Explanation): LevelFact | undefined {
  const boxes = position.boxes.length;
  const goals = level.goals.length;
  switch (fact.kind) {
    case 'first-push':
      return { ...fact, direction: OTHER[fact.direction] };
    case 'first-box': {
      const box = another(fact.boxes, boxes);
      return box === undefined ? undefined : { ...fact, boxes: [box] };
    }
    case 'off-goal': {
      const box = position.boxes.findIndex((cell) => !level.goalMap[cell]);
      return box < 0 ? undefined : { ...fact, boxes: [box] };
    }
    case 'goal-chain':
      return { ...fact, goals: [...fact.goals].reverse(), closes: false };
    case 'goal-first':
    case 'goal-last': {
      const goal = another(fact.goals, goals) as number;
      return { ...fact, goals: [goal] };
    }
    case 'fill-before':
      return { ...fact, goals: swapped(fact.goals), closes: false };
    case 'move-before':
      return { ...fact, boxes: swapped(fact.boxes), loses: false };
    case 'ends-on':
      return { ...fact, goals: swapped(fact.goals) };
    case 'door':
      return { ...fact, count: fact.count + goals };
    case 'safe-after':
      return fact.push === 0 ? undefined : { ...fact, push: fact.push - 1 };
    case 'plan':
      return { ...fact, goals: [...fact.goals].reverse() };
    case 'makes-room':
      return { ...fact, count: fact.count + 100 };
    case 'goal-trap':
    case 'push-trap': {
      const loss = mutatedLoss(fact.loss);
      return loss && { ...fact, loss };
    }
    default:
      return undefined;
  }
}

/** The variant, and the box that it is said about. */
export function mutatedRunFact(
  fact: RunFact,
  box: number,
  { position }: Explanation,
): { readonly fact: RunFact; readonly box: number } | undefined {
  if (fact.kind === 'waits') return { fact: { ...fact, boxes: [box], loses: false }, box: fact.boxes[0] };
  const mutant = mutatedReason(fact, box, position.boxes.length);
  return mutant && { fact: mutant, box };
}

function mutatedReason(fact: RunFact, box: number, boxes: number): RunFact | undefined {
  switch (fact.kind) {
    case 'goal-order':
      return { ...fact, goals: swapped(fact.goals) };
    case 'enables':
    case 'before-closed':
    case 'either-order': {
      const other = another(fact.boxes, boxes);
      return other === undefined ? undefined : { ...fact, boxes: [other] };
    }
    case 'stops': {
      const other = fact.boxes.length === 0 ? undefined : another([...fact.boxes, box], boxes);
      return other === undefined ? undefined : { ...fact, boxes: [other] };
    }
    case 'only-push':
    case 'only-box':
      return { ...fact, count: fact.count + 1 };
    case 'too-early': {
      const loss = fact.loss && mutatedLoss(fact.loss);
      return loss ? { ...fact, loss } : undefined;
    }
    default:
      return undefined;
  }
}
