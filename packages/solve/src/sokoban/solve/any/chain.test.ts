// A chain of starts next to the engine: no link before it is due, half an expansion per expansion of the engine after that, and
// whole solutions, whatever the part that a link solves.

import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { STORE_ROWS } from '../../../../../../test/store-level.js';
import { RUNS, type RunId } from '../../../kernel/parameters.js';
import { type FeatureSpace, type Macro, openFeatureSpace } from '../engines/feature-space.js';
import { type Floor, makeFloor } from '../engines/floor.js';
import { macroMoves } from '../engines/macro-path.js';
import { type Chain, luby, openChain } from './chain.js';

const STORE = levelOf(STORE_ROWS);
const FLOOR = makeFloor(STORE) as Floor;
const BYTES = 2 ** 26;
const MANY = 1e9;

/** An engine with one run, whose forward search is under way. */
function engineOf(run: RunId): FeatureSpace {
  const others = RUNS.filter((other) => other !== run).map((other) => `run:${other}`);
  const engine = openFeatureSpace(STORE, FLOOR, BYTES, others) as FeatureSpace;
  while (!engine.analyze());
  while (engine.wayToBest(run).length === 0) expect(engine.run(1)).toBe('running');
  return engine;
}

const chainOf = (engine: FeatureSpace): Chain => openChain(STORE, FLOOR, engine, BYTES, []);

function isSolution(macros: readonly Macro[]): boolean {
  const moving = macroMoves(STORE, macros, () => false);
  for (;;) {
    const next = moving.next();
    if (next.done) return next.value !== undefined && verifyMoves(STORE, next.value).solved;
  }
}

function solvesWithin(chain: Chain, steps: number): boolean {
  for (let step = 0; step < steps; step++) if (chain.run(MANY, MANY)) return true;
  return false;
}

test('levels that the engine solves early have no links', () => {
  const engine = engineOf('loose');
  const chain = chainOf(engine);
  for (let step = 0; step < 20; step++) expect(chain.run(4_000, MANY)).toBe(false);
  expect({ expanded: chain.expanded(), bytes: chain.bytes() }).toEqual({ expanded: 0, bytes: 0 });
  engine.close();
});

test('links get half an expansion per expansion of the engine, and no more than are left', () => {
  const engine = engineOf('loose');
  const chain = chainOf(engine);
  for (let step = 0; step < 500; step++) chain.run(4_020, MANY);
  expect(chain.expanded()).toBeGreaterThanOrEqual(10);
  expect(chain.expanded()).toBeLessThan(10 + 4);
  const before = chain.expanded();
  chain.run(9_000, 1);
  expect(chain.expanded() - before).toBeLessThanOrEqual(1);
  chain.run(9_000, 0);
  expect(chain.expanded() - before).toBeLessThanOrEqual(1);
  chain.close();
  expect(chain.bytes()).toBe(0);
  engine.close();
});

test.each<RunId>(['loose', 'loose-steady', 'loose-near'])(
  'a link solves the level from the best board of %s',
  (run) => {
    const engine = engineOf(run);
    expect(engine.wayToBest(run).length).toBeGreaterThan(0);
    const chain = chainOf(engine);
    expect(solvesWithin(chain, 3_000)).toBe(true);
    expect(isSolution(chain.macros())).toBe(true);
    chain.close();
    engine.close();
  },
);

test('the way to the target and from there solves the level', () => {
  const engine = engineOf('loose');
  const rest = engine.restFromTarget('loose');
  expect(rest.length).toBeGreaterThan(0);
  // no best board, so that the first part is the one to the target
  const chain = chainOf({ ...engine, wayToBest: () => [] });
  expect(solvesWithin(chain, 20_000)).toBe(true);
  const macros = chain.macros();
  expect(macros.slice(-rest.length)).toEqual(rest);
  expect(isSolution(macros)).toBe(true);
  chain.close();
  engine.close();
});

test('without a board to start from, the chain waits', () => {
  const engine = openFeatureSpace(STORE, FLOOR, BYTES) as FeatureSpace;
  const chain = chainOf(engine);
  expect(solvesWithin(chain, 20)).toBe(false);
  expect({ expanded: chain.expanded(), bytes: chain.bytes() }).toEqual({ expanded: 0, bytes: 0 });
  engine.close();
});

test('lengths follow Luby’s sequence', () => {
  expect(Array.from({ length: 15 }, (_, index) => luby(index))).toEqual([1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
});
