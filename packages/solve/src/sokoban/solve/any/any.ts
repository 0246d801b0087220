// The default solver: finds any solution quickly. Small levels first go to the two-sided search for the fewest pushes,
// for about a tenth of a second, counted in nodes so that every machine gives the same answer. Then a narrow beam tries
// only pushes that bring boxes closer to goals. All other levels go to the feature-space engine and, if that takes
// long, also to wider and wider beams and to engines that start where the first one stalls.

import type { Direction } from '@masu/core/base/grid.js';
import type { LimitName, Limits, Outcome, Solving, Stage, Watch } from '@masu/core/base/outcome.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import { wallClock } from '@masu/core/base/stopwatch.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import type { EngineState } from '../../../kernel/parameters.js';
import { engineCounts } from '../engines/engine.js';
import { type FeatureSpace, openFeatureSpace } from '../engines/feature-space.js';
import { type Floor, makeFloor } from '../engines/floor.js';
import { macroMoves } from '../engines/macro-path.js';
import { type EngineCounts, type Meter, startMeter } from '../engines/meter.js';
import { openTwoSided } from '../engines/two-sided.js';
import { improveQuickly } from '../improve/quick.js';
import { solveForPushes } from '../optimal/push-optimal.js';
import { type Beams, openBeams } from './beams.js';
import { type Chain, openChain } from './chain.js';
import { exchange, runsOfOther } from './sharing.js';
import { solveStraight } from './straight.js';

export const ANY: Solver<Level, readonly Direction[], 'any'> = {
  id: 'any',
  name: 'Any solution',
  about: 'fast feature-space search (FESS); proves the fewest pushes on small or open levels',
  claim: 'optimal',
  metric: 'pushes',
  defaultBytes: 2 ** 30,
  pairs: true,
  solve: solveAny,
};

/** The optimal search gets this many states, and runs only if there are not too many box configurations. */
const SMALL_STATES = 60_000;

const SMALL_CONFIGURATIONS = 1e10;

const SMALL_SLICE = 2_000;

/** Turns differ a thousandfold in cost, so a slice runs a few at a time until its time is over. */
const SLICE_MILLIS = 15;

const FEW_TURNS = 4;

const MAX_TURNS = 1_000;

function solveAny(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  return solveAnyWith(level, limits, watch, []);
}

/** The same without some of `SWITCHES`, to measure what each contributes. */
export function* solveAnyWith(
  level: Level,
  limits: Limits,
  watch: Watch,
  without: readonly string[],
): Solving<readonly Direction[]> {
  const meter = startMeterOfAll(limits, watch);
  const nothing = { expanded: 0, generated: 0, bytes: 0 };
  if (isSolved(level, level.start)) {
    return {
      verdict: 'solved',
      answer: [],
      claim: 'optimal',
      effort: meter.effort(nothing),
      notes: { tieBreak: 'proved' },
    };
  }
  const floor = makeFloor(level);
  if (!floor) return { verdict: 'unsolvable', effort: meter.effort(nothing) };
  const bytes = limits.bytes ?? (ANY.defaultBytes as number);
  const isOn = (technique: string): boolean => !without.includes(technique);
  let nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
  const spend = (expanded: number): void => {
    nodes -= expanded;
    meter.spend(expanded);
  };
  // with few nodes, the first attempts get at most half, so that some are left for the engine
  if (isSmall(floor) && isOn('small-levels')) {
    const small = yield* solveSmall(level, bytes, Math.min(SMALL_STATES, Math.floor(nodes / 2)), meter, watch);
    if (typeof small !== 'number') return small;
    spend(small);
  }
  // of two workers one is enough for it
  if (isOn('straight') && watch.partner?.index !== 1) {
    const most = Math.floor(nodes / 2);
    const straight = yield* solveStraight(level, floor.cells.length, Math.floor(bytes / 4), most, meter, watch);
    if (typeof straight !== 'number') return straight;
    spend(straight);
  }
  const left = limits.nodes === undefined ? limits : { ...limits, nodes };
  return yield* solveLarge(level, floor, bytes, left, watch, meter, without);
}

