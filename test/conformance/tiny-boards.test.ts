// The parts of the engine on tiny boards whose values can be computed by hand: rooms, macro moves, features, plan,
// zones, the verdicts of the deadlock tests.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { openProbedEngine, type ProbedEngine } from '../probed-engine.js';

const ROOM_X = ['###########', '#  .#     #', '#.$ #  $  #', '#. $      #', '#   #  @  #', '###########'];
const DOOR_H = ['#########', '#  #    #', '#  $  $ #', '#. #  @ #', '#. ######', '####     '];
const LOOP_O = [
  '##############',
  '#            #',
  '#    ####    #',
  '# $   ..   $ #',
  '#    ####    #',
  '#  @ ####    #',
  '##############',
];

interface Bench {
  readonly engine: ProbedEngine;
  readonly level: Level;
  number(row: number, column: number): number;
  place(number: number): string;
  /** Puts a position on the board, the start by default. */
  load(frozen: boolean, rows?: readonly string[]): number;
  player(rows?: readonly string[]): number;
}

function bench(rows: readonly string[], levelRows = rows): Bench {
  const level = levelOf(levelRows);
  const floor = makeFloor(level);
  const engine = floor && openProbedEngine(level, floor, 2 ** 26);
  if (!floor || !engine) throw new Error('expected an engine');
  while (!engine.analyze());
  const number = (row: number, column: number): number => floor.numbers[row * level.width + column] ?? 0;
  const find = (letters: string, board: readonly string[]): number[] =>
    board.flatMap((row, y) => [...row].flatMap((letter, x) => (letters.includes(letter) ? [number(y, x)] : [])));
  const player = (board = rows): number => find('@+', board)[0] as number;
  return {
    engine,
    level,
    number,
    player,
    place(of) {
      const cell = floor.cells[of] as number;
      return `${Math.floor(cell / level.width)},${cell % level.width}`;
    },
    load(frozen, board = rows) {
      engine.probes.fessProbeClear();
      for (const box of find('$*', board)) engine.probes.fessProbeBox(box);
      return engine.probes.fessProbeLoad(player(board), frozen ? 1 : 0);
    },
  };
}

function movesOfBoard({ engine, player, place, load }: Bench, how: number): string[] {
  load(how !== 2);
  const count = engine.probes.fessProbeMoves(player(), how);
  return Array.from({ length: count }, (_, i) => {
    const at = (what: number): number => engine.probes.fessProbeMove(i, what);
    return `${place(at(0))}-${place(at(1))}:${'urdl'[at(2)]}`;
  });
}

const AREAS = 0;
const HOT = 2;

test('two rooms, one corridor cell', () => {
  const { engine, number } = bench(ROOM_X);
  const room = (row: number, column: number): number => engine.probes.fessProbeCell(1, number(row, column), 0);
  expect([room(1, 1), room(4, 3), room(3, 4), room(1, 5), room(4, 9)]).toEqual([1, 1, 0, 2, 2]);
});

test('macro moves of the two rooms', () => {
  const moves = movesOfBoard(bench(ROOM_X), 0);
  expect(moves.length).toBe(24);
  const ofDoor = moves.filter((move) => move.startsWith('3,3-'));
  expect(ofDoor.length).toBe(16);
  expect(ofDoor).toContain('3,3-3,3:l');
});

test('macro moves of the door', () => {
  const moves = movesOfBoard(bench(DOOR_H), 0).filter((move) => move.startsWith('2,3-'));
  expect(moves.sort()).toEqual(['2,3-2,1:r', '2,3-2,2:r', '2,3-3,1:u', '2,3-4,1:u']);
});

test('dead squares', () => {
  const { engine, number } = bench(DOOR_H);
  const dead = ['1,1', '1,2', '1,4', '1,5', '1,6', '1,7', '2,7', '3,2', '3,4', '3,5', '3,6', '3,7', '4,2'];
  for (let row = 1; row < 5; row++) {
    for (let column = 1; column < 8; column++) {
      const cell = number(row, column);
      if (cell)
        expect(engine.probes.fessProbeCell(0, cell, 0), `${row},${column}`).toBe(
          dead.includes(`${row},${column}`) ? 0 : 1,
        );
    }
  }
});

