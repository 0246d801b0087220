// Everything that is known about a board for its author, stage by stage: verdict and fewest pushes, grade, why it is dead
// and what repairs it, spare floor, boxes. Facts belong to the canonical board, so that undo, rotation, and reflection
// find them again at once, and every orientation gets the same answer. Budgets are counts of positions.

import { defined } from '../../base/defined.js';
import { findSolution, gradeFound } from '../grade/estimate.js';
import { gradeSokoban } from '../grade/grade.js';
import type { SokobanGraded } from '../grade/reasons.js';
import type { CanonicalForm } from '../positions/canonical-level.js';
import { planFloor } from '../positions/floor-plan.js';
import type { GradedPush } from '../positions/optimal-path.js';
import { canBeSolved, canonicalTable, type PositionTable } from '../positions/position-table.js';
import {
  type BoardEdit,
  cellGroups,
  type EditBoard,
  levelOfEditBoard,
  makeEditBoard,
  singleEdits,
  withWall,
} from './edit-board.js';
import { deadShare } from './edit-map.js';
import { type FloorCell, fillSpare, mapFloor, witnessLines } from './floor-map.js';
import { type FirstPush, firstPushes, shortestFacts } from './play-line.js';
import { type DeadSet, MAX_EDIT_POSITIONS, type SearchBudget, searchBoard, whyDead } from './search-board.js';

// Boxes that don't interact with the others: without the box and the goal it ends on, the fewest pushes fall by exactly
// the pushes it needs alone, the box changes by at most one, and the share of deadlocks by less than a tenth.

interface LoneBox {
  readonly box: number;
  /** The goal it ends on, and the pushes it adds. */
  readonly goal: number;
  readonly pushes: number;
}

/** Where each box ends, and with how many pushes, by where it starts. */
function runEnds(
  boxes: readonly number[],
  line: readonly GradedPush[],
): Map<number, { readonly goal: number; readonly made: number }> {
  const ends = new Map(boxes.map((box) => [box, { goal: box, made: 0 }]));
  const names = new Map(boxes.map((box) => [box, box]));
  for (const { from, onto } of line) {
    const name = names.get(from) as number;
    names.delete(from);
    names.set(onto, name);
    ends.set(name, { goal: onto, made: (ends.get(name)?.made ?? 0) + 1 });
  }
  return ends;
}

const MAX_SHARE_LOST = 0.1;
/** Positions searched for all boxes together. */
const MAX_LONE_POSITIONS = 200_000;

function* loneBoxes(
  board: EditBoard,
  graded: SokobanGraded,
  line: readonly GradedPush[],
): Generator<void, LoneBox[], void> {
  if (board.boxes.length < 2 || !graded.reach) return [];
  const plan = planFloor(board);
  const lone: LoneBox[] = [];
  const budget: SearchBudget = { left: MAX_LONE_POSITIONS };
  for (const [box, { goal, made }] of runEnds(board.boxes, line)) {
    const pushes = plan.pushes[board.goals.indexOf(goal) * plan.size + (plan.cellNumbers[box] as number)] as number;
    // The line without the pushes of this box solves the rest: with more pushes than needed alone, the fewest fall by more.
    if (pushes === 0 || pushes !== made) continue;
    const others = {
      ...board,
      boxes: board.boxes.filter((each) => each !== box),
      goals: board.goals.filter((each) => each !== goal),
    };
    const answer = yield* searchBoard(others, budget);
    if (answer.verdict !== 'solved' || graded.figures.pushes - answer.pushes !== pushes) continue;
    const without = levelOfEditBoard(others);
    const rest = without && (yield* gradeSokoban(without));
    if (rest?.verdict !== 'graded' || !rest.reach) continue;
    if (graded.figures.boxChanges - rest.figures.boxChanges > 1) continue;
    if (Math.abs(deadShare(graded) - deadShare(rest)) >= MAX_SHARE_LOST) continue;
    lone.push({ box, goal, pushes });
  }
  return lone;
}

