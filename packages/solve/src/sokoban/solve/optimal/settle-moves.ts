// Finds and proves the fewest pushes, and among those the fewest moves. Two engines share the work: A* wins where the bound is good and
// solutions are long, the two-sided search where the bound is weak and boxes are near their goals. Lemmas raise the
// bound where A* is on a plateau, and a finder looks for solutions: as soon as the proven bound reaches the shortest of
// them, it is push-optimal. Then `settleMoves` minimizes the moves.

import type { Direction } from '../../../base/grid.js';
import type { Limits, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import { LEMMAS_A_NODE, openLemmaEngine } from '../engines/lemmas.js';
import { openStar, type Star } from '../engines/star.js';
import { ENTRIES_A_NODE, openTwoSided } from '../engines/two-sided.js';
import { openFinder } from './finder.js';
import { type Best, startForecast } from './forecast.js';
import { mostBehind, openRace, type Race, type Runner, retireRunner, runnerWork } from './race.js';
import { breakTies, openTieBreaker } from './tie-breaker.js';

// Divides the work on a proof of fewest pushes between the engines. Three engines raise the lower bound, and a finder
// lowers the best solution; the proof is done when the two meet, and nobody knows in advance which engine will get
// there. So all of them work, and most of the work goes where there is progress: to the engine with the higher bound,
// to the two-sided search once its forecast says that it ends soon, to the lemmas while they rise, to the finder while the
// bound doesn't move.

interface PushRunners {
  readonly star: Runner;
  readonly sides: Runner;
  readonly lemmas: Runner;
  readonly finder: Runner;
}

type Share = readonly [runner: Runner, share: number];

const BEHIND = 1;
const SIDES_AHEAD = 30;
const STAR_AHEAD = 6;
/** A* is ahead, but its bound doesn't move: a plateau, which it can only exhaust. */
const STAR_STILL = 2;
const FINDER = 5;
const FINDER_STILL = 15;
const LEMMAS = 5;
/**
 * From this much work on, in A* nodes, most of it goes to the lemmas while they rise, and more to the finder when one step is
 * missing: it may be the solution that is too long. Most small levels are proven before.
 */
const LATER = 100_000;
const LEMMAS_SHARE_LATER = 40;
/** Lemmas don't rise any more; their beams may find the solution. */
const LEMMAS_STILL = 30;
const FINDER_LATER = 12;
/** No solution is known yet. */
const FINDER_FIRST = 40;
/** Lemmas count as stuck after this many times the work that it took to their last rise, and at least this much. */
const LEMMAS_STUCK = 6;
const MIN_LEMMAS_STUCK = 300_000;
/** One step of the bound is missing: totals are all odd or all even. */
const STEP = 2;
/** The bound counts as stuck after this many A* nodes of work, or half of what it took to get there if that is more. */
const STILL = 200_000;
const STILL_PART = 0.5;

/** Call the result at the end of each turn, when the work of every engine is exact. */
function startShares(race: Race, { star, sides, lemmas, finder }: PushRunners): () => readonly Share[] {
  const forecast = startForecast();
  let reached = 0;
  let since = 0;
  let starReached = 0;
  let starSince = 0;
  let lemmasReached = 0;
  let lemmasSince = 0;
  return () => {
    const used = race.used();
    forecast.note(sides.engine.lowerBound(), sides.engine.work() / sides.rate);
    const others = Math.max(star.engine.lowerBound(), lemmas.engine.lowerBound());
    const bound = Math.max(others, sides.engine.lowerBound());
    if (bound > reached) {
      reached = bound;
      since = used;
    }
    if (star.engine.lowerBound() > starReached) {
      starReached = star.engine.lowerBound();
      starSince = used;
    }
    if (lemmas.engine.lowerBound() > lemmasReached) {
      lemmasReached = lemmas.engine.lowerBound();
      lemmasSince = lemmas.engine.work();
    }
    const areLemmasStuck = lemmas.engine.work() > Math.max(MIN_LEMMAS_STUCK, LEMMAS_STUCK * lemmasSince);
    const isStuckSince = (start: number): boolean => used - start > Math.max(STILL, STILL_PART * start);
    const isStill = isStuckSince(since);
    const best = race.best()?.first;
    const isNear = best !== undefined && best - bound <= STEP;
    const endsSoon = forecast.left(best ?? others + STEP) <= used;
    const sidesLead = sides.engine.lowerBound() > star.engine.lowerBound() || endsSoon;
    const sidesAlone = sides.engine.lowerBound() > others || endsSoon;
    // Where the two-sided search is ahead of A*, boards are small and bounds weak: lemmas bring little.
    const isLater = used > LATER && !sidesLead;
    const laterShare = best === undefined ? FINDER_FIRST : isNear || isStill ? FINDER_STILL : FINDER_LATER;
    const finderShare = isLater ? laterShare : isStill ? FINDER_STILL : FINDER;
    // A bound by lemmas may be the optimum, and A* that rises toward it may find the solution.
    const starLeads = star.engine.lowerBound() > sides.engine.lowerBound();
    const laterLemmas = areLemmasStuck ? LEMMAS_STILL : LEMMAS_SHARE_LATER;
    const lemmasShare = sidesAlone ? BEHIND : isLater ? laterLemmas : areLemmasStuck ? BEHIND : LEMMAS;
    return [
      [finder, finderShare],
      [lemmas, lemmasShare],
      [star, starLeads ? (isStuckSince(starSince) ? STAR_STILL : STAR_AHEAD) : BEHIND],
      [sides, sidesLead ? SIDES_AHEAD : BEHIND],
    ];
  };
}

// Finds the fewest moves among solutions whose pushes are proven minimal. The two-sided search that was running anyway
// continues; next to it, two beams over all solutions of that many pushes find a good one soon, and then A* searches
// all of them. A* gets some multiple of the work of the proof, as long as its layers so far suggest that it may finish:
// on long solutions, the pushes of different boxes interleave in too many ways. There the optimizer finds the best
// solutions: it takes turns with the searches and gets a last turn when they have given up. If the moves are not proven
// minimal, a note says so.

/** The work limit of each beam, in A* nodes, and the most nodes it expands per layer. */
const BEAMS = [
  { work: 100_000, breadth: 2000 },
  { work: 300_000, breadth: 10_000 },
] as const;
/** The work of A*: this much at first, then this many times the work of the proof, if it is likely to finish. */
const TRIAL = 100_000;
const LEAST = 800_000;
const FACTOR = 8;
/** Layers grow at first and shrink in the end, so a forecast from the growth so far is far too high. */
const TOO_HIGH = 100;

/**
 * The work limit of the optimizer in A* nodes, and its share of the turns. It starts later: most small levels are done by
 * then. At 3 CPU s (11 levels of XSokoban, 2026-11-16), moves: 6,148 without it, 4,903 with this share, 4,878 with twice
 * the share, where one level got worse.
 */
const SHORTENING = { work: 200_000, later: 4000, share: 0.5 } as const;

/** The best solution of the race must be proven push-optimal. */
function* settleMoves(level: Level, race: Race, sides: Runner): Solving<readonly Direction[]> {
  yield* breakTies(level, race, 'pushes');
  const shortener = race.add(
    () => openTieBreaker(level, 'pushes', () => race.best() as Best),
    1,
    runnerWork(sides) + SHORTENING.later,
  );
  const used = (): number => race.used() - shortener.engine.work();
  const until = used() + Math.max(LEAST, FACTOR * used());
  const { first: pushes } = race.best() as Best;
  const forecast = startForecast();
  const sidesForecast = startForecast();
  let beam = 0;
  /** Nodes per layer of the beam at hand; 0: A*. */
  let breadth = 0;
  let full: Star | undefined;
  const open = (): Runner => {
    const { first, second } = race.best() as Best;
    const row = BEAMS[beam];
    breadth = row ? Math.max(1, Math.min(row.breadth, Math.floor(row.work / pushes))) : 0;
    const known = [first, second] as const;
    const openOne = (bytes: number): Star => {
      const opened = openStar(level, bytes, { goal: 'pushes-then-moves', known, breadth });
      if (!row) full = opened;
      return opened;
    };
    return race.add(openOne, 1, runnerWork(sides));
  };
  let star = open();
  /** Call it at the end of each turn, when the work is exact. */
  const mayEnd = (): boolean => {
    const left = until - used();
    sidesForecast.note(sides.engine.lowerBound(), sides.engine.work() / sides.rate);
    if (left <= 0) return false;
    if (!full || sides.engine.hasProof?.()) return true;
    if (!star.isOut) forecast.note(full.layer(), full.work());
    if (star.engine.work() < TRIAL || sidesForecast.left(pushes) <= left) return true;
    return !star.isOut && forecast.left(pushes) <= TOO_HIGH * left;
  };
  const choose = (): Runner | undefined => {
    if (!shortener.isOut && shortener.engine.work() >= SHORTENING.work) retireRunner(shortener);
    if (mayEnd()) return mostBehind([star, 1], [sides, 1], [shortener, SHORTENING.share]);
    return shortener.isOut ? undefined : shortener;
  };
  for (;;) {
    const runner = race.turn(choose);
    if (race.over() || !runner) {
      yield* breakTies(level, race, 'pushes');
      return race.solved({ engine: 'a-star', tieBreak: 'unproven' });
    }
    const state = race.run(runner);
    // A beam that has expanded fewer nodes in all than a layer may have has left out none: it was A*.
    const isWhole = star.engine.expanded() < breadth && (state === 'solved' || state === 'unsolvable');
    if (runner === star && state !== 'running' && beam < BEAMS.length && !isWhole) {
      // The next beam starts with the best solution so far as the one to beat.
      beam++;
      retireRunner(star);
      star = open();
    } else if (runner !== shortener && (state === 'solved' || state === 'unsolvable')) {
      // `unsolvable` from A* means here: nothing better than the best so far.
      return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
    }
    race.report(pushes, 'fewest moves');
    yield;
  }
}

export const PUSH_OPTIMAL: Solver<Level, readonly Direction[], 'push-optimal'> = {
  id: 'push-optimal',
  name: 'Fewest pushes',
  about:
    'A* with matching, pair tables and corrals beside a two-sided search; proves the fewest pushes, then the fewest moves',
  claim: 'optimal',
  metric: 'pushes',
  solve: solveForPushes,
};

/** A* must build its pair table first, and then often needs only a few nodes. */
const HEAD_START = 16_000;
/** Most levels are solved before the lemma engine begins, in A* nodes of work. */
const LEMMAS_LATER = 4_000;
/** The same for a solver that gets its limits and watch from its own caller. */
export function* solveForPushes(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(level, 'pushes', limits, watch);
  if (isSolved(level, level.start)) return race.solved({ engine: 'none', tieBreak: 'proved' });
  const headStart = Math.min(HEAD_START, (limits.nodes ?? Number.POSITIVE_INFINITY) / 2);
  const star = race.add((bytes) => openStar(level, bytes, { goal: 'pushes' }), 1, -headStart);
  const sides = race.add((bytes) => openTwoSided(level, 'pushes', bytes), ENTRIES_A_NODE);
  const lemmas = race.add((bytes) => openLemmaEngine(level, bytes), LEMMAS_A_NODE, LEMMAS_LATER);
  const bound = (): number => Math.max(...[star, sides, lemmas].map(({ engine }) => engine.lowerBound()));
  const finder = race.add(() => openFinder(level, 'pushes', bound), 1);
  const shares = startShares(race, { star, sides, lemmas, finder });
  for (;;) {
    const limit = race.over();
    if (limit) return race.gaveUp(limit, bound());
    // Once the sides have met, the optimum is known, and a solution of that length comes from them.
    const runner = race.turn(() => (sides.engine.hasProof?.() ? sides : mostBehind(...shares())));
    if (!runner || (star.isOut && sides.isOut)) return race.gaveUp('memory', bound());
    const state = race.run(runner);
    if (sides.engine.hasProof?.()) race.noteProof();
    if (runner === sides && state === 'solved') return race.solved({ engine: 'two-sided', tieBreak: 'proved' });
    const best = race.best();
    if (state === 'unsolvable' && !best) return race.unsolvable({ engine: runner.engine.name });
    // A* found a solution of its own, or nothing better than the finder's; or one of the bounds reached it.
    if (best && best.first <= bound()) {
      race.noteProof();
      retireRunner(star);
      retireRunner(finder);
      retireRunner(lemmas);
      return yield* settleMoves(level, race, sides);
    }
    race.report(bound(), runner.engine.name);
    yield;
  }
}
