// From a position to a plan of pushes, through the engine: first a solver that proves, where it is quick, then one that
// finds. The plan is as good as the solver's claim and says no more than that.

import { type Direction, offsets } from '../base/grid.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Report } from '../jobs/index.js';
import { bytesForEach } from '../jobs/node/index.js';
import { movesOf } from '../play/index.js';
import { HINT_SOLVERS, makeLurd, parseLurd } from '../sokoban/index.js';
import { type HintPlan, planOf } from './hint-plan.js';
import { levelOfJob } from './library.js';
import { type Searcher, withoutSolution } from './searcher.js';
import { click, walk } from './sokoban-actions.js';
import { positionNow, type SokobanState } from './sokoban-state.js';

/** Asked one after the other until one answers. */
const ASKED: readonly (readonly [solver: string, millis: number])[] = [
  [HINT_SOLVERS.proves, 3000],
  [HINT_SOLVERS.finds, 60_000],
];

/** A hint is a courtesy; it may not take all of the machine. */
const MOST_BYTES = 1024 * 1024 * 1024;

function planFrom(report: Report, state: SokobanState): HintPlan | undefined {
  const held = report.verdict === 'gave-up' ? report.best : report.verdict === 'solved' ? report : undefined;
  const way = typeof held?.solution === 'string' ? parseLurd(held.solution) : undefined;
  const isProved = report.verdict === 'solved' && report.claim === 'optimal' && report.solver === HINT_SOLVERS.proves;
  return way?.ok ? planOf(state.game.level, positionNow(state), way.value, isProved) : undefined;
}

/** A plan from where the game stands, or the sentence that says why there is none. Settles early when stopped. */
export function searchPlan(
  searcher: Searcher,
  state: SokobanState,
  tell: (words: string) => void = () => {},
): Promise<Result<HintPlan, string>> {
  const { game } = state;
  const moves = movesOf(game);
  const job = {
    ...levelOfJob({ puzzle: 'sokoban', level: game.level }),
    ...(moves.length === 0 ? {} : { moves: makeLurd(game.level, moves) }),
  } as const;
  const bytes = Math.min(MOST_BYTES, bytesForEach(1));
  const jobs = ASKED.map(([solver, millis]) => ({ ...job, solver, limits: { millis, bytes } }));
  return new Promise((settle) => {
    searcher.start(jobs, {
      tell,
      fail: (words) => settle(fail(words)),
      stopped: () => settle(fail('Stopped.')),
      report: (report) => {
        const plan = planFrom(report, state);
        if (plan) settle(ok(plan));
        else settle(fail(report.verdict === 'solved' ? 'Already solved.' : withoutSolution(report)));
      },
    });
  });
}

/** The moves so far and those of the plan, as one solution. */
export function wholeWayOf(state: SokobanState): readonly Direction[] {
  let now = state;
  for (const { from, direction } of state.hint?.pushes ?? []) {
    const behind = from - offsets(now.game.level.width)[direction];
    now = walk(click({ ...now, chosen: undefined }, behind), direction);
  }
  return movesOf(now.game);
}
