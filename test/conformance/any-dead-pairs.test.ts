// Two boxes that cannot both be brought to goals are dead, whatever else is on the board. As long as one of them has a push, no
// other test sees it. And a level where such pairs mislead every run is solved once they are known.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { openProbedEngine } from '../probed-engine.js';
import { sharedTest } from '../shared.js';

const NAMES = ['matching', 'filling', 'corral', 'ladder', 'pair'];

/** Which tests call the start of the level dead. */
function deadBy(rows: readonly string[]): string[] {
  const level = levelOf(rows);
  const floor = makeFloor(level);
  const engine = floor && openProbedEngine(level, floor, 2 ** 26);
  if (!floor || !engine) throw new Error('expected an engine for the level');
  while (!engine.analyze());
  const number = (cell: number): number => floor.numbers[cell] as number;
  return NAMES.filter((_, which) => {
    engine.probes.fessProbeClear();
    for (const box of level.start.boxes) engine.probes.fessProbeBox(number(box));
    engine.probes.fessProbeLoad(number(level.start.player), 1);
    return engine.probes.fessProbeDead(which, number(level.start.player)) !== 0;
  });
}

const CASES = [
  {
    name: 'the left box waits for the right one, which then shuts it in',
    rows: ['#######', '###   #', '# $$@.#', '#    .#', '###   #', '#######'],
    dead: ['pair'],
  },
  {
    name: 'a cell between them leaves room for the player',
    rows: ['########', '###    #', '# $ $@.#', '#     .#', '###    #', '########'],
    dead: [],
  },
];
test.each(CASES)('$name', ({ rows, dead }) => {
  expect(deadBy(rows)).toEqual(dead);
});

sharedTest('a level full of dead pairs is solved', (shared) => {
  const draft = XSB.parse(readFileSync(join(shared, 'levels', 'Sasquatch-I.txt'), 'latin1')).levels[45];
  if (!draft?.ok) throw new Error('expected level 46');
  const level = levelOf(draft.value.rows);
  const floor = makeFloor(level);
  const engine = floor && openFeatureSpace(level, floor, 2 ** 28, []);
  if (!engine) throw new Error('expected an engine for the level');
  while (!engine.analyze());
  let state = engine.run(100);
  while (state === 'running' && engine.expanded() < 15_000) state = engine.run(100);
  expect(state).toBe('solved');
});
