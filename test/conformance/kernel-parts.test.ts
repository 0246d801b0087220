// The kernel's parts one by one, each against a simpler program: tables, flood, matching, one-box distances.

import type { KernelMemory } from '@masu/solve/kernel/load.js';
import { expect, test } from 'vitest';
import { randomFor, seedFor } from '../seed.js';
import { loadTestKernel } from '../test-kernel.js';

interface Probes {
  readonly memory: KernelMemory;
  arenaLimit(bytes: number): void;
  arenaTake(bytes: number): number;
  takeSized(count: number, bytes: number): number;
  arenaBytes(): number;
  levelBuffer(width: number, height: number): number;
  probeTable(records: number, seed: number): number;
  probeCosts(): number;
  probeMatching(costs: number): number;
  probePushes(box: number, player: number, goal: number): number;
  probeFlood(words: number): number;
  probeRows(): number;
}

const LETTERS: Readonly<Record<string, number>> = { '#': 1, ' ': 0, '.': 2, $: 4, '*': 6, '@': 8, '+': 10 };

/** A fresh kernel with a board in it; rows must be of one length. */
function kernelOf(rows: readonly string[]): Probes {
  const kernel = loadTestKernel<Probes>();
  const width = (rows[0] as string).length;
  const at = kernel.levelBuffer(width, rows.length);
  const letters = new Uint8Array(kernel.memory.buffer, at, width * rows.length);
  letters.set([...rows.join('')].map((letter) => LETTERS[letter] as number));
  return kernel;
}

test.each([[10], [3000], [4097], [100_000]])('the table finds each of %i records again', (records) => {
  expect(loadTestKernel<Probes>().probeTable(records, 12345)).toBe(0);
});

test.each([
  ['two bytes for each pair of 46,341 cells: 32 bits, and more than there is', 46_341, 2 * 46_341],
  ['two bytes for each pair of 65,025 cells: more than 32 bits', 65_025, 2 * 65_025],
  ['a product that is 0 in 32 bits', 65_536, 65_536],
])('a table that is too large is refused, not made small: %s', (_, count, bytes) => {
  const kernel = loadTestKernel<Probes>();
  const before = kernel.arenaBytes();
  expect(kernel.takeSized(count, bytes)).toBe(0);
  expect(kernel.arenaBytes()).toBe(before);
  expect(kernel.takeSized(count, 1)).toBeGreaterThan(0);
});

test('the arena obeys its limit and reports it', () => {
  const kernel = loadTestKernel<Probes>();
  kernel.arenaLimit(1 << 20);
  expect(kernel.arenaTake(1 << 19)).toBeGreaterThan(0);
  expect(kernel.arenaTake(1 << 20)).toBe(0);
  expect(kernel.arenaBytes()).toBeLessThanOrEqual(1 << 20);
});

const FLOODS: readonly (readonly [name: string, rows: readonly string[], cells: number])[] = [
  ['a corner', ['####', '#@$#', '#.##', '####'], 2],
  ['a ring round a box', ['#####', '#@  #', '# $ #', '#  .#', '#####'], 8],
  ['a wall of boxes', ['#######', '#@ $. #', '#  $. #', '#  $. #', '#######'], 6],
  [
    'a spiral',
    [
      '#########',
      '#@      #',
      '####### #',
      '#     # #',
      '# ### # #',
      '# #$. # #',
      '# ##### #',
      '#       #',
      '#########',
    ],
    30,
  ],
];

test.each(FLOODS)('flood of %s, in every width of board', (_, rows, cells) => {
  const widths = [1, 2, 4, 8, 16];
  const counts = widths.map((words) => kernelOf(rows).probeFlood(words));
  expect(counts.filter((count) => count >= 0).length).toBeGreaterThan(3);
  for (const count of counts) if (count >= 0) expect(count).toBe(cells);
});

test('regions by rows are those of the flood cell by cell, on boards of every width that has rows', () => {
  const random = randomFor(5);
  let compared = 0;
  for (let round = 0; round < 120; round++) {
    const width = round < 20 ? 64 : 3 + random.below(62);
    const height = 3 + random.below(20);
    // from open floors, whose runs are long, to mazes
    const walls = random.below(50);
    const rows = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => {
        if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return '#';
        return random.below(100) < walls ? '#' : random.below(8) === 0 ? '$' : ' ';
      }),
    );
    (rows[1 + random.below(height - 2)] as string[])[1 + random.below(width - 2)] = '@';
    const result = kernelOf(rows.map((row) => row.join(''))).probeRows();
    expect(result, rows.map((row) => row.join('')).join('\n')).toBeGreaterThan(0);
    compared += result;
  }
  expect(compared).toBeGreaterThan(5_000);
  const wide = [`#${'#'.repeat(64)}`, `#@${'$'.repeat(62)}#`, `#${'#'.repeat(64)}`];
  expect(kernelOf(wide).probeRows()).toBe(-2);
});

/** Every assignment tried. */
function leastByTrying(costs: readonly (readonly number[])[], row = 0, used = 0): number {
  if (row === costs.length) return 0;
  let least = Number.POSITIVE_INFINITY;
  costs[row]?.forEach((cost, goal) => {
    if (cost === 0xffff || used & (1 << goal)) return;
    least = Math.min(least, cost + leastByTrying(costs, row + 1, used | (1 << goal)));
  });
  return least;
}

test('the matching is the cheapest of all assignments, or none', () => {
  let impossible = 0;
  let seed = seedFor(7);
  const next = (bound: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % bound;
  };
  for (let round = 0; round < 300; round++) {
    const size = 1 + next(5);
    const row = `#@${'$'.repeat(size)}${'.'.repeat(size)}#`;
    const rim = '#'.repeat(row.length);
    const kernel = kernelOf([rim, row, rim]);
    const at = kernel.probeCosts();
    const costs = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => (next(3) === 0 ? 0xffff : next(30))),
    );
    new Uint16Array(kernel.memory.buffer, at, size * size).set(costs.flat());
    const expected = leastByTrying(costs);
    if (expected === Number.POSITIVE_INFINITY) impossible++;
    expect(kernel.probeMatching(at)).toBe(expected === Number.POSITIVE_INFINITY ? -1 : expected);
  }
  expect(impossible).toBeGreaterThan(20);
});

test.each([
  ['straight on', ['#######', '#@ $ .#', '#######'], [1, 3], [1, 1], 2],
  ['the player on the wrong side of a tunnel', ['#######', '#  $@.#', '#######'], [1, 3], [1, 4], 65535],
  // The player must go round through the side room to push left.
  ['round through a room', ['########', '#. $ @ #', '#  ##  #', '########'], [1, 3], [1, 5], 2],
] as const)('pushes of a lone box: %s', (_, rows, [boxRow, boxColumn], [playerRow, playerColumn], pushes) => {
  const width = rows[0].length;
  const found = kernelOf(rows).probePushes(boxRow * width + boxColumn, playerRow * width + playerColumn, 0);
  expect(found).toBe(pushes);
});