interface MeterOfAll extends Meter {
  /** Adds the expansions of an attempt that has ended to the effort of all that follow. */
  spend(expanded: number): void;
}

function startMeterOfAll(limits: Limits, watch: Watch): MeterOfAll {
  const meter = startMeter(limits, watch);
  let spent = 0;
  return {
    over: meter.over,
    effort: ({ expanded, generated, bytes }) =>
      meter.effort({ expanded: spent + expanded, generated: spent + generated, bytes }),
    spend(expanded) {
      spent += expanded;
    },
  };
}

/** Whether there are few enough box configurations. */
function isSmall({ cells, boxes }: Floor): boolean {
  let ways = 1;
  for (let i = 0; i < boxes.length; i++) ways *= (cells.length - 1 - i) / (i + 1);
  return ways <= SMALL_CONFIGURATIONS;
}

/**
 * The optimal answer, or the proof that there is none, if found within this many states; otherwise the number of states
 * searched.
 */
function* solveSmall(
  level: Level,
  bytes: number,
  states: number,
  meter: Meter,
  watch: Watch,
): Generator<void, Outcome<readonly Direction[]> | number, void> {
  const engine = openTwoSided(level, 'pushes', Math.floor(bytes / 4));
  const effort = () => meter.effort(engineCounts(engine));
  try {
    while (engine.expanded() < states) {
      const limit = meter.over(0);
      if (limit) return { verdict: 'gave-up', limit, effort: effort() };
      const left = states - engine.expanded();
      const state = engine.step(Math.min(SMALL_SLICE, left), left);
      const notes = { strategy: 'push-optimal' };
      if (state === 'solved') {
        const proven = { ...notes, tieBreak: 'proved' };
        return { verdict: 'solved', answer: engine.answer(), claim: 'optimal', effort: effort(), notes: proven };
      }
      if (state === 'unsolvable') return { verdict: 'unsolvable', effort: effort(), notes };
      if (state !== 'running') break;
      watch.report({ expanded: engine.expanded(), bytes: engine.bytes(), stage: 'small' });
      yield;
    }
    return engine.expanded();
  } finally {
    engine.close?.();
  }
}

function* solveLarge(
  level: Level,
  floor: Floor,
  bytes: number,
  limits: Limits,
  watch: Watch,
  meter: Meter,
  without: readonly string[],
): Solving<readonly Direction[]> {
  const off = [...without, ...runsOfOther(watch.partner)];
  const engine = openFeatureSpace(level, floor, Math.floor((bytes / 4) * 3), off);
  // the floor is too large for tables of all pairs of cells; the optimal search needs none, and runs alone
  if (!engine && watch.partner?.index === 1) {
    return { verdict: 'gave-up', limit: 'memory', effort: meter.effort({ expanded: 0, generated: 0, bytes: 0 }) };
  }
  if (!engine) {
    const outcome = yield* solveForPushes(level, limits, watch);
    return { ...outcome, effort: meter.effort({ ...outcome.effort }) };
  }
  // of two workers, the one with fewer turns in its runs also runs the beams
  const hasBeams = !without.includes('beams') && watch.partner?.index !== 1;
  const beams = hasBeams ? openBeams(level, floor.cells.length, Math.floor(bytes / 8)) : undefined;
  // and the other one, which has the loose runs, the chain
  const hasChain = !without.includes('chain') && watch.partner?.index !== 0;
  const chain = hasChain ? openChain(level, floor, engine, Math.floor(bytes / 8), without) : undefined;
  const search: Search = { engine, beams, chain, nodes: limits.nodes ?? Number.POSITIVE_INFINITY };
  try {
    const result = yield* runSearch(search, level, watch, meter);
    if ('verdict' in result) return result;
    // optimizing reuses the memory of the search
    closeSearch(search);
    const { moves, counts, nodes, notes } = result;
    watch.report({ ...counts, stage: 'shortening', best: moves });
    const answer = yield* improveQuickly(level, moves, 'moves', nodes, () => meter.over(0) !== undefined);
    return { verdict: 'solved', answer, claim: 'valid', effort: meter.effort(counts), notes };
  } finally {
    closeSearch(search);
  }
}

