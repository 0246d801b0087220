// What is exact about one state of a level, from its table of all states: the distance to a solution, all optimal actions,
// whether it is dead. For whoever plays on and asks state by state; `tableLabels` gives all of them in a row.

import type { Position } from '@masu/core/sokoban/rules/level.js';
import { NONE } from '../positions/floor-plan.js';
import { type LabelAction, optimalActions } from './state-labels.js';
import { NO_WAY, type StateTable } from './state-table.js';

export interface StateValues {
  /** The fewest moves or pushes, as the table counts; absent if the state is dead. */
  readonly distance?: number;
  /** All optimal actions, in the order up, right, down, left. */
  readonly optimal: readonly LabelAction[];
  readonly isDead: boolean;
}

const DEAD: StateValues = { optimal: [], isDead: true };

/** A position that play from the start of the table's level can reach without going on after a solution. */
export function stateValues(table: StateTable, { player, boxes }: Position): StateValues {
  const { plan, positions, moves, pushes } = table;
  // A box on a dead square can't reach a goal even alone, and the table ends there.
  const configuration = positions.knownConfiguration(boxes.map((box) => plan.cellNumbers[box] as number));
  if (configuration === NONE) return DEAD;
  const cell = plan.cellNumbers[player] as number;
  const far = moves[configuration * plan.size + cell] as number;
  if (far === NO_WAY) return DEAD;
  const distance = pushes ? (pushes[positions.positionAt(configuration, cell)] as number) : far;
  return { distance, optimal: optimalActions(table, configuration, cell), isDead: false };
}

/** The memory of a table, in bytes. */
export function tableBytes({ positions, explored, moves, pushes }: StateTable): number {
  const { boxCells, labels, first, configurationOf } = positions;
  const { reached, order, parents } = explored;
  const arrays = [boxCells, labels, first, configurationOf, reached, order.buffer, parents, moves];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, pushes?.byteLength ?? 0);
}
