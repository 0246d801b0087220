// Each algorithm in words: one paragraph, and a dozen lines of pseudo-code. Every line names the events that happen in it,
// and the lines are listed in the order in which they run, so that all lines between two events of a recorded search are
// known too. Lines are referred to by name here and worded by a table, so that they are the same lines in every language.

import { defined } from '@masu/core/base/defined.js';
import { EXPLANATION_WORDS, type ExplanationWords } from './explanation-words.js';
import type { Recorded } from './recorded.js';
import { eventAt, figuresAt, pathOfStep, stepAt } from './recorded.js';
import { type AlgorithmId, findStrategy } from './strategies.js';
import { EVENT_KINDS, type EventKind, isTry } from './trace.js';

interface CodeLine<Kind extends string = EventKind> {
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

const byCosts = (deadlock: PlannedLine['says']): readonly PlannedLine[] => [
  line(0, 'startCosts', 'start'),
  WHILE_WAITING,
  line(1, 'takeLeastCost', 'expand', 'skip'),
  GOAL,
  ...SUCCESSORS.slice(0, 2),
  line(2, deadlock, 'pruned'),
  ...MARKED_EARLY.slice(SUCCESSORS.length),
  line(2, 'parent'),
  line(2, 'putByCost', 'kept'),
  NO_SOLUTION,
];

const bySums = (start: PlannedLine['says'], put: PlannedLine['says']): readonly PlannedLine[] => [
  line(0, start, 'start'),
  WHILE_WAITING,
  line(1, 'takeLeastSum'),
  ...TAKEN_ONCE,
  GOAL,
  ...SUCCESSORS,
  SEEN,
  line(2, 'infinite', 'dead'),
  line(2, put, 'kept'),
  NO_SOLUTION,
];

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
  dijkstra: byCosts('deadlock'),
  'dijkstra-course': byCosts('courseCorner'),
  'a-star': bySums('startSums', 'putBySum'),
  'weighted-a-star': bySums('startWeightedSums', 'putByWeightedSum'),
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
const codeLine = (algorithm: AlgorithmId, kind: EventKind): number =>
  PLANS[algorithm].findIndex(({ at }) => at.includes(kind));

/** The line that runs at an event of a recording. */
export const lineAt = (recorded: Recorded, event: number): number =>
  codeLine(recorded.algorithm, eventAt(recorded, event).kind);

/** The line of each name: where a loop begins. */
const plannedLineNumber = (algorithm: AlgorithmId, ...names: PlannedLine['says'][]): number =>
  PLANS[algorithm].findIndex(({ says }) => names.includes(says));

/** The first line that runs after the event before this one. */
function firstLine(algorithm: AlgorithmId, kind: EventKind, before: EventKind): number {
  if (isTry(kind)) {
    // The test for a goal fails silently before the first move is tried.
    return before === 'expand'
      ? plannedLineNumber(algorithm, 'goal', 'goalOnPath')
      : plannedLineNumber(algorithm, 'eachMove', 'eachMoveReversed');
  }
  const loop = plannedLineNumber(algorithm, 'whileWaiting');
  if ((kind === 'expand' || kind === 'skip') && loop >= 0) return loop;
  return codeLine(algorithm, kind);
}

/** The lines that run up to an event, from the one after the event before it; the last one is the line of the event. */
export function linesAt(recorded: Recorded, event: number): readonly number[] {
  const { algorithm } = recorded;
  const { kind } = eventAt(recorded, event);
  const last = codeLine(algorithm, kind);
  const before = event > 0 ? eventAt(recorded, event - 1).kind : 'start';
  if (kind === 'exhausted' && algorithm !== 'ida-star') return [plannedLineNumber(algorithm, 'whileWaiting'), last];
  if (kind === 'round' && before !== 'start') return [codeLine(algorithm, 'exhausted'), last];
  const first = firstLine(algorithm, kind, before);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What the variables of the pseudo-code are after a line. */
export interface Variables {
  /** The node that is looked at. */
  readonly n?: number;
  /** The move that is tried. */
  readonly move?: number;
  /** The state after the move: its node if it has one, `blocked`, or `new` if it is known to no table. */
  readonly m?: number | 'blocked' | 'new';
  readonly frontier: number;
  /** States in the visited set. */
  readonly visited: number;
  readonly comparisons: number;
  /** IDA*: the bound of this round, and the least sum beyond it so far. */
  readonly bound?: number;
  readonly nextBound?: number;
}

/** IDA*: the bound of the round of an event, and the next one so far. */
function boundsAt({ events }: Recorded, event: number): Pick<Variables, 'bound' | 'nextBound'> {
  let nextBound = Infinity;
  for (let at = event; at >= 0; at--) {
    const kind = EVENT_KINDS[events.kinds[at] as number];
    if (kind === 'beyond') nextBound = Math.min(nextBound, events.details[at] as number);
    if (kind === 'round') return { bound: events.details[at] as number, nextBound };
  }
  return {};
}

/** The node that was taken last, skipped or not; IDA*: the last of the path. */
function nodeInHand(recorded: Recorded, moment: number, onPath: number): number | undefined {
  if (recorded.algorithm === 'ida-star') {
    return recorded.steps.nodes[pathOfStep(recorded, stepAt(recorded, moment))[onPath - 1] ?? -1];
  }
  for (let at = moment; at >= 0; at--) {
    const { kind, node } = eventAt(recorded, at);
    if (kind === 'expand' || kind === 'skip') return node;
  }
  return undefined;
}

/**
 * The variables after `ran` lines of the event after `moment` have run; 0: after the event itself. What a line has not done
 * yet is as it was.
 */
export function variablesAt(recorded: Recorded, moment: number, ran = 0): Variables {
  const { algorithm, nodes } = recorded;
  const event = ran > 0 ? moment + 1 : moment;
  const { kind, node, action } = eventAt(recorded, event);
  const lines = linesAt(recorded, event);
  const done = (ran > 0 ? lines.slice(0, ran) : lines).map((line) => PLANS[algorithm][line]?.says);
  const has = (...names: PlannedLine['says'][]): boolean => names.some((name) => done.includes(name));
  const figures = figuresAt(recorded, moment);
  const isPath = algorithm === 'ida-star';
  const isTaken = (kind === 'expand' || kind === 'skip') && has(...TAKES);
  const n = isTaken ? node : nodeInHand(recorded, moment, figures.frontier);
  const isMoving = isTry(kind) && has('eachMove', 'eachMoveReversed');
  const isKnown = node >= 0 && ((nodes.added[node] as number) < event || has(...PUTS));
  const m = kind === 'blocked' ? 'blocked' : isKnown ? node : 'new';
  const isLate = findStrategy(algorithm).mark === 'expanded';
  const isMarking = ran > 0 && (has('mark') || (isLate && kind === 'expand' && has('takenOnce')));
  // The course's Dijkstra doesn't mark the start.
  const marked = isLate ? figures.expanded : figures.nodes - (PLANS[algorithm][0]?.says === 'startCosts' ? 1 : 0);
  return {
    ...defined({ n, move: isMoving ? action : undefined, m: isMoving && has('apply') ? m : undefined }),
    frontier: figures.frontier - (ran > 0 && isTaken && !isPath ? 1 : 0),
    visited: marked + (isMarking ? 1 : 0),
    comparisons:
      ran > 0 && has('seen', 'seenInRound', 'takenOnce')
        ? (recorded.events.comparisons[event] as number)
        : figures.comparisons,
    ...(isPath ? boundsAt(recorded, moment) : {}),
  };
}

const TAKES = ['takeOldest', 'takeNewest', 'takeLeastCost', 'takeLeastSum', 'takeLeastEstimate', 'takeLast'] as const;

const PUTS = [
  ...['putLast', 'putOnTop', 'putByCost', 'putBySum', 'putByWeightedSum', 'putByEstimate', 'putOnPath'],
] as PlannedLine['says'][];
