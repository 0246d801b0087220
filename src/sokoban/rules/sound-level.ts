// From a draft to a playable level, or the one fault that stands in the way, with its place in the file.
// The floor is what the player can reach when boxes are no obstacle. Boxes on goals outside it are decoration
// (Microban I 155 has some): they are drawn and count for nothing.

import { fail, ok, type Result, type TextFault, textFault } from '../../base/result.js';
import type { Draft } from './draft.js';
import { type Level, MAX_SIDE } from './level.js';

export const LEVEL_FAULTS = [
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
export type LevelFaultCode = (typeof LEVEL_FAULTS)[number];
export type LevelFault = TextFault<LevelFaultCode>;

const LETTERS = new Set('# .$*@+');

/** The fault at a row and column (from 0) of the draft's board, with its place in the file. */
function faultAt(draft: Draft, row: number, column: number, code: LevelFaultCode, message: string): LevelFault {
  const line = draft.place?.lines?.[row] ?? (draft.place?.line ?? 1) + row;
  return textFault(line, column + (draft.place?.column ?? 1), code, message);
}

/** Every cell of the board that holds one of these letters, as [row, column]. */
function find(rows: readonly string[], letters: string): [number, number][] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): [number, number][] => (letters.includes(letter) ? [[y, x]] : [])),
  );
}

/** 1 for every cell the player can reach with boxes no obstacle; `leak` is a cell where the floor meets the outside. */
function reachFloor(rows: readonly string[], width: number, player: number): { reached: Uint8Array; leak?: number } {
  const reached = new Uint8Array(width * rows.length);
  const waiting = [player];
  reached[player] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const x = cell % width;
    const y = (cell - x) / width;
    if (x === 0 || y === 0 || x === width - 1 || y === rows.length - 1) return { reached, leak: cell };
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) {
      if (reached[next] || rows[Math.floor(next / width)]?.[next % width] === '#') continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  return { reached };
}

/** What can be seen without walking the floor: size, letters, the player. */
function faultOfLetters(draft: Draft, width: number): LevelFault | undefined {
  const { rows } = draft;
  if (width === 0) return faultAt(draft, 0, 0, 'empty-board', 'The board has no cells; expected at least one row.');
  if (width > MAX_SIDE || rows.length > MAX_SIDE) {
    const size = `${width} × ${rows.length}`;
    return faultAt(draft, 0, 0, 'board-too-large', `The board is ${size}; at most ${MAX_SIDE} × ${MAX_SIDE} is read.`);
  }
  for (const [y, row] of rows.entries()) {
    const x = [...row].findIndex((letter) => !LETTERS.has(letter));
    if (x < 0) continue;
    const found = JSON.stringify([...row][x]);
    return faultAt(
      draft,
      y,
      x,
      'unknown-character',
      `Unknown character ${found} on the board; expected one of # @ + $ * . or space.`,
    );
  }
  const players = find(rows, '@+');
  if (players.length === 0) return faultAt(draft, 0, 0, 'no-player', 'The board has no player; expected one @ or +.');
  if (players.length > 1) {
    const [y, x] = players[1] as [number, number];
    return faultAt(
      draft,
      y,
      x,
      'several-players',
      `The board has ${players.length} players; expected exactly one @ or +.`,
    );
  }
  return undefined;
}

/** What the reachable floor tells: boxes out of reach, boxes against goals. */
function faultOfCounts(draft: Draft, isInside: (at: [number, number]) => boolean): LevelFault | undefined {
  const allBoxes = find(draft.rows, '$*');
  if (allBoxes.length === 0)
    return faultAt(draft, 0, 0, 'no-box', 'The board has no box; expected at least one $ or *.');
  const lost = find(draft.rows, '$').find((at) => !isInside(at));
  if (lost) {
    return faultAt(
      draft,
      ...lost,
      'unreachable-box',
      'The player can never reach this box, and it stands on no goal, so the level can never be solved.',
    );
  }
  const boxes = allBoxes.filter(isInside).length;
  const goals = find(draft.rows, '.+').length + find(draft.rows, '*').filter(isInside).length;
  if (boxes === 0 && goals === 0)
    return faultAt(draft, 0, 0, 'no-box', 'The player can reach no box; expected at least one.');
  if (boxes !== goals) {
    return faultAt(
      draft,
      0,
      0,
      'boxes-goals-differ',
      `The board has ${boxes} ${boxes === 1 ? 'box' : 'boxes'} and ${goals} ${goals === 1 ? 'goal' : 'goals'}; expected as many of one as of the other.`,
    );
  }
  const sealed = find(draft.rows, '.').find((at) => !isInside(at));
  if (sealed)
    return faultAt(
      draft,
      ...sealed,
      'boxes-goals-differ',
      'The player can never reach this goal, so no box can be pushed to it.',
    );
  return undefined;
}

export function soundLevel(draft: Draft): Result<Level, LevelFault> {
  const width = Math.max(0, ...draft.rows.map((row) => row.length));
  const early = faultOfLetters(draft, width);
  if (early) return fail(early);

  const rows = draft.rows.map((row) => row.padEnd(width));
  const [playerRow, playerColumn] = find(rows, '@+')[0] as [number, number];
  const player = playerRow * width + playerColumn;
  const { reached, leak } = reachFloor(rows, width, player);
  if (leak !== undefined) {
    const message = 'The floor is open to the outside here; expected walls all round.';
    return fail(faultAt(draft, Math.floor(leak / width), leak % width, 'open-floor', message));
  }
  const late = faultOfCounts(draft, ([y, x]) => reached[y * width + x] === 1);
  if (late) return fail(late);
  return ok(buildLevel(draft, rows, width, player, reached));
}

function buildLevel(draft: Draft, rows: readonly string[], width: number, player: number, reached: Uint8Array): Level {
  const walls = reached.map((inside) => 1 - inside);
  const goalMap = new Uint8Array(reached.length);
  const boxes: number[] = [];
  const goals: number[] = [];
  const backdrop = rows.map((row, y) =>
    [...row]
      .map((letter, x) => {
        const cell = y * width + x;
        if (!reached[cell]) return letter;
        const isGoal = letter === '.' || letter === '*' || letter === '+';
        if (letter === '$' || letter === '*') boxes.push(cell);
        if (isGoal) {
          goals.push(cell);
          goalMap[cell] = 1;
        }
        return isGoal ? '.' : ' ';
      })
      .join(''),
  );
  return {
    width,
    height: rows.length,
    walls,
    goalMap,
    goals,
    start: { player, boxes },
    backdrop,
    ...(draft.title === undefined ? {} : { title: draft.title }),
    ...(draft.author === undefined ? {} : { author: draft.author }),
  };
}
