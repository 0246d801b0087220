// The recipe for each grade: size of the drawing, number of boxes, how long to climb. Knots are small rooms where every
// cell counts; journeys are larger boards with doors, corridors, and goal rooms, where boxes travel far.

import type { Random } from '@masu/core/base/random.js';
import { type SokobanGrade, UNITS } from '../grade/difficulty.js';
import type { DrawingId, Outline } from './draw-room.js';
import type { SokobanComposeOptions } from './wish.js';

type Range = readonly [least: number, most: number];

type Style = 'knot' | 'journey';

interface Row {
  /** Inside the rim: the longer side and the shorter. */
  readonly long: Range;
  readonly short: Range;
  readonly boxes: Range;
  readonly floor: Range;
  readonly pushes: number;
  /** Floor and pushes below which a level is refused in the first tries. */
  readonly least?: { readonly floor: number; readonly pushes: number };
  /** How many rooms to draw before improving the best, and how many mutations to try then. */
  readonly drawn: number;
  readonly mutations: number;
  readonly mostPositions: number;
}

export interface Recipe extends Row {
  readonly style: Style;
  /** The difficulty to aim at, in units, deadlocks not counted. */
  readonly units: number;
}

type Columns = readonly [Range, Range, Range, Range, pushes: number, drawn: number, mutations: number, most: number];

/** Columns: long, short, boxes, floor, pushes, drawn, mutations, mostPositions. */
const row = (...[long, short, boxes, floor, pushes, drawn, mutations, mostPositions]: Columns): Row => {
  return { long, short, boxes, floor, pushes, drawn, mutations, mostPositions };
};
/** Journeys of the highest grades must be long. */
const LONG_JOURNEY = { floor: 28, pushes: 40 };

const KNOTS: Readonly<Record<SokobanGrade, Row>> = {
  trivial: row([4, 6], [3, 4], [1, 3], [8, 16], 4, 3, 20, 20_000),
  easy: row([5, 7], [4, 5], [2, 3], [10, 20], 5, 4, 40, 20_000),
  tricky: row([6, 7], [5, 6], [3, 4], [12, 24], 10, 6, 70, 30_000),
  hard: row([6, 8], [5, 6], [3, 4], [14, 27], 16, 10, 140, 30_000),
  extreme: row([7, 8], [6, 7], [4, 5], [16, 30], 24, 12, 260, 40_000),
};

const JOURNEYS: Readonly<Record<SokobanGrade, Row>> = {
  trivial: row([6, 8], [4, 5], [1, 2], [16, 30], 8, 3, 15, 20_000),
  easy: row([7, 9], [5, 6], [2, 3], [20, 34], 14, 4, 25, 20_000),
  tricky: row([8, 10], [5, 7], [3, 4], [24, 38], 24, 8, 50, 30_000),
  hard: { ...row([8, 11], [6, 8], [4, 5], [29, 44], 42, 10, 60, 16_000), least: LONG_JOURNEY },
  extreme: { ...row([9, 12], [6, 9], [4, 6], [30, 50], 44, 14, 120, 40_000), least: LONG_JOURNEY },
};

/** Large boards with many boxes and long solutions; one level may take a minute. */
const MASTER: Row = {
  ...row([11, 15], [5, 8], [6, 8], [32, 60], 70, 10, 90, 100_000),
  least: { floor: 30, pushes: 60 },
};

/**
 * Few boxes on large boards, for wishes with many pushes: as many boxes as in MASTER would be too hard for these
 * grades.
 */
const WANDERINGS: Readonly<Partial<Record<SokobanGrade, Row>>> = {
  trivial: { ...JOURNEYS.trivial, long: [8, 14], short: [5, 9], boxes: [1, 2], floor: [20, 60], mutations: 60 },
  easy: { ...JOURNEYS.easy, long: [8, 13], short: [5, 8], boxes: [2, 3], floor: [24, 60], mutations: 60 },
};

