// What lessons 6, 8, 9, and 10 state about boards, computed by plain means: all positions, single boxes on an empty board,
// and a backtracking search of a few lines.

import { DIRECTIONS, offsets } from '@masu/core/base/grid.js';
import { finish } from '@masu/core/base/outcome.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel as validatePuzzle } from '@masu/core/futoshiki/rules/validate-level.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import { propagatedCandidates } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import { deadlockRule } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { actionDirection } from '@masu/solve/sokoban/solve/teaching/facts.js';
import { DETOUR, LOW_SHELF, LOW_SHELF_PUSHED, SMALL_PUZZLE } from '@masu/teach/boards.js';
import { figuresOfSolver, lessonLevel } from '@masu/teach/facts.js';
import { LANDMARK_FACTS } from '@masu/teach/plans/landmark-facts.js';
import { priceBound } from '@masu/teach/plans/price-facts.js';
import { describe, expect, test } from 'vitest';
import { allPositions, keyOf } from '../all-positions.js';
import { plainOptimum } from '../plain-optimum.js';
import { randomLevel as randomPuzzle } from '../random-futoshiki.js';
import { randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const RANDOM = randomLevels(randomFor(31), sampled(40, 200), 4, 4, 2);

/** The cells that a box alone on the board can be pushed to from a cell, for some place of the player. */
function pushedFrom(level: Level, cell: number, isFree: (cell: number) => boolean): Set<number> {
  const around = Object.values(offsets(level.width));
  const seen = new Set<string>();
  const reached = new Set([cell]);
  const queue = [...level.walls.keys()]
    .filter((player) => isFree(player) && player !== cell)
    .map((player) => [player, cell]);
  for (const [player = 0, box = 0] of queue) {
    if (seen.has(`${player} ${box}`)) continue;
    seen.add(`${player} ${box}`);
    for (const offset of around) {
      const to = player + offset;
      if (!isFree(to)) continue;
      if (to !== box) queue.push([to, box]);
      else if (isFree(to + offset)) {
        reached.add(to + offset);
        queue.push([to, to + offset]);
      }
    }
  }
  return reached;
}

describe('deadlocks', () => {
  test('a box in a corner of two walls stays there in everything that follows', () => {
    let corners = 0;
    for (const level of RANDOM) {
      const [up = 0, right = 0, down = 0, left = 0] = ['up', 'right', 'down', 'left'].map(
        (name) => offsets(level.width)[name as 'up'],
      );
      const isCorner = (box: number): boolean =>
        [up, down].some((by) => level.walls[box + by]) && [left, right].some((by) => level.walls[box + by]);
      for (const { position } of allPositions(level).values()) {
        for (const box of position.boxes.filter(isCorner)) {
          corners++;
          for (const direction of DIRECTIONS) {
            const taken = step(level, position, direction);
            if (taken.kind !== 'blocked') expect(taken.to.boxes).toContain(box);
          }
        }
      }
    }
    expect(corners).toBeGreaterThan(100);
  });

  test('a box at a wall from corner to corner never gets away from it', () => {
    const level = lessonLevel(['#######', '#  $  #', '# @ . #', '#     #', '#######']);
    const rows = [...allPositions(level).values()].map(({ position }) =>
      Math.floor((position.boxes[0] ?? 0) / level.width),
    );
    expect(new Set(rows)).toEqual(new Set([1]));
    expect(rows.length).toBeGreaterThan(40);
  });

  test('from a dead square a box alone reaches no goal, wherever the player is', () => {
    for (const level of RANDOM) {
      const dead = deadCells(level);
      const isFree = (cell: number): boolean => level.walls[cell] === 0;
      for (const cell of [...dead.keys()].filter((each) => dead[each])) {
        const reached = pushedFrom(level, cell, isFree);
        expect(level.goals.filter((goal) => reached.has(goal))).toEqual([]);
      }
    }
  });

  test('four boxes in a square are frozen without a wall, and two at a wall', () => {
    for (const rows of [
      ['########', '#      #', '# ..   #', '# ..$$ #', '#   $$ #', '#   @  #', '########'],
      ['########', '# $$   #', '#    ..#', '#   @  #', '########'],
    ]) {
      const level = lessonLevel(rows);
      const boxAt = new Uint8Array(level.walls.length);
      for (const box of level.start.boxes) boxAt[box] = 1;
      expect(level.start.boxes.every((box) => deadlockRule('freeze').prepare(level)(boxAt, box))).toBe(true);
      const moved = [...allPositions(level).values()].filter(
        ({ position }) => position.boxes.join() !== level.start.boxes.join(),
      );
      expect(moved).toEqual([]);
    }
  });

  test('a solution found with the course’s test solves the level; that a shorter one was dropped does not show', () => {
    const level = lessonLevel(DETOUR);
    const { recorded, moves } = finish(figuresOfSolver(DETOUR, 'dijkstra-course'));
    const solution = (recorded.result.path ?? []).flatMap((action) => actionDirection(action) ?? []);
    expect(checkSolution(level, solution).ok).toBe(true);
    expect(moves).toBeGreaterThan(plainOptimum(level, 'moves')?.moves ?? Infinity);
  });
});

describe('backtracking', () => {
  const puzzleOf = (draft: Parameters<typeof validatePuzzle>[0]): FutoshikiLevel => {
    const level = validatePuzzle(draft);
    if (!level.ok) throw new Error(level.error.message);
    return level.value;
  };

  /** Backtracking that stores one grid: the calls up to the first solution. */
  function plainCalls({ size, cells, inequalities }: FutoshikiLevel): number {
    const grid = [...cells];
    const fits = (cell: number, digit: number): boolean =>
      grid.every((other, at) => {
        const isSeen = at !== cell && (Math.floor(at / size) === Math.floor(cell / size) || at % size === cell % size);
        return !(isSeen && other === digit);
      }) &&
      inequalities.every(({ less, greater }) => {
        const [low, high] = [less === cell ? digit : grid[less], greater === cell ? digit : grid[greater]];
        return !low || !high || low < high;
      });
    let calls = 0;
    const solve = (): boolean => {
      calls++;
      const cell = grid.indexOf(0);
      if (cell < 0) return true;
      for (let digit = 1; digit <= size; digit++) {
        if (!fits(cell, digit)) continue;
        grid[cell] = digit;
        if (solve()) return true;
        grid[cell] = 0;
      }
      return false;
    };
    solve();
    return calls;
  }

  /** Givens that do not contradict each other: the course’s `solve` looks at blank cells only. */
  const isLegal = ({ size, cells, inequalities }: FutoshikiLevel): boolean =>
    cells.every((digit, cell) =>
      cells.every(
        (other, at) =>
          at === cell ||
          digit === 0 ||
          digit !== other ||
          (Math.floor(at / size) !== Math.floor(cell / size) && at % size !== cell % size),
      ),
    ) &&
    inequalities.every(
      ({ less, greater }) => !cells[less] || !cells[greater] || (cells[less] ?? 0) < (cells[greater] ?? 0),
    );

  test('one call for the start and one per digit written, with nothing stored but the grid', () => {
    const random = randomFor(8);
    let compared = 0;
    for (let round = 0; goesOn(round, 101, compared > 20); round++) {
      const level = round === 0 ? puzzleOf(SMALL_PUZZLE) : randomPuzzle(random, 4);
      if (!isLegal(level)) continue;
      const blanks = level.cells.filter((digit) => digit === 0).length;
      const calls = finish(recordBacktracking(level, { nodes: 1_000_000 })).result.expanded;
      expect(calls).toBe(plainCalls(level));
      // At worst, every blank cell multiplies the calls by the number of digits.
      const worst = Array.from({ length: blanks + 1 }, (_, depth) => level.size ** depth);
      expect(calls).toBeLessThanOrEqual(worst.reduce((sum, each) => sum + each, 0));
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('a sign alone rules out the largest digit on its small side and the smallest on its large side', () => {
    const level = puzzleOf({ size: 4, cells: new Array(16).fill(0), inequalities: [{ less: 0, greater: 1 }] });
    const candidates = propagatedCandidates(level);
    expect([candidates?.[0], candidates?.[1]]).toEqual([
      [1, 2, 3],
      [2, 3, 4],
    ]);
  });

  test('a candidate that vanishes makes others vanish; where nothing more follows, propagation guesses', () => {
    const level = puzzleOf(SMALL_PUZZLE);
    const { size, cells, inequalities } = level;
    // What givens and signs rule out at once, each by itself.
    const atOnce = cells.map((given, cell) =>
      Array.from({ length: size }, (_, index) => index + 1).filter((digit) => {
        if (given) return digit === given;
        const isSeen = cells.some(
          (other, at) =>
            other === digit && (Math.floor(at / size) === Math.floor(cell / size) || at % size === cell % size),
        );
        return (
          !isSeen &&
          inequalities.every(
            ({ less, greater }) => !(less === cell && digit === size) && !(greater === cell && digit === 1),
          )
        );
      }),
    );
    const count = (lists: readonly (readonly number[])[] = []): number => lists.flat().length;
    expect(count(propagatedCandidates(level))).toBeLessThan(count(atOnce));
    const open = puzzleOf({ size: 4, cells: new Array(16).fill(0), inequalities: [] });
    expect(finish(recordPropagation(open, { nodes: 100_000 })).result.expanded).toBeGreaterThan(0);
  });
});

describe('landmarks', () => {
  const shelf = lessonLevel(LOW_SHELF);
  const { detour, earlierGoal, laterGoal } = LANDMARK_FACTS.shelf;

  test('after the push, no position has more boxes on goals than the reason says', () => {
    const level = lessonLevel(LOW_SHELF_PUSHED);
    const onGoals = [...allPositions(level).values()].map(
      ({ position }) => position.boxes.filter((box) => level.goalMap[box]).length,
    );
    expect(Math.max(...onGoals)).toBe(LANDMARK_FACTS.shelf.most);
  });

  test('in no solution is the later goal filled for good before the earlier one', () => {
    // From every push onto the later goal, that box stays: is the level solved after a further push onto the earlier goal?
    const starts = [...allPositions(shelf).values()].flatMap(({ position }) =>
      DIRECTIONS.flatMap((direction) => {
        const taken = step(shelf, position, direction);
        return taken.kind === 'push' && taken.onto === laterGoal ? [taken.to] : [];
      }),
    );
    expect(starts.length).toBeGreaterThan(0);
    const queue: { readonly position: Position; readonly isFilled: boolean }[] = starts.map((position) => ({
      position,
      isFilled: false,
    }));
    const seen = new Set<string>();
    const broken: Position[] = [];
    for (const { position, isFilled } of queue) {
      const key = `${keyOf(position)} ${isFilled}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (isFilled && isSolved(shelf, position)) broken.push(position);
      for (const direction of DIRECTIONS) {
        const taken = step(shelf, position, direction);
        if (taken.kind === 'blocked' || (taken.kind === 'push' && taken.from === laterGoal)) continue;
        queue.push({
          position: taken.to,
          isFilled: isFilled || (taken.kind === 'push' && taken.onto === earlierGoal),
        });
      }
    }
    expect(broken).toEqual([]);
  });

  test('with a wall on the later goal, no box reaches the earlier one; without it, one does', () => {
    const reaches = (isFree: (cell: number) => boolean): boolean =>
      shelf.start.boxes.some((box) => pushedFrom(shelf, box, isFree).has(earlierGoal));
    expect(reaches((cell) => shelf.walls[cell] === 0 && cell !== laterGoal)).toBe(false);
    expect(reaches((cell) => shelf.walls[cell] === 0)).toBe(true);
  });

  test('the detour is on no box’s shortest way to a goal', () => {
    /** Pushes from a cell to every other, the player on any side. */
    const pushes = (from: number): Map<number, number> => {
      const found = new Map([[from, 0]]);
      for (const [cell, count] of found) {
        for (const offset of Object.values(offsets(shelf.width))) {
          const [player, onto] = [cell - offset, cell + offset];
          if (!shelf.walls[player] && !shelf.walls[onto] && !found.has(onto)) found.set(onto, count + 1);
        }
      }
      return found;
    };
    for (const box of shelf.start.boxes) {
      for (const goal of shelf.goals) {
        const by = (pushes(box).get(detour) ?? Infinity) + (pushes(detour).get(goal) ?? Infinity);
        expect(by).toBeGreaterThan(pushes(box).get(goal) ?? Infinity);
      }
    }
  });
});

test('groups of boxes that have no box in common can be added up', () => {
  const random = randomFor(10);
  for (const level of randomLevels(random, sampled(15, 60), 4, 4, 3)) {
    if (level.start.boxes.length < 3) continue;
    const [a = 0, b = 0, c = 0] = level.start.boxes;
    const fewest = plainOptimum(level, 'pushes')?.pushes ?? Infinity;
    const prices = level.goals.map(() => random.below(6));
    for (const groups of [
      [[a, b], [c]],
      [[a, c], [b]],
      [[b, c], [a]],
    ]) {
      expect(priceBound(level, prices, groups)).toBeLessThanOrEqual(fewest);
    }
  }
});
