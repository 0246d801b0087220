// Areas of the board after every macro move, and loose ends, on random boards: what the any-solution engine derives from one
// block pass, against floods of each board.

import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { openProbedEngine, type ProbedEngine } from '../probed-engine.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const WIDTH = 9;
const HEIGHT = 7;
const LOOSE_ENDS = 1;

interface Board {
  readonly engine: ProbedEngine;
  readonly cells: number;
  /** The floor cell on that side (up, right, down, left), 0 for a wall. */
  beside(cell: number, side: number): number;
  isGoal(cell: number): boolean;
}

/** A random level with scattered walls; undefined if it is not valid. */
function randomBoard(seed: number): Board | undefined {
  const random = randomFor(seed);
  const inner: number[] = [];
  const letters = Array.from({ length: WIDTH * HEIGHT }, (_, cell): string => {
    const [x, y] = [cell % WIDTH, Math.floor(cell / WIDTH)];
    if (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1 || random.next() < 0.2) return '#';
    inner.push(cell);
    return ' ';
  });
  random.shuffle(inner);
  for (const letter of '..$$@') letters[inner.pop() as number] = letter;
  const rows = Array.from({ length: HEIGHT }, (_, y) => letters.slice(y * WIDTH, (y + 1) * WIDTH).join(''));
  const valid = validateLevel({ rows });
  const floor = valid.ok ? makeFloor(valid.value) : undefined;
  const engine = valid.ok && floor ? openProbedEngine(valid.value, floor, 2 ** 26) : undefined;
  if (!valid.ok || !floor || !engine) return undefined;
  while (!engine.analyze());
  const { width, goals } = valid.value;
  return {
    engine,
    cells: floor.cells.length - 1,
    beside: (cell, side) =>
      floor.numbers[(floor.cells[cell] as number) + ([-width, 1, width, -1][side] as number)] ?? 0,
    isGoal: (cell) => goals.includes(floor.cells[cell] as number),
  };
}

const neighbors = ({ beside }: Board, cell: number): number[] =>
  [0, 1, 2, 3].map((side) => beside(cell, side)).filter((next) => next > 0);

/** The lowest cell of each cell's area, 0 for boxes; `bar` is an edge that must not be walked. */
function areasOf(board: Board, boxes: ReadonlySet<number>, bar: readonly number[] = []): number[] {
  const { cells } = board;
  const areas = Array<number>(cells + 1).fill(0);
  for (let root = 1; root <= cells; root++) {
    if (boxes.has(root) || areas[root]) continue;
    const area = new Set([root]);
    for (const cell of area) {
      areas[cell] = root;
      for (const next of neighbors(board, cell)) {
        if (!boxes.has(next) && !(bar.includes(cell) && bar.includes(next))) area.add(next);
      }
    }
  }
  return areas;
}

const countOf = (areas: readonly number[]): number => new Set(areas.filter((area) => area > 0)).size;

function looseEndsOf(board: Board, boxes: ReadonlySet<number>): number {
  const isOnCycle = (cell: number): boolean =>
    neighbors(board, cell).some((next) => {
      if (boxes.has(next)) return false;
      const areas = areasOf(board, boxes, [cell, next]);
      return areas[cell] === areas[next];
    });
  const free = Array.from({ length: board.cells }, (_, i) => i + 1).filter((cell) => !boxes.has(cell));
  return free.filter((cell) => !board.isGoal(cell) && !isOnCycle(cell)).length;
}

function load({ probes }: ProbedEngine, boxes: ReadonlySet<number>, player: number): void {
  probes.fessProbeClear();
  for (const box of boxes) probes.fessProbeBox(box);
  probes.fessProbeLoad(player, 0);
}

test('areas after every pull, and loose ends of boards with one area, as floods find them', () => {
  let moves = 0;
  let whole = 0;
  for (let seed = 1; goesOn(seed, sampled(81, 401), moves > 500 && whole > 20); seed++) {
    const board = randomBoard(seed);
    if (!board) continue;
    const { probes } = board.engine;
    const random = randomFor(seed);
    for (let round = 0; round < 4; round++) {
      const order = random.shuffle(Array.from({ length: board.cells }, (_, i) => i + 1));
      const boxes = new Set(order.slice(0, 1 + random.below(Math.floor(board.cells / 3))));
      const player = order.at(-1) as number;
      load(board.engine, boxes, player);
      if (countOf(areasOf(board, boxes)) === 1) {
        whole++;
        expect(probes.fessProbeFeature(LOOSE_ENDS), `seed ${seed}`).toBe(looseEndsOf(board, boxes));
      }
      const count = probes.fessProbeMoves(player, 2);
      moves += count;
      for (let i = 0; i < count; i++) {
        const [from, to, side, ...found] = [0, 1, 2, 3, 4, 5, 6].map((what) => probes.fessProbeMove(i, what)) as [
          number,
          number,
          number,
          ...number[],
        ];
        const without = new Set([...boxes].filter((box) => box !== from));
        const areas = areasOf(board, new Set([...without, to]));
        const gone = areasOf(board, without);
        const at = board.beside(to, side);
        expect(found, `seed ${seed}, move ${i}`).toEqual([areas[at], countOf(areas), gone[at], countOf(gone)]);
      }
    }
  }
  expect(moves).toBeGreaterThan(500);
  expect(whole).toBeGreaterThan(20);
});