/** The percentage of journeys; in hundredths of a point, the lower edge of the grade, what deadlocks usually add, and the aim of each style from the edge on. */
type GradeAim = Readonly<Record<'journeys' | 'edge' | 'deadlocks', number> & Record<Style, Range>>;
const AIMS: Readonly<Record<SokobanGrade, GradeAim>> = {
  trivial: { journeys: 30, edge: 300, deadlocks: 30, knot: [-110, -30], journey: [-110, -30] },
  easy: { journeys: 40, edge: 300, deadlocks: 55, knot: [25, 75], journey: [25, 75] },
  tricky: { journeys: 45, edge: 400, deadlocks: 75, knot: [25, 75], journey: [30, 80] },
  hard: { journeys: 60, edge: 500, deadlocks: 80, knot: [25, 75], journey: [40, 80] },
  extreme: { journeys: 60, edge: 600, deadlocks: 80, knot: [25, 90], journey: [30, 100] },
};

/** How many units higher a master level aims per box above five. */
const MASTER_STEP = 300;

const DRAWINGS_BY_ROOMS: readonly (readonly DrawingId[])[] = [
  ['ring', 'cross', 'alcoves', 'mirrored-knot', 'knot'],
  ['two-rooms'],
  ['three-rooms'],
];
const JOURNEY_DRAWINGS: readonly DrawingId[] = [
  'two-rooms',
  'two-rooms',
  'three-rooms',
  'three-rooms',
  'ring',
  'cross',
  'alcoves',
  'mirrored-knot',
];

const MASTER_DRAWINGS: readonly DrawingId[] = ['far-rooms', 'far-rooms', 'two-rooms', 'three-rooms', 'alcoves'];

export const randomBetween = (random: Random, [from, to]: Range): number =>
  from + random.below(Math.max(1, to - from + 1));

/** One recipe for all tries of a level, so that hard tries of one style are not replaced by easy ones of another. */
export function drawRecipe(wish: SokobanComposeOptions, random: Random): Recipe {
  const { grade } = wish;
  const isRoomy = (wish.rooms ?? 1) > 1 || (wish.boxes ?? 0) > 5;
  const wide = Math.max(wish.width ?? 20, wish.height ?? 20);
  const isTight = Math.max(wide) < 9 || Math.min(wish.width ?? 20, wish.height ?? 20) < 7;
  const isJourney = random.below(100) < AIMS[grade].journeys;
  const style = isRoomy || (isJourney && !isTight) ? 'journey' : 'knot';
  const isMaster = wish.pushes !== undefined && !Object.hasOwn(WANDERINGS, grade);
  const row = isMaster ? MASTER : (style === 'journey' ? JOURNEYS : KNOTS)[grade];
  const points = AIMS[grade].edge + randomBetween(random, AIMS[grade][style]) - AIMS[grade].deadlocks;
  const units = Math.round((points * UNITS) / 100);
  if (wish.pushes === undefined) return { ...row, style, units };
  const wandering = WANDERINGS[grade];
  if (wandering) {
    return { ...wandering, style: 'journey', units, pushes: wish.pushes + 4, least: { floor: 0, pushes: wish.pushes } };
  }
  return {
    ...row,
    style: 'journey',
    units: units + Math.round(((wish.boxes ?? 6) - 5) * MASTER_STEP),
    pushes: wish.pushes + 6,
    least: { floor: 28, pushes: wish.pushes },
  };
}

/** A side of the drawing: within the recipe, within the wish. */
const sideWithin = (random: Random, range: Range, most: number): number => Math.min(randomBetween(random, range), most);

export function outlineFor(wish: SokobanComposeOptions, recipe: Recipe, random: Random): Outline {
  const [mostWidth, mostHeight] = [(wish.width ?? 20) - 2, (wish.height ?? 20) - 2];
  const isWide = mostWidth === mostHeight ? random.below(2) === 0 : mostWidth > mostHeight;
  const [long, short] = [recipe.long, recipe.short];
  const width = sideWithin(random, isWide ? long : short, mostWidth);
  const height = sideWithin(random, isWide ? short : long, mostHeight);
  const drawings =
    wish.rooms !== undefined
      ? (DRAWINGS_BY_ROOMS[wish.rooms - 1] as readonly DrawingId[])
      : wish.pushes !== undefined
        ? MASTER_DRAWINGS
        : recipe.style === 'journey'
          ? JOURNEY_DRAWINGS
          : (['knot', 'knot', 'knot', 'mirrored-knot'] as const);
  const drawing = drawings[random.below(drawings.length)] as DrawingId;
  return { width, height, drawing, pillars: random.below(recipe.style === 'journey' ? 2 : 3) };
}
