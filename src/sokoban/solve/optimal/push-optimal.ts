// Fewest pushes, and among those fewest moves, proved. Two engines share the time: A* wins where the bound is good and
// solutions are long, the two-sided search where the bound is weak and boxes are near their goals. Whichever has proved
// more gets most of the time. When A* is first, the moves are still to be settled: the two-sided search goes on, and
// beside it an A* over all solutions of that many pushes. They get some multiple of the work the proof took; a note
// tells if that was not enough.

import type { Direction } from '../../../base/grid.js';
import type { LimitName, Limits, Notes, Outcome, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import type { EngineState } from './engine.js';
import { DEFAULT_BYTES, startMeter, startSlices } from './meter.js';
import { movesOfPushes } from './push-path.js';
import { addRunner, bytesLeft, countsOf, type Runner, retire, turnOf } from './runners.js';
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

/** One list entry of the two-sided search costs about a fifth of an A* node. */
const ENTRIES_A_NODE = 5;
/** The shares of an engine that is ahead. */
const AHEAD = 12;
const STAR_AHEAD = 6;
/** The second metric gets this many times the work of the proof, and a minimum of A* nodes' worth. */
const TIE_BREAK_FACTOR = 4;
const TIE_BREAK_LEAST = 200_000;

function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<Moves> {
  const meter = startMeter(limits, watch);
  const runners: Runner[] = [];
  const effort = () => meter.effort(countsOf(runners));
  const solved = (answer: Moves, notes: Notes): Outcome<Moves> => {
    return { verdict: 'solved', answer, claim: 'optimal', effort: effort(), notes };
  };
  if (isSolved(level, level.start)) return solved([], { engine: 'none', tieBreak: 'proved' });

  const bytes = limits.bytes ?? DEFAULT_BYTES;
  const star = addRunner(runners, openStar(level, bytes, { goal: 'pushes' }), 1);
  const sides = addRunner(runners, openTwoSided(level, 'pushes', bytesLeft(runners, bytes)), ENTRIES_A_NODE);
  const slices = startSlices(limits, watch);
  let tie: Runner | undefined;
  let found: Moves | undefined;
  let spare = Number.POSITIVE_INFINITY;
  const lowerBound = (): number => Math.max(star.engine.lowerBound(), sides.engine.lowerBound());
  const ended = (limit: LimitName): Outcome<Moves> =>
    found
      ? solved(found, { engine: 'a-star', tieBreak: 'not proved' })
      : { verdict: 'gave-up', limit, effort: effort(), lowerBound: lowerBound() };

  for (;;) {
    const counts = countsOf(runners);
    const limit = meter.over(counts.expanded);
    if (limit) return ended(limit);
    const runner = tie ? turnOf(tie, sides, 1, 1) : turnOf(star, sides, ...shares(star, sides));
    if (!runner || spare <= 0) return ended('memory');
    const budget = slices.next(counts.expanded);
    runner.engine.limitBytes(bytesLeft(runners, bytes) + runner.engine.bytes());
    const state: EngineState = runner.engine.step(budget * runner.rate);
    slices.done();
    runner.used += budget;
    spare -= budget;
    if (state === 'unsolvable') {
      // The tie-break looks only for better solutions than the one at hand.
      if (runner === tie && found) return solved(found, { engine: 'a-star', tieBreak: 'proved' });
      return { verdict: 'unsolvable', effort: effort(), notes: { engine: runner.engine.name } };
    }
    if (state === 'solved') {
      const answer = movesOfPushes(level, runner.engine.pushes());
      if (runner !== star) return solved(answer, { engine: runner.engine.name, tieBreak: 'proved' });
      found = answer;
      spare = Math.max(TIE_BREAK_LEAST, TIE_BREAK_FACTOR * (star.used + sides.used));
      const known = [star.engine.lowerBound(), answer.length] as const;
      retire(star);
      const opened = openStar(level, bytesLeft(runners, bytes), { goal: 'pushes-then-moves', known });
      tie = addRunner(runners, opened, 1);
      tie.used = sides.used;
    } else if (state !== 'running') retire(runner);
    watch.tell({ ...countsOf(runners), lowerBound: lowerBound(), stage: tie ? 'fewest moves' : runner.engine.name });
    yield;
  }
}

function shares(star: Runner, sides: Runner): readonly [star: number, sides: number] {
  const lead = sides.engine.lowerBound() - star.engine.lowerBound();
  return [lead < 0 ? STAR_AHEAD : 1, lead > 0 ? AHEAD : 1];
}
