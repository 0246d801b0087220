// The plain searches of the kernel against the simplest program for each: a set of strings and a list, on small random
// levels, solvable and not. Verdicts, lengths and, where a search finishes its layers, the number of states must agree.

import type { KernelMemory } from '@masu/solve/kernel/load.js';
import { expect, test } from 'vitest';
import { sampled } from '../sample.js';
import { goesOn, seedFor } from '../seed.js';
import { loadTestKernel } from '../test-kernel.js';

interface Plain {
  readonly memory: KernelMemory;
  arenaLimit(bytes: number): void;
  levelBuffer(width: number, height: number): number;
  plainBegin(search: number): number;
  plainStep(budget: number): number;
  plainLength(): number;
  plainStates(): number;
  plainStored(): number;
}

const [MOVES, PUSHES, MOVES_STAR, BOARDS] = [0, 1, 2, 3];
const [RUNNING, SOLVED, UNSOLVABLE, FULL, UNFIT] = [0, 1, 2, 3, 4];
const [WALL, GOAL, BOX, PLAYER] = [1, 2, 4, 8];

interface Room {
  readonly width: number;
  readonly letters: Uint8Array;
}

interface Found {
  readonly state: number;
  readonly length: number;
  readonly states: number;
}

function beginOn(room: Room, search: number): { readonly kernel: Plain; readonly state: number } {
  const kernel = loadTestKernel<Plain>();
  const at = kernel.levelBuffer(room.width, room.letters.length / room.width);
  new Uint8Array(kernel.memory.buffer, at, room.letters.length).set(room.letters);
  return { kernel, state: kernel.plainBegin(search) };
}

function searchBy(room: Room, search: number): Found {
  const begun = beginOn(room, search);
  let state = begun.state;
  while (state === RUNNING) state = begun.kernel.plainStep(100);
  return { state, length: begun.kernel.plainLength(), states: begun.kernel.plainStates() };
}

/** Walls, player, boxes and goals scattered over a room; all floor that the player cannot come to is filled in. */
function randomRoom(next: (bound: number) => number): Room {
  const width = 6 + next(3);
  const height = 6 + next(2);
  const letters = new Uint8Array(width * height).fill(WALL);
  const inside = [...letters.keys()].filter(
    (cell) => cell % width > 0 && cell % width < width - 1 && cell >= width && cell < letters.length - width,
  );
  for (const cell of inside) if (next(8) > 0) letters[cell] = 0;
  const player = inside[next(inside.length)] as number;
  letters[player] = 0;
  const reached = new Set([player]);
  for (const cell of reached) {
    for (const by of [-width, 1, width, -1]) if (letters[cell + by] === 0) reached.add(cell + by);
  }
  for (const cell of inside) if (!reached.has(cell)) letters[cell] = WALL;
  const floor = [...reached].filter((cell) => cell !== player);
  const boxes = Math.min(1 + next(3), floor.length >> 1);
  const take = (): number => floor.splice(next(floor.length), 1)[0] as number;
  const put = (cell: number, letter: number): void => {
    letters[cell] = (letters[cell] as number) | letter;
  };
  for (let i = 0; i < boxes; i++) put(take(), BOX);
  for (let i = 0; i < boxes; i++) put(take(), GOAL);
  put(player, PLAYER);
  return { width, letters };
}

const has = (room: Room, cell: number, letter: number): boolean => ((room.letters[cell] as number) & letter) !== 0;
const cellsWith = (room: Room, letter: number): number[] =>
  [...room.letters.keys()].filter((cell) => has(room, cell, letter));

/** Cells from which a lone box can be pulled from a goal. */
function liveCells(room: Room): ReadonlySet<number> {
  const live = new Set(cellsWith(room, GOAL));
  for (const cell of live) {
    for (const by of [-room.width, 1, room.width, -1]) {
      if (!has(room, cell + by, WALL) && !has(room, cell + 2 * by, WALL)) live.add(cell + by);
    }
  }
  return live;
}

function regionOf(room: Room, player: number, boxes: ReadonlySet<number>): Set<number> {
  const region = new Set([player]);
  for (const cell of region) {
    for (const by of [-room.width, 1, room.width, -1]) {
      if (!has(room, cell + by, WALL) && !boxes.has(cell + by)) region.add(cell + by);
    }
  }
  return region;
}

/** Four walls or boxes in a square about the cell, a box off its goal among them. */
function isSquareFrozen(room: Room, boxes: ReadonlySet<number>, cell: number): boolean {
  return [-room.width, room.width].some((row) =>
    [-1, 1].some((column) => {
      const square = [cell, cell + row, cell + column, cell + row + column];
      return (
        square.every((one) => boxes.has(one) || has(room, one, WALL)) &&
        square.some((one) => boxes.has(one) && !has(room, one, GOAL))
      );
    }),
  );
}

type State = readonly [player: number, boxes: ReadonlySet<number>];

const pushed = (boxes: ReadonlySet<number>, from: number, onto: number): Set<number> => {
  const after = new Set(boxes);
  after.delete(from);
  return after.add(onto);
};

function movesFrom(room: Room, live: ReadonlySet<number>, [player, boxes]: State): State[] {
  return [-room.width, 1, room.width, -1].flatMap((by): State[] => {
    const ahead = player + by;
    if (has(room, ahead, WALL)) return [];
    if (!boxes.has(ahead)) return [[ahead, boxes]];
    if (!live.has(ahead + by) || boxes.has(ahead + by)) return [];
    return [[ahead, pushed(boxes, ahead, ahead + by)]];
  });
}

