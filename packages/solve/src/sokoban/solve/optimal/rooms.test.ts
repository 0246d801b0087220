// Division of the floor: where it is split, in what order the rooms are, and that no cell is lost.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { goesOn, randomFor } from '../../../../../../test/seed.js';
import { type EngineBoard, simplifiedBoard } from '../engines/engine.js';
import { openRoomSearch } from './room-search.js';
import { farthestFirst, splitRoom, wholeFloor } from './rooms.js';

function levelOf(rows: readonly string[]): Level {
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const boardOf = (level: Level): EngineBoard => simplifiedBoard(level) as EngineBoard;

/** Two rooms and a door. */
const DOOR = levelOf([
  '###########', //
  '#    #    #',
  '# $       #',
  '# $  #  . #',
  '# @  #  . #',
  '###########',
]);

test('a room is split at its door, and the half without goals comes first', () => {
  const board = boardOf(DOOR);
  const parts = splitRoom(board, wholeFloor(board));
  const columns = farthestFirst(board, parts ?? []).map((room) => room.map((cell) => cell % DOOR.width));
  expect(columns.map((room) => [Math.min(...room), Math.max(...room)])).toEqual([
    [1, 5],
    [6, 9],
  ]);
});

test('a room of a few cells is not split', () => {
  const board = boardOf(levelOf(['######', '#@$ .#', '#    #', '######']));
  expect(splitRoom(board, wholeFloor(board).slice(0, 3))).toBeUndefined();
});

test('split repeatedly, the rooms contain each floor cell once', () => {
  const board = boardOf(DOOR);
  const random = randomFor(61);
  let rooms: readonly (readonly number[])[] = [wholeFloor(board)];
  for (let round = 0; goesOn(round, 8, rooms.length > 4); round++) {
    const room = rooms[random.below(rooms.length)] as readonly number[];
    rooms = [...rooms.filter((other) => other !== room), ...(splitRoom(board, room) ?? [room])];
  }
  expect(rooms.length).toBeGreaterThan(4);
  expect(rooms.flat().sort((a, b) => a - b)).toEqual(wholeFloor(board));
});

test('the same work leads to the same search, however it is divided into steps', () => {
  const results = [1, 7, 1000].map((budget) => {
    const engine = openRoomSearch(DOOR, 2 ** 28);
    let state = engine.step(budget);
    while (state === 'running') state = engine.step(budget);
    return [state, engine.lowerBound(), engine.expanded(), engine.answer().length];
  });
  expect(results[0]?.[0]).toBe('solved');
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});

test('without memory for its tables it ends as full', () => {
  const engine = openRoomSearch(DOOR, 2 ** 17);
  let state = engine.step(1000);
  while (state === 'running') state = engine.step(1000);
  expect(state).toBe('full');
});
