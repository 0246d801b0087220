// Draws the initial rooms: overlapping rectangles for knots; rooms joined by doors and corridors, rings, crosses, and
// mirrored halls for journeys. Each drawing is a row of the table; all of them only carve rectangles out of solid wall.

import type { Random } from '@masu/core/base/random.js';
import { floorCells, isRim, largestPart, type Room, solidRoom } from './room.js';

/** A wall-free rectangle: column, row, width, height, from the inside of the rim at 1, 1. */
type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** The inside of the rim. */
interface InnerSize {
  readonly width: number;
  readonly height: number;
}

type RoomDrawing = (space: InnerSize, random: Random) => readonly Rectangle[];

const between = (random: Random, from: number, to: number): number =>
  to <= from ? from : from + random.below(to - from + 1);

/** 2 to 4 rectangles that overlap or touch; separate parts are dropped later. */
const knot: RoomDrawing = ({ width, height }, random) => {
  const rectangles: Rectangle[] = [];
  for (let count = between(random, 2, 4); count > 0; count--) {
    const isFirst = rectangles.length === 0;
    const w = between(random, isFirst ? 3 : 1, Math.min(width, 5));
    const h = between(random, isFirst ? 2 : 1, Math.min(height, 4));
    rectangles.push([1 + random.below(width - w + 1), 1 + random.below(height - h + 1), w, h]);
  }
  return rectangles;
};

/** Two rooms side by side; a door or a short corridor between them. */
const twoRooms: RoomDrawing = ({ width, height }, random) => {
  const gap = between(random, 1, Math.min(3, width - 6));
  const left = between(random, 2, width - gap - 2);
  const right = width - gap - left;
  const [top, bottom] = [between(random, 3, height), between(random, 3, height)];
  const [y, z] = [1 + random.below(height - top + 1), 1 + random.below(height - bottom + 1)];
  const from = Math.max(y, z);
  const to = Math.min(y + top, z + bottom) - 1;
  const door = between(random, Math.min(from, to), Math.max(from, to));
  const thickness = to > from && random.below(4) === 0 && door < to ? 2 : 1;
  return [
    [1, y, left, top],
    [1 + left + gap, z, right, bottom],
    [1 + left, door, gap, thickness],
  ];
};

/** Two rooms above and a wide one below, or the other way around: a hall with two doors. */
const threeRooms: RoomDrawing = ({ width, height }, random) => {
  const wall = between(random, 1, 2);
  const left = between(random, 2, width - wall - 2);
  const upper = between(random, 2, height - 3);
  const lower = height - upper - 1;
  const start = 1 + random.below(Math.max(1, Math.floor(width / 4)));
  const hall = between(random, Math.max(4, width - start - 1), width - start + 1);
  const doorPosition = (x: number, w: number): number =>
    between(random, Math.max(x, start), Math.min(x + w, start + hall) - 1);
  const rooms: Rectangle[] = [
    [1, 1, left, upper],
    [1 + left + wall, 1, width - left - wall, upper],
    [start, upper + 2, hall, lower],
    [doorPosition(1, left), upper + 1, 1, 1],
    [doorPosition(1 + left + wall, width - left - wall), upper + 1, 1, 1],
  ];
  return random.below(2) === 0 ? rooms : rooms.map(([x, y, w, h]) => [x, height + 2 - y - h, w, h] as const);
};

/** A storeroom and a goal room at the ends of a long corridor, sometimes with space to turn on the way. */
const farRooms: RoomDrawing = ({ width, height }, random) => {
  const left = between(random, 3, 4);
  const right = between(random, 3, 4);
  const [top, bottom] = [between(random, 3, Math.min(5, height)), between(random, 3, Math.min(5, height))];
  const [y, z] = [1 + random.below(height - top + 1), 1 + random.below(height - bottom + 1)];
  const [first, second] = [between(random, y, y + top - 1), between(random, z, z + bottom - 1)];
  const turn = between(random, left + 1, width - right);
  const rectangles: Rectangle[] = [
    [1, y, left, top],
    [1 + width - right, z, right, bottom],
    [1 + left, first, turn - left, 1],
    [turn, Math.min(first, second), 1, Math.abs(first - second) + 1],
    [turn, second, Math.max(1, width - right - turn + 1), 1],
  ];
  // Space to walk around a box at the bend.
  rectangles.push([turn - 1, Math.min(first, second) - 1, 3, between(random, 2, 3)]);
  if (random.below(2) === 0) rectangles.push([between(random, left + 1, width - right), first, 2, 2]);
  return rectangles;
};

