// Checks whether the drawing is a valid level. Each check is separate, so that all problems are shown at once;
// validateLevel alone makes the Level.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import type { Plan } from '../../board/plan.js';
import type { BoardPose } from '../../board/pose.js';
import { said } from '../../said.js';
import { emptyEdges, trimmed } from './drawing.js';

export interface Checks {
  readonly boxes: number;
  readonly goals: number;
  readonly hasPlayer: boolean;
  /** Where the floor meets the outside: row and column from 1, on the sheet; undefined if it does not. */
  readonly leak: readonly [row: number, column: number] | undefined;
  /** Boxes that can reach no goal even alone, as cells of the plan. */
  readonly dead: ReadonlySet<number>;
  readonly level: Level | undefined;
  /** The message of an error that none of the checks above covers. */
  readonly error: string | undefined;
}

/** Always the same set, so that a stroke that doesn't change it redraws nothing. */
const NONE: ReadonlySet<number> = new Set();
const NAMED = new Set(['no-box', 'no-player', 'open-floor', 'boxes-goals-differ', 'empty-board']);

export function checkDrawing(plan: Plan, pose: BoardPose, sheet: readonly string[]): Checks {
  const { top, left } = emptyEdges(sheet);
  const read = validateLevel({ rows: trimmed(sheet), place: { line: 1 + top, column: 1 + left } });
  const error = read.ok ? undefined : read.error;
  return {
    boxes: pose.boxes.length,
    goals: plan.goal.reduce((sum, each) => sum + each, 0),
    hasPlayer: pose.player !== undefined,
    leak: error?.code === 'open-floor' ? [error.line, error.column] : undefined,
    dead: error?.code === 'open-floor' ? NONE : deadBoxes(plan, pose),
    level: read.ok ? read.value : undefined,
    error: error && !NAMED.has(error.code) ? said(error) : undefined,
  };
}

/** 1 for the cells from which a box can reach no goal. */
function deadMap({ width, height, goal, floor }: Plan): Uint8Array {
  const walls = floor.map((each) => 1 - each);
  return deadCells({ width, height, walls, goalMap: goal, start: { player: 0, boxes: [] }, backdrop: [] });
}

/** The floor cells from which a box can reach no goal; none while there is no goal. */
export function deadSquares(plan: Plan): readonly number[] {
  if (!plan.goal.includes(1)) return [];
  const dead = deadMap(plan);
  return [...plan.floor.keys()].filter((cell) => plan.floor[cell] && dead[cell]);
}

function deadBoxes(plan: Plan, { boxes }: BoardPose): ReadonlySet<number> {
  const open = boxes.filter((box) => !plan.goal[box]);
  if (open.length === 0 || !plan.goal.includes(1)) return NONE;
  const dead = deadMap(plan);
  const stuck = open.filter((box) => dead[box]);
  return stuck.length === 0 ? NONE : new Set(stuck);
}