/** The solution and the figures of the search, copied so that the search can be closed. */
interface Found {
  readonly moves: readonly Direction[];
  readonly counts: EngineCounts;
  /** Expansions of the engine. */
  readonly nodes: number;
  readonly notes: Readonly<Record<string, string | number>>;
}

function* runSearch(
  search: Search,
  level: Level,
  watch: Watch,
  meter: Meter,
): Generator<void, Outcome<readonly Direction[]> | Found, void> {
  const { engine, beams, chain } = search;
  const tell = (stage: Stage): void => watch.report({ ...searchCounts(search), stage });
  while (!engine.analyze()) {
    const limit = meter.over(0);
    if (limit) return gaveUp(search, meter, limit);
    tell('analysis');
    yield;
  }
  for (;;) {
    const limit = searchCounts(search).expanded >= search.nodes ? 'nodes' : meter.over(0);
    if (limit) return gaveUp(search, meter, limit);
    const state = runSlice(search, watch);
    if (state === 'solved' || state === 'beam' || state === 'chain') {
      tell('shortening');
      const way = state === 'chain' ? chain : engine;
      const moves = state === 'beam' ? beams?.answer() : yield* macroMoves(level, way?.macros() ?? [], watch.stopped);
      if (!moves) return gaveUp(search, meter, 'stopped');
      const shared = state === 'solved' ? engine.count('partner-steps') : 0;
      const notes = {
        strategy: state === 'solved' ? engine.foundRun() : state,
        ...(watch.partner && shared > 0 ? { fromPartner: shared } : {}),
      };
      return { moves, counts: searchCounts(search), nodes: engine.expanded(), notes };
    }
    if (state === 'unsolvable') return { verdict: 'unsolvable', effort: meter.effort(searchCounts(search)) };
    if (state !== 'running') return gaveUp(search, meter, 'memory');
    if (watch.partner) exchange(engine, watch.partner);
    tell('feature space');
    yield;
  }
}

/** The engine, the beams beside it, and the nodes that both may expand together. */
interface Search {
  readonly engine: FeatureSpace;
  readonly beams: Beams | undefined;
  readonly chain: Chain | undefined;
  readonly nodes: number;
}

function searchCounts({ engine, beams, chain }: Search): EngineCounts {
  const expanded = engine.expanded() + (beams?.expanded() ?? 0) + (chain?.expanded() ?? 0);
  return { expanded, generated: expanded, bytes: engine.bytes() + (beams?.bytes() ?? 0) + (chain?.bytes() ?? 0) };
}

/**
 * One slice of the search: ends at the limit of time, turns, or nodes, or with an answer, whichever comes first; `beam` and `chain`
 * are what has solved the level beside the engine.
 */
function runSlice(search: Search, watch: Watch): EngineState | 'beam' | 'chain' {
  const { engine, beams, chain, nodes } = search;
  const now = wallClock(watch);
  const end = now() + SLICE_MILLIS;
  for (let turns = 0; turns < MAX_TURNS && now() < end; turns += FEW_TURNS) {
    const left = nodes - searchCounts(search).expanded;
    if (left <= 0) break;
    const state = engine.run(Math.min(FEW_TURNS, left), left);
    if (state !== 'running') return state;
    if (beams?.run(engine.expanded(), nodes - searchCounts(search).expanded)) return 'beam';
    if (chain?.run(engine.expanded(), nodes - searchCounts(search).expanded)) return 'chain';
  }
  return 'running';
}

function closeSearch({ engine, beams, chain }: Search): void {
  chain?.close();
  engine.close();
  beams?.close();
}

function gaveUp(search: Search, meter: Meter, limit: LimitName): Outcome<readonly Direction[]> {
  return { verdict: 'gave-up', limit, effort: meter.effort(searchCounts(search)) };
}
