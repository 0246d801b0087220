// Finds and proves the fewest moves, and among those the fewest pushes. Two engines share the work: the two-sided search (A* where the board
// has more cells than the widest bit board), and A* with the bound of rooms, which wins on long solutions through several
// rooms. A finder supplies a solution in case a limit comes first; for A* it is also the score to beat.

import type { Direction } from '@masu/core/base/grid.js';
import type { LimitName, Limits, Solving, Watch } from '@masu/core/base/outcome.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { openStar } from '../engines/star.js';
import { openTwoSided } from '../engines/two-sided.js';
import { openFinder } from './finder.js';
import { startForecast } from './forecast.js';
import { mostBehind, openRace, type Runner, retireRunner, runnerWork } from './race.js';
import { openRoomSearch } from './room-search.js';
import { breakTies } from './tie-breaker.js';

export const MOVE_OPTIMAL: Solver<Level, readonly Direction[], 'move-optimal'> = {
  id: 'move-optimal',
  name: 'Fewest moves',
  about: 'two-sided bit-parallel search beside A* with room tables; proves the fewest moves, then the fewest pushes',
  claim: 'optimal',
  metric: 'moves',
  solve: solveForMoves,
};

/** One list entry of the two-sided search costs about a fifteenth of a node of A* with rooms. */
const ENTRIES_PER_NODE = 15;

/** The two-sided search works alone for this long, in A* nodes: most levels need no more. */
const HEAD_START = 5_000;

/** A* with rooms starts after this much work: its tables take as long. */
const ROOMS_LATER = 50_000;

/**
 * The engine with the higher proven bound gets more, or the two-sided search once the growth of its layers says that it
 * ends soon; while the tables are being made, both get the same.
 */
const AHEAD = 12;

const BEHIND = 3;

const EVEN = 8;

/** Without a solution to compare with, it is assumed to end this far above the bound of rooms. */
const STEP = 10;

/** The finder gets more until it has a solution. */
const FINDER = 1;

const FINDER_FIRST = 4;

function* solveForMoves(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(level, 'moves', limits, watch);
  if (isSolved(level, level.start)) return race.solved({ engine: 'none', tieBreak: 'proved' });
  const headStart = Math.min(HEAD_START, (limits.nodes ?? Number.POSITIVE_INFINITY) / 100);
  const sides = race.add((bytes) => openTwoSided(level, 'moves', bytes), ENTRIES_PER_NODE, -headStart);
  const isWide = sides.engine.step(0) === 'unfit';
  if (isWide) retireRunner(sides);
  const layers = isWide
    ? race.add((bytes) => openStar(level, bytes, { goal: 'moves-then-pushes' }), 1, -headStart)
    : sides;
  const rooms = race.add((bytes) => openRoomSearch(level, bytes), 1, ROOMS_LATER);
  const finder = race.add(() => openFinder(level, 'moves'), 1);
  const bound = (): number => Math.max(layers.engine.lowerBound(), rooms.engine.lowerBound());
  function* gaveUp(limit: LimitName): Solving<readonly Direction[]> {
    const best = race.best();
    if (!best || best.first > bound()) return race.gaveUp(limit, bound());
    yield* breakTies(level, race, 'moves');
    return race.solved({ engine: rooms.engine.name, tieBreak: 'unproven' });
  }
  const forecast = startForecast();
  const shares = (): Runner | undefined => {
    const [proven, provenByRooms] = [layers.engine.lowerBound(), rooms.engine.lowerBound()];
    forecast.note(proven, runnerWork(layers));
    const isEven = provenByRooms === 0;
    const target = race.best()?.first ?? (isEven ? Number.POSITIVE_INFINITY : provenByRooms + STEP);
    const endsSoon = forecast.left(target) <= race.used();
    const roomsLead = provenByRooms > proven && !endsSoon;
    return mostBehind(
      [layers, roomsLead ? BEHIND : isEven && !endsSoon ? EVEN : AHEAD],
      [rooms, roomsLead ? AHEAD : isEven && !endsSoon ? EVEN : BEHIND],
      [finder, race.best() ? FINDER : FINDER_FIRST],
    );
  };
  for (;;) {
    const limit = race.over();
    if (limit) return yield* gaveUp(limit);
    // Once the sides have met, the optimum is known, and a solution of that length comes from them.
    const runner = race.turn(() => (layers.engine.hasProof?.() ? layers : shares()));
    if (!runner || (layers.isOut && rooms.isOut)) return yield* gaveUp('memory');
    const state = race.run(runner);
    const best = race.best();
    if (layers.engine.hasProof?.() || (best && best.first <= bound())) race.noteProof();
    if (runner !== finder) {
      // `unsolvable` with a known solution: nothing beats it.
      if (state === 'solved' || (state === 'unsolvable' && best)) {
        return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
      }
      if (state === 'unsolvable') return race.unsolvable({ engine: runner.engine.name });
    }
    race.report(bound(), runner.engine.name);
    yield;
  }
}
