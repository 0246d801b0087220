// From a draft to a playable level, or the one error that stands in the way, with its place in the file.
// The floor is what the player can reach when boxes are no obstacle. Boxes on goals outside it are decoration
// (Microban I 155 has some): they are drawn and count for nothing. Large collections pass through here level by
// level, so letters are numbers and each cell is visited a fixed number of times.

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Draft } from './draft.js';
import { type Level, MAX_SIDE } from './level.js';

export const LEVEL_ERRORS = [
  'empty-board',
  'board-too-large',
  'unknown-character',
  'no-player',
  'several-players',
  'no-box',
  'open-floor',
  'unreachable-box',
  'boxes-goals-differ',
] as const;
export type LevelErrorCode = (typeof LEVEL_ERRORS)[number];
export type LevelError = TextError<LevelErrorCode>;

// What a cell holds, as bits; a letter that is none of the seven has the bit UNKNOWN.
const WALL = 1;
const GOAL = 2;
const BOX = 4;
const PLAYER = 8;
const UNKNOWN = 16;
const RIM = 32;
const REACHED = 64;

const THINGS = new Uint8Array(128).fill(UNKNOWN);
for (const [letter, things] of [
  ['#', WALL],
  [' ', 0],
  ['.', GOAL],
  ['$', BOX],
  ['*', BOX | GOAL],
  ['@', PLAYER],
  ['+', PLAYER | GOAL],
] as const) {
  THINGS[letter.charCodeAt(0)] = things;
}

// Memory used again from level to level: nothing outside this file ever sees it.
const CELLS = new Uint8Array(MAX_SIDE * MAX_SIDE);
const WAITING = new Uint16Array(MAX_SIDE * MAX_SIDE);

/** A draft laid out as cells, rows padded with floor. Good until the next one is laid out. */
interface Layout {
  readonly draft: Draft;
  readonly width: number;
  readonly height: number;
  /** How many of `cells` are its own. */
  readonly size: number;
  readonly cells: Uint8Array;
  /** The last player found, and how many there are. */
  readonly player: number;
  readonly players: number;
  /** Everything drawn, reachable or not. A box on a goal is both. */
  readonly boxes: number;
  readonly goals: number;
}

/** The error at a row and column (from 0) of the draft's board, with its place in the file. */
function errorAt(draft: Draft, row: number, column: number, code: LevelErrorCode, message: string): LevelError {
  const line = draft.place?.lines?.[row] ?? (draft.place?.line ?? 1) + row;
  return textError(line, column + (draft.place?.column ?? 1), code, message);
}

const errorAtCell = ({ draft, width }: Layout, cell: number, code: LevelErrorCode, message: string): LevelError =>
  errorAt(draft, Math.floor(cell / width), cell % width, code, message);

function unknownLetter(draft: Draft, row: number): LevelError {
  const letters = [...(draft.rows[row] as string)];
  const column = letters.findIndex((letter) => ((THINGS[letter.codePointAt(0) as number] ?? UNKNOWN) & UNKNOWN) !== 0);
  const message = `Unknown character ${JSON.stringify(letters[column])} on the board; expected one of # @ + $ * . or space.`;
  return errorAt(draft, row, column, 'unknown-character', message);
}

