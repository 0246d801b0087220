// The recipe for each grade: size of the drawing, number of boxes, how long to climb. Knots are small rooms where every
// cell counts; journeys are larger boards with doors, corridors, and goal rooms, where boxes travel far.

import type { Random } from '../../base/random.js';
import { type SokobanGrade, UNITS } from '../grade/difficulty.js';
import type { DrawingId, Outline } from './draw-room.js';
import type { SokobanComposeOptions } from './wish.js';

type Range = readonly [least: number, most: number];

const STYLES = ['knot', 'journey'] as const;
export type Style = (typeof STYLES)[number];

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

const KNOTS: Readonly<Record<SokobanGrade, Row>> = {
  trivial: {
    long: [4, 6],
    short: [3, 4],
    boxes: [1, 3],
    floor: [8, 16],
    pushes: 4,
    drawn: 3,
    mutations: 20,
    mostPositions: 20_000,
  },
  easy: {
    long: [5, 7],
    short: [4, 5],
    boxes: [2, 3],
    floor: [10, 20],
    pushes: 5,
    drawn: 4,
    mutations: 40,
    mostPositions: 20_000,
  },
  tricky: {
    long: [6, 7],
    short: [5, 6],
    boxes: [3, 4],
    floor: [12, 24],
    pushes: 10,
    drawn: 6,
    mutations: 70,
    mostPositions: 30_000,
  },
  hard: {
    long: [6, 8],
    short: [5, 6],
    boxes: [3, 4],
    floor: [14, 27],
    pushes: 16,
    drawn: 10,
    mutations: 140,
    mostPositions: 30_000,
  },
  extreme: {
    long: [7, 8],
    short: [6, 7],
    boxes: [4, 5],
    floor: [16, 30],
    pushes: 24,
    drawn: 12,
    mutations: 260,
    mostPositions: 40_000,
  },
};

const JOURNEYS: Readonly<Record<SokobanGrade, Row>> = {
  trivial: {
    long: [6, 8],
    short: [4, 5],
    boxes: [1, 2],
    floor: [16, 30],
    pushes: 8,
    drawn: 3,
    mutations: 15,
    mostPositions: 20_000,
  },
  easy: {
    long: [7, 9],
    short: [5, 6],
    boxes: [2, 3],
    floor: [20, 34],
    pushes: 14,
    drawn: 4,
    mutations: 25,
    mostPositions: 20_000,
  },
  tricky: {
    long: [8, 10],
    short: [5, 7],
    boxes: [3, 4],
    floor: [24, 38],
    pushes: 24,
    drawn: 8,
    mutations: 50,
    mostPositions: 30_000,
  },
  hard: {
    long: [8, 11],
    short: [6, 8],
    boxes: [4, 5],
    floor: [29, 44],
    pushes: 42,
    drawn: 10,
    mutations: 60,
    mostPositions: 16_000,
    least: { floor: 28, pushes: 40 },
  },
  extreme: {
    long: [9, 12],
    short: [6, 9],
    boxes: [4, 6],
    floor: [30, 50],
    pushes: 44,
    drawn: 14,
    mutations: 120,
    mostPositions: 40_000,
    least: { floor: 28, pushes: 40 },
  },
};

/** Large boards with many boxes and long solutions; one level may take a minute. */
const MASTER: Row = {
  long: [11, 15],
  short: [5, 8],
  boxes: [6, 8],
  floor: [32, 60],
  pushes: 70,
  least: { floor: 30, pushes: 60 },
  drawn: 10,
  mutations: 90,
  mostPositions: 100_000,
};

/**
 * Few boxes on large boards, for wishes with many pushes: as many boxes as in MASTER would be too hard for these
 * grades.
 */
const WANDERINGS: Readonly<Partial<Record<SokobanGrade, Row>>> = {
  trivial: { ...JOURNEYS.trivial, long: [8, 14], short: [5, 9], boxes: [1, 2], floor: [20, 60], mutations: 60 },
  easy: { ...JOURNEYS.easy, long: [8, 13], short: [5, 8], boxes: [2, 3], floor: [24, 60], mutations: 60 },
};

/** The percentage of journeys, by grade. */
const JOURNEY_SHARE: Readonly<Record<SokobanGrade, number>> = {
  trivial: 30,
  easy: 40,
  tricky: 45,
  hard: 60,
  extreme: 60,
};
/** The aim within a grade, in hundredths of a point from its lower edge. */
const AIMS: Readonly<Record<Style, Readonly<Record<SokobanGrade, Range>>>> = {
  knot: { trivial: [-110, -30], easy: [25, 75], tricky: [25, 75], hard: [25, 75], extreme: [25, 90] },
  journey: { trivial: [-110, -30], easy: [25, 75], tricky: [30, 80], hard: [40, 80], extreme: [30, 100] },
};
/** What deadlocks usually add, in hundredths. */
const DEADLOCK_POINTS: Readonly<Record<SokobanGrade, number>> = {
  trivial: 30,
  easy: 55,
  tricky: 75,
  hard: 80,
  extreme: 80,
};
const EDGES: Readonly<Record<SokobanGrade, number>> = { trivial: 300, easy: 300, tricky: 400, hard: 500, extreme: 600 };

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

export const between = (random: Random, [from, to]: Range): number => from + random.below(Math.max(1, to - from + 1));

/** One recipe for all tries of a level, so that hard tries of one style are not replaced by easy ones of another. */
export function drawRecipe(wish: SokobanComposeOptions, random: Random): Recipe {
  const { grade } = wish;
  const isRoomy = (wish.rooms ?? 1) > 1 || (wish.boxes ?? 0) > 5;
  const wide = Math.max(wish.width ?? 20, wish.height ?? 20);
  const isTight = Math.max(wide) < 9 || Math.min(wish.width ?? 20, wish.height ?? 20) < 7;
  const isJourney = random.below(100) < JOURNEY_SHARE[grade];
  const style = isRoomy || (isJourney && !isTight) ? 'journey' : 'knot';
  const isMaster = wish.pushes !== undefined && !Object.hasOwn(WANDERINGS, grade);
  const row = isMaster ? MASTER : (style === 'journey' ? JOURNEYS : KNOTS)[grade];
  const points = EDGES[grade] + between(random, AIMS[style][grade]) - DEADLOCK_POINTS[grade];
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
const sideWithin = (random: Random, range: Range, most: number): number => Math.min(between(random, range), most);

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
