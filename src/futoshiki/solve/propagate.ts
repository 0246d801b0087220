// The default solver: candidates as bit masks, everything drawn from them that is cheap, search for the rest. It
// looks for a second solution too, so that what it calls unique has no other.

import type { Limits, Solving, Watch } from '../../base/outcome.js';
import type { Solver } from '../../base/puzzle.js';
import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import { Candidates } from './candidates.js';
import { Search } from './search.js';
import { brokenLimit, effortOf } from './slices.js';

interface Engine {
  readonly candidates: Candidates;
  readonly search: Search;
}

// Engines at rest, by size: making one costs more than solving an easy puzzle with it.
const RESTING: Engine[][] = [];

function takeEngine(size: number): Engine {
  const resting = RESTING[size]?.pop();
  if (resting) return resting;
  const candidates = new Candidates(size);
  return { candidates, search: new Search(candidates) };
}

function giveBack(engine: Engine): void {
  const { size } = engine.candidates;
  RESTING[size] ??= [];
  RESTING[size].push(engine);
}

/** What a count of solutions found: at most as many as asked for. */
export interface Counted {
  readonly solutions: readonly FutoshikiGrid[];
  readonly nodes: number;
}

/** Solutions up to `wanted`, without a limit. Fewer than wanted means that there are no others. */
export function countSolutions(level: FutoshikiLevel, wanted = 2): Counted {
  const engine = takeEngine(level.size);
  const { search } = engine;
  search.begin(level, wanted);
  search.run(Number.POSITIVE_INFINITY);
  const counted = { solutions: search.solutions.slice(), nodes: search.nodes };
  giveBack(engine);
  return counted;
}

function* solve(level: FutoshikiLevel, limits: Limits, watch: Watch): Solving<FutoshikiGrid> {
  const engine = takeEngine(level.size);
  const { search } = engine;
  const began: readonly [number, number] = [watch.now(), watch.cpu()];
  const bytes = level.size ** 3 * 20 + 8192;
  const slice = Math.max(16, Math.floor(200_000 / level.size ** 2));
  const effort = () => effortOf(search.nodes, bytes, began, watch);
  search.begin(level, 2);
  while (!search.run(Math.min(search.nodes + slice, limits.nodes ?? Number.POSITIVE_INFINITY))) {
    const limit = brokenLimit(search.nodes, limits, began, watch);
    if (limit) {
      const best = search.solutions[0];
      giveBack(engine);
      return { verdict: 'gave-up', limit, effort: effort(), ...(best ? { best } : {}) };
    }
    watch.tell({ expanded: search.nodes, bytes, stage: search.solutions.length > 0 ? 'proving' : 'searching' });
    yield;
  }
  const [answer, other] = search.solutions;
  giveBack(engine);
  if (!answer) return { verdict: 'unsolvable', effort: effort(), notes: { solutions: 0 } };
  const claim = other ? 'valid' : 'unique';
  return { verdict: 'solved', answer, claim, effort: effort(), notes: { solutions: other ? 2 : 1 } };
}

export const PROPAGATE: Solver<FutoshikiLevel, FutoshikiGrid> = {
  id: 'propagate',
  name: 'Propagation',
  about: 'candidates, signs, sets in every line, then search; proves that a solution is the only one',
  claim: 'unique',
  solve,
};
