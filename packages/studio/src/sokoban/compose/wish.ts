// What a caller can request of a new level, and the errors for wishes that no level can meet.

import { type Message, speaker } from '@masu/core/base/message.js';
import { english } from '@masu/core/base/texts/en/sokoban-generate.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '../grade/difficulty.js';

export const saySokobanGenerate = speaker('sokoban-generate', english);

/** What a generated Sokoban level should be like. */
export interface SokobanComposeOptions {
  /** How hard it should be. */
  readonly grade: SokobanGrade;
  /** How many boxes it should have; otherwise a number that suits the grade. */
  readonly boxes?: number;
  /** The largest width of the board, walls included. */
  readonly width?: number;
  /** The largest height of the board, walls included. */
  readonly height?: number;
  /** Rooms that are joined by doors. */
  readonly rooms?: number;
  /** The least number of pushes of the solution; more pushes need larger boards and more time. */
  readonly pushes?: number;
  /** Without floor that the solution doesn't need. */
  readonly tight?: boolean;
  /** How many tries to make before giving up. */
  readonly tries?: number;
  /** 1: as generator 1 made it, by the difficulty counted on all floor, so that the grade may be another one today. */
  readonly generator?: 1;
}

export interface SokobanComposeError extends Message {
  readonly code:
    | 'bad-grade'
    | 'bad-boxes'
    | 'bad-size'
    | 'bad-rooms'
    | 'bad-pushes'
    | 'bad-seed'
    | 'impossible'
    | 'not-found';
}

export const WISH_LIMITS = { boxes: [1, 12], side: [5, 20], rooms: [1, 3], pushes: [1, 200] } as const;

/** How many boxes a grade needs at least: a solution with few boxes can't have many box changes. */
const BOXES_BY_GRADE: Readonly<Record<SokobanGrade, readonly [least: number, most: number]>> = {
  trivial: [1, 5],
  easy: [2, 9],
  tricky: [2, 12],
  hard: [3, 12],
  extreme: [3, 12],
};
/** The least number of floor cells per box: with fewer, nothing can be pushed. */
const CELLS_PER_BOX = 3;
/** The side from which two and three rooms fit. */
const SIDE_FOR_ROOMS = [5, 9, 9];
const OTHER_SIDE_FOR_ROOMS = [5, 6, 8];

const isWhole = (value: number, [from, to]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function errorOfValues({
  grade,
  boxes,
  width,
  height,
  rooms,
  pushes,
}: SokobanComposeOptions): SokobanComposeError | undefined {
  if (!SOKOBAN_GRADES.includes(grade)) {
    return { code: 'bad-grade', ...saySokobanGenerate('bad-grade', grade, SOKOBAN_GRADES.join(', ')) };
  }
  if (boxes !== undefined && !isWhole(boxes, WISH_LIMITS.boxes)) {
    return { code: 'bad-boxes', ...saySokobanGenerate('bad-boxes', boxes, ...WISH_LIMITS.boxes) };
  }
  for (const [name, side] of [['width', width] as const, ['height', height] as const]) {
    if (side === undefined || isWhole(side, WISH_LIMITS.side)) continue;
    return { code: 'bad-size', ...saySokobanGenerate('bad-size', name, side, ...WISH_LIMITS.side) };
  }
  if (rooms !== undefined && !isWhole(rooms, WISH_LIMITS.rooms)) {
    return { code: 'bad-rooms', ...saySokobanGenerate('bad-rooms', rooms) };
  }
  if (pushes !== undefined && !isWhole(pushes, WISH_LIMITS.pushes)) {
    return { code: 'bad-pushes', ...saySokobanGenerate('bad-pushes', pushes, ...WISH_LIMITS.pushes) };
  }
  return undefined;
}

/** Wishes that no level can meet, with the reason. */
export function composeOptionsError(wish: SokobanComposeOptions, seed: number): SokobanComposeError | undefined {
  const error = errorOfValues(wish);
  if (error) return error;
  if (!Number.isSafeInteger(seed) || seed < 0) {
    return { code: 'bad-seed', ...saySokobanGenerate('bad-seed', seed, Number.MAX_SAFE_INTEGER) };
  }
  const { grade, boxes, width = WISH_LIMITS.side[1], height = WISH_LIMITS.side[1], rooms = 1 } = wish;
  const [least, most] = BOXES_BY_GRADE[grade];
  if (boxes !== undefined && (boxes < least || boxes > most)) {
    return { code: 'impossible', ...saySokobanGenerate('impossible-boxes', grade, least, most, boxes) };
  }
  const floor = (width - 2) * (height - 2);
  if (boxes !== undefined && boxes * CELLS_PER_BOX > floor) {
    const fitting = Math.floor(floor / CELLS_PER_BOX);
    const message =
      wish.width !== undefined && wish.height !== undefined
        ? saySokobanGenerate('too-little-floor-sized', `${width} × ${height}`, floor, boxes, fitting)
        : saySokobanGenerate('too-little-floor', floor, boxes, fitting);
    return { code: 'impossible', ...message };
  }
  const long = SIDE_FOR_ROOMS[rooms - 1] as number;
  const short = OTHER_SIDE_FOR_ROOMS[rooms - 1] as number;
  if (Math.max(width, height) < long || Math.min(width, height) < short) {
    return { code: 'impossible', ...saySokobanGenerate('too-many-rooms', rooms, long, short) };
  }
  return undefined;
}
