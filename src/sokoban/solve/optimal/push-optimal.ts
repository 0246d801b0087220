// Fewest pushes, and among those fewest moves, proved. Two engines share the time: A* wins where the bound is good and
// solutions are long, the two-sided search where the bound is weak and boxes are near their goals. Whichever has proved
// more gets most of the time. When A* is first, the two-sided search may still settle the moves; for that it gets some
// multiple of the time the proof took, and a note tells if it was not enough.

import type { Direction } from '../../../base/grid.js';
import type { LimitName, Limits, Outcome, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import type { Engine } from './engine.js';
import { DEFAULT_BYTES, startMeter, startSlices } from './meter.js';
import { movesOfPushes } from './push-path.js';
import { openStar } from './star.js';
import { openTwoSided } from './two-sided.js';

export const PUSH_OPTIMAL: Solver<Level, readonly Direction[]> = {
  id: 'push-optimal',
  name: 'Fewest pushes',
  about:
    'A* with matching, pair tables and corrals beside a two-sided search; proves the fewest pushes, then the fewest moves',
  claim: 'optimal',
  solve: solveForPushes,
};

type Moves = readonly Direction[];

/** An engine with what it has been given so far, in comparable units. */
interface Runner {
  readonly engine: Engine;
  /** Units of work that weigh as much as one node of A*. */
  readonly rate: number;
  used: number;
  isOut: boolean;
}

/** One list entry of the two-sided search costs about a fifth of an A* node. */
const ENTRIES_A_NODE = 5;
/** Shares of the engine ahead and behind, and of two that are level. */
const AHEAD = 12;
/** The tie-break gets this many times the work of the proof, and a minimum of A* nodes' worth. */
const TIE_BREAK_FACTOR = 4;
const TIE_BREAK_LEAST = 200_000;

function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<Moves> {
  const meter = startMeter(limits, watch);
  if (isSolved(level, level.start)) {
    return {
      verdict: 'solved',
      answer: [],
      claim: 'optimal',
      effort: meter.effort({ expanded: 0, generated: 0, bytes: 0 }),
    };
  }
  const bytes = limits.bytes ?? DEFAULT_BYTES;
  const star: Runner = { engine: openStar(level, bytes / 2), rate: 1, used: 0, isOut: false };
  const sides: Runner = {
    engine: openTwoSided(level, 'pushes', bytes / 2),
    rate: ENTRIES_A_NODE,
    used: 0,
    isOut: false,
  };
  const runners = [star, sides];
  const sum = (count: (engine: Engine) => number): number =>
    runners.reduce((all, { engine }) => all + count(engine), 0);
  const effort = () =>
    meter.effort({
      expanded: sum((engine) => engine.expanded()),
      generated: sum((engine) => engine.generated()),
      bytes: sum((engine) => engine.bytes()),
    });
  const bound = (): number => Math.max(star.engine.lowerBound(), sides.engine.lowerBound());
  const slices = startSlices(limits, watch);
  let found: Moves | undefined;
  let spare = Number.POSITIVE_INFINITY;

  const ended = (limit: LimitName): Outcome<Moves> =>
    found
      ? {
          verdict: 'solved',
          answer: found,
          claim: 'optimal',
          effort: effort(),
          notes: { engine: 'a-star', tieBreak: 'not proved' },
        }
      : { verdict: 'gave-up', limit, effort: effort(), lowerBound: bound() };

  for (;;) {
    const limit = meter.over(sum((engine) => engine.expanded()));
    if (limit) return ended(limit);
    const runner = found ? sides : nextOf(star, sides);
    if (!runner || runner.isOut || spare <= 0) return ended('memory');
    const { engine } = runner;
    const budget = slices.next(sum((one) => one.expanded()));
    engine.limitBytes(bytes - (sum((one) => one.bytes()) - engine.bytes()));
    const state = engine.step(budget * runner.rate);
    slices.done();
    runner.used += budget;
    spare -= budget;
    if (state === 'unsolvable') return { verdict: 'unsolvable', effort: effort(), notes: { engine: engine.name } };
    if (state === 'solved') {
      const answer = movesOfPushes(level, engine.pushes());
      if (runner === sides) {
        return {
          verdict: 'solved',
          answer,
          claim: 'optimal',
          effort: effort(),
          notes: { engine: 'two-sided', tieBreak: 'proved' },
        };
      }
      found = answer;
      spare = Math.max(TIE_BREAK_LEAST, TIE_BREAK_FACTOR * (star.used + sides.used));
    } else if (state !== 'running') runner.isOut = true;
    watch.tell({
      expanded: sum((one) => one.expanded()),
      bytes: sum((one) => one.bytes()),
      lowerBound: bound(),
      stage: found ? 'fewest moves' : engine.name,
    });
    yield;
  }
}

/** The engine whose turn it is: the one ahead has the larger share; undefined when both are out of memory. */
function nextOf(star: Runner, sides: Runner): Runner | undefined {
  if (star.isOut || sides.isOut) return star.isOut ? (sides.isOut ? undefined : sides) : star;
  const lead = sides.engine.lowerBound() - star.engine.lowerBound();
  const sidesShare = lead > 0 ? AHEAD : 1;
  const starShare = lead < 0 ? AHEAD / 2 : 1;
  return star.used * sidesShare <= sides.used * starShare ? star : sides;
}
