// A course map: rows of the seven Sokoban letters with one player, not necessarily a valid level. It follows the rules
// of a level; a border of one cell is added around it, so that nothing leaves the map. Maps are immutable: a move
// returns a new map, and a blocked move returns the same one.

import type { Direction } from '@masu/core/base/grid.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { MAX_SIDE, type Position, type SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { step } from '@masu/core/sokoban/rules/step.js';

/** A map of a course: not necessarily a valid level. It never changes; a move makes a new one. */
export interface CourseMap {
  /** Walls and goals, with a border of one cell around the map. */
  readonly board: SokobanBoard;
  /** Where player and boxes are now. */
  readonly position: Position;
  /** The length of each row as written. */
  readonly lengths: readonly number[];
}

export const MAP_ERRORS = ['empty-map', 'map-too-large', 'unknown-character', 'no-player', 'several-players'] as const;

/** Why rows are no map, and where. */
export type MapError = TextError<(typeof MAP_ERRORS)[number]>;

const LETTERS = '# .$*@+';

function errorOfRows(rows: readonly string[], width: number, line: number): MapError | undefined {
  if (width === 0) return textError(line, 1, 'empty-map', 'The map has no cells; expected at least one row.');
  if (width > MAX_SIDE || rows.length > MAX_SIDE) {
    const size = `${width} × ${rows.length}`;
    return textError(line, 1, 'map-too-large', `Map too large: ${size} (maximum ${MAX_SIDE} × ${MAX_SIDE}).`);
  }
  let players = 0;
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const letter = row[x] as string;
      if (!LETTERS.includes(letter)) {
        const quotedLetter = JSON.stringify(String.fromCodePoint(row.codePointAt(x) as number));
        const message = `Unknown character ${quotedLetter} on the map; expected one of # @ + $ * . or space.`;
        return textError(line + y, x + 1, 'unknown-character', message);
      }
      if ((letter === '@' || letter === '+') && ++players > 1) {
        const message = 'The map has a second player here; expected exactly one @ or +.';
        return textError(line + y, x + 1, 'several-players', message);
      }
    }
  }
  if (players === 0) return textError(line, 1, 'no-player', 'The map has no player; expected one @ or +.');
  return undefined;
}

/**
 * The map of these rows; `line` is the line of the first row in its file, counting from 1.
 * @example
 * ```ts
 * const map = parseMap(['@$.']);
 * console.log(map.ok && map.value.position.boxes.length); // 1
 * ```
 */
export function parseMap(rows: readonly string[], line = 1): Result<CourseMap, MapError> {
  const inner = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const error = errorOfRows(rows, inner, line);
  if (error) return fail(error);

  const width = inner + 2;
  const height = rows.length + 2;
  const walls = new Uint8Array(width * height).fill(1);
  const goalMap = new Uint8Array(width * height);
  const boxes: number[] = [];
  let player = 0;
  const backdrop = [' '.repeat(width)];
  for (const [y, row] of rows.entries()) {
    let drawn = ' ';
    for (let x = 0; x < inner; x++) {
      const letter = row[x] ?? ' ';
      const cell = (y + 1) * width + x + 1;
      const isGoal = letter === '.' || letter === '*' || letter === '+';
      if (letter !== '#') walls[cell] = 0;
      if (isGoal) goalMap[cell] = 1;
      if (letter === '$' || letter === '*') boxes.push(cell);
      if (letter === '@' || letter === '+') player = cell;
      drawn += letter === '#' ? '#' : isGoal ? '.' : ' ';
    }
    backdrop.push(`${drawn} `);
  }
  backdrop.push(' '.repeat(width));
  const position: Position = { player, boxes };
  return ok({
    board: { width, height, walls, goalMap, start: position, backdrop },
    position,
    lengths: rows.map((row) => row.length),
  });
}

/**
 * The rows of a map in its current state.
 * @example
 * ```ts
 * const map = parseMap(['@$.']);
 * console.log(map.ok && makeMapRows(map.value)); // [ '@$.' ]
 * ```
 */
export function makeMapRows(map: CourseMap): string[] {
  const rows = showPosition(map.board, map.position).slice(1, -1);
  return rows.map((row, y) => {
    const inner = row.slice(1, -1);
    return inner.slice(0, Math.max(map.lengths[y] as number, inner.trimEnd().length));
  });
}

/** The rows as lines. */
export const mapLines = (map: CourseMap): string => `${makeMapRows(map).join('\n')}\n`;

/**
 * The map after a move; the same map if the move is blocked.
 * @example
 * ```ts
 * const map = parseMap(['@$.']);
 * console.log(map.ok && makeMapRows(moveOnMap(map.value, 'right'))); // [ ' @*' ]
 * ```
 */
export function moveOnMap(map: CourseMap, direction: Direction): CourseMap {
  const next = step(map.board, map.position, direction);
  return next.kind === 'blocked' ? map : { ...map, position: next.to };
}

/** The level for a search: the map with the current position as its start. */
export function boardFrom(map: CourseMap): SokobanBoard {
  return { ...map.board, start: map.position };
}

export const countBoxes = (map: CourseMap): number => map.position.boxes.length;

export const countGoals = (map: CourseMap): number => map.board.goalMap.reduce((sum, goal) => sum + goal, 0);
