// The generator of Sokoban levels. Each try draws a few rooms, takes the one whose starts come nearest to the wish,
// improves it by small changes, and finishes it; a level that isn't exactly as requested is refused, and the next try
// begins. The seed determines everything: try k has its own random generator, and all budgets are counts.

import { capital } from '../../base/format.js';
import { type Random, seededRandom } from '../../base/random.js';
import { fail, ok, type Result } from '../../base/result.js';
import { gradeNotes } from '../grade/grade-notes.js';
import type { SokobanGraded } from '../grade/reasons.js';
import { type FloorPlan, NONE, opposite, planFloor } from '../positions/floor-plan.js';
import type { Draft } from '../rules/draft.js';
import type { Level } from '../rules/level.js';
import { drawRoom } from './draw-room.js';
import { type Aim, evaluateRoom, type RoomStart, type Workspace } from './evaluate-room.js';
import { type Demands, type Finished, finishLevel } from './finish-level.js';
import { drawRecipe, outlineFor, type Recipe, randomBetween } from './recipes.js';
import {
  connectedPieces,
  floorCells,
  isRim,
  type Looks,
  largestPart,
  measureLooks,
  neighborOffsets,
  type Room,
  wallsAround,
} from './room.js';
import {
  composeOptionsError,
  type SokobanComposeError,
  type SokobanComposeOptions,
  saySokobanGenerate,
} from './wish.js';

// Improves a room by threshold accepting (Dueck and Scheuer 1990): changes a cell or a goal, evaluates the starts
// again, and keeps the change unless the value falls by more than a random part of a shrinking threshold. (Simulated
// annealing would need Math.exp, whose last bit differs between engines.) The value is the nearness to the wish minus
// penalties for an ugly room.

interface Climbed {
  readonly room: Room;
  readonly starts: readonly RoomStart[];
  readonly value: number;
}

interface ClimbPlan {
  readonly aim: Aim;
  readonly mutations: number;
  readonly mostPositions: number;
  /** The requested amount of floor; more or less lowers the value. */
  readonly floor: readonly [least: number, most: number];
  readonly workspace: Workspace;
  /** A room that fails this is not evaluated. */
  isFit(room: Room): boolean;
}

const WORTHLESS = Number.NEGATIVE_INFINITY;
const FIRST_THRESHOLD = 1_400;
/** Good enough: climbing stops. */
const GOOD = -260;

function looksPenalty({ floor, stubs, goalGroups, pillars }: Looks, [least, most]: readonly [number, number]): number {
  const outside = 220 * Math.max(0, least - floor) + 120 * Math.max(0, floor - most);
  return 1024 * (goalGroups - 1) + 500 * stubs + 410 * Math.max(0, pillars - 2) + outside;
}

function* evaluated(drawn: Room, plan: ClimbPlan): Generator<void, Climbed, void> {
  const room = withoutIdleFloor(drawn);
  if (!plan.isFit(room)) return { room, starts: [], value: WORTHLESS };
  const starts = yield* evaluateRoom(room, plan.aim, plan.mostPositions, plan.workspace);
  const best = starts[0];
  const value = best ? best.value - looksPenalty(measureLooks(room), plan.floor) : WORTHLESS;
  return { room, starts, value };
}

function flip(room: Room, random: Random): Room | undefined {
  const walls = Uint8Array.from(room.walls);
  const offsets = neighborOffsets(room);
  let wanted = 1 + random.below(2);
  for (let draws = 0; wanted > 0 && draws < 40; draws++) {
    const cell = random.below(walls.length);
    if (isRim(room, cell) || room.goals.includes(cell)) continue;
    if (walls[cell] && !offsets.some((offset) => !walls[cell + offset])) continue;
    walls[cell] = walls[cell] ? 0 : 1;
    wanted--;
  }
  const next = largestPart({ ...room, walls });
  return next.goals.length === room.goals.length ? next : undefined;
}

function shiftGoal(room: Room, random: Random): Room | undefined {
  const at = random.below(room.goals.length);
  const to = (room.goals[at] as number) + (neighborOffsets(room)[random.below(4)] as number);
  if (room.walls[to] || room.goals.includes(to)) return undefined;
  const goals = room.goals.map((goal, index) => (index === at ? to : goal)).sort((a, b) => a - b);
  return { ...room, goals };
}

/** The best room found on the way, not the last. Yields between slices of the evaluation. */
function* climb(from: Climbed, plan: ClimbPlan, random: Random): Generator<void, Climbed, void> {
  let current = from;
  let best = from;
  for (let done = 0; done < plan.mutations && best.value < GOOD; done++) {
    const room = random.below(100) < 65 ? flip(current.room, random) : shiftGoal(current.room, random);
    const luck = random.next();
    if (!room) continue;
    const next = yield* evaluated(room, plan);
    const threshold = (FIRST_THRESHOLD * (plan.mutations - done)) / plan.mutations;
    if (next.value < current.value - threshold * luck * luck) continue;
    current = next;
    if (current.value > best.value) best = current;
  }
  return best;
}

