// The bound of rooms is never above the fewest moves, however the floor is divided, and A* with it finds the same optimum
// as a plain search: on random levels with random divisions, and on published ones with the divisions that are made for them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@masu/core/base/random.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { type EngineBoard, type KernelEngine, simplifiedBoard } from '@masu/solve/sokoban/solve/engines/engine.js';
import { openStar, type Star } from '@masu/solve/sokoban/solve/engines/star.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';
import { openRoomSearch } from '@masu/solve/sokoban/solve/optimal/room-search.js';
import { farthestFirst, splitRoom, wholeFloor } from '@masu/solve/sokoban/solve/optimal/rooms.js';
import { expect, test } from 'vitest';
import { type Optimum, plainOptimum } from '../plain-optimum.js';
import { pulledLevel, randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';

const BYTES = 2 ** 28;

type Rooms = readonly (readonly number[])[];

/** Cell by cell to any of `count` rooms: most of them are not even connected. */
function scatter(board: EngineBoard, count: number, random: Random): Rooms {
  const rooms: number[][] = Array.from({ length: count }, () => []);
  for (const cell of wholeFloor(board)) rooms[random.below(count)]?.push(cell);
  return rooms.filter((room) => room.length > 0);
}

/** Divides as the solver does, this many times, in any order. */
function divide(board: EngineBoard, times: number, random: Random): Rooms {
  let rooms: Rooms = [wholeFloor(board)];
  for (let i = 0; i < times; i++) {
    const large = [...rooms].sort((a, b) => b.length - a.length)[0] as readonly number[];
    rooms = [...rooms.filter((room) => room !== large), ...(splitRoom(board, large) ?? [large])];
  }
  return random.below(2) === 0 ? farthestFirst(board, rooms) : [...rooms].sort((a, b) => a.length - b.length);
}

function openWith(level: Level, rooms: Rooms): Star {
  const star = openStar(level, BYTES, { goal: 'moves-then-pushes', division: { rooms, mostEntries: 1 << 22 } });
  while (!star.isReady() && star.step(1000) === 'running');
  return star;
}

/** Its bound before the first node, and the score it ends with. */
function run(level: Level, rooms: Rooms): { readonly bound: number; readonly score: readonly [number, number] } {
  const star = openWith(level, rooms);
  const bound = star.lowerBound();
  let state = star.step(1000);
  while (state === 'running') state = star.step(1000);
  if (state !== 'solved') return { bound, score: [-1, -1] };
  const { moves, pushes } = scoreOf(level, star.answer());
  return { bound, score: [moves, pushes] };
}

interface Case {
  readonly level: Level;
  readonly board: EngineBoard;
  readonly optimum: Optimum | undefined;
}

/** The fewest levels without a solution. */
const UNSOLVABLE = 6;

const CASES: readonly Case[] = (() => {
  const random = randomFor(51);
  const pulled = Array.from({ length: sampled(60, 200) }, () => pulledLevel(random, 6, 5, 3));
  const withOptimum = (level: Level | undefined): Case[] => {
    const board = level && !isSolved(level, level.start) && simplifiedBoard(level);
    return level && board ? [{ level, board, optimum: plainOptimum(level, 'moves') }] : [];
  };
  const cases = pulled.flatMap(withOptimum);
  const hasEnough = (): boolean => cases.filter(({ optimum }) => !optimum).length >= UNSOLVABLE;
  for (let made = 0; goesOn(made, sampled(120, 400), hasEnough()); made++) {
    cases.push(...randomLevels(random, 1, 5, 5, 2).flatMap(withOptimum));
  }
  return cases;
})();

test('no division bounds a random level above its fewest moves, and A* with it finds the optimum', () => {
  const random = randomFor(52);
  const wrong: string[] = [];
  let levels = 0;
  let raised = 0;
  for (const { level, board, optimum } of CASES) {
    if (!optimum) continue;
    levels++;
    const divisions = [
      [wholeFloor(board)],
      scatter(board, 2, random),
      scatter(board, 4, random),
      divide(board, 1, random),
      divide(board, 3, random),
    ];
    for (const rooms of divisions) {
      const { bound, score } = run(level, rooms);
      if (bound > optimum.pushes) raised++;
      if (bound <= optimum.moves && score[0] === optimum.moves && score[1] === optimum.pushes) continue;
      wrong.push(`${bound}, ${score} against ${optimum.moves}, ${optimum.pushes}: ${JSON.stringify(rooms)}`);
      wrong.push(level.backdrop.join('\n'), JSON.stringify(level.start));
    }
  }
  expect(wrong).toEqual([]);
  expect(levels).toBeGreaterThan(sampled(60, 200));
  expect(raised).toBeGreaterThan(sampled(120, 400));
});

test('one room is the whole level: its bound is the optimum', () => {
  for (const { level, board, optimum } of CASES) {
    if (optimum) expect(openWith(level, [wholeFloor(board)]).lowerBound()).toBe(optimum.moves);
  }
});

test('a level without a solution has none with rooms', () => {
  const random = randomFor(53);
  const unsolvable = CASES.filter(({ optimum }) => !optimum);
  for (const { level, board } of unsolvable) expect(run(level, divide(board, 2, random)).score).toEqual([-1, -1]);
  expect(unsolvable.length).toBeGreaterThanOrEqual(UNSOLVABLE);
});

/** Does it solve its level within so much work? */
function solves(engine: KernelEngine, work: number): boolean {
  let state = engine.step(1000);
  while (state === 'running' && engine.work() < work) state = engine.step(1000);
  return state === 'solved';
}

sharedTest('both engines find the same fewest moves and pushes of published levels', (shared) => {
  const wrong: string[] = [];
  let levels = 0;
  for (const file of ['boxoban/medium-100.txt', 'boxoban/hard-100.txt', 'Microban-I.txt', 'Microban-II.txt']) {
    const drafts = XSB.parse(readFileSync(join(shared, 'levels', file), 'latin1')).levels;
    for (const [index, draft] of drafts.entries()) {
      const level = draft.ok ? validateLevel(draft.value) : undefined;
      if (index % sampled(12, 2) > 0 || !level?.ok || isSolved(level.value, level.value.start)) continue;
      const sides = openTwoSided(level.value, 'moves', BYTES);
      const rooms = openRoomSearch(level.value, BYTES);
      if (!solves(sides, 200_000) || !solves(rooms, 100_000)) continue;
      levels++;
      const [a, b] = [scoreOf(level.value, sides.answer()), scoreOf(level.value, rooms.answer())];
      if (a.moves !== b.moves || a.pushes !== b.pushes) wrong.push(`${file} ${index + 1}: ${JSON.stringify([a, b])}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(levels).toBeGreaterThan(sampled(20, 120));
});
