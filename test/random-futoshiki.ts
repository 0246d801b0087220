// Random levels for tests that compare two implementations: digits and signs anywhere, so that levels with none, one, and
// many solutions occur.

import type { Random } from '@masu/core/base/random.js';
import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import { areNeighbors, tidyInequalities } from '@masu/core/futoshiki/rules/validate-level.js';

/** A level with random digits and signs: mostly none, one, or a few solutions. */
export function randomLevel(random: Random, size: number): FutoshikiLevel {
  const cells = new Array<number>(size * size).fill(0);
  const givens = random.below(Math.ceil((size * size) / 3));
  for (let i = 0; i < givens; i++) cells[random.below(cells.length)] = 1 + random.below(size);
  const signs: Inequality[] = [];
  const share = random.next();
  for (let cell = 0; cell < cells.length; cell++) {
    for (const other of [cell + 1, cell + size]) {
      if (!areNeighbors(size, cell, other) || random.next() > share) continue;
      signs.push(random.next() < 0.5 ? { less: cell, greater: other } : { less: other, greater: cell });
    }
  }
  return { size, cells, inequalities: tidyInequalities(size, signs) };
}

/** A level with random clues that are all true of one grid: at least one solution, often several. */
export function randomSolvable(random: Random, size: number): FutoshikiLevel {
  const [rows, columns] = [shuffled(random, size), shuffled(random, size)];
  const grid = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [rows[Math.floor(cell / size)] as number, columns[cell % size] as number];
    return ((row + column) % size) + 1;
  });
  const [digitShare, signShare] = [random.next() * 0.4, random.next() * 0.7];
  const cells = grid.map((digit) => (random.next() < digitShare ? digit : 0));
  const signs: Inequality[] = [];
  for (let cell = 0; cell < grid.length; cell++) {
    for (const other of [cell + 1, cell + size]) {
      if (!areNeighbors(size, cell, other) || random.next() > signShare) continue;
      const rises = (grid[cell] as number) < (grid[other] as number);
      signs.push(rises ? { less: cell, greater: other } : { less: other, greater: cell });
    }
  }
  return { size, cells, inequalities: tidyInequalities(size, signs) };
}

function shuffled(random: Random, size: number): number[] {
  return random.shuffle(Array.from({ length: size }, (_, i) => i));
}