/** A corridor around a block. */
const ring: RoomDrawing = ({ width, height }, random) => {
  const top = between(random, 1, 2);
  const left = between(random, 1, 2);
  const bottom = between(random, top === 1 ? 2 : 1, 3);
  const right = between(random, left === 1 ? 2 : 1, 3);
  const across = Math.min(width, between(random, 6, 8));
  const down = Math.min(height, between(random, 5, 7));
  return [
    [1, 1, across, Math.min(top, down - 3)],
    [1, 1, Math.min(left, across - 3), down],
    [1, 1 + down - Math.min(bottom, down - 3), across, Math.min(bottom, down - 3)],
    [1 + across - Math.min(right, across - 3), 1, Math.min(right, across - 3), down],
  ];
};

/** Two bars that cross. */
const cross: RoomDrawing = ({ width, height }, random) => {
  const w = between(random, 2, 3);
  const h = between(random, 2, 3);
  return [
    [1 + between(random, 1, width - w - 1), 1, w, height],
    [1, 1 + between(random, 1, height - h - 1), width, h],
    [1 + between(random, 0, width - 4), 1 + between(random, 0, height - 3), 4, 3],
  ];
};

/** A hall with alcoves along it. */
const alcoves: RoomDrawing = ({ width, height }, random) => {
  const h = between(random, 2, 3);
  const y = between(random, 2, height - h);
  const rectangles: Rectangle[] = [[1, y, width, h]];
  for (let x = 1 + random.below(2); x < width; x += between(random, 2, 4)) {
    const w = between(random, 1, 2);
    if (x + w > width + 1) break;
    const up = random.below(2) === 0;
    const depth = up ? between(random, 1, y - 1) : between(random, 1, height - h - y + 1);
    rectangles.push(up ? [x, y - depth, w, depth] : [x, y + h, w, depth]);
  }
  return rectangles;
};

/** The left half of another drawing and its mirror image. */
const mirrored =
  (drawing: RoomDrawing): RoomDrawing =>
  ({ width, height }, random) => {
    const half = Math.ceil(width / 2);
    const rectangles = drawing({ width: half, height }, random);
    return rectangles.flatMap((rectangle) => {
      const [x, y, w, h] = rectangle;
      return [rectangle, [width + 2 - x - w, y, w, h] as const];
    });
  };

export const DRAWINGS = {
  knot,
  'mirrored-knot': mirrored(knot),
  'two-rooms': twoRooms,
  'three-rooms': threeRooms,
  'far-rooms': farRooms,
  ring,
  cross,
  alcoves,
} satisfies Record<string, RoomDrawing>;
export type DrawingId = keyof typeof DRAWINGS;

/** The board with rows and columns exchanged. */
function transposed(room: Room): Room {
  const turned = solidRoom(room.height, room.width);
  for (const cell of floorCells(room)) {
    turned.walls[(cell % room.width) * turned.width + Math.floor(cell / room.width)] = 0;
  }
  return turned;
}

/** Single blocks of wall in the open: cells with floor on every side, corners too. */
function withPillars(room: Room, count: number, random: Random): Room {
  const walls = Uint8Array.from(room.walls);
  const { width } = room;
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let left = count; left > 0; left--) {
    const open = floorCells({ ...room, walls }).filter((cell) => around.every((offset) => !walls[cell + offset]));
    if (open.length === 0) break;
    walls[open[random.below(open.length)] as number] = 1;
  }
  return { ...room, walls };
}

export interface Outline extends InnerSize {
  readonly drawing: DrawingId;
  readonly pillars: number;
}

/** One connected room within the space. */
export function drawRoom({ width, height, drawing, pillars }: Outline, random: Random): Room {
  const isTurned = random.below(2) === 1;
  const space = isTurned ? { width: height, height: width } : { width, height };
  const room = solidRoom(space.width + 2, space.height + 2);
  for (const [x, y, w, h] of DRAWINGS[drawing](space, random)) {
    for (let row = y; row < y + h; row++) {
      for (let column = x; column < x + w; column++) {
        const cell = row * room.width + column;
        if (!isRim(room, cell)) room.walls[cell] = 0;
      }
    }
  }
  const whole = withPillars(largestPart(room), pillars, random);
  return isTurned ? transposed(whole) : whole;
}
