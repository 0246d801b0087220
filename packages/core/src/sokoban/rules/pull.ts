// Reverse mode: the player walks and pulls boxes from the goals back to where they start. Reversed, the pulls are a
// solution; playing a level from its end shows which pushes must come last.

import { type Direction, OPPOSITE, offsets } from '../../base/grid.js';
import { hasProperty, wrongArgument } from '../../base/wrong-argument.js';
import type { Level, Position } from './level.js';
import { moveBox, mustBePosition } from './step.js';
import { walkTo } from './walks.js';

/** One move in reverse mode: a step, with or without pulling the box behind; or, before the first pull, a new start cell. */
export type PullMove =
  | { readonly kind: 'step'; readonly direction: Direction; readonly pull: boolean }
  | { readonly kind: 'place'; readonly cell: number };

/** Every box on a goal; the player at the start cell, or on the first free cell if a box is there. */
export function pullStart(level: Level): Position {
  const isFree = (cell: number): boolean => level.walls[cell] === 0 && level.goalMap[cell] === 0;
  const player = isFree(level.start.player) ? level.start.player : level.walls.findIndex((_, cell) => isFree(cell));
  return { player, boxes: level.goals };
}

/** The position after the move, or undefined if it is blocked. Pulling without a box behind is blocked too. */
export function pullStep(level: Level, position: Position, move: PullMove): Position | undefined {
  mustBePosition(level, position);
  if (!hasProperty(move, 'kind')) throw wrongArgument('a move { kind }', move);
  if (move.kind === 'place') {
    const untouched = position.boxes.every((box, index) => box === level.goals[index]);
    if (!untouched || level.walls[move.cell] || position.boxes.includes(move.cell)) return undefined;
    return { player: move.cell, boxes: position.boxes };
  }
  const offset: number | undefined = offsets(level.width)[move.direction];
  if (typeof offset !== 'number') throw wrongArgument('a direction (up, right, down, or left)', move.direction);
  const ahead = position.player + offset;
  if (level.walls[ahead] || position.boxes.includes(ahead)) return undefined;
  if (!move.pull) return { player: ahead, boxes: position.boxes };
  const behind = position.player - offset;
  if (!position.boxes.includes(behind)) return undefined;
  return { player: ahead, boxes: moveBox(position.boxes, behind, position.player) };
}

/** Whether every box is where the level starts, and the player can walk to the start cell. */
export function isPullSolved(level: Level, position: Position): boolean {
  const back = position.boxes.every((box, index) => box === level.start.boxes[index]);
  return back && walkTo(level, position, level.start.player) !== undefined;
}

/** The forward solution for finished pulls. The pulls must reach the start. */
export function forwardMoves(level: Level, moves: readonly PullMove[]): Direction[] {
  let position = pullStart(level);
  const back: Direction[] = [];
  for (const move of moves) {
    const next = pullStep(level, position, move);
    if (!next) throw new Error('a stored pull is blocked');
    position = next;
    if (move.kind === 'place') back.length = 0;
    else back.push(OPPOSITE[move.direction]);
  }
  const approach = walkTo(level, level.start, position.player);
  if (!approach) throw new Error('these pulls do not lead to the start');
  return [...approach, ...back.reverse()];
}
