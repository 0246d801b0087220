// An unfinished level: a room with boxes and a player, and the steps that finish it (trimming, removing what isn't
// needed, moving the player).

import type { Random } from '@masu/core/base/random.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { connectedPieces, isConnected, neighborOffsets, type Room, wallsAround } from './room.js';

export interface DraftLevel {
  readonly room: Room;
  /** Ascending cells of the room, and the cell of the player. */
  readonly boxes: readonly number[];
  readonly player: number;
}

/** The board in letters, cropped; walls that touch no floor are left out. */
export function draftRows({ room, boxes, player }: DraftLevel): string[] {
  const { width, height, walls, goals } = room;
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const letter = (cell: number): string => {
    const isGoal = goals.includes(cell);
    if (walls[cell]) return around.some((offset) => walls[cell + offset] === 0) ? '#' : ' ';
    if (boxes.includes(cell)) return isGoal ? '*' : '$';
    if (cell === player) return isGoal ? '+' : '@';
    return isGoal ? '.' : ' ';
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letter(y * width + x)).join(''),
  );
  const inked = rows.filter((row) => row.trim() !== '');
  const left = Math.min(...inked.map((row) => row.search(/\S/)));
  return inked.map((row) => row.slice(left).trimEnd());
}

/** Undefined if the draft is not a level, as when no box and goal is left. */
export function validateDraftLevel(draft: DraftLevel): Level | undefined {
  const valid = validateLevel({ rows: draftRows(draft) });
  return valid.ok ? valid.value : undefined;
}

/** The same with a floor cell turned into wall; undefined if that divides the room. */
export function walledUp(draft: DraftLevel, cell: number): DraftLevel | undefined {
  const walls = Uint8Array.from(draft.room.walls);
  walls[cell] = 1;
  const room = { ...draft.room, walls };
  return isConnected(room) ? { ...draft, room } : undefined;
}

/** Empty floor cells next to a wall, those with the most walls first. */
export function plainCells({ room, boxes, player }: DraftLevel, leastWalls = 1): number[] {
  const occupied = new Set([...boxes, ...room.goals, player]);
  const cells: [walls: number, cell: number][] = [];
  room.walls.forEach((wall, cell) => {
    if (wall || occupied.has(cell)) return;
    const walls = wallsAround(room, cell);
    if (walls >= leastWalls) cells.push([walls, cell]);
  });
  return cells.sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, cell]) => cell);
}

export function withoutPair({ room, boxes, player }: DraftLevel, box: number, goal: number): DraftLevel {
  const goals = room.goals.filter((_, at) => at !== goal);
  return { room: { ...room, goals }, boxes: boxes.filter((_, at) => at !== box), player };
}

/** The player on another cell of its region, away from the boxes if possible. */
export function withPlayerAside(draft: DraftLevel, random: Random): DraftLevel {
  const { room, boxes, player } = draft;
  const offsets = neighborOffsets(room);
  const isFree = (cell: number): boolean => !room.walls[cell] && !boxes.includes(cell);
  const region = connectedPieces(room, isFree).find((piece) => piece.includes(player)) as number[];
  const sorted = region.sort((a, b) => a - b);
  const aside = sorted.filter((cell) => !offsets.some((offset) => boxes.includes(cell + offset)));
  const offGoal = (aside.length > 0 ? aside : sorted).filter((cell) => !room.goals.includes(cell));
  const from = offGoal.length > 0 ? offGoal : sorted;
  return { ...draft, player: from[random.below(from.length)] as number };
}