// Removes floor that can't matter to any solution or to the grade, without solving anything: dead ends and corners on
// dead squares. No box is ever pushed onto such a cell, no push is made from it, and any walk through it can go around
// it over cells that no box can block.

/** Whether a player on this cell can push a box in this direction. */
function isPushedFrom({ neighbors, slots }: FloorPlan, cell: number, direction: number): boolean {
  const box = neighbors[4 * cell + direction] as number;
  if (box === NONE || slots[box] === NONE) return false;
  const onto = neighbors[4 * box + direction] as number;
  return onto !== NONE && slots[onto] !== NONE;
}

function isIdle(plan: FloorPlan, cell: number): boolean {
  const { neighbors, slots } = plan;
  if (slots[cell] !== NONE) return false;
  const open = [0, 1, 2, 3].filter((direction) => neighbors[4 * cell + direction] !== NONE);
  if (open.some((direction) => isPushedFrom(plan, cell, direction))) return false;
  const [one, other] = open;
  if (one === undefined || other === undefined) return true;
  if (open.length > 2 || other === opposite(one)) return false;
  const aside = neighbors[4 * (neighbors[4 * cell + one] as number) + other] as number;
  return aside !== NONE && slots[aside] === NONE;
}

export function withoutIdleFloor(room: Room): Room {
  const walls = Uint8Array.from(room.walls);
  for (;;) {
    const plan = planFloor({ ...room, walls });
    const taken: number[] = [];
    for (let cell = 0; cell < plan.size; cell++) {
      const place = plan.boardCells[cell] as number;
      // Cells near one that was just removed wait for the next round: their detour may have led over it.
      if (taken.some((other) => isNear(room.width, other, place)) || !isIdle(plan, cell)) continue;
      walls[place] = 1;
      taken.push(place);
    }
    if (taken.length === 0) return { ...room, walls };
  }
}

function isNear(width: number, one: number, other: number): boolean {
  const rows = Math.floor(one / width) - Math.floor(other / width);
  const columns = (one % width) - (other % width);
  return Math.abs(rows) <= 2 && Math.abs(columns) <= 2;
}

// Counts the rooms of a floor: the connected pieces that remain without the passages between walls. A passage is a
// floor cell with walls on two opposite sides; pieces of fewer than four cells are alcoves and corners, not rooms.

const MIN_CELLS = 4;

export function countRooms(room: Room): number {
  const [up, right, down, left] = neighborOffsets(room) as [number, number, number, number];
  const isWall = (cell: number): boolean => room.walls[cell] === 1;
  const isPassage = (cell: number): boolean =>
    (isWall(cell + up) && isWall(cell + down)) || (isWall(cell + left) && isWall(cell + right));
  const pieces = connectedPieces(room, (cell) => !isWall(cell) && !isPassage(cell));
  return pieces.filter(({ length }) => length >= MIN_CELLS).length;
}

/** Increased by any change that gives another level for the same seed; the levels of generator 1 can still be asked for. */
const GENERATOR_VERSION = 2;

export interface SokobanComposed {
  readonly level: Level;
  readonly rows: readonly string[];
  readonly graded: SokobanGraded;
  readonly seed: number;
  /** How many tries it took. */
  readonly tries: number;
  readonly generator: number;
}

export interface SokobanComposing {
  readonly tries: number;
}

/** For a typical wish, about every third try succeeds. */
const DEFAULT_TRIES = 100;
/**
 * The number of first tries that insist on the recipe's minimum of floor and pushes; all do if the wish names pushes.
 */
const DEMANDING_TRIES = 6;
/** The most drawings in one try. */
const MAX_DRAWS = 60;

