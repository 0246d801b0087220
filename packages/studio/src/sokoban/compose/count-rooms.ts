// Counts the rooms of a floor: the connected pieces that remain without the passages between walls. A passage is a
// floor cell with walls on two opposite sides; pieces of fewer than four cells are alcoves and corners, not rooms.

import { connectedPieces, neighborOffsets, type Room } from './room.js';

const MIN_CELLS = 4;

export function countRooms(room: Room): number {
  const [up, right, down, left] = neighborOffsets(room) as [number, number, number, number];
  const isWall = (cell: number): boolean => room.walls[cell] === 1;
  const isPassage = (cell: number): boolean =>
    (isWall(cell + up) && isWall(cell + down)) || (isWall(cell + left) && isWall(cell + right));
  const pieces = connectedPieces(room, (cell) => !isWall(cell) && !isPassage(cell));
  return pieces.filter(({ length }) => length >= MIN_CELLS).length;
}