/** The cells of a draft whose size and letters are in order. */
function layOut(draft: Draft): Result<Layout, LevelError> {
  const { rows } = draft;
  const height = rows.length;
  let width = 0;
  for (const row of rows) if (row.length > width) width = row.length;
  if (width === 0) {
    return fail(errorAt(draft, 0, 0, 'empty-board', 'The board has no cells; expected at least one row.'));
  }
  if (width > MAX_SIDE || height > MAX_SIDE) {
    const message = `The board is ${width} × ${height}; at most ${MAX_SIDE} × ${MAX_SIDE} is read.`;
    return fail(errorAt(draft, 0, 0, 'board-too-large', message));
  }
  const size = width * height;
  const cells = CELLS;
  cells.fill(0, 0, size);
  let player = -1;
  let players = 0;
  let boxes = 0;
  let goals = 0;
  for (let y = 0; y < height; y++) {
    const row = rows[y] as string;
    for (let x = 0; x < row.length; x++) {
      const letter = row.charCodeAt(x);
      const things = letter < 128 ? (THINGS[letter] as number) : UNKNOWN;
      if (things === UNKNOWN) return fail(unknownLetter(draft, y));
      if (things <= WALL) {
        cells[y * width + x] = things;
        continue;
      }
      const cell = y * width + x;
      cells[cell] = things;
      if (things & BOX) boxes++;
      if (things & GOAL) goals++;
      if (!(things & PLAYER)) continue;
      player = cell;
      players++;
    }
  }
  for (let x = 0; x < width; x++) {
    cells[x] = (cells[x] as number) | RIM;
    cells[size - 1 - x] = (cells[size - 1 - x] as number) | RIM;
  }
  for (let cell = 0; cell < size; cell += width) {
    cells[cell] = (cells[cell] as number) | RIM;
    cells[cell + width - 1] = (cells[cell + width - 1] as number) | RIM;
  }
  return ok({ draft, width, height, size, cells, player, players, boxes, goals });
}

function errorOfPlayers(layout: Layout): LevelError | undefined {
  if (layout.players === 1) return undefined;
  if (layout.players === 0) {
    return errorAtCell(layout, 0, 'no-player', 'The board has no player; expected one @ or +.');
  }
  const isPlayer = (things: number): boolean => (things & PLAYER) !== 0;
  const second = layout.cells.findIndex((things, cell, cells) => isPlayer(things) && cells.findIndex(isPlayer) < cell);
  const message = `The board has ${layout.players} players; expected exactly one @ or +.`;
  return errorAtCell(layout, second, 'several-players', message);
}

/** What stands on the floor: the cells the player can reach with boxes no obstacle. */
interface Floor {
  readonly boxes: number;
  readonly goals: number;
}

