// Improves a solution that is proven optimal in one metric in the other metric, without a proof: the optimizer
// (improve/explore.ts) compares by both metrics in order, so the first never gets worse. On long solutions, where the
// pushes of different boxes interleave in too many ways for an exact search of the second metric, it finds more in less
// time.

import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { KernelEngine } from '../engines/engine.js';
import { exploreNear } from '../improve/explore.js';
import { improveQuickly } from '../improve/quick.js';
import { movesOfTrail, type Trail } from '../improve/trail.js';
import type { Best } from './best.js';
import type { Race } from './race.js';

/** A slice of a vicinity search, in A* nodes. */
const SLICE_WORK = 200;
/** It takes one part of the remaining memory, and at most this much. */
const PART = 4;
const MAX_BYTES = 2 ** 26;

/**
 * One quick pass over the best solution of the race, some 30 ms of CPU. It runs even if a limit is reached: every answer
 * gets it, and no limit is exceeded by more than that. Only a stop ends it early, because then the player is waiting.
 */
export function* breakTies(level: Level, race: Race, metric: Metric): Generator<void, void, void> {
  const best = race.best();
  if (!best) return;
  const isStopped = (): boolean => race.over() === 'stopped';
  const pass = improveQuickly(level, best.answer, metric, 0, isStopped, race.left());
  for (;;) {
    const next = pass.next();
    if (next.done) return race.offer(next.value);
    race.report(best.first, 'shortening');
    yield;
  }
}

/**
 * `solved` each time it has a better one; `full` when it will find no more. If another engine finds a better one, it
 * starts over from that.
 */
export function openTieBreaker(level: Level, metric: Metric, best: () => Best): KernelEngine {
  const memory = { most: 0, used: 0, written: 0 };
  let work = 0;
  /** The second metric of the best solution that it knows. */
  let second = Number.POSITIVE_INFINITY;
  let answer: Best['answer'] = [];
  let newTrail: Trail | undefined;
  let exploring: Generator<void, unknown, void> | undefined;

  function begin(from: Best): void {
    ({ second, answer } = from);
    exploring?.return(undefined);
    memory.used = memory.most;
    const onProgress = (trail: Trail, _visited: number, written: number): void => {
      memory.written = written;
      const score = metric === 'pushes' ? (trail.moves.at(-1) as number) : trail.pushes.length;
      if (score >= second) return;
      second = score;
      newTrail = trail;
    };
    exploring = exploreNear(level, answer, { metric, bytes: memory.used, isStopped: () => false, onProgress });
  }

  return {
    name: 'shortening',
    step(budget) {
      const until = work + budget;
      while (work < until) {
        if (best().second < second) begin(best());
        const isOver = exploring?.next().done;
        work += SLICE_WORK;
        if (newTrail) {
          answer = movesOfTrail(level, newTrail);
          newTrail = undefined;
          return 'solved';
        }
        if (isOver) return 'full';
      }
      return 'running';
    },
    work: () => work,
    lowerBound: () => 0,
    beat: () => {},
    expanded: () => 0,
    generated: () => 0,
    bytes: () => memory.used,
    writtenBytes: () => memory.written,
    limitBytes: (bytes) => {
      memory.most = Math.min(MAX_BYTES, bytes / PART);
    },
    answer: () => answer,
    close: () => void exploring?.return(undefined),
  };
}
