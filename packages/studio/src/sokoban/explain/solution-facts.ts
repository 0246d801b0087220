// What can be said about the whole solution shown: its plan in one sentence, from where the rest is delivery, and boxes
// that make room again and again.

import type { LevelFact, RunFact } from './facts.js';
import type { Play } from './runs.js';

/** Fewer runs than this are no pattern. */
const MIN_ROOM_MADE = 3;

/** Whether the run moves its box out of a way that a run of another box needs. */
const makesRoom = (facts: readonly RunFact[]): boolean => facts.some((fact) => fact.kind === 'enables' && fact.isOwn);

/** `facts`: those of each run. */
export function solutionFacts(
  { runs }: Play,
  facts: readonly (readonly RunFact[])[],
  goals: readonly number[],
): LevelFact[] {
  const levelFacts: LevelFact[] = [];
  const deliveries = runs.filter((run) => run.isDelivery);
  const firstDelivery = runs.findIndex((run) => run.isDelivery);
  if (deliveries.length >= 2) {
    const aside = [...new Set(runs.slice(0, firstDelivery).map(({ box }) => box))].sort((a, b) => a - b);
    const boxes = deliveries.map(({ box }) => box);
    levelFacts.push({
      kind: 'plan',
      modal: 'here',
      aside,
      boxes,
      goals: deliveries.map(({ onto }) => goals.indexOf(onto)),
    });
  }
  let from = runs.length;
  const done = new Set<number>();
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index];
    if (!run?.isDelivery || done.has(run.box)) break;
    done.add(run.box);
    from = index;
  }
  if (runs.length - from >= 2) {
    const push = runs[from]?.begin ?? 0;
    levelFacts.push({ kind: 'deliver-after', modal: 'here', push, boxes: runs.slice(from).map(({ box }) => box) });
  }
  const times = new Map<number, number>();
  runs.forEach((run, index) => {
    if (!run.isDelivery && makesRoom(facts[index] ?? [])) times.set(run.box, (times.get(run.box) ?? 0) + 1);
  });
  for (const [box, count] of times) {
    if (count >= MIN_ROOM_MADE) levelFacts.push({ kind: 'makes-room', modal: 'here', boxes: [box], count });
  }
  return levelFacts;
}
