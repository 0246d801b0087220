// Two engines at one level: the runs are divided between them, so that each of them gets twice the turns, and between slices each
// sends the other the boards it has newly seen and takes in what came. A search that meets a board the other has seen from
// the far side is at its end. Which engine comes first depends on the clock, so two workers may answer differently from one
// run to the next; one worker never does.

import type { Partner } from '../../../base/outcome.js';
import type { FeatureSpace } from '../engines/feature-space.js';
import { TECHNIQUES } from './techniques.js';

/** What the first of two engines runs, nearly half of all turns; the second runs the rest. */
const FIRST_RUNS = ['first-run', 'second-run', 'fourth-run', 'sixth-run'];
const ALL_RUNS = Object.keys(TECHNIQUES).filter((name) => name.endsWith('-run'));

/** The switches of one of two engines, or of one that is alone. */
export function dividedSwitches(switches: number, partner: Partner | undefined): number {
  if (!partner) return switches;
  const others = ALL_RUNS.filter((run) => FIRST_RUNS.includes(run) !== (partner.index === 0));
  return others.reduce((bits, run) => bits & ~(TECHNIQUES[run] as number), switches);
}

/** Letters that are taken in between two slices, so that none grows long. */
const MOST_LETTERS = 2;

/** Sends what is new here and takes in what is new there. */
export function exchange(engine: FeatureSpace, partner: Partner): void {
  for (let taken = 0; taken < MOST_LETTERS; taken++) {
    const letter = partner.receive();
    if (!letter) break;
    engine.learn(letter);
  }
  if (!partner.canSend()) return;
  const news = engine.news();
  if (news.length > 0) partner.send(news);
}
