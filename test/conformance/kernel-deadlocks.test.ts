// Every deadlock rule of the kernel is sound: on small random levels what it calls dead is proved dead by exhaustion,
// and on known solutions no position is called dead.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/base/random.js';
import { parseLurd } from '../../src/sokoban/formats/lurd.js';
import { XSB } from '../../src/sokoban/formats/xsb.js';
import type { Level, Position } from '../../src/sokoban/rules/level.js';
import { replay } from '../../src/sokoban/rules/replay.js';
import { soundLevel } from '../../src/sokoban/rules/sound-level.js';
import { kernelWith, type LevelKernel } from '../../src/sokoban/solve/optimal/engine.js';
import { allPositions } from '../all-positions.js';
import { randomLevels } from '../random-level.js';
import { sharedTest } from '../shared.js';

const RULES = ['dead cell', 'frozen', 'no matching', 'corral', 'lost pair', 'frozen on bit boards'];

/** The rules that call a position dead. */
function rulesAgainst(level: Level, position: Position): readonly string[] {
  const kernel = kernelWith<LevelKernel & { probeRules(): number }>({ ...level, start: position }, 2 ** 28);
  const bits = kernel.probeRules();
  expect(bits).toBeGreaterThanOrEqual(0);
  return RULES.filter((_, bit) => bits & (1 << bit));
}

test('what a rule calls dead is dead: random small levels, every position', () => {
  const fired = new Map<string, number>();
  for (const level of randomLevels(seededRandom(4711), 60, 4, 4, 3)) {
    const judged = [...allPositions(level).values()].filter((_, index) => index % 3 === 0).slice(0, 400);
    for (const { position, pushes } of judged) {
      const rules = rulesAgainst(level, position);
      if (pushes !== Infinity) expect(rules, `${level.backdrop.join('\n')} ${JSON.stringify(position)}`).toEqual([]);
      for (const rule of rules) fired.set(rule, (fired.get(rule) ?? 0) + 1);
    }
  }
  // A rule that never fires proves nothing here.
  for (const rule of RULES) expect(fired.get(rule) ?? 0, rule).toBeGreaterThan(0);
});

sharedTest('no rule calls a position of a known solution dead', (shared) => {
  const levels = XSB.parse(readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1')).levels;
  const lines = readFileSync(join(shared, 'levels/solutions-microban-I.csv'), 'utf8').trim().split(/\r?\n/).slice(1);
  let positions = 0;
  for (const line of lines) {
    const number = Number(/\b(\d+)\b/.exec(line)?.[1]);
    const draft = levels[number - 1];
    const text = /[udlrUDLR]{4,}/.exec(line)?.[0];
    const moves = parseLurd(text ?? '');
    const level = draft?.ok ? soundLevel(draft.value) : undefined;
    if (!level?.ok || !moves.ok || !text) continue;
    let pushes = 0;
    for (const { step, position } of replay(level.value, moves.value)) {
      if (step.kind !== 'push' || pushes++ % 7 !== 0) continue;
      positions++;
      expect(rulesAgainst(level.value, position), `level ${number}`).toEqual([]);
    }
  }
  expect(positions).toBeGreaterThan(1000);
});
