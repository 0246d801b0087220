// Shares one level between two engines: the runs are divided between them, so that each run gets twice the turns, and
// between slices the engines exchange the boards they have newly seen. A search that reaches a board the other engine
// has seen from the opposite direction has a solution. Which engine gets there first depends on the clock, so two
// workers may give different answers from one run to the next; one worker never does.

import type { Partner } from '@masu/core/base/outcome.js';
import { RUNS, type RunId } from '../../../kernel/parameters.js';
import type { FeatureSpace } from '../engines/feature-space.js';

/** The runs of the first engine, nearly half of all turns; the second has the rest. */
const FIRST_RUNS: readonly RunId[] = ['plan', 'plan-near-sinks', 'plan-steady', 'plan-no-hotspots', 'plan-bare'];

/** The runs that this engine leaves to the other one; none without a partner. */
export function runsOfOther(partner: Partner | undefined): readonly string[] {
  if (!partner) return [];
  return RUNS.filter((run) => FIRST_RUNS.includes(run) !== (partner.index === 0)).map((run) => `run:${run}`);
}

/** The most messages read between two slices, to keep the pause short. */
const MAX_MESSAGES = 2;

/** Sends new boards to the other engine and takes in its own. */
export function exchange(engine: FeatureSpace, partner: Partner): void {
  for (let messageCount = 0; messageCount < MAX_MESSAGES; messageCount++) {
    const message = partner.receive();
    if (!message) break;
    engine.learn(message);
  }
  if (!partner.canSend()) return;
  const news = engine.news();
  if (news.length > 0) partner.send(news);
}
