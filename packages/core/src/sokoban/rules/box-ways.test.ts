import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { sampled } from '../../../../../test/sample.js';
import { goesOn, seedFor } from '../../../../../test/seed.js';
import { boxWays } from './box-ways.js';
import { verifyMoves } from './replay.js';
import { validateLevel } from './validate-level.js';
import { walkTo } from './walks.js';

const at = (rows: readonly string[], row: number, column: number): number =>
  row * Math.max(...rows.map((text) => text.length)) + column;

// A box in a ring of floor: to go left it must be pushed from the right, and the player must walk round for it.
const ROOM = ['#######', '#     #', '# @$  #', '#   . #', '#######'];

test('the player walks the shortest way, never through a box', () => {
  const level = levelOf(ROOM);
  expect(walkTo(level, level.start, at(ROOM, 2, 4))).toEqual(['up', 'right', 'right', 'down']);
  expect(walkTo(level, level.start, at(ROOM, 2, 2))).toEqual([]);
  expect(walkTo(level, level.start, at(ROOM, 2, 3))).toBeUndefined();
  expect(walkTo(level, level.start, at(ROOM, 0, 0))).toBeUndefined();
});

test('a box is pushed with fewest pushes, then fewest moves, and the moves really take it there', () => {
  const level = levelOf(ROOM);
  const ways = boxWays(level, level.start, at(ROOM, 2, 3));
  expect(ways.movesTo(at(ROOM, 2, 5))).toEqual(['right', 'right']);
  expect(ways.movesTo(at(ROOM, 3, 4))).toEqual(['right', 'up', 'right', 'down']);
  expect(ways.movesTo(at(ROOM, 2, 3))).toBeUndefined();
  expect(ways.cells).toHaveLength(14);
  for (const cell of ways.cells) {
    const { position, blocked } = verifyMoves(level, ways.movesTo(cell) ?? []);
    expect(blocked).toEqual([]);
    expect(position.boxes).toEqual([cell]);
  }
});

test('other boxes block the way', () => {
  const rows = ['########', '#@$ $..#', '########'];
  const level = levelOf(rows);
  expect(boxWays(level, level.start, at(rows, 1, 2)).cells).toEqual([at(rows, 1, 3)]);
  expect(boxWays(level, level.start, at(rows, 1, 4)).cells).toEqual([]);
});

/** The same by plain search over whole positions, one box moving: fewest pushes, then fewest moves, to each cell. */
function slowWays(rows: readonly string[], box: number): Map<number, string> {
  const level = levelOf(rows);
  const width = level.width;
  const others = new Set(level.start.boxes.filter((other) => other !== box));
  const best = new Map<string, [number, number]>([[`${box} ${level.start.player}`, [0, 0]]]);
  const queue: [number, number][] = [[box, level.start.player]];
  const less = (a: [number, number], b: [number, number]): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  for (let state = queue.shift(); state; state = queue.shift()) {
    const [b, p] = state;
    const [pushes, moves] = best.get(`${b} ${p}`) as [number, number];
    for (const delta of [-width, 1, width, -1]) {
      const to = p + delta;
      const pushed = to === b ? b + delta : b;
      if (level.walls[to] || others.has(to)) continue;
      if (pushed !== b && (level.walls[pushed] || others.has(pushed))) continue;
      const cost: [number, number] = [pushes + (pushed === b ? 0 : 1), moves + 1];
      const known = best.get(`${pushed} ${to}`);
      if (known && !less(cost, known)) continue;
      best.set(`${pushed} ${to}`, cost);
      queue.push([pushed, to]);
    }
  }
  const found = new Map<number, [number, number]>();
  for (const [key, cost] of best) {
    const cell = Number(key.split(' ')[0]);
    const known = found.get(cell);
    if (cell !== box && (!known || less(cost, known))) found.set(cell, cost);
  }
  return new Map([...found].map(([cell, cost]) => [cell, cost.join(' ')]));
}

function expectAsSlow(rows: readonly string[]): void {
  const level = levelOf(rows);
  for (const box of level.start.boxes) {
    const ways = boxWays(level, level.start, box);
    const costs = new Map(
      ways.cells.map((cell) => {
        const { position, pushes, moves } = verifyMoves(level, ways.movesTo(cell) ?? []);
        expect(position.boxes).toContain(cell);
        expect(ways.pushesTo(cell)).toBe(pushes);
        return [cell, `${pushes} ${moves}`];
      }),
    );
    expect([...costs].sort()).toEqual([...slowWays(rows, box)].sort());
  }
}

test.each([
  ['a room', ROOM],
  ['two rooms', ['##########', '#   #    #', '# $   $  #', '#@  #  ..#', '##########']],
  ['pillars', ['#########', '#       #', '# # # # #', '#@ $ $  #', '# # # # #', '#   .  .#', '#########']],
])('as a slow search finds it: %s', (_, rows) => expectAsSlow(rows));

/** Random rooms of 7 by 6 cells with walls, boxes, and as many goals; the player is on the first free cell. */
const randomRoom = fc
  .array(fc.constantFrom(' ', ' ', ' ', ' ', '#', '#', '$'), { minLength: 42, maxLength: 42 })
  .map((cells) => {
    const free = cells.indexOf(' ');
    const boxes = cells.filter((cell) => cell === '$').length;
    const goals = cells.flatMap((cell, index) => (cell === ' ' && index !== free ? [index] : [])).slice(-boxes);
    const letters = cells.map((cell, index) =>
      index === free ? '@' : boxes > 0 && goals.includes(index) ? '.' : cell,
    );
    const rows = Array.from({ length: 6 }, (_, row) => `#${letters.slice(row * 7, row * 7 + 7).join('')}#`);
    return ['#########', ...rows, '#########'];
  });

test('as a slow search finds it, in random rooms', () => {
  let compared = 0;
  for (let round = 0; goesOn(round, 1, compared > sampled(2, 20)); round++) {
    fc.assert(
      fc.property(randomRoom, (rows) => {
        if (!validateLevel({ rows }).ok) return;
        compared++;
        expectAsSlow(rows);
      }),
      { seed: seedFor(71 + 100 * round), numRuns: sampled(12, 120) },
    );
  }
  expect(compared).toBeGreaterThan(sampled(2, 20));
});
