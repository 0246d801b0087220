// Two engines at one level: the runs are divided between them, so that each of them gets twice the turns, and between slices each
// sends the other the boards it has newly seen and takes in what came. A search that meets a board the other has seen from
// the far side is at its end. Which engine comes first depends on the clock, so two workers may answer differently from one
// run to the next; one worker never does.

import type { Partner } from '../../../base/outcome.js';
import { RUNS, type RunId } from '../../../kernel/parameters.js';
import type { FeatureSpace } from '../engines/feature-space.js';

/** What the first of two engines runs, nearly half of all turns; the second runs the rest. */
const FIRST_RUNS: readonly RunId[] = ['plan', 'plan-near-sinks', 'plan-steady', 'plan-no-hotspots', 'plan-bare'];

/** What one of two engines leaves out to the other; nothing where one is alone. */
export function runsOfOther(partner: Partner | undefined): readonly string[] {
  if (!partner) return [];
  return RUNS.filter((run) => FIRST_RUNS.includes(run) !== (partner.index === 0)).map((run) => `run:${run}`);
}

/** Messages read between two slices, so that none grows long. */
const MOST_MESSAGES = 2;

/** Sends what is new here and takes in what is new there. */
export function exchange(engine: FeatureSpace, partner: Partner): void {
  for (let taken = 0; taken < MOST_MESSAGES; taken++) {
    const message = partner.receive();
    if (!message) break;
    engine.learn(message);
  }
  if (!partner.canSend()) return;
  const news = engine.news();
  if (news.length > 0) partner.send(news);
}
