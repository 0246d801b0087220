// Validates a draft: returns a playable level, or the first error with its file position.
// The floor is what the player can reach if boxes don't block. Boxes on goals outside it are decoration (Microban I 155
// has some): they are drawn but not in play. For speed on large collections, letters are numbers and each cell is
// visited a fixed number of times.

import { type Message, speaker } from '../../base/message.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { english } from '../../base/texts/en/sokoban-level.js';
import { wrongArgument } from '../../base/wrong-argument.js';
import type { Draft } from './draft.js';
import { type Level, MAX_SIDE } from './level.js';

const saySokobanLevel = speaker('sokoban-level', english);

/** What can be wrong with a board. */
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
/** One thing that can be wrong with a board. */
export type LevelErrorCode = (typeof LEVEL_ERRORS)[number];
/** Why a board is not valid, and where. */
export type LevelError = TextError<LevelErrorCode>;

// The contents of a cell as bits; a letter that is not one of the seven has the bit UNKNOWN.
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

// Reused from level to level; private to this file.
const CELLS = new Uint8Array(MAX_SIDE * MAX_SIDE);
const WAITING = new Uint16Array(MAX_SIDE * MAX_SIDE);

/** A draft as cells, rows padded with floor. Valid until the next one is laid out. */
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

/** The error at a row and column (from 0) of the draft's board, with its position in the file. */
function errorAt(draft: Draft, row: number, column: number, code: LevelErrorCode, message: Message): LevelError {
  const line = draft.place?.lines?.[row] ?? (draft.place?.line ?? 1) + row;
  return textError(line, column + (draft.place?.column ?? 1), code, message);
}

const errorAtCell = ({ draft, width }: Layout, cell: number, code: LevelErrorCode, message: Message): LevelError =>
  errorAt(draft, Math.floor(cell / width), cell % width, code, message);

const isUnknown = (letter: string): boolean => ((THINGS[letter.codePointAt(0) as number] ?? UNKNOWN) & UNKNOWN) !== 0;
/** How many unknown characters a sentence names. */
const MAX_NAMED_LETTERS = 5;

/** Names the first unknown characters of the board, from the first row that has one, at the place of the first. */
function unknownLetter(draft: Draft, row: number): LevelError {
  const column = [...(draft.rows[row] as string)].findIndex(isUnknown);
  const letters = new Set<string>();
  for (const each of draft.rows.slice(row, row + MAX_SIDE)) {
    for (const letter of each.slice(0, MAX_SIDE)) {
      if (letters.size < MAX_NAMED_LETTERS && isUnknown(letter)) letters.add(letter);
    }
  }
  const quotedLetters = Array.from(letters, (letter) => JSON.stringify(letter));
  const message = saySokobanLevel('unknown-character', quotedLetters.join(', '), quotedLetters.length);
  return errorAt(draft, row, column, 'unknown-character', message);
}

/** The cells of a draft with a valid size and valid letters. */
function layOut(draft: Draft): Result<Layout, LevelError> {
  const { rows } = draft;
  const height = rows.length;
  let width = 0;
  for (const row of rows) if (row.length > width) width = row.length;
  if (width === 0) {
    return fail(errorAt(draft, 0, 0, 'empty-board', saySokobanLevel('empty-board')));
  }
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return fail(errorAt(draft, 0, 0, 'board-too-large', saySokobanLevel('board-too-large', width, height, MAX_SIDE)));
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
    return errorAtCell(layout, 0, 'no-player', saySokobanLevel('no-player'));
  }
  const isPlayer = (things: number): boolean => (things & PLAYER) !== 0;
  const second = layout.cells.findIndex((things, cell, cells) => isPlayer(things) && cells.findIndex(isPlayer) < cell);
  return errorAtCell(layout, second, 'several-players', saySokobanLevel('several-players', layout.players));
}

/** The contents of the floor: the cells the player can reach if boxes don't block. */
interface Floor {
  readonly boxes: number;
  readonly goals: number;
}

