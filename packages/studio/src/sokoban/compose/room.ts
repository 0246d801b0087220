// A room: walls and goals on a grid with a rim of walls, without boxes and player. Rooms are immutable; each mutation
// is a new one. What makes a room ugly is counted here, so that climbing can weigh it against difficulty.

export interface Room {
  readonly width: number;
  readonly height: number;
  /** 1 for walls. The rim is always 1. */
  readonly walls: Uint8Array;
  /** Ascending. */
  readonly goals: readonly number[];
}

export interface Looks {
  readonly floor: number;
  /** Dead ends: floor cells with three walls or more around them. */
  readonly stubs: number;
  /** Groups of goals that touch. */
  readonly goalGroups: number;
  /** Separate pieces of wall inside the room. */
  readonly pillars: number;
}

export const solidRoom = (width: number, height: number): Room => ({
  width,
  height,
  walls: new Uint8Array(width * height).fill(1),
  goals: [],
});

export const neighborOffsets = ({ width }: Room): readonly number[] => [-width, 1, width, -1];

export function isRim({ width, height }: Room, cell: number): boolean {
  const x = cell % width;
  return x === 0 || x === width - 1 || cell < width || cell >= width * (height - 1);
}

export function floorCells({ walls }: Room): number[] {
  const floor: number[] = [];
  walls.forEach((wall, cell) => {
    if (!wall) floor.push(cell);
  });
  return floor;
}

/** The connected pieces of the cells for which `isIn` is true. */
export function connectedPieces(
  room: Room,
  isIn: (cell: number) => boolean,
  neighbors: readonly number[] = neighborOffsets(room),
): number[][] {
  const seen = new Uint8Array(room.walls.length);
  const pieces: number[][] = [];
  for (let first = 0; first < seen.length; first++) {
    if (seen[first] || !isIn(first)) continue;
    const piece = [first];
    seen[first] = 1;
    for (const cell of piece) {
      for (const offset of neighbors) {
        const next = cell + offset;
        if (next < 0 || next >= seen.length || seen[next] || !isIn(next)) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** Only the largest connected floor; the first of equals. */
export function largestPart(room: Room): Room {
  const pieces = connectedPieces(room, (cell) => !room.walls[cell]);
  if (pieces.length <= 1) return room;
  let best = pieces[0] as number[];
  for (const piece of pieces) if (piece.length > best.length) best = piece;
  const walls = new Uint8Array(room.walls.length).fill(1);
  for (const cell of best) walls[cell] = 0;
  return { ...room, walls, goals: room.goals.filter((goal) => !walls[goal]) };
}

export const isConnected = (room: Room): boolean => connectedPieces(room, (cell) => !room.walls[cell]).length === 1;

export const wallsAround = (room: Room, cell: number): number =>
  neighborOffsets(room).filter((offset) => room.walls[cell + offset]).length;

export function measureLooks(room: Room): Looks {
  const { width } = room;
  const floor = floorCells(room);
  const goals = new Set(room.goals);
  const around = [...neighborOffsets(room), -width - 1, -width + 1, width - 1, width + 1];
  return {
    floor: floor.length,
    stubs: floor.filter((cell) => wallsAround(room, cell) >= 3).length,
    goalGroups: connectedPieces(room, (cell) => goals.has(cell)).length,
    pillars: connectedPieces(room, (cell) => room.walls[cell] === 1, around).filter(
      (piece) => !piece.some((cell) => isRim(room, cell)),
    ).length,
  };
}
