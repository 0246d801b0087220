// Which facts to tell, in which order: the idea of a level before its details, nothing twice, and at most six sentences.
// For a run: one purpose and one limit. Runs are grouped under the delivery they serve.

import type { ExplainedRun, Explanation } from './explain.js';
import type { LevelFact, RunFact } from './facts.js';

const EXPLAIN_SECTIONS = ['idea', 'order', 'traps'] as const;
type ExplainSection = (typeof EXPLAIN_SECTIONS)[number];

/** The most sentences of a summary. */
export const MAX_SUMMARY = 6;

type Topic = 'idea' | 'first' | 'order' | 'trap' | 'plan' | 'turn';

/** The most facts of a topic in a summary, in this order. */
const TOPICS: Readonly<Record<Topic, { readonly most: number; readonly section: ExplainSection }>> = {
  idea: { most: 2, section: 'idea' },
  first: { most: 1, section: 'order' },
  order: { most: 2, section: 'order' },
  trap: { most: 2, section: 'traps' },
  plan: { most: 1, section: 'order' },
  turn: { most: 1, section: 'idea' },
};
const TOLD = Object.keys(TOPICS) as Topic[];

type FactOf<Kind extends LevelFact['kind']> = Extract<LevelFact, { readonly kind: Kind }>;
type Weigh<Kind extends LevelFact['kind']> = (fact: FactOf<Kind>, runs: readonly ExplainedRun[]) => number;

const RANKS: { readonly [Kind in LevelFact['kind']]: readonly [Topic, weight: number | Weigh<Kind>] } = {
  'off-goal': ['idea', 80],
  gate: ['idea', ({ boxes }) => (boxes.length === 1 ? 75 : 62)],
  detour: ['idea', ({ cells }, runs) => (runs.some((run) => !run.isDelivery && run.onto === cells[0]) ? 66 : 50)],
  'two-runs': ['idea', ({ boxes }) => (boxes.length === 1 ? 60 : 58)],
  door: ['idea', ({ count }) => 30 + 3 * count],
  'first-push': ['first', 55],
  'first-box': ['first', 56],
  'goal-chain': ['order', ({ goals }) => 70 + goals.length],
  'goal-first': ['order', 66],
  'goal-last': ['order', 64],
  'move-before': ['order', ({ loses, boxes }) => (loses ? 57 + 2 * (boxes.length - 1) : 34)],
  'fill-before': ['order', ({ goals }) => 52 + goals.length - 1],
  'ends-on': ['order', 48],
  'goal-trap': ['trap', 63],
  'push-trap': ['trap', 45],
  'makes-room': ['turn', 49],
  'deliver-after': ['turn', ({ push }) => (push === 0 ? 40 : 47)],
  'safe-after': ['turn', ({ push }) => (push === 0 ? 41 : 42)],
  plan: ['plan', 46],
};

function factRank(fact: LevelFact, runs: readonly ExplainedRun[]): [topic: Topic, weight: number] {
  const [topic, weight] = RANKS[fact.kind];
  return [topic, typeof weight === 'number' ? weight : (weight as Weigh<LevelFact['kind']>)(fact, runs)];
}

export const factSection = (fact: LevelFact, runs: readonly ExplainedRun[]): ExplainSection =>
  TOPICS[factRank(fact, runs)[0]].section;

/** All facts about the level, the most telling first. */
export function rankedFacts({ facts, runs }: Explanation): LevelFact[] {
  return [...facts].sort((a, b) => factRank(b, runs)[1] - factRank(a, runs)[1]);
}

/** At most six facts, ordered by topic. */
export function summaryFacts(explanation: Explanation): LevelFact[] {
  const { runs } = explanation;
  const counts = new Map<Topic, number>();
  const chosen: LevelFact[] = [];
  for (const fact of rankedFacts(explanation)) {
    const [topic] = factRank(fact, runs);
    const count = (counts.get(topic) ?? 0) + 1;
    if (chosen.length === MAX_SUMMARY || count > TOPICS[topic].most) continue;
    counts.set(topic, count);
    chosen.push(fact);
  }
  const place = (fact: LevelFact): number => TOLD.indexOf(factRank(fact, runs)[0]);
  return chosen.sort((a, b) => place(a) - place(b) || factRank(b, runs)[1] - factRank(a, runs)[1]);
}

const PURPOSES = ['waits', 'enables', 'before-closed', 'gate', 'either-order', 'any-time'] as const;
const LIMITS = ['too-early', 'stops', 'way-blocked', 'goal-order', 'only-push', 'only-box'] as const;