/** The seed of one try: both halves of the seed and the try, mixed (the finalizer of MurmurHash3, Appleby 2011). */
export function seedOfTry(seed: number, attempt: number): number {
  let mixed = ((seed >>> 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1)) >>> 0;
  mixed = (mixed + Math.imul(attempt, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The best of a few drawings. */
function* bestDrawing(
  wish: SokobanComposeOptions,
  recipe: Recipe,
  boxes: number,
  plan: ClimbPlan,
  random: Random,
): Generator<void, Climbed | undefined, void> {
  let best: Climbed | undefined;
  let fit = 0;
  for (let draws = 0; draws < MAX_DRAWS && fit < recipe.drawn; draws++) {
    const room = placeGoals(drawRoom(outlineFor(wish, recipe, random), random), boxes, random);
    if (!room) continue;
    const next = yield* evaluated(room, plan);
    if (next.starts.length === 0) continue;
    fit++;
    if (!best || next.value > best.value) best = next;
  }
  return best;
}

function* composeOnce(
  wish: SokobanComposeOptions,
  recipe: Recipe,
  isDemanding: boolean,
  random: Random,
): Generator<void, Finished | undefined, void> {
  const boxes = wish.boxes ?? randomBetween(random, recipe.boxes);
  const { mutations, mostPositions, floor } = recipe;
  const plan: ClimbPlan = {
    ...{ mutations, mostPositions, floor, workspace: {} },
    aim: { units: recipe.units, pushes: recipe.pushes, onGoals: boxes > 2 ? 1 : 0 },
    isFit: (room) =>
      floorCells(room).length >= 3 * boxes && (wish.rooms === undefined || countRooms(room) === wish.rooms),
  };
  const drawn = yield* bestDrawing(wish, recipe, boxes, plan, random);
  if (!drawn) return undefined;
  const { room, starts } = yield* climb(drawn, plan, random);
  const least = isDemanding ? recipe.least : undefined;
  const demands: Demands = {
    grade: wish.grade,
    leastFloor: wish.tight ? 0 : (least?.floor ?? 0),
    leastPushes: least?.pushes ?? 0,
    trim: wish.tight ? 'solution' : recipe.style === 'knot' ? 'grade' : 'ends',
    floor: wish.generator === 1 ? 'all' : 'used',
  };
  for (const start of starts) {
    if (start.pushes < demands.leastPushes) continue;
    const finished = yield* finishLevel({ room, boxes: start.boxes, player: start.player }, demands, random);
    if (finished && plan.isFit(finished.room)) return finished;
  }
  return undefined;
}

/** Makes one level of exactly the requested grade, with a proven optimum. Yields so that it can be stopped. */
export function* composeSokoban(
  wish: SokobanComposeOptions,
  seed: number,
): Generator<SokobanComposing, Result<SokobanComposed, SokobanComposeError>, void> {
  const error = composeOptionsError(wish, seed);
  if (error) return fail(error);
  const recipe = drawRecipe(wish, seededRandom(seedOfTry(seed, 0)));
  const most = wish.tries ?? DEFAULT_TRIES;
  for (let tries = 1; tries <= most; tries++) {
    const isDemanding = tries <= DEMANDING_TRIES || wish.pushes !== undefined;
    const once = composeOnce(wish, recipe, isDemanding, seededRandom(seedOfTry(seed, tries)));
    let next = once.next();
    for (; !next.done; next = once.next()) yield { tries };
    if (!next.value) continue;
    const { level, rows, graded } = next.value;
    return ok({ level, rows, graded, seed, tries, generator: wish.generator ?? GENERATOR_VERSION });
  }
  return fail({ code: 'not-found', ...saySokobanGenerate('not-found', wish.grade, most) });
}

// Puts the goals into a room as one group: a straight line, or a patch grown from one cell.

/** Grows by the neighbor with the most goals around it, so that patches come out compact; ties by chance. */
function patch(room: Room, first: number, count: number, random: Random): number[] {
  const goals = new Set([first]);
  const offsets = neighborOffsets(room);
  while (goals.size < count) {
    const next = new Map<number, number>();
    for (const goal of goals) {
      for (const offset of offsets) {
        const cell = goal + offset;
        if (!room.walls[cell] && !goals.has(cell)) next.set(cell, (next.get(cell) ?? 0) + 1);
      }
    }
    if (next.size === 0) break;
    const most = random.below(3) === 0 ? 1 : Math.max(...next.values());
    const best = [...next].filter(([, touching]) => touching >= most).map(([cell]) => cell);
    goals.add(best[random.below(best.length)] as number);
  }
  return [...goals];
}

function line(room: Room, first: number, count: number, offset: number): number[] {
  const goals: number[] = [];
  for (let cell = first; goals.length < count && !room.walls[cell]; cell += offset) goals.push(cell);
  return goals;
}

/** The room with this many goals, or undefined if this random choice doesn't fit. */
export function placeGoals(room: Room, count: number, random: Random): Room | undefined {
  const floor = floorCells(room).filter((cell) => wallsAround(room, cell) < 3);
  if (floor.length < 3 * count) return undefined;
  const first = floor[random.below(floor.length)] as number;
  const goals =
    random.below(3) === 0
      ? line(room, first, count, neighborOffsets(room)[random.below(4)] as number)
      : patch(room, first, count, random);
  if (goals.length < count) return undefined;
  return { ...room, goals: goals.sort((a, b) => a - b) };
}

// A generated level as a draft, with its grade, seed, optimum, and reasons for the grade as comments, so that a file
// says how each of its levels was made.

export function draftOfComposed({ rows, graded, seed, generator }: SokobanComposed, title?: string): Draft {
  return {
    rows,
    title: title ?? `${capital(graded.grade)} ${seed}`,
    author: 'masu',
    notes: gradeNotes(graded, [`Seed: ${seed}, generator ${generator}`]),
  };
}
