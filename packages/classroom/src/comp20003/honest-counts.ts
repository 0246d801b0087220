// Whether the figures of a solver for COMP20003 can be true: the assignment asks for a better deadlock test, so they need not be
// those of the base code, but no more nodes are expanded than there are up to the depth of the solution, and the four figures
// belong together.

import type { Position } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { cornerCells } from '@masu/solve/sokoban/solve/deadlock/corner.js';
import { boardFrom, type CourseMap } from '../course-map.js';

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
/** Larger maps are not searched for the limit. */
const MAX_NODES = 300_000;

/** How many nodes there are up to a depth, without those with a box in a corner; undefined if too many. */
export function nodesWithin(map: CourseMap, depth: number): number | undefined {
  const board = boardFrom(map);
  const corners = cornerCells(board);
  const seen = new Set([`${map.position.player} ${map.position.boxes}`]);
  let layer: Position[] = [map.position];
  for (let moves = 0; moves < depth; moves++) {
    const next: Position[] = [];
    for (const position of layer) {
      for (const direction of DIRECTIONS) {
        const moved = step(board, position, direction);
        if (moved.kind === 'blocked' || (moved.kind === 'push' && moved.to.boxes.some((box) => corners[box]))) continue;
        const key = `${moved.to.player} ${[...moved.to.boxes].sort((a, b) => a - b)}`;
        if (seen.has(key)) continue;
        if (seen.size >= MAX_NODES) return undefined;
        seen.add(key);
        next.push(moved.to);
      }
    }
    layer = next;
  }
  return seen.size;
}

export interface Figures {
  readonly expanded: number;
  readonly generated: number;
  readonly duplicated: number;
  readonly length: number;
}

/** Why the figures can't be true: a sentence; undefined if they can. `most`: as many nodes as there are. */
export function dishonestyOf(
  { expanded, generated, duplicated, length }: Figures,
  most: number | undefined,
): string | undefined {
  if (expanded < length) return `${expanded} expanded nodes are fewer than the ${length} moves of the solution.`;
  // The base code forgets the start, which then is expanded twice.
  if (most !== undefined && expanded > most + 1)
    return `${expanded} expanded nodes are more than the ${most} that there are up to this depth with the corner rule.`;
  if (generated > 4 * expanded)
    return `${generated} generated nodes are more than 4 for each of the ${expanded} expanded ones.`;
  if (duplicated > generated) return `${duplicated} duplicated nodes are more than the ${generated} generated ones.`;
  if (expanded - 1 > generated - duplicated)
    return `${expanded} expanded nodes can’t come from ${generated} generated ones, of which ${duplicated} are duplicates.`;
  return undefined;
}