/** Marks the floor REACHED in the cells; an error if it reaches the edge of the board. */
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
      return fail(errorAtCell(layout, cell, 'open-floor', saySokobanLevel('open-floor')));
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

/** Errors on the floor: unreachable boxes, and different numbers of boxes and goals. Unreachable boxes on goals are ignored. */
function errorOfCounts(layout: Layout, floor: Floor): LevelError | undefined {
  if (layout.boxes === 0) return errorAtCell(layout, 0, 'no-box', saySokobanLevel('no-box'));
  if (layout.boxes === floor.boxes && layout.goals === floor.goals && floor.boxes === floor.goals) return undefined;
  const [lostBox] = unreachable(layout, BOX);
  if (lostBox !== undefined) {
    return errorAtCell(layout, lostBox, 'unreachable-box', saySokobanLevel('unreachable-box'));
  }
  const { boxes } = floor;
  const goals = layout.goals - (layout.boxes - boxes);
  if (boxes === 0 && goals === 0) {
    return errorAtCell(layout, 0, 'no-box', saySokobanLevel('no-box-in-reach'));
  }
  if (boxes !== goals) {
    return errorAtCell(layout, 0, 'boxes-goals-differ', saySokobanLevel('boxes-goals-differ', boxes, goals));
  }
  return undefined;
}

/** The cells with exactly these things that the player can never reach. */
function unreachable({ cells, size }: Layout, things: number): number[] {
  const lost: number[] = [];
  for (let cell = 0; cell < size; cell++) if (((cells[cell] as number) & ~RIM) === things) lost.push(cell);
  return lost;
}

function makeLevel(draft: Draft, takesLostGoals: boolean): Result<Level, LevelError> {
  if (!Array.isArray(draft?.rows) || !draft.rows.every((row) => typeof row === 'string'))
    throw wrongArgument('a draft { rows } of texts', draft, 'Read text with readLevels or a format.');
  const laid = layOut(draft);
  if (!laid.ok) return laid;
  const layout = laid.value;
  const early = errorOfPlayers(layout);
  if (early) return fail(early);
  const floor = reachFloor(layout);
  if (!floor.ok) return floor;
  const late = errorOfCounts(layout, floor.value);
  if (late) return fail(late);
  const lost = layout.goals === floor.value.goals ? [] : unreachable(layout, GOAL);
  if (lost[0] === undefined) return ok(buildLevel(layout, floor.value));
  if (takesLostGoals) return ok(withGoals(buildLevel(layout, floor.value), lost));
  return fail(errorAtCell(layout, lost[0], 'boxes-goals-differ', saySokobanLevel('unreachable-goal')));
}

/**
 * The level of a draft, or the first thing that is wrong with it. Titles and notes may be left out.
 * @example
 * ```ts
 * const valid = validateLevel({ rows: ['#####', '#@$.#', '#####'] });
 * console.log(valid.ok && valid.value.goals.length); // 1
 * ```
 */
export const validateLevel = (draft: Draft): Result<Level, LevelError> => makeLevel(draft, false);

/**
 * The level of a draft whose only error may be unreachable goals; they are in play, so it can't be solved. Only for
 * solvers that accept such a level (`Solver.takesUnreachableGoals`): a course has one to show a search without a solution.
 */
export const unwinnableLevel = (draft: Draft): Result<Level, LevelError> => makeLevel(draft, true);

/** The level with goals on cells that remain walls. */
function withGoals(level: Level, lost: readonly number[]): Level {
  const goalMap = Uint8Array.from(level.goalMap);
  for (const cell of lost) goalMap[cell] = 1;
  const goals = Array.from(goalMap.keys()).filter((cell) => goalMap[cell] === 1);
  return { ...level, goalMap, goals };
}

/** A row of the background: padded, with goals but without player and boxes. */
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
  // One allocation for both maps.
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
