// The position table of a level: every position that pushes can reach without putting a box on a dead square, with the
// fewest pushes each still needs. Grading counts it, explaining and analyzing ask it questions, so it is enumerated
// once. It belongs to the canonical level, because grades must not depend on how a level is drawn; `canonicalForm` has
// the way back to the cells as drawn. Pushes between positions (`pushGraph`) are listed only if somebody asks for them:
// grading does not, and they cost about as much as the enumeration.
//
// Only the last table is kept. It is found by its board, not by the identity of a level, because a worker parses the
// level again for each job; keeping one bounds the memory when a whole collection is graded.

import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import type { CanonicalForm } from './canonical-level.js';
import { type Explored, explore } from './explore.js';
import { canPlan, type FloorInput, NONE, planFloor } from './floor-plan.js';
import { Positions } from './positions.js';
import { type PushGraph, pushGraph } from './push-graph.js';
import { type SolutionTable, solutionTable, UNSOLVED } from './solution-table.js';

/** Positions up to which a table is built: about half a second on the machine of docs/grading.md. */
export const MAX_TABLE_POSITIONS = 400_000;
/** The most bytes for the labels of all configurations. */
export const MAX_LABEL_BYTES = 24_000_000;

/** What positions are enumerated of. Every Level is one. */
export interface TableBoard extends FloorInput {
  readonly start: Position;
}

export interface PositionTable<B extends TableBoard = Level> {
  /** The canonical level, unless the table is of another board; all cells of the table are those of its floor plan. */
  readonly level: B;
  readonly positions: Positions;
  readonly start: number;
  readonly explored: Explored;
  readonly solutions: SolutionTable;
  /** The pushes between the positions; listed at the first call. */
  graph(): PushGraph;
}

/** `dead-start`: a box is on a dead square at the start. `too-large`: there are more positions than a table may have. */
export type TableResult<Table = PositionTable> =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'dead-start' }
  | { readonly kind: 'too-large' };

export const canBeSolved = ({ solutions, start }: PositionTable): boolean => solutions.pushes[start] !== UNSOLVED;

/** Builds the table of a board as it is, and keeps none. */
export function* buildTable<B extends TableBoard>(
  level: B,
  limit = MAX_TABLE_POSITIONS,
): Generator<void, TableResult<PositionTable<B>>, void> {
  if (!canPlan(level)) return { kind: 'too-large' };
  const plan = planFloor(level);
  const cells = level.start.boxes.map((box) => plan.cellNumbers[box] as number);
  if (cells.some((cell) => plan.slots[cell] === NONE)) return { kind: 'dead-start' };
  const positions = Positions.open(plan, cells.length);
  if (!positions) return { kind: 'too-large' };
  const start = positions.at(cells, plan.cellNumbers[level.start.player] as number);
  const most = Math.min(limit, Math.floor(MAX_LABEL_BYTES / plan.size));
  const explored = yield* explore(positions, start, most, { notesPushes: true });
  if (!explored) return { kind: 'too-large' };
  const solutions = yield* solutionTable(positions, explored.count, explored.reached);
  if (!solutions) throw new Error('More positions have a solution than can be reached.');
  let graph: PushGraph | undefined;
  const list = (): PushGraph => {
    graph ??= pushGraph(positions, explored);
    return graph;
  };
  return { kind: 'table', table: { level, positions, start, explored, solutions, graph: list } };
}

let last: { readonly board: string; readonly result: TableResult } | undefined;

/** `limit`: a table of fewer positions is wanted, or none. */
export function* canonicalTable(
  { board, level }: CanonicalForm,
  limit = MAX_TABLE_POSITIONS,
): Generator<void, TableResult, void> {
  if (last?.board === board) {
    const { result } = last;
    return result.kind === 'table' && result.table.explored.count > limit ? { kind: 'too-large' } : result;
  }
  last = undefined;
  const result = yield* buildTable(level, limit);
  if (result.kind !== 'too-large' || limit === MAX_TABLE_POSITIONS) last = { board, result };
  return result;
}
