// Counts the rooms of a floor: the connected pieces that remain without the passages between walls. A passage is a
// floor cell with walls on two opposite sides; pieces of fewer than four cells are alcoves and corners, not rooms.

import { floorOf, offsetsOf, type Room } from './room.js';

const LEAST_CELLS = 4;

export function countRooms(room: Room): number {
  const [up, right, down, left] = offsetsOf(room) as [number, number, number, number];
  const isWall = (cell: number): boolean => room.walls[cell] === 1;
  const isPassage = (cell: number): boolean =>
    (isWall(cell + up) && isWall(cell + down)) || (isWall(cell + left) && isWall(cell + right));
  const open = new Set(floorOf(room).filter((cell) => !isPassage(cell)));
  let rooms = 0;
  for (const first of open) {
    const piece = [first];
    open.delete(first);
    for (const cell of piece) {
      for (const offset of [up, right, down, left]) if (open.delete(cell + offset)) piece.push(cell + offset);
    }
    if (piece.length >= LEAST_CELLS) rooms++;
  }
  return rooms;
}