const firstFact = (facts: readonly RunFact[], kinds: readonly RunFact['kind'][]): RunFact | undefined =>
  kinds.map((kind) => facts.find((fact) => fact.kind === kind)).find((fact) => fact !== undefined);

/** What to tell about a run: why it comes now, and why it does not go elsewhere. */
export function runReasons({ facts }: ExplainedRun, boxes: number): RunFact[] {
  const purpose = firstFact(facts, PURPOSES);
  const limit = firstFact(facts, LIMITS);
  // With two boxes, "pushing the other loses" and "only this one does not lose" are the same.
  const isSame =
    boxes === 2 && purpose?.kind === 'waits' && (limit?.kind === 'only-box' || limit?.kind === 'only-push');
  return [...(purpose ? [purpose] : []), ...(limit && !isSame ? [limit] : [])];
}

/** A line of the walkthrough: one run, several in which two boxes take turns, or a run like an earlier one. */
type WalkthroughLine =
  | { readonly kind: 'run'; readonly run: number; readonly reasons: readonly RunFact[] }
  | { readonly kind: 'in-turns'; readonly from: number; readonly to: number; readonly boxes: readonly number[] };

/** Fewer runs than this are not merged. */
const MIN_TURNS = 4;

/** The end of the runs from here in which two boxes take turns, each because the other has to move first. */
function endOfTurns(runs: readonly ExplainedRun[], from: number): number {
  const pair = [runs[from]?.box, runs[from + 1]?.box];
  const waitsFor = (index: number): boolean =>
    (runs[index]?.facts ?? []).some(
      (fact) =>
        (fact.kind === 'waits' || (fact.kind === 'enables' && fact.isNext)) && fact.boxes[0] === runs[index + 1]?.box,
    );
  let end = from;
  const isTurn = (run: ExplainedRun | undefined): boolean =>
    run !== undefined && pair.includes(run.box) && !run.isDelivery && run.serves === runs[from]?.serves;
  while (isTurn(runs[end]) && waitsFor(end)) end++;
  return pair.every((box) => isHeldUp(runs.slice(from, end), box)) ? end : from;
}

/** Whether one of these runs is of this box and can't be made before the run ahead of it: "each waits for the other". */
const isHeldUp = (runs: readonly ExplainedRun[], box: number | undefined): boolean =>
  runs.some(
    ({ facts }, index) =>
      runs[index + 1]?.box === box &&
      facts.some(
        (fact) =>
          ((fact.kind === 'waits' && !fact.loses) || (fact.kind === 'enables' && fact.isNext)) && fact.boxes[0] === box,
      ),
  );

export function walkthrough({ runs, position }: Explanation): WalkthroughLine[] {
  const lines: WalkthroughLine[] = [];
  for (let index = 0; index < runs.length; ) {
    const end = endOfTurns(runs, index);
    if (end - index >= MIN_TURNS) {
      const boxes = [...new Set(runs.slice(index, end).map(({ box }) => box))].sort((a, b) => a - b);
      lines.push({ kind: 'in-turns', from: index, to: end, boxes });
      index = end;
      continue;
    }
    lines.push({ kind: 'run', run: index, reasons: runReasons(runs[index] as ExplainedRun, position.boxes.length) });
    index++;
  }
  return lines;
}

/**
 * Consecutive runs, from the first up to but not including the second.
 *
 * - for: they serve one delivery, that of run `delivery`
 * - deliveries: each is a delivery that no run beside it serves
 * - needless: no delivery needs them
 */
export type RunGroup = { readonly runs: readonly [from: number, to: number] } & (
  | { readonly kind: 'for'; readonly delivery: number }
  | { readonly kind: 'deliveries' | 'needless' }
);

/** The runs under the delivery they serve; empty if every run is a delivery. */
export function runGroups(runs: readonly ExplainedRun[]): RunGroup[] {
  const groups: RunGroup[] = [];
  for (let from = 0; from < runs.length; ) {
    const served = runs[from]?.serves;
    let to = from + 1;
    while (to < runs.length && runs[to]?.serves === served) to++;
    const last = groups.at(-1);
    const isAlone = served === from;
    if (isAlone && last?.kind === 'deliveries') groups[groups.length - 1] = { ...last, runs: [last.runs[0], to] };
    else if (isAlone) groups.push({ kind: 'deliveries', runs: [from, to] });
    else if (served === undefined) groups.push({ kind: 'needless', runs: [from, to] });
    else groups.push({ kind: 'for', delivery: served, runs: [from, to] });
    from = to;
  }
  return groups.every(({ kind }) => kind === 'deliveries') ? [] : groups;
}
