// Reading the path that a vicinity search found with so small a lag that most cells next to the path have no label: the
// walk back must not go over them, or it never ends on this level.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Direction } from '@masu/core/base/grid.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { macroMoves } from '@masu/solve/sokoban/solve/engines/macro-path.js';
import { shorten } from '@masu/solve/sokoban/solve/improve/shorten.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

sharedTest('a path found with a lag of one move is read back to its start', (shared) => {
  const file = 'Sasquatch-I.txt';
  const text = readFileSync(join(shared, 'levels', file), 'utf8');
  const draft = recognizeFormat(text, file)?.parse(text).levels[30];
  const valid = draft?.ok ? validateLevel(draft.value) : undefined;
  if (!valid?.ok) throw new Error('expected level 31');
  const level = valid.value;
  const floor = makeFloor(level);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28);
  if (!engine) throw new Error('expected an engine');
  while (!engine.analyze());
  while (engine.run(100) === 'running');
  const found = last(macroMoves(level, engine.macros(), () => false)) as readonly Direction[];
  const rounds = [{ astray: 1, radius: 5, lag: 1, configurations: 1_000_000 }];
  const options = {
    metric: 'moves',
    bytes: 2 ** 23,
    rounds,
    passes: 1,
    visits: 800_000,
    isStopped: () => false,
  } as const;
  const answer = last(shorten(level, found, options));
  expect(verifyMoves(level, answer).solved).toBe(true);
  expect(answer.length).toBeLessThan(0.6 * found.length);
});

function last<Value>(steps: Generator<void, Value, void>): Value {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}
