// Every deadlock rule of the kernel is sound: on small random levels exhaustive search proves what it calls dead, and
// on known solutions no position is called dead. And the bound of A* is admissible: never above the fewest pushes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { STAR_TECHNIQUES } from '@masu/solve/kernel/parameters.js';
import { kernelWith, type LevelKernel } from '@masu/solve/sokoban/solve/engines/engine.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';
import { expect, test } from 'vitest';
import { allPositions } from '../all-positions.js';
import { pulledLevel, randomLevel, randomLevels } from '../random-level.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';
import { sharedTest } from '../shared.js';
import { loadTestKernel } from '../test-kernel.js';

/** The same rule in three forms: all frozen boxes by cells, on bit boards, and from one box at a time. */
const FROZEN = ['frozen', 'frozen on bit boards', 'frozen from one box'];
const RULES = ['dead cell', FROZEN[0] as string, 'no matching', 'corral', 'lost pair', ...FROZEN.slice(1)];

interface RuleKernel extends LevelKernel {
  probeRules(): number;
  probeBound(techniques: number): number;
}

/** The rules that call a position dead. */
function rulesAgainst(level: Level, position: Position): readonly string[] {
  const kernel = kernelWith<RuleKernel>({ ...level, start: position }, 2 ** 28, loadTestKernel);
  const bits = kernel.probeRules();
  expect(bits).toBeGreaterThanOrEqual(0);
  return RULES.filter((_, bit) => bits & (1 << bit));
}

test('a position that a rule calls dead is dead: random small levels, every position', () => {
  const fired = new Map<string, number>();
  const random = randomFor(4711);
  for (let made = 0; goesOn(made, 60, fired.size === RULES.length); ) {
    const level = randomLevel(random, 4, 4, 3);
    if (!level) continue;
    made++;
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

test('frozen boxes: cells, bit boards, and one box at a time give the same verdict', () => {
  const found = { frozen: 0, free: 0 };
  const random = randomFor(612);
  for (let made = 0; goesOn(made, sampled(400, 4000), found.frozen > 20 && found.free > 20); ) {
    const level = randomLevel(random, 8, 12, 16);
    if (!level) continue;
    made++;
    const rules = rulesAgainst(level, level.start);
    if (rules.includes('dead cell')) continue;
    const verdicts = FROZEN.map((rule) => rules.includes(rule));
    expect(new Set(verdicts).size, `${level.backdrop.join('\n')} ${JSON.stringify(level.start)}: ${rules}`).toBe(1);
    found[verdicts[0] ? 'frozen' : 'free']++;
  }
  expect(found.frozen).toBeGreaterThan(20);
  expect(found.free).toBeGreaterThan(20);
});

const ALL = STAR_TECHNIQUES.reduce((set, _, bit) => set | (1 << bit), 0);
const PAIRS_ALONE = ALL & ~(1 << STAR_TECHNIQUES.indexOf('assignments'));

/** The bound of A* for a start, in pushes, with these techniques. */
function boundOf(level: Level, techniques: number): number {
  return kernelWith<RuleKernel>(level, 2 ** 28, loadTestKernel).probeBound(techniques);
}

test('the bound is never above the fewest pushes: small levels, every position', () => {
  for (const level of randomLevels(randomFor(815), sampled(100, 400), 4, 4, 4)) {
    const judged = [...allPositions(level).values()].filter(({ pushes }) => pushes !== Infinity);
    for (const { position, pushes } of judged.filter((_, index) => index % 7 === 0).slice(0, 200)) {
      const bound = boundOf({ ...level, start: position }, ALL);
      const name = `${level.backdrop.join('\n')} ${JSON.stringify(position)}`;
      expect(bound, name).toBeGreaterThanOrEqual(0);
      expect(bound, name).toBeLessThanOrEqual(pushes);
    }
  }
});

test('the bound is never above the fewest pushes: crowded levels, by the two-sided search', () => {
  const random = randomFor(816);
  let raised = 0;
  for (let made = 0; goesOn(made, sampled(60, 300), raised > 0); ) {
    const level = pulledLevel(random, 5, 6, 4 + random.below(4));
    if (!level) continue;
    made++;
    const bound = boundOf(level, ALL);
    const sides = openTwoSided(level, 'pushes', 2 ** 28);
    let state = sides.step(20_000);
    for (let slice = 0; slice < 20 && state === 'running'; slice++) state = sides.step(20_000);
    const pushes = state === 'solved' ? scoreOf(level, sides.answer()).pushes : Number.POSITIVE_INFINITY;
    const name = `${level.backdrop.join('\n')} ${JSON.stringify(level.start)}`;
    expect(bound, name).toBeGreaterThanOrEqual(0);
    expect(bound, name).toBeLessThanOrEqual(pushes);
    if (state === 'solved' && bound > boundOf(level, PAIRS_ALONE)) raised++;
  }
  expect(raised).toBeGreaterThan(0);
});

sharedTest('no rule calls a position of a known solution dead', (shared) => {
  const levels = XSB.parse(readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1')).levels;
  const lines = readFileSync(join(shared, 'levels/solutions-microban-I.csv'), 'utf8').trim().split(/\r?\n/).slice(1);
  let positions = 0;
  for (const line of sample(lines, 60)) {
    const number = Number(/\b(\d+)\b/.exec(line)?.[1]);
    const draft = levels[number - 1];
    const text = /[udlrUDLR]{4,}/.exec(line)?.[0];
    const moves = parseLurd(text ?? '');
    const level = draft?.ok ? validateLevel(draft.value) : undefined;
    if (!level?.ok || !moves.ok || !text) continue;
    let pushes = 0;
    for (const { step, position } of replay(level.value, moves.value)) {
      if (step.kind !== 'push' || pushes++ % 7 !== 0) continue;
      positions++;
      expect(rulesAgainst(level.value, position), `level ${number}`).toEqual([]);
    }
  }
  expect(positions).toBeGreaterThan(sampled(200, 1000));
});