/** Marks the floor REACHED in the cells; an error where it meets the outside. */
function reachFloor(layout: Layout): Result<Floor, LevelError> {
  const { width, cells } = layout;
  let waiting = 0;
  let boxes = 0;
  let goals = 0;
  const visit = (cell: number): void => {
    const things = cells[cell] as number;
    if (things & (WALL | REACHED)) return;
    cells[cell] = things | REACHED;
    WAITING[waiting++] = cell;
  };
  visit(layout.player);
  while (waiting > 0) {
    const cell = WAITING[--waiting] as number;
    const things = cells[cell] as number;
    if (things & RIM) {
      const message = 'The floor is open to the outside here; expected walls all round.';
      return fail(errorAtCell(layout, cell, 'open-floor', message));
    }
    if (things & BOX) boxes++;
    if (things & GOAL) goals++;
    visit(cell - width);
    visit(cell + 1);
    visit(cell + width);
    visit(cell - 1);
  }
  return ok({ boxes, goals });
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the floor tells: boxes out of reach, boxes against goals. Boxes on goals out of reach count for nothing. */
function errorOfCounts(layout: Layout, floor: Floor): LevelError | undefined {
  const { cells, size } = layout;
  if (layout.boxes === 0)
    return errorAtCell(layout, 0, 'no-box', 'The board has no box; expected at least one $ or *.');
  if (layout.boxes === floor.boxes && layout.goals === floor.goals && floor.boxes === floor.goals) return undefined;
  const lost = (things: number): number => {
    for (let cell = 0; cell < size; cell++) if (((cells[cell] as number) & ~RIM) === things) return cell;
    return -1;
  };
  const lostBox = lost(BOX);
  if (lostBox >= 0) {
    const message = 'The player can never reach this box, and it stands on no goal, so the level can never be solved.';
    return errorAtCell(layout, lostBox, 'unreachable-box', message);
  }
  const { boxes } = floor;
  const goals = layout.goals - (layout.boxes - boxes);
  if (boxes === 0 && goals === 0) {
    return errorAtCell(layout, 0, 'no-box', 'The player can reach no box; expected at least one.');
  }
  if (boxes !== goals) {
    const found = `${counted(boxes, 'box', 'boxes')} and ${counted(goals, 'goal', 'goals')}`;
    const message = `The board has ${found}; expected as many of one as of the other.`;
    return errorAtCell(layout, 0, 'boxes-goals-differ', message);
  }
  return undefined;
}

/** The goals without a box that the player can never reach. */
function lostGoalsOf({ cells, size, goals }: Layout, floor: Floor): number[] {
  const lost: number[] = [];
  if (goals === floor.goals) return lost;
  for (let cell = 0; cell < size; cell++) if (((cells[cell] as number) & ~RIM) === GOAL) lost.push(cell);
  return lost;
}

function levelOf(draft: Draft, takesLostGoals: boolean): Result<Level, LevelError> {
  const laid = layOut(draft);
  if (!laid.ok) return laid;
  const layout = laid.value;
  const early = errorOfPlayers(layout);
  if (early) return fail(early);
  const floor = reachFloor(layout);
  if (!floor.ok) return floor;
  const late = errorOfCounts(layout, floor.value);
  if (late) return fail(late);
  const lost = lostGoalsOf(layout, floor.value);
  if (lost[0] === undefined) return ok(buildLevel(layout, floor.value));
  if (takesLostGoals) return ok(withGoals(buildLevel(layout, floor.value), lost));
  const message = 'The player can never reach this goal, so no box can be pushed to it.';
  return fail(errorAtCell(layout, lost[0], 'boxes-goals-differ', message));
}

export const validateLevel = (draft: Draft): Result<Level, LevelError> => levelOf(draft, false);

/**
 * The level of a draft whose only error may be goals out of reach; they count, so it cannot be won. Only for solvers
 * that take such a level (`Solver.takesUnreachableGoals`): a course has one to see a search end without a solution.
 */
export const unwinnableLevel = (draft: Draft): Result<Level, LevelError> => levelOf(draft, true);

/** The level with goals on cells that stay walls to everyone. */
function withGoals(level: Level, lost: readonly number[]): Level {
  const goalMap = Uint8Array.from(level.goalMap);
  for (const cell of lost) goalMap[cell] = 1;
  const goals = Array.from(goalMap.keys()).filter((cell) => goalMap[cell] === 1);
  return { ...level, goalMap, goals };
}

/** A row of the backdrop: padded, with what can move taken off and the goals left. */
function backdropRow({ draft, width, cells }: Layout, y: number): string {
  const row = draft.rows[y] as string;
  let out = '';
  let from = 0;
  for (let x = 0; x < row.length; x++) {
    const things = cells[y * width + x] as number;
    if (!(things & (BOX | PLAYER)) || !(things & REACHED)) continue;
    out += row.slice(from, x) + (things & GOAL ? '.' : ' ');
    from = x + 1;
  }
  return (from === 0 ? row : out + row.slice(from)).padEnd(width);
}

function buildLevel(layout: Layout, { boxes: boxCount }: Floor): Level {
  const { draft, width, height, size, cells } = layout;
  // One piece of memory for both maps: two would cost the garbage collector twice.
  const memory = new ArrayBuffer(2 * size);
  const walls = new Uint8Array(memory, 0, size);
  const goalMap = new Uint8Array(memory, size, size);
  const boxes = new Array<number>(boxCount);
  const goals: number[] = [];
  let boxesSeen = 0;
  for (let cell = 0; cell < size; cell++) {
    const things = cells[cell] as number;
    if (!(things & REACHED)) {
      walls[cell] = 1;
      continue;
    }
    if (things & BOX) boxes[boxesSeen++] = cell;
    if (!(things & GOAL)) continue;
    goals.push(cell);
    goalMap[cell] = 1;
  }
  const backdrop = new Array<string>(height);
  for (let y = 0; y < height; y++) backdrop[y] = backdropRow(layout, y);
  const start = { player: layout.player, boxes };
  const level: Writable<Level> = { width, height, walls, goalMap, goals, start, backdrop };
  if (draft.title !== undefined) level.title = draft.title;
  if (draft.author !== undefined) level.author = draft.author;
  return level;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