function pushesFrom(room: Room, live: ReadonlySet<number>, [player, boxes]: State): State[] {
  const region = regionOf(room, player, boxes);
  return [...boxes].flatMap((box) =>
    [-room.width, 1, room.width, -1].flatMap((by): State[] => {
      if (!region.has(box - by) || !live.has(box + by) || boxes.has(box + by)) return [];
      const after = pushed(boxes, box, box + by);
      return isSquareFrozen(room, after, box + by) ? [] : [[Math.min(...regionOf(room, box, after)), after]];
    }),
  );
}

/** Layer by layer; the layer that solves the level is counted whole. */
function byLayers(room: Room, start: number, childrenOf: typeof movesFrom): Found {
  const live = liveCells(room);
  const goals = cellsWith(room, GOAL);
  const isSolved = ([, boxes]: State): boolean => goals.every((goal) => boxes.has(goal));
  const seen = new Set<string>();
  let layer: State[] = [[start, new Set(cellsWith(room, BOX))]];
  for (let length = 0; layer.length > 0; length++) {
    layer = layer.filter(([player, boxes]) => {
      const key = `${player}:${[...boxes].sort((a, b) => a - b)}`;
      return !seen.has(key) && seen.add(key);
    });
    if (layer.some(isSolved)) return { state: SOLVED, length, states: seen.size };
    layer = layer.flatMap((state) => childrenOf(room, live, state));
  }
  return { state: UNSOLVABLE, length: 0, states: seen.size };
}

test('moves, pushes, boards and A* agree with programs of a few lines on random rooms', () => {
  let seed = seedFor(20);
  const next = (bound: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % bound;
  };
  const met = [0, 0, 0, 0, 0];
  const isEnough = (): boolean => [SOLVED, UNSOLVABLE, UNFIT].every((state) => (met[state] ?? 0) > sampled(1, 3));
  for (let round = 0; goesOn(round, sampled(32, 80), isEnough()); round++) {
    const room = randomRoom(next);
    const live = liveCells(room);
    const found = searchBy(room, MOVES);
    met[found.state] = (met[found.state] as number) + 1;
    // A box on a dead square at the start cannot be stored in a key.
    if (cellsWith(room, BOX).some((box) => !live.has(box))) {
      expect(found.state, `room ${round}`).toBe(UNFIT);
      continue;
    }
    const player = cellsWith(room, PLAYER)[0] as number;
    const moves = byLayers(room, player, movesFrom);
    // A room that is solved at its start is found so before a state is stored.
    if (moves.state === SOLVED && moves.length === 0) {
      expect([found.state, found.length], `room ${round}`).toEqual([SOLVED, 0]);
      continue;
    }
    const region = regionOf(room, player, new Set(cellsWith(room, BOX)));
    const pushes = byLayers(room, Math.min(...region), pushesFrom);
    const countsOf = ({ state, length, states }: Found): Found => ({
      state,
      length: state === SOLVED ? length : 0,
      states,
    });
    expect(countsOf(found), `moves, room ${round}`).toEqual(moves);
    expect(countsOf(searchBy(room, BOARDS)), `boards, room ${round}`).toEqual(moves);
    expect(countsOf(searchBy(room, PUSHES)), `pushes, room ${round}`).toEqual(pushes);
    const star = countsOf(searchBy(room, MOVES_STAR));
    expect([star.state, star.length], `A*, room ${round}`).toEqual([moves.state, moves.length]);
  }
  for (const state of [SOLVED, UNSOLVABLE, UNFIT]) expect(met[state]).toBeGreaterThan(sampled(1, 3));
});

/** A room large enough for every table to grow several times. */
function largeRoom(rows: readonly string[]): Room {
  const codes: Readonly<Record<string, number>> = { '#': WALL, ' ': 0, '@': PLAYER, $: BOX, '.': GOAL };
  const letters = Uint8Array.from([...rows.join('')].map((letter) => codes[letter] as number));
  return { width: 8, letters };
}

test('the searches agree with one another where their tables grow', () => {
  const room = largeRoom([
    '########',
    '#.    .#',
    '# $  $ #',
    '#  @   #',
    '# $  $ #',
    '#      #',
    '#.    .#',
    '########',
  ]);
  const moves = searchBy(room, MOVES);
  expect(moves.state).toBe(SOLVED);
  expect(moves.states).toBeGreaterThan(100_000);
  expect(searchBy(room, BOARDS)).toEqual(moves);
  expect(searchBy(room, MOVES_STAR).length).toBe(moves.length);
});

test.each([MOVES, PUSHES, MOVES_STAR, BOARDS])('search %i says so when its memory ends', (search) => {
  const room = largeRoom([
    '########',
    '#.    .#',
    '# $  $ #',
    '#  @   #',
    '# $  $ #',
    '#  $   #',
    '#.  . .#',
    '########',
  ]);
  const begun = beginOn(room, search);
  expect(begun.state).toBe(RUNNING);
  begun.kernel.arenaLimit(250_000);
  let state = RUNNING;
  for (let slices = 0; state === RUNNING && slices < 10_000; slices++) state = begun.kernel.plainStep(100);
  expect(state).toBe(FULL);
  expect(begun.kernel.plainStored()).toBeGreaterThan(1000);
});
