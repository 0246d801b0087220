// The generator of Sokoban levels. Each try draws a few rooms, takes the one whose starts come nearest to the wish,
// improves it by small changes, and finishes it; a level that isn't exactly as requested is refused, and the next try
// begins. The seed determines everything: try k has its own random generator, and all budgets are counts.

import { type Random, seededRandom } from '@masu/core/base/random.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { SokobanGraded } from '../grade/reasons.js';
import { type Climbed, type ClimbPlan, climb, evaluated } from './climb.js';
import { countRooms } from './count-rooms.js';
import { drawRoom } from './draw-room.js';
import { type Demands, type Finished, finishLevel } from './finish-level.js';
import { placeGoals } from './place-goals.js';
import { drawRecipe, outlineFor, type Recipe, randomBetween } from './recipes.js';
import { floorCells } from './room.js';
import {
  composeOptionsError,
  type SokobanComposeError,
  type SokobanComposeOptions,
  saySokobanGenerate,
} from './wish.js';

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