test.each([
  ['two rooms', ROOM_X, 2, 1],
  ['the door', DOOR_H, 2, 1],
])('features of %s', (_name, rows, areas, hot) => {
  const board = bench(rows);
  board.load(false);
  const feature = (which: number): number => board.engine.probes.fessProbeFeature(which);
  expect([feature(AREAS), feature(HOT)]).toEqual([areas, hot]);
});

test('a box out of the door joins the areas', () => {
  const board = bench(ROOM_X);
  const opened = ['###########', '#  .#     #', '#.$$#  $  #', '#.        #', '#   #  @  #', '###########'];
  board.load(false, opened);
  expect(board.engine.probes.fessProbeFeature(AREAS)).toBe(1);
});

test.each([
  ['two rooms', ROOM_X, ['3,3']],
  ['the door', DOOR_H, ['2,3']],
])('PI-corral of %s', (_name, rows, allowed) => {
  const board = bench(rows);
  board.load(true);
  expect(board.engine.probes.fessProbeCorral(board.player())).toBeTruthy();
  const found = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === '$' && board.engine.probes.fessProbeCell(2, board.number(y, x), 0) ? [`${y},${x}`] : [],
    ),
  );
  expect(found).toEqual(allowed);
});

test.each([
  ['through the door', DOOR_H, [4, 1], [2, 6], ['2,3']],
  ['of the box at the door', DOOR_H, [4, 1], [2, 3], []],
  ['of any box', DOOR_H, [4, 1], undefined, []],
])('boxes in the way %s', (_name, rows, [row, column], from, inTheWay) => {
  const board = bench(rows);
  board.load(true);
  const to = board.number(row as number, column as number);
  const box = from ? board.number(from[0] as number, from[1] as number) : 0;
  expect(board.engine.probes.fessProbeWay(board.player(), to, box)).toBeTruthy();
  const found = rows.flatMap((line, y) =>
    [...line].flatMap((letter, x) =>
      letter === '$' && board.engine.probes.fessProbeCell(3, board.number(y, x), 0) ? [`${y},${x}`] : [],
    ),
  );
  expect(found).toEqual(inTheWay);
});

function planOf({ engine, place }: Bench): string[] {
  while (engine.planNodes() === 0 && engine.run(1) === 'running');
  return Array.from({ length: engine.probes.fessPlanLength() }, (_, i) => {
    const [to, from, until] = [0, 1, 2].map((what) => engine.probes.fessPlanStep(i, what)) as [number, number, number];
    return `${place(to)} from ${from === 0 ? 'any' : from === 65535 ? 'init' : place(from)}${until < 0 ? '' : ` until ${until}`}`;
  });
}

test('the plan of the door', () => {
  expect(planOf(bench(DOOR_H))).toEqual(['2,6 from init until 1', '4,1 from 2,6', '3,1 from any']);
});

test('the plan of the loop parks both boxes', () => {
  const board = bench(LOOP_O);
  expect(planOf(board)).toEqual(['4,2 from any until 2', '2,2 from any until 3', '3,7 from 4,2', '3,6 from 2,2']);
});

// Positions on the walls and goals of a level of their own, dead or not by each test.
const DEAD_BOARDS = [
  {
    name: 'two boxes side by side at the wall',
    start: ['########', '#. $   #', '#. @ $ #', '########'],
    board: ['########', '#.  $  #', '#. @$  #', '########'],
    tests: { matching: false, filling: false, corral: true },
  },
  {
    name: 'two boxes bound to a row with one goal',
    start: ['#######', '#.$   #', '# @$ .#', '#######'],
    board: ['#######', '#.$ $ #', '# @  .#', '#######'],
    tests: { matching: true, filling: false, corral: false },
  },
] as const;

test.each(DEAD_BOARDS)('$name', ({ start, board, tests }) => {
  const at = bench(board, start);
  const dead = (which: number): boolean => {
    at.load(true, board);
    return at.engine.probes.fessProbeDead(which, at.player(board)) !== 0;
  };
  expect({ matching: dead(0), filling: dead(1), corral: dead(2) }).toEqual(tests);
});
