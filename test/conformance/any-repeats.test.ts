// No run of the any-solution engine starts the same forward search twice in succession: it would find the same again, node
// for node.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { sample } from '../sample.js';
import { sharedTest } from '../shared.js';
import { STORE_ROWS } from '../store-level.js';

const TURNS = 12_000;
const UNSOLVED = [
  ['Sasquatch-I.txt', 43],
  ['XSokoban.txt', 77],
] as const;

function repeatsOf(level: Level): number {
  const floor = makeFloor(level);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28);
  if (!engine) throw new Error('expected an engine for the level');
  while (!engine.analyze());
  for (let turns = 0; turns < TURNS; turns += 100) if (engine.run(100) !== 'running') break;
  return engine.count('repeats');
}

test('no search is repeated on a level of our own', () => {
  expect(repeatsOf(levelOf(STORE_ROWS))).toBe(0);
});

sharedTest('no search is repeated on levels that stay unsolved for long', (shared) => {
  for (const [file, number] of sample(UNSOLVED, 1)) {
    const draft = XSB.parse(readFileSync(join(shared, 'levels', file), 'latin1')).levels[number - 1];
    if (!draft?.ok) throw new Error(`expected level ${number} of ${file}`);
    expect(repeatsOf(levelOf(draft.value.rows)), `${file} ${number}`).toBe(0);
  }
});
