// If the boxes start in separate places near the goals, the plan search with far sinks does not end, and the run
// without them replaces it in every other round. On this level `plan` finds nothing within ten times as many
// expansions.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { RUNS } from '@masu/solve/kernel/parameters.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect } from 'vitest';
import { levelOf } from '../level-of.js';
import { sharedTest } from '../shared.js';

const EXPANSIONS = 6_000;

sharedTest('a plan search that does not end makes way for one with near sinks', (shared) => {
  const draft = XSB.parse(readFileSync(join(shared, 'levels', 'Sasquatch-I.txt'), 'latin1')).levels[11];
  if (!draft?.ok) throw new Error('expected level 12');
  const level = levelOf(draft.value.rows);
  const floor = makeFloor(level);
  const others = RUNS.filter((run) => run !== 'plan' && run !== 'plan-near-sinks').map((run) => `run:${run}`);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28, others);
  if (!engine) throw new Error('expected an engine for the level');
  while (!engine.analyze());
  while (engine.expanded() < EXPANSIONS && engine.run(100) === 'running');
  expect(engine.expanded()).toBeLessThan(EXPANSIONS);
  expect(engine.foundRun()).toBe('plan-near-sinks');
  expect(engine.macros().length).toBeGreaterThan(0);
});
