// Everything that is known about a board for its author, stage by stage: verdict and fewest pushes, grade, why it is dead
// and what repairs it, spare floor, boxes. Facts belong to the canonical board, so that undo, rotation, and reflection
// find them again at once, and every orientation gets the same answer. Budgets are counts of positions.

import { defined } from '@masu/core/base/defined.js';
import { findSolution, gradeFound } from '../grade/estimate.js';
import { gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/reasons.js';
import type { CanonicalForm } from '../positions/canonical-level.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { canBeSolved, canonicalTable, type PositionTable } from '../positions/position-table.js';
import { cellGroups, type EditBoard, levelOfEditBoard, makeEditBoard, withWall } from './edit-board.js';
import { type FloorCell, fillSpare, mapFloor, witnessLines } from './floor-map.js';
import { type LoneBox, loneBoxes } from './lone-boxes.js';
import { findRepairs, type Repair } from './repairs.js';
import { MAX_EDIT_POSITIONS, searchBoard } from './search-board.js';
import { type FirstPush, firstPushes, shortestFacts } from './shortest-lines.js';
import { type DeadSet, whyDead } from './why-dead.js';

/** A group of cells that can be walls together without making the solution longer. */
export interface SpareRoom {
  readonly cells: readonly number[];
  /** The difficulty as walls, in units, if it is exact. */
  readonly units?: number;
}

interface StillBox {
  readonly box: number;
  /** Proven: a wall instead of the box and its goal leaves as short a solution. */
  readonly isWall: boolean;
}

/** What is known so far. Cells are those of the canonical level. */
export interface BoardFacts {
  readonly verdict: 'solved' | 'unsolvable' | 'gave-up';
  readonly pushes?: number;
  /** No solution has fewer pushes. */
  readonly isProven: boolean;
  /** All positions, if there are few enough for a table. */
  readonly positions?: number;
  readonly graded?: SokobanGraded;
  /** Shortest solutions that differ by more than the order of their pushes: see `shortestFacts`. */
  readonly plans?: number;
  /** Sets of boxes that can't all reach goals. */
  readonly dead?: readonly DeadSet[];
  readonly repairs?: readonly Repair[];
  readonly floor?: readonly FloorCell[];
  /** The cells that can be walls together, also those of no room. */
  readonly spare?: readonly number[];
  readonly rooms?: readonly SpareRoom[];
  readonly still?: readonly StillBox[];
  readonly lone?: readonly LoneBox[];
  readonly first?: readonly FirstPush[];
  readonly isComplete: boolean;
}

/** Yields between slices of work. */
type FindingFacts = Generator<void, BoardFacts, void>;

/** Gets the facts after each stage but the last. */
type OnStage = (facts: BoardFacts) => void;

/** Fewer cells than this are no room: authors leave them for looks. */
const MIN_ROOM = 3;

/** Rooms whose filling is graded. */
const MAX_GRADED_ROOMS = 3;

/** Some cells as walls, with the difficulty then. */
export function* gradeFilled(board: EditBoard, cells: readonly number[]): Generator<void, SpareRoom, void> {
  const filled = levelOfEditBoard(cells.reduce((now, cell) => withWall(now, cell), board));
  const graded = filled && (yield* gradeSokoban(filled));
  const isExact = graded?.verdict === 'graded' && graded.isExact;
  return { cells, ...(isExact ? { units: graded.units } : {}) };
}

/** The largest first. */
function* spareRooms(
  board: EditBoard,
  cells: readonly number[],
  isGraded: boolean,
): Generator<void, SpareRoom[], void> {
  const groups = cellGroups(board.width, cells).filter(({ length }) => length >= MIN_ROOM);
  const rooms: SpareRoom[] = [];
  for (const group of groups.sort((a, b) => b.length - a.length)) {
    const isAsked = isGraded && rooms.length < MAX_GRADED_ROOMS;
    rooms.push(isAsked ? yield* gradeFilled(board, group) : { cells: group });
  }
  return rooms;
}

function* wallsForStill(board: EditBoard, still: readonly number[], pushes: number): Generator<void, StillBox[], void> {
  const stillBoxes: StillBox[] = [];
  for (const box of still) {
    const [boxes, goals] = [board.boxes, board.goals].map((cells) => cells.filter((cell) => cell !== box));
    const walled = withWall({ ...board, boxes: boxes as number[], goals: goals as number[] }, box);
    const isOnGoal = board.goals.includes(box);
    const answer = isOnGoal ? yield* searchBoard(walled, { left: MAX_EDIT_POSITIONS }) : undefined;
    stillBoxes.push({ box, isWall: answer?.verdict === 'solved' && answer.pushes === pushes });
  }
  return stillBoxes;
}

function* deadFacts(board: EditBoard, known: Omit<BoardFacts, 'isComplete'>, onStage: OnStage): FindingFacts {
  onStage({ ...known, isComplete: false });
  const dead = yield* whyDead(board);
  onStage({ ...known, dead, isComplete: false });
  const repairs = yield* findRepairs(board, dead);
  return { ...known, dead, repairs, isComplete: true };
}

function* tableFacts(form: CanonicalForm, board: EditBoard, table: PositionTable, onStage: OnStage): FindingFacts {
  const pushes = table.solutions.pushes[table.start] as number;
  const positions = table.explored.count;
  const verdict = 'solved' as const;
  const first = pushes === 0 ? [] : firstPushes(table);
  let known: BoardFacts = { verdict, pushes, isProven: true, positions, first, isComplete: false };
  onStage(known);
  // Where every box is on a goal already, no wall, box, or push matters.
  if (pushes === 0) return { ...known, isComplete: true };
  // The table is at hand, so grading costs little.
  const graded = yield* gradeSokoban(form.level);
  if (graded.verdict !== 'graded') throw new Error('a solvable level has no grade');
  const { still = [], plans } = shortestFacts(table) ?? {};
  known = { ...known, graded, ...defined({ plans }) };
  onStage(known);
  const witnesses = witnessLines(table);
  const isSmall = positions <= MAX_EDIT_POSITIONS;
  const searched = isSmall ? table : undefined;
  const floor = yield* mapFloor(board, pushes, witnesses, searched);
  const spare = yield* fillSpare(board, pushes, floor, witnesses, searched);
  known = { ...known, floor, spare, rooms: yield* spareRooms(board, spare, isSmall) };
  onStage(known);
  const stillWalls = yield* wallsForStill(board, still, pushes);
  const lone = isSmall ? yield* loneBoxes(board, graded, witnesses[0] as GradedPush[]) : [];
  return { ...known, still: stillWalls, lone, isComplete: true };
}

/** A level with too many positions: what solvers find within a few seconds. */
function* largeFacts({ level }: CanonicalForm, board: EditBoard, onStage: OnStage): FindingFacts {
  const solution = yield* findSolution(level);
  if (solution === 'unsolvable') return yield* deadFacts(board, { verdict: 'unsolvable', isProven: true }, onStage);
  const graded = gradeFound(level, solution);
  if (!solution || graded.verdict !== 'graded') return { verdict: 'gave-up', isProven: false, isComplete: true };
  const pushes = solution.pushes.length;
  const known = { verdict: 'solved' as const, pushes, isProven: solution.isShortest, graded };
  if (!solution.isShortest || pushes === 0) return { ...known, isComplete: true };
  onStage({ ...known, isComplete: false });
  const witnesses = [[...solution.pushes]];
  const floor = yield* mapFloor(board, pushes, witnesses);
  const spare = yield* fillSpare(board, pushes, floor, witnesses);
  const rooms = yield* spareRooms(board, spare, false);
  return { ...known, floor, spare, rooms, isComplete: true };
}

/** Boards whose facts are remembered: enough for undo and for comparing versions. */
const MAX_REMEMBERED = 64;

const remembered = new Map<string, BoardFacts>();

/** `player` is the canonical cell of the player as drawn: that cell can't become a wall. */
export function* boardFacts(form: CanonicalForm, player: number, onStage: OnStage): FindingFacts {
  const key = `${player} ${form.board}`;
  const same = remembered.get(key);
  if (same) return same;
  const board = { ...makeEditBoard(form.level), player };
  const result = yield* canonicalTable(form);
  let finding: FindingFacts;
  if (result.kind === 'too-large') finding = largeFacts(form, board, onStage);
  else if (result.kind === 'table' && canBeSolved(result.table))
    finding = tableFacts(form, board, result.table, onStage);
  else {
    const positions = result.kind === 'table' ? { positions: result.table.explored.count } : {};
    finding = deadFacts(board, { verdict: 'unsolvable', isProven: true, ...positions }, onStage);
  }
  const facts = yield* finding;
  remembered.set(key, facts);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED) remembered.delete(oldest as string);
  return facts;
}