// One change that makes an unsolvable level solvable: every single edit is tried. The dead set is tested first, because
// it is small: if its boxes still can't all reach goals, the level can't be solved.

interface Repair {
  readonly edit: BoardEdit;
  /** The fewest pushes of the repaired level. */
  readonly pushes: number;
}

/** Positions searched for repairs of each kind, so that no kind is left out; what one leaves over serves the next. */
const REPAIR_POSITIONS: Readonly<Record<BoardEdit['kind'], number>> = {
  box: 100_000,
  goal: 100_000,
  floor: 120_000,
  wall: 80_000,
};
/** Repairs offered. */
const MAX_REPAIRS = 4;

function* findRepairs(board: EditBoard, deadSet: readonly number[]): Generator<void, Repair[], void> {
  const budget: SearchBudget = { left: 0 };
  let kind: BoardEdit['kind'] | undefined;
  const found: Repair[] = [];
  const isPart = deadSet.length < board.boxes.length;
  for (const { edit, board: edited, padded } of singleEdits(board)) {
    if (found.length === MAX_REPAIRS) break;
    if (edit.kind !== kind) budget.left += REPAIR_POSITIONS[edit.kind];
    kind = edit.kind;
    if (budget.left <= 0) continue;
    if (isPart) {
      const boxes = deadSet.map((box) => padded(edit.kind === 'box' && edit.cell === box ? edit.onto : box));
      const part = yield* searchBoard({ ...edited, boxes: boxes.sort((a, b) => a - b) }, budget);
      if (part.verdict === 'unsolvable') continue;
    }
    const whole = yield* searchBoard(edited, budget);
    if (whole.verdict === 'solved' && levelOfEditBoard(edited)) found.push({ edit, pushes: whole.pushes });
  }
  return found;
}

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
  readonly dead?: DeadSet;
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
  const found: StillBox[] = [];
  for (const box of still) {
    const [boxes, goals] = [board.boxes, board.goals].map((cells) => cells.filter((cell) => cell !== box));
    const walled = withWall({ ...board, boxes: boxes as number[], goals: goals as number[] }, box);
    const isOnGoal = board.goals.includes(box);
    const answer = isOnGoal ? yield* searchBoard(walled, { left: MAX_EDIT_POSITIONS }) : undefined;
    found.push({ box, isWall: answer?.verdict === 'solved' && answer.pushes === pushes });
  }
  return found;
}

function* deadFacts(board: EditBoard, known: Omit<BoardFacts, 'isComplete'>, onStage: OnStage): FindingFacts {
  onStage({ ...known, isComplete: false });
  const dead = yield* whyDead(board);
  onStage({ ...known, dead, isComplete: false });
  const repairs = yield* findRepairs(board, dead.boxes);
  return { ...known, dead, repairs, isComplete: true };
}

function* tableFacts(form: CanonicalForm, board: EditBoard, table: PositionTable, onStage: OnStage): FindingFacts {
  const pushes = table.solutions.pushes[table.start] as number;
  const positions = table.explored.count;
  const verdict = 'solved' as const;
  const first = firstPushes(table);
  let known: BoardFacts = { verdict, pushes, isProven: true, positions, first, isComplete: false };
  onStage(known);
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
  const found = yield* findSolution(level);
  if (found === 'unsolvable') return yield* deadFacts(board, { verdict: 'unsolvable', isProven: true }, onStage);
  const graded = gradeFound(level, found);
  if (!found || graded.verdict !== 'graded') return { verdict: 'gave-up', isProven: false, isComplete: true };
  const pushes = found.pushes.length;
  const known = { verdict: 'solved' as const, pushes, isProven: found.isShortest, graded };
  if (!found.isShortest) return { ...known, isComplete: true };
  onStage({ ...known, isComplete: false });
  const witnesses = [[...found.pushes]];
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
