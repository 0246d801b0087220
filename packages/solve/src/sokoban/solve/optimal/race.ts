// Runs several engines on one thread under one set of limits: which is next, what they have cost together, the best
// solution so far, the outcome. Turns are measured in work and never in time; only the slices within a turn depend on
// the clock, and they don't change the result. So the same level and node limit give the same search on every machine.

import type { Direction } from '@masu/core/base/grid.js';
import type { Effort, LimitName, Limits, Notes, Outcome, ProofEffort, Stage, Watch } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import type { EngineState } from '../../../kernel/parameters.js';
import { idleEngine, type KernelEngine } from '../engines/engine.js';
import { DEFAULT_BYTES, type EngineCounts, type Slices, startMeter, startSlices } from '../engines/meter.js';
import type { Best } from './best.js';
import { scoredAnswer } from './forecast.js';

/** An engine and its share of the work so far. */
export interface Runner {
  engine: KernelEngine;
  /** How many of its units of work count as one A* node. */
  readonly rate: number;
  /** Work that it counts as having done before it began, in A* nodes; below 0: a head start. */
  readonly before: number;
  /** Per engine, since a unit of work of one may take a thousand times as long as that of another. */
  readonly slices: Slices;
  /** Out of memory, finished, or unfit for this level. */
  isOut: boolean;
}

export interface Race {
  /** Opens an engine with the remaining memory. */
  add(open: (bytes: number) => KernelEngine, rate: number, before?: number): Runner;
  /** The limit that is reached, if one is. */
  over(): LimitName | undefined;
  /** The engine whose turn it is; `choose` is called when a turn is over. Undefined: no engine can continue. */
  turn(choose: () => Runner | undefined): Runner | undefined;
  /**
   * Runs one slice of the turn. A better solution becomes the best; an engine that is full or unfit releases its
   * memory.
   */
  run(runner: Runner): EngineState;
  /** The best solution so far. */
  best(): Best | undefined;
  /** A solution that did not come from an engine; it counts if it is better than the best. */
  offer(answer: readonly Direction[]): void;
  /** The memory that is left, in bytes. */
  left(): number;
  /** The work of all, in A* nodes. */
  used(): number;
  report(lowerBound: number, stage: Stage): void;
  /** The first metric is proven now; all further work is for the second. Only the first call counts. */
  noteProof(): void;
  /**
   * The outcome that the best solution is proven optimal. Its effort also says what the proof took, without the
   * tie-break. This and the two other outcomes close every engine.
   */
  solved(notes: Notes): Outcome<readonly Direction[]>;
  unsolvable(notes: Notes): Outcome<readonly Direction[]>;
  gaveUp(limit: LimitName, lowerBound: number): Outcome<readonly Direction[]>;
}

/** The work of a turn, in A* nodes: some hundredths of a second. */
const TURN = 1024;

