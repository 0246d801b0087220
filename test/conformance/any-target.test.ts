// A search toward a loose board puts boards from which it can no longer be reached last. Without that, loose-steady
// doesn't solve this level even with ten times as many expansions: boards with few areas come first, and a box soon
// gets where it can't come back from.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { RUNS } from '@masu/solve/kernel/parameters.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect } from 'vitest';
import { levelOf } from '../level-of.js';
import { sharedTest } from '../shared.js';

const EXPANSIONS = 2_000;

sharedTest('a loose run keeps its target within reach', (shared) => {
  const draft = XSB.parse(readFileSync(join(shared, 'levels', 'Sasquatch-I.txt'), 'latin1')).levels[39];
  if (!draft?.ok) throw new Error('expected level 40');
  const level = levelOf(draft.value.rows);
  const floor = makeFloor(level);
  const others = RUNS.filter((run) => run !== 'loose-steady').map((run) => `run:${run}`);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28, others);
  if (!engine) throw new Error('expected an engine for the level');
  while (!engine.analyze());
  while (engine.expanded() < EXPANSIONS && engine.run(100) === 'running');
  expect(engine.expanded()).toBeLessThan(EXPANSIONS);
  expect(engine.foundRun()).toBe('loose-steady');
  expect(engine.macros().length).toBeGreaterThan(0);
});
