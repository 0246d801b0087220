// The way from the floor plan of the canonical level, on which everything is searched, to the level as drawn, in which
// facts are given: cells, directions, and the names of boxes and goals in reading order.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import type { CanonicalForm } from '../positions/canonical-level.js';
import { type FloorPlan, NONE } from '../positions/floor-plan.js';
import type { LabeledPosition } from './labeled-board.js';

export class ExplainDrawing {
  /** Goal cells of the plan by number. */
  readonly goals: readonly number[];
  /** For each direction of the plan, the one on the level as drawn. */
  private readonly turn: readonly number[];
  private readonly toDrawn: readonly number[];
  private readonly toPlan = new Map<number, number>();

  constructor(plan: FloorPlan, { level: canonical, drawnCells }: CanonicalForm, level: Level) {
    this.toDrawn = Array.from(plan.boardCells, (cell) => drawnCells[cell] as number);
    this.toDrawn.forEach((cell, at) => {
      this.toPlan.set(cell, at);
    });
    this.goals = level.goals.map((goal) => this.planCell(goal));
    const middle = plan.boardCells[0] as number;
    const offsets = [-level.width, 1, level.width, -1];
    this.turn = [-canonical.width, 1, canonical.width, -1].map((offset) =>
      offsets.indexOf((drawnCells[middle + offset] as number) - (drawnCells[middle] as number)),
    );
  }

  cell(planCell: number): number {
    return this.toDrawn[planCell] as number;
  }

  /** NONE for walls. */
  planCell(cell: number): number {
    return this.toPlan.get(cell) ?? NONE;
  }

  direction(planDirection: number): Direction {
    return DIRECTIONS[this.turn[planDirection] as number] as Direction;
  }

  planDirection(direction: Direction): number {
    return this.turn.indexOf(DIRECTIONS.indexOf(direction));
  }

  /** Boxes by name: in reading order of the level as drawn. */
  labeled({ boxes, player }: Position): LabeledPosition {
    return { cells: boxes.map((box) => this.planCell(box)), player: this.planCell(player) };
  }
}
