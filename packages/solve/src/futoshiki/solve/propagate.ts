// The default solver: candidates as bit masks, cheap propagation, and search for the rest. It also looks for a second
// solution, so that `unique` is proven.

import { defined } from '@masu/core/base/defined.js';
import type { Limits, Solving, Watch } from '@masu/core/base/outcome.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import { startStopwatch } from '@masu/core/base/stopwatch.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { giveBack, takeEngine } from './candidates/count.js';
import { brokenLimit, measuredEffort } from './slices.js';

function* solve(level: FutoshikiLevel, limits: Limits, watch: Watch): Solving<FutoshikiGrid> {
  const stopwatch = startStopwatch(limits, watch);
  const engine = takeEngine(level.size);
  const { search } = engine;
  const bytes = level.size ** 3 * 20 + 8192;
  const slice = Math.max(16, Math.floor(200_000 / level.size ** 2));
  const effort = () => measuredEffort(search.nodes, bytes, stopwatch);
  search.begin(level, 2);
  while (!search.run(Math.min(search.nodes + slice, limits.nodes ?? Number.POSITIVE_INFINITY))) {
    const limit = brokenLimit(search.nodes, limits, stopwatch, watch);
    if (limit) {
      const best = search.solutions[0];
      giveBack(engine);
      return { verdict: 'gave-up', limit, effort: effort(), ...defined({ best }) };
    }
    watch.report({ expanded: search.nodes, bytes, stage: search.solutions.length > 0 ? 'proving' : 'searching' });
    yield;
  }
  const [answer, other] = search.solutions;
  giveBack(engine);
  if (!answer) return { verdict: 'unsolvable', effort: effort(), notes: { solutions: 0 } };
  const claim = other ? 'valid' : 'unique';
  return { verdict: 'solved', answer, claim, effort: effort(), notes: { solutions: other ? 2 : 1 } };
}

export const PROPAGATE: Solver<FutoshikiLevel, FutoshikiGrid, 'propagate'> = {
  id: 'propagate',
  name: 'Propagation',
  about: 'constraint propagation and search; proves whether the solution is unique',
  claim: 'unique',
  solve,
};
