// Each algorithm in words: one paragraph, and a dozen lines of pseudo-code. Every line names the events during which it
// runs, so that a recorded search can mark the line of each event. Every event that occurs has a line. Lines are
// referred to by name here and worded by a table, so that they are the same lines in every language.

import type { Words } from '../base/message-tools.js';
import { english } from '../base/texts/en/searches.js';
import type { Recorded } from './recorded.js';
import { eventAt } from './recorded.js';
import type { AlgorithmId } from './strategies.js';
import type { EventKind } from './trace.js';

// The words of the explanations in English: a paragraph per algorithm, and each line of pseudo-code once, although several
// algorithms share it. A translation is a table of the same shape.

export type ExplanationWords = Words<typeof english>;
export const EXPLANATION_WORDS: ExplanationWords = english;

export interface CodeLine<Kind extends string = EventKind> {
  /** Levels of indentation. */
  readonly indent: number;
  readonly text: string;
  readonly at: readonly Kind[];
}

export interface Explanation<Kind extends string = EventKind> {
  readonly paragraph: string;
  readonly lines: readonly CodeLine<Kind>[];
}

interface PlannedLine {
  readonly indent: number;
  readonly says: keyof ExplanationWords['lines'];
  readonly at: readonly EventKind[];
}

const line = (indent: number, says: PlannedLine['says'], ...at: EventKind[]): PlannedLine => ({ indent, says, at });

const WHILE_WAITING = line(0, 'whileWaiting');
const GOAL = line(1, 'goal', 'found');
const SUCCESSORS = [line(1, 'eachMove'), line(2, 'apply', 'blocked'), line(2, 'deadlock', 'pruned')];
const SEEN = line(2, 'seen', 'visited');
const MARKED_EARLY = [...SUCCESSORS, SEEN, line(2, 'mark')];
/** The algorithms that mark a state when it is expanded. */
const TAKEN_ONCE = [line(1, 'takenOnce', 'skip'), line(1, 'lookAt', 'expand')];
const NO_SOLUTION = line(0, 'noSolution', 'exhausted');

const PLANS: Readonly<Record<AlgorithmId, readonly PlannedLine[]>> = {
  'breadth-first': [
    line(0, 'startQueue', 'start'),
    WHILE_WAITING,
    line(1, 'takeOldest', 'expand'),
    GOAL,
    ...MARKED_EARLY,
    line(2, 'parent'),
    line(2, 'putLast', 'kept'),
    NO_SOLUTION,
  ],
  'depth-first': [
    line(0, 'startStack', 'start'),
    WHILE_WAITING,
    line(1, 'takeNewest'),
    ...TAKEN_ONCE,
    GOAL,
    line(1, 'eachMoveReversed'),
    ...SUCCESSORS.slice(1),
    SEEN,
    line(2, 'putOnTop', 'kept'),
    NO_SOLUTION,
  ],
  dijkstra: [
    line(0, 'startCosts', 'start'),
    WHILE_WAITING,
    line(1, 'takeLeastCost', 'expand', 'skip'),
    GOAL,
    ...MARKED_EARLY,
    line(2, 'parent'),
    line(2, 'putByCost', 'kept'),
    NO_SOLUTION,
  ],
  'a-star': [
    line(0, 'startSums', 'start'),
    WHILE_WAITING,
    line(1, 'takeLeastSum'),
    ...TAKEN_ONCE,
    GOAL,
    ...SUCCESSORS,
    SEEN,
    line(2, 'infinite', 'dead'),
    line(2, 'putBySum', 'kept'),
    NO_SOLUTION,
  ],
  greedy: [
    line(0, 'startEstimates', 'start'),
    WHILE_WAITING,
    line(1, 'takeLeastEstimate', 'expand'),
    GOAL,
    ...MARKED_EARLY,
    line(2, 'infinite', 'dead'),
    line(2, 'putByEstimate', 'kept'),
    NO_SOLUTION,
  ],
  'ida-star': [
    line(0, 'startBound', 'start'),
    line(0, 'repeat', 'round'),
    line(1, 'takeLast', 'expand'),
    line(1, 'goalOnPath', 'found'),
    ...SUCCESSORS,
    line(2, 'beyond', 'beyond', 'dead'),
    line(2, 'seenInRound', 'visited'),
    line(2, 'putOnPath', 'kept', 'relinked'),
    line(1, 'leave', 'back'),
    line(0, 'nextBound', 'exhausted'),
  ],
};

/** The explanations in the words of a language. */
export function explanationsIn(words: ExplanationWords): Readonly<Record<AlgorithmId, Explanation>> {
  const explained = (Object.keys(PLANS) as AlgorithmId[]).map((id): [AlgorithmId, Explanation] => {
    const lines = PLANS[id].map(({ indent, says, at }) => ({ indent, text: words.lines[says], at }));
    return [id, { paragraph: words.paragraphs[id], lines }];
  });
  return Object.fromEntries(explained) as Record<AlgorithmId, Explanation>;
}

export const EXPLANATIONS: Readonly<Record<AlgorithmId, Explanation>> = explanationsIn(EXPLANATION_WORDS);

/** The line of an algorithm's pseudo-code that runs at an event of this kind; -1 if there is none. */
export const lineOf = (algorithm: AlgorithmId, kind: EventKind): number =>
  PLANS[algorithm].findIndex(({ at }) => at.includes(kind));

/** The line that runs at an event of a recording. */
export const lineAt = (recorded: Recorded, event: number): number =>
  lineOf(recorded.algorithm, eventAt(recorded, event).kind);
