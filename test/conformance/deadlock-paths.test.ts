// Along a known solution no position may be called a deadlock, and the bound never exceeds the pushes left.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Direction } from '@masu/core/base/grid.js';
import { decodeText, splitLines } from '@masu/core/base/text.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay, verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { deadlockedBoxes } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

const LETTERS: Readonly<Record<string, Direction>> = { l: 'left', u: 'up', r: 'right', d: 'down' };

function microban(folder: string): Level[] {
  const lines = splitLines(decodeText(readFileSync(join(folder, 'levels/Microban-I.txt'))));
  const blocks = lines
    .filter((line) => !/^[;A-Za-z]/.test(line))
    .join('\n')
    .split(/\n\s*\n+/)
    .map((block) => block.split('\n').filter((row) => row.includes('#')))
    .filter((rows) => rows.length > 0);
  return blocks.map((rows) => {
    const level = validateLevel({ rows });
    if (!level.ok) throw new Error(level.error.message);
    return level.value;
  });
}

sharedTest('no position of the Microban solutions is called a deadlock', (shared) => {
  const levels = microban(shared);
  expect(levels).toHaveLength(155);
  const rows = splitLines(readFileSync(join(shared, 'levels/solutions-microban-I.csv'), 'utf8')).slice(1);
  let positions = 0;
  for (const row of rows) {
    const [number, , , pushText, lurd] = row.split(',') as [string, string, string, string, string];
    const level = levels[Number(number) - 1] as Level;
    const moves = [...lurd].map((letter) => LETTERS[letter.toLowerCase()] as Direction);
    expect(verifyMoves(level, moves).solved, `level ${number}`).toBe(true);
    let left = Number(pushText);
    for (const frame of replay(level, moves)) {
      if (frame.step.kind !== 'push') continue;
      left--;
      positions++;
      expect(deadlockedBoxes(level, frame.position), `level ${number}, move ${frame.index}`).toEqual([]);
      expect(lowerBound(level, frame.position), `level ${number}, move ${frame.index}`).toBeLessThanOrEqual(left);
    }
  }
  expect(positions).toBeGreaterThan(8_000);
});
