// Facts as the command line prints them with --json and the library returns them: boxes as letters, goals as numbers in
// text, cells as rows and columns from 1, pushes from 1, and the sentence.

import { defined } from '@masu/core/base/defined.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Explanation } from './explain.js';
import type { Fact, LevelFact, Loss, RunFact } from './facts.js';
import { type Names, namesIn } from './names.js';
import { headSentence, joinedSentences, levelSentence, runSentence } from './sentences.js';
import { rankedFacts, runReasons, summaryFacts } from './summary.js';
import { walkthroughLines } from './walkthrough-lines.js';

/** Why a push loses. */
export interface LossReport {
  /** What shows that the push loses, as an id. */
  readonly by: Loss['by'];
  /** The deadlock rule, if it was one. */
  readonly rule?: string;
  /** The boxes that are stuck, by letter. */
  readonly boxes?: readonly string[];
  /** The goals that can't be filled, by number. */
  readonly goals?: readonly string[];
  /** `at-most`: how many of the boxes can be on goals at the same time. */
  readonly count?: number;
  /** It holds as long as no box is pushed onto a dead square. */
  readonly unlessGivenUp?: boolean;
}

/** Fields that a kind has no use for are absent; facts.ts has the exact meaning of each kind. */
export interface FactReport {
  /** What the fact says, as an id (docs/explaining.md has the list). */
  readonly kind: Fact['kind'];
  /** `must`: proven for every solution; `here`: about this place of the solution shown. */
  readonly modal: 'must' | 'here';
  /** The boxes it is about, by letter. */
  readonly boxes?: readonly string[];
  /** The goals it is about, by number. */
  readonly goals?: readonly string[];
  /** The cells it is about; rows and columns from 1. */
  readonly cells?: readonly (readonly [row: number, column: number])[];
  /** The direction of the push it is about. */
  readonly direction?: string;
  /** How many, where the sentence has a number. */
  readonly count?: number;
  /** `ends-on`: the fewest pushes alone on the board to each of the goals. */
  readonly pushes?: readonly number[];
  /** The push before which it holds; from 1. */
  readonly push?: number;
  /** Why a push loses. */
  readonly loss?: LossReport;
  /** How many positions the proof looked at. */
  readonly proof?: number;
  /** The sentence. */
  readonly message: string;
}

/** Pushes of one box in a row, and the reason for them. */
export interface RunReport {
  /** The first and last push, from 1. */
  readonly pushes: readonly [first: number, last: number];
  /** The box that is pushed, by letter. */
  readonly box: string;
  /** `goal 4`, or `row 3, column 5`. */
  readonly to: string;
  /** The delivery it is for; absent if no delivery needs it. */
  readonly serves?: { readonly box: string; readonly goal: string };
  /** All that is known about it; the message says at most two. */
  readonly facts: readonly FactReport[];
  /** What the run does and why, in one or two sentences. */
  readonly message: string;
}

/** What every solution of a level must do, and one solution with its reasons. */
export interface ExplanationReport {
  /** The level can be solved, and this is what is known about it. */
  readonly verdict: 'explained';
  /** Absent: too many for proofs. */
  readonly positions?: number;
  /** Whether the solution shown has the fewest pushes. */
  readonly isShortest: boolean;
  /** At most six sentences. */
  readonly summary: readonly string[];
  /** What every solution must do, each with its sentence. */
  readonly facts: readonly FactReport[];
  /** One solution, in runs of pushes of one box. */
  readonly runs: readonly RunReport[];
}

export function lossReport(loss: Loss, names: Names): LossReport {
  return {
    by: loss.by,
    ...('rule' in loss ? { rule: loss.rule } : {}),
    ...('boxes' in loss ? { boxes: loss.boxes.map(names.box) } : {}),
    ...('goals' in loss ? { goals: loss.goals.map(names.goal) } : {}),
    ...('count' in loss ? { count: loss.count } : {}),
    ...('unlessGivenUp' in loss && loss.unlessGivenUp ? { unlessGivenUp: true } : {}),
  };
}

function factReport(fact: Fact, names: Names, message: string): FactReport {
  return {
    kind: fact.kind,
    modal: fact.modal,
    ...('boxes' in fact ? { boxes: fact.boxes.map(names.box) } : {}),
    ...('goals' in fact ? { goals: fact.goals.map(names.goal) } : {}),
    ...('cells' in fact ? { cells: fact.cells.map(names.cell) } : {}),
    ...('direction' in fact ? { direction: fact.direction } : {}),
    ...('count' in fact ? { count: fact.count } : {}),
    ...('pushes' in fact ? { pushes: fact.pushes } : {}),
    ...('push' in fact ? { push: fact.push + 1 } : {}),
    ...('loss' in fact && fact.loss ? { loss: lossReport(fact.loss, names) } : {}),
    ...('proof' in fact ? { proof: fact.proof } : {}),
    message,
  };
}

export function explanationReport(explanation: Explanation): ExplanationReport {
  const names = namesIn(explanation);
  const level = (fact: LevelFact): FactReport => factReport(fact, names, sentenceText(levelSentence(fact, names)));
  const run = (fact: RunFact): FactReport => factReport(fact, names, sentenceText(runSentence(fact, names)));
  const { positions, isShortest, position } = explanation;
  return {
    verdict: 'explained',
    ...defined({ positions }),
    isShortest,
    summary: summaryFacts(explanation).map((fact) => sentenceText(levelSentence(fact, names))),
    facts: rankedFacts(explanation).map(level),
    runs: explanation.runs.map((each) => {
      const { box, pushes, goal, onto, serves, facts } = each;
      const delivery = serves === undefined ? undefined : explanation.runs[serves];
      const [row, column] = names.cell(onto);
      const reasons = runReasons(each, position.boxes.length).map((fact) => runSentence(fact, names));
      return {
        pushes: [pushes[0] + 1, pushes[1]],
        box: names.box(box),
        to: goal === undefined ? `row ${row}, column ${column}` : `goal ${names.goal(goal)}`,
        ...(delivery ? { serves: { box: names.box(delivery.box), goal: names.goal(delivery.goal as number) } } : {}),
        facts: facts.map(run),
        message: sentenceText(joinedSentences([headSentence(each, names), ...reasons])),
      };
    }),
  };
}

/** The walkthrough as lines to number, each with its first and last push, and headings where a delivery's runs begin. */
export function walkthroughReport(
  explanation: Explanation,
): { readonly pushes: readonly [first: number, last: number]; readonly heading?: string; readonly text: string }[] {
  return walkthroughLines(explanation).map(({ runs: [from, to], heading, text }) => {
    const first = explanation.runs[from]?.pushes[0] ?? 0;
    const last = explanation.runs[to - 1]?.pushes[1] ?? 0;
    return {
      pushes: [first + 1, last],
      ...defined({ heading: heading && sentenceText(heading) }),
      text: sentenceText(text),
    };
  });
}
