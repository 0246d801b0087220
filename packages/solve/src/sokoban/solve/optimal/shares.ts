// Divides the work on a proof of fewest pushes between the engines. Three engines raise the lower bound, and a finder
// lowers the best solution; the proof is done when the two meet, and nobody knows in advance which engine will get
// there. So all of them work, and most of the work goes where there is progress: to the engine with the higher bound,
// to the two-sided search once its forecast says that it ends soon, to the lemmas while they rise, to the finder while the
// bound doesn't move.

import { startForecast } from './forecast.js';
import type { Race, Runner } from './race.js';

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
export function startShares(race: Race, { star, sides, lemmas, finder }: PushRunners): () => readonly Share[] {
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

/** Most levels are solved before the lemma engine begins, in A* nodes of work. */
export const LEMMAS_LATER = 4_000;
