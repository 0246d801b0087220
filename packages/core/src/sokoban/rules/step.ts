// The rules of Sokoban: one step of the player. Play, replay, and verification all use this function.

import { type Direction, offsets } from '../../base/grid.js';
import { hasProperty, wrongArgument } from '../../base/wrong-argument.js';
import type { Position, SokobanBoard } from './level.js';

/** What a move does: a walk, a push of the box at `from` to `onto`, or nothing, blocked by a wall or a box. */
export type Step =
  | {
      readonly kind: 'walk';
      /** The position after it. */
      readonly to: Position;
    }
  | {
      readonly kind: 'push';
      /** The position after it. */
      readonly to: Position;
      /** The cell that the box leaves. */
      readonly from: number;
      /** The cell that the box enters. */
      readonly onto: number;
    }
  | {
      readonly kind: 'blocked';
      /** What is in the way. */
      readonly by: 'wall' | 'box';
    };

/** The boxes with one of them moved, still ascending. */
export function moveBox(boxes: readonly number[], from: number, onto: number): number[] {
  const moved = boxes.filter((box) => box !== from);
  let at = moved.length;
  while (at > 0 && (moved[at - 1] as number) > onto) at--;
  moved.splice(at, 0, onto);
  return moved;
}

/** Throws a TypeError if a caller without types passes something else. */
export function mustBePosition(board: SokobanBoard, position: Position): void {
  if (!hasProperty(board, 'walls')) throw wrongArgument('a Sokoban level', board, 'Make one with validateLevel.');
  if (!hasProperty(position, 'boxes')) throw wrongArgument('a position { player, boxes }', position);
}

/**
 * One step. Throws a TypeError if a caller without types passes something else, such as a compass direction.
 * @example
 * ```ts
 * const taken = step(level, level.start, 'right');
 * console.log(taken.kind); // walk
 * ```
 */
export function step(board: SokobanBoard, position: Position, direction: Direction): Step {
  if (board?.walls === undefined || position?.boxes === undefined) mustBePosition(board, position);
  const offset: number | undefined = offsets(board.width)[direction];
  if (typeof offset !== 'number') throw wrongArgument('a direction (up, right, down, or left)', direction);
  const ahead = position.player + offset;
  if (board.walls[ahead]) return { kind: 'blocked', by: 'wall' };
  if (!position.boxes.includes(ahead)) return { kind: 'walk', to: { player: ahead, boxes: position.boxes } };
  const onto = ahead + offset;
  if (board.walls[onto]) return { kind: 'blocked', by: 'wall' };
  if (position.boxes.includes(onto)) return { kind: 'blocked', by: 'box' };
  return { kind: 'push', to: { player: ahead, boxes: moveBox(position.boxes, ahead, onto) }, from: ahead, onto };
}

/**
 * Whether every box in play is on a goal. True for some starts too: such a level is solved by no moves.
 * @example
 * ```ts
 * console.log(isSolved(level, level.start)); // false
 * ```
 */
export function isSolved(board: SokobanBoard, position: Position): boolean {
  if (board?.walls === undefined || position?.boxes === undefined) mustBePosition(board, position);
  return position.boxes.every((box) => board.goalMap[box] === 1);
}
