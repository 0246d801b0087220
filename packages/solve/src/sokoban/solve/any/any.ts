// The default solver: finds any solution quickly. Small levels first go to the two-sided search for the fewest pushes,
// for about a tenth of a second, counted in nodes so that every machine gives the same answer. Then a narrow beam tries
// only pushes that bring boxes closer to goals. All other levels go to the feature-space engine and, if that takes
// long, also to wider and wider beams.

import type { Direction } from '../../../base/grid.js';
import type { LimitName, Limits, Outcome, Partner, Solving, Stage, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import { wallClock } from '../../../base/stopwatch.js';
import { type EngineState, RUNS, type RunId } from '../../../kernel/parameters.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import { engineCounts } from '../engines/engine.js';
import { ENGINE_SWITCHES, type FeatureSpace, openFeatureSpace } from '../engines/feature-space.js';
import { type Floor, makeFloor } from '../engines/floor.js';
import { macroMoves } from '../engines/macro-path.js';
import { type EngineCounts, type Meter, startMeter } from '../engines/meter.js';
import { openStar, type Star } from '../engines/star.js';
import { openTwoSided } from '../engines/two-sided.js';
import { improveQuickly } from '../improve/shorten.js';
import { solveForPushes } from '../optimal/push-optimal.js';
import { solveStraight } from './straight.js';

// Beam searches that run next to the feature-space engine. A beam goes layer by layer over single pushes and keeps the
// best positions of each layer, as many as its width, ranked by the lower bound of the pushes left. Beams follow
// neither plan nor target, so they solve levels that mislead the engine: boxes that are on goals and must leave them,
// rooms that must be emptied in one order. Each beam is twice as wide as the one before. A beam node costs a tenth of
// an expansion, so beams get a few nodes per expansion, about a quarter of the time, counted and never timed: every
// machine gives the same answer.

const FIRST_BREADTH = 300;
const MAX_BREADTH = 1 << 16;
/** A beam ends after the nodes of this many full layers: it is unlikely to find anything later. */
const MAX_LAYERS = 1_500;
/** Expansions of the engine before the first beam: nearly all levels are solved by then. */
const FIRST_EXPANSIONS = 8_000;
/** Beam nodes per expansion after that, up to this many nodes; then one. Beams find a solution early or hardly ever. */
const NODES_PER_EXPANSION = 3;
const FIRST_NODES = 1 << 18;
/** Nodes per step, and the most cells × boxes × nodes per step: a few milliseconds. */
const STEP_NODES = 64;
const STEP_WORK = 1 << 18;
/** Building the tables of these costs more than a beam gains from them. */
const WITHOUT = ['pairs', 'assignments'] as const;

interface Beams {
  /**
   * Takes a step of at most this many nodes if one is due after this many expansions of the engine; true once a beam
   * has solved the level.
   */
  run(expansions: number, nodes: number): boolean;
  answer(): readonly Direction[];
  /** Nodes of all beams. */
  expanded(): number;
  bytes(): number;
  /** Releases the memory for the next search. Must be the last call. */
  close(): void;
}

/** Allocates nothing before the first beam is due. */
export function openBeams(level: Level, cells: number, bytes: number): Beams {
  let star: Star | undefined;
  let breadth = FIRST_BREADTH;
  let expanded = 0;
  let inBeam = 0;
  let isOver = false;
  const step = Math.max(1, Math.min(STEP_NODES, Math.floor(STEP_WORK / (cells * level.start.boxes.length))));

  const nodesDue = (expansions: number): number => {
    const due = (expansions - FIRST_EXPANSIONS) * NODES_PER_EXPANSION;
    return due <= FIRST_NODES ? due : FIRST_NODES + (due - FIRST_NODES) / NODES_PER_EXPANSION;
  };

  /** Starts a wider beam. */
  function widen(current: Star): void {
    breadth *= 2;
    inBeam = 0;
    if (breadth > MAX_BREADTH) isOver = true;
    else current.again({ breadth, order: 'bound' });
  }

  return {
    run(expansions, nodes) {
      if (isOver || nodes <= 0 || expanded >= nodesDue(expansions)) return false;
      star ??= openStar(level, bytes, { goal: 'pushes', breadth, order: 'bound', without: WITHOUT });
      const before = star.expanded();
      const state = star.step(step, nodes);
      expanded += star.expanded() - before;
      inBeam += star.expanded() - before;
      if (state === 'solved') return true;
      if (state === 'full') isOver = true;
      else if (state !== 'running' || inBeam >= breadth * MAX_LAYERS) widen(star);
      if (isOver) {
        star.close?.();
        star = undefined;
      }
      return false;
    },
    answer: () => (star as Star).answer(),
    expanded: () => expanded,
    bytes: () => star?.bytes() ?? 0,
    close: () => star?.close?.(),
  };
}

// Shares one level between two engines: the runs are divided between them, so that each run gets twice the turns, and
// between slices the engines exchange the boards they have newly seen. A search that reaches a board the other engine
// has seen from the opposite direction has a solution. Which engine gets there first depends on the clock, so two
// workers may give different answers from one run to the next; one worker never does.

/** The runs of the first engine, nearly half of all turns; the second has the rest. */
const FIRST_RUNS: readonly RunId[] = ['plan', 'plan-near-sinks', 'plan-steady', 'plan-no-hotspots', 'plan-bare'];

/** The runs that this engine leaves to the other one; none without a partner. */
function runsOfOther(partner: Partner | undefined): readonly string[] {
  if (!partner) return [];
  return RUNS.filter((run) => FIRST_RUNS.includes(run) !== (partner.index === 0)).map((run) => `run:${run}`);
}

/** The most messages read between two slices, to keep the pause short. */
const MAX_MESSAGES = 2;

/** Sends new boards to the other engine and takes in its own. */
function exchange(engine: FeatureSpace, partner: Partner): void {
  for (let taken = 0; taken < MAX_MESSAGES; taken++) {
    const message = partner.receive();
    if (!message) break;
    engine.learn(message);
  }
  if (!partner.canSend()) return;
  const news = engine.news();
  if (news.length > 0) partner.send(news);
}

// The parts of `any` that can be switched off by name, for measurements and tests.

/** Before the engine: the optimal search on small levels, and a beam of pushes toward the goals. Next to it: beams. */
export const OUTSIDE_ENGINE = ['small-levels', 'straight', 'beams'] as const;

export const SWITCHES: readonly string[] = [...ENGINE_SWITCHES, ...OUTSIDE_ENGINE];

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
  const meter = startMeter(limits, watch);
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
  // with few nodes, the first attempts get at most half, so that some are left for the engine
  if (isSmall(floor) && isOn('small-levels')) {
    const small = yield* solveSmall(level, bytes, Math.min(SMALL_STATES, nodes / 2), meter, watch);
    if (typeof small !== 'number') return small;
    nodes -= small;
  }
  // of two workers one is enough for it
  if (isOn('straight') && watch.partner?.index !== 1) {
    const straight = yield* solveStraight(level, floor.cells.length, Math.floor(bytes / 4), nodes / 2, meter, watch);
    if (typeof straight !== 'number') return straight;
    nodes -= straight;
  }
  const left = limits.nodes === undefined ? limits : { ...limits, nodes: Math.max(1, nodes) };
  return yield* solveLarge(level, floor, bytes, left, watch, meter, without);
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
      const state = engine.step(Math.min(SMALL_SLICE, Math.ceil(states)));
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
  const engine = openFeatureSpace(level, floor, Math.floor((bytes / 4) * 3), [
    ...without,
    ...runsOfOther(watch.partner),
  ]);
  // the floor is too large for tables of all pairs of cells; the optimal search needs none, and runs alone
  if (!engine && watch.partner?.index === 1) {
    return { verdict: 'gave-up', limit: 'memory', effort: meter.effort({ expanded: 0, generated: 0, bytes: 0 }) };
  }
  if (!engine) return yield* solveForPushes(level, limits, watch);
  // of two workers, the one with fewer turns in its runs also runs the beams
  const hasBeams = !without.includes('beams') && watch.partner?.index !== 1;
  const beams = hasBeams ? openBeams(level, floor.cells.length, Math.floor(bytes / 4)) : undefined;
  const search: Search = { engine, beams, nodes: limits.nodes ?? Number.POSITIVE_INFINITY };
  try {
    const found = yield* runSearch(search, level, watch, meter);
    if ('verdict' in found) return found;
    // optimizing reuses the memory of the search
    closeSearch(search);
    const { moves, counts, nodes, notes } = found;
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
  const { engine, beams } = search;
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
    if (state === 'solved' || state === 'solved by beam') {
      tell('shortening');
      const isFoundByBeam = state === 'solved by beam';
      const moves = isFoundByBeam ? beams?.answer() : yield* macroMoves(level, engine.macros(), watch.stopped);
      if (!moves) return gaveUp(search, meter, 'stopped');
      const shared = isFoundByBeam ? 0 : engine.count('partner-steps');
      const notes = {
        strategy: isFoundByBeam ? 'beam' : engine.foundRun(),
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
  readonly nodes: number;
}

function searchCounts({ engine, beams }: Search): EngineCounts {
  const expanded = engine.expanded() + (beams?.expanded() ?? 0);
  return { expanded, generated: expanded, bytes: engine.bytes() + (beams?.bytes() ?? 0) };
}

/** One slice of the search: ends at the limit of time, turns, or nodes, or with an answer, whichever comes first. */
function runSlice(search: Search, watch: Watch): EngineState | 'solved by beam' {
  const { engine, beams, nodes } = search;
  const now = wallClock(watch);
  const end = now() + SLICE_MILLIS;
  for (let turns = 0; turns < MAX_TURNS && now() < end; turns += FEW_TURNS) {
    const left = nodes - searchCounts(search).expanded;
    if (left <= 0) break;
    const state = engine.run(Math.min(FEW_TURNS, left));
    if (state !== 'running') return state;
    if (beams?.run(engine.expanded(), nodes - searchCounts(search).expanded)) return 'solved by beam';
  }
  return 'running';
}

function closeSearch({ engine, beams }: Search): void {
  engine.close();
  beams?.close();
}

function gaveUp(search: Search, meter: Meter, limit: LimitName): Outcome<readonly Direction[]> {
  return { verdict: 'gave-up', limit, effort: meter.effort(searchCounts(search)) };
}