export function openRace(level: Level, metric: Metric, limits: Limits, watch: Watch): Race {
  const bytes = limits.bytes ?? DEFAULT_BYTES;
  const meter = startMeter(limits, watch);
  const runners: Runner[] = [];
  let best: Best | undefined;
  let bestTold: Best | undefined;
  let current: Runner | undefined;
  let turnEnd = 0;
  let peak = 0;
  let proof: ProofEffort | undefined;
  const left = (): number => Math.max(0, bytes - sumCounts(runners).bytes);
  const notePeak = (): void => {
    peak = Math.max(peak, writtenBy(runners));
  };
  const effort = (): Effort => {
    notePeak();
    return meter.effort({ ...sumCounts(runners), bytes: peak });
  };
  const keep = (answer: readonly Direction[]): void => {
    const scored = scoredAnswer(level, metric, answer);
    if (best && (scored.first > best.first || (scored.first === best.first && scored.second >= best.second))) return;
    best = scored;
    for (const { engine } of runners) engine.beat(scored.first, scored.second);
  };
  const noteProof = (): void => {
    if (proof) return;
    const { expanded, millis, cpuMillis } = effort();
    proof = { expanded, millis, cpuMillis };
  };
  const end = <Ended>(outcome: Ended): Ended => {
    for (const { engine } of runners) engine.close?.();
    return outcome;
  };
  return {
    add(open, rate, before = 0) {
      const runner: Runner = { engine: open(left()), rate, before, slices: startSlices(watch), isOut: false };
      if (best) runner.engine.beat(best.first, best.second);
      runners.push(runner);
      return runner;
    },
    over: () => meter.over(sumCounts(runners).expanded),
    turn(choose) {
      if (current && !current.isOut && current.engine.work() < turnEnd) return current;
      current = choose();
      if (current) turnEnd = current.engine.work() + TURN * current.rate;
      return current;
    },
    run(runner) {
      const { engine, rate, slices } = runner;
      engine.limitBytes(left() + engine.bytes());
      const nodes = (limits.nodes ?? Number.POSITIVE_INFINITY) - sumCounts(runners).expanded;
      const state = slices.time(
        (budget) => engine.step(Math.min(budget * rate, turnEnd - engine.work()), nodes),
        () => engine.work() / rate,
      );
      notePeak();
      if (state === 'solved') keep(engine.answer());
      if (state === 'full' || state === 'unfit') retireRunner(runner);
      return state;
    },
    best: () => best,
    offer: keep,
    left,
    used: () => runners.reduce((sum, { engine, rate }) => sum + engine.work() / rate, 0),
    noteProof,
    report(lowerBound, stage) {
      const news = best && best !== bestTold ? { best: best.answer } : {};
      bestTold = best;
      watch.report({ ...sumCounts(runners), bytes: writtenBy(runners), lowerBound, stage, ...news });
    },
    solved(notes) {
      noteProof();
      const answer = best?.answer ?? [];
      const whole = { ...effort(), ...(proof && { proof }) };
      return end({ verdict: 'solved', answer, claim: 'optimal', effort: whole, notes });
    },
    unsolvable: (notes) => end({ verdict: 'unsolvable', effort: effort(), notes }),
    gaveUp(limit, lowerBound) {
      const answer = best ? { best: best.answer } : {};
      // Should it end before any engine has begun: a level that is not solved takes a push.
      const least = isSolved(level, level.start) ? 0 : 1;
      return end({ verdict: 'gave-up', limit, effort: effort(), lowerBound: Math.max(least, lowerBound), ...answer });
    },
  };
}

/** Work so far, in A* nodes, including `before`. */
export const runnerWork = ({ engine, rate, before }: Runner): number => before + engine.work() / rate;

/** Of those still running, the one most behind its share. */
export function mostBehind(...shares: readonly (readonly [runner: Runner, share: number])[]): Runner | undefined {
  let chosen: Runner | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [runner, share] of shares) {
    if (runner.isOut) continue;
    const used = runnerWork(runner);
    const part = used < 0 ? used : used / share;
    if (part >= least) continue;
    least = part;
    chosen = runner;
  }
  return chosen;
}

function sumCounts(runners: readonly Runner[]): EngineCounts {
  let [expanded, generated, bytes] = [0, 0, 0];
  for (const { engine } of runners) {
    expanded += engine.expanded();
    generated += engine.generated();
    bytes += engine.bytes();
  }
  return { expanded, generated, bytes };
}

/** The memory that all engines together have written, without what they only reserve. */
const writtenBy = (runners: readonly Runner[]): number =>
  runners.reduce((sum, { engine }) => sum + (engine.writtenBytes?.() ?? engine.bytes()), 0);

/** Closes an engine and keeps its figures. */
export function retireRunner(runner: Runner): void {
  const { engine } = runner;
  runner.engine = idleEngine(engine.name, 'full', engine);
  engine.close?.();
  runner.isOut = true;
}
