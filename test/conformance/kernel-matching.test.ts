// Matchings beyond the lower bound of A*: the full matching against one found by trying all, and the distances of children,
// each found from its parent's matching, against a matching from scratch.

import type { KernelMemory } from '@masu/solve/kernel/load.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { openProbedEngine } from '../probed-engine.js';
import { pulledLevel } from '../random-level.js';
import { goesOn, randomFor } from '../seed.js';
import { loadTestKernel } from '../test-kernel.js';

interface Probes {
  readonly memory: KernelMemory;
  probeSets(): number;
  probeFullMatching(sets: number, rows: number): number;
}

/** How many rows, from the first, can be matched together; every assignment is tried. */
function matchedByTrying(rows: readonly number[], row = 0, used = 0): number {
  if (row === rows.length) return row;
  let most = row;
  for (let column = 0; column < 8; column++) {
    const bit = 1 << column;
    if ((rows[row] as number) & bit && !(used & bit)) most = Math.max(most, matchedByTrying(rows, row + 1, used | bit));
  }
  return most;
}

test('the full matching adds rows as long as some assignment includes them all', () => {
  const random = randomFor(77);
  const kernel = loadTestKernel<Probes>();
  const at = kernel.probeSets();
  const ends = { full: 0, none: 0 };
  for (let round = 0; goesOn(round, 500, Math.min(ends.full, ends.none) > 50); round++) {
    const columns = random.below(256);
    const rows = Array.from({ length: 1 + random.below(6) }, () => random.below(256) & random.below(256));
    const sets = new BigUint64Array(kernel.memory.buffer, at, 65);
    rows.forEach((row, index) => {
      sets[index] = BigInt(row);
    });
    sets[64] = BigInt(columns);
    const matched = kernel.probeFullMatching(at, rows.length);
    expect(matched).toBe(matchedByTrying(rows.map((row) => row & columns)));
    ends[matched === rows.length ? 'full' : 'none']++;
  }
  expect(Math.min(ends.full, ends.none)).toBeGreaterThan(50);
});

test('the distance of a child is that of a matching from scratch', () => {
  const random = randomFor(78);
  let boards = 0;
  while (boards < 30) {
    const level = pulledLevel(random, 5, 6, 2 + random.below(5));
    const floor = level && makeFloor(level);
    const engine = level && floor && openProbedEngine(level, floor, 2 ** 26);
    if (!level || !floor || !engine || floor.boxes.length !== level.start.boxes.length) continue;
    boards++;
    while (!engine.analyze());
    engine.probes.fessProbeClear();
    for (const box of level.start.boxes) engine.probes.fessProbeBox(floor.numbers[box] as number);
    engine.probes.fessProbeLoad(floor.numbers[level.start.player] as number, 0);
    expect(engine.probes.fessProbeFeature(4)).toBe(0);
  }
});
