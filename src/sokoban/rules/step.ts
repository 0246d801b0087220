// The rules of Sokoban: one step of the player. All of play, replay and judging is based on this one function.

import { type Direction, offsets } from '../../base/grid.js';
import type { Ground, Position } from './level.js';

export type Step =
  | { readonly kind: 'walk'; readonly to: Position }
  | { readonly kind: 'push'; readonly to: Position; readonly from: number; readonly onto: number }
  | { readonly kind: 'blocked'; readonly by: 'wall' | 'box' };

/** The boxes with one of them moved, still ascending. */
export function moveBox(boxes: readonly number[], from: number, onto: number): number[] {
  const moved = boxes.filter((box) => box !== from);
  let at = moved.length;
  while (at > 0 && (moved[at - 1] as number) > onto) at--;
  moved.splice(at, 0, onto);
  return moved;
}

export function step(ground: Ground, position: Position, direction: Direction): Step {
  const offset = offsets(ground.width)[direction];
  const ahead = position.player + offset;
  if (ground.walls[ahead]) return { kind: 'blocked', by: 'wall' };
  if (!position.boxes.includes(ahead)) return { kind: 'walk', to: { player: ahead, boxes: position.boxes } };
  const onto = ahead + offset;
  if (ground.walls[onto]) return { kind: 'blocked', by: 'wall' };
  if (position.boxes.includes(onto)) return { kind: 'blocked', by: 'box' };
  return { kind: 'push', to: { player: ahead, boxes: moveBox(position.boxes, ahead, onto) }, from: ahead, onto };
}

/** Every counted box stands on a goal. True of some starts too: a game is won only after a move. */
export function isSolved(ground: Ground, position: Position): boolean {
  return position.boxes.every((box) => ground.goalMap[box] === 1);
}
