// Points for the cases of a program. What a program without any work gets right by itself counts only together with real
// work: “no solution”, an unchanged board, or a refusal is right for some cases whatever the program does, so a broken
// clock would be right twice a day. Each such verdict needs another case that shows the work; until one does, its result waits.

import type { CaseCheck, CaseVerdict, MarkCase, OutputDifference, RunResult } from './mark-case.js';

/** What must be right in another case so that this verdict counts, and the words for it. */
const NEEDS: Readonly<Partial<Record<CaseVerdict, readonly [by: readonly CaseVerdict[], words: string]>>> = {
  'no-solution': [['solved'], 'a program that also finds a solution'],
  'already-solved': [['solved'], 'a program that also finds a solution'],
  unchanged: [['changed', 'won'], 'a program that also makes a move'],
  refused: [['solved', 'changed', 'won', 'shown'], 'a program that also gets another case right'],
};

/** The name of what fails if a program crashes or is stopped. */
export const STOPPED = 'run';

export interface CourseScore {
  readonly points: number;
  /** What differs without costing a point: sentences. */
  readonly facts?: readonly string[];
  /** The first check that fails. */
  readonly failed?: { readonly check: string; readonly difference: OutputDifference };
}

interface Checked {
  readonly check: CaseCheck;
  readonly difference: OutputDifference | undefined;
}

const sumScore = (checked: readonly Checked[]): CourseScore => {
  const wrong = checked.flatMap(({ check: { name }, difference }) => (difference ? [{ check: name, difference }] : []));
  const points = checked.length - wrong.length;
  return wrong[0] ? { points, failed: wrong[0] } : { points };
};

/** Checks that give no point, as sentences where they differ. */
function factsOf(each: MarkCase, expected: RunResult, got: RunResult): string[] {
  return each.checks.flatMap(({ name, isFact, compare }) => {
    const difference = isFact ? compare(expected, got) : undefined;
    return difference ? [`${name}: ${difference.got ?? 'none'}; the base code has ${difference.expected}`] : [];
  });
}

const withFacts = (score: CourseScore, facts: readonly string[]): CourseScore =>
  facts.length === 0 ? score : { ...score, facts };

/** The checks of a case that give points. */
export const scoredChecks = ({ checks }: Pick<MarkCase, 'checks'>): readonly CaseCheck[] =>
  checks.filter(({ isFact }) => !isFact);

/** The checks of a case; an exit code alone is no work. */
function compareAll(each: MarkCase, expected: RunResult, got: RunResult): Checked[] {
  const all = scoredChecks(each).map((check) => ({ check, difference: check.compare(expected, got) }));
  const isAnyRight = all.some(({ check, difference }) => !check.needsOthers && !difference);
  if (isAnyRight || all.every(({ check }) => check.needsOthers)) return all;
  const alone: OutputDifference = { message: 'This counts only if something else is right too.' };
  return all.map(({ check, difference }) => ({
    check,
    difference: difference ?? (check.needsOthers ? alone : undefined),
  }));
}

/** A case with its checks, whose points may depend on other cases. */
interface Waiting<Key> {
  readonly key: Key;
  readonly verdict: CaseVerdict;
  readonly checked: readonly Checked[];
  readonly facts: readonly string[];
}

/** Takes the runs of a program one by one and gives each its score as soon as it is certain. */
export class Scorer<Key> {
  readonly #shown = new Set<CaseVerdict>();
  /** Verdicts of all cases so far, right or wrong. */
  readonly #seen = new Set<CaseVerdict>();
  #waiting: Waiting<Key>[] = [];

  /** The scores that are certain now: of this run, of earlier ones, or of none yet. `key` comes back with the score. */
  add(key: Key, each: MarkCase, verdict: CaseVerdict, expected: RunResult, got: RunResult): [Key, CourseScore][] {
    const facts = factsOf(each, expected, got);
    return this.#take({ key, verdict, checked: compareAll(each, expected, got), facts });
  }

  /** The same for a program that did not end by itself. */
  addBroken(key: Key, verdict: CaseVerdict, difference: OutputDifference): [Key, CourseScore][] {
    this.#seen.add(verdict);
    return [[key, { points: 0, failed: { check: STOPPED, difference } }]];
  }

  /** The scores of what still waits. If no case of the kind that is needed was run, nothing is held against it. */
  finish(): [Key, CourseScore][] {
    const rest = this.#waiting.map((waiting): [Key, CourseScore] => {
      const [by, words] = NEEDS[waiting.verdict] ?? [[], ''];
      const wasPossible = by.some((verdict) => this.#seen.has(verdict));
      const score = wasPossible ? withoutWork(waiting, words) : sumScore(waiting.checked);
      return [waiting.key, withFacts(score, waiting.facts)];
    });
    this.#waiting = [];
    return rest;
  }

  #take(ready: Waiting<Key>): [Key, CourseScore][] {
    const { verdict, checked } = ready;
    this.#seen.add(verdict);
    const right = checked.flatMap(({ check, difference }) => (difference || check.needsOthers ? [] : [check]));
    if (right.some(({ standsAlone }) => !standsAlone)) this.#shown.add(verdict);
    if (right.some(({ standsAlone }) => standsAlone)) this.#shown.add('shown');
    this.#waiting.push(ready);
    const isCertain = (each: Waiting<Key>): boolean => {
      const needed = NEEDS[each.verdict]?.[0];
      return !needed || needed.some((by) => this.#shown.has(by));
    };
    const certain = this.#waiting.filter(isCertain);
    this.#waiting = this.#waiting.filter((each) => !isCertain(each));
    return certain.map(({ key, checked: all, facts }) => [key, withFacts(sumScore(all), facts)]);
  }
}

/** Only what stands for itself counts, such as the printed puzzle above “No solution exists.” */
function withoutWork<Key>({ checked }: Waiting<Key>, words: string): CourseScore {
  const alone: OutputDifference = { message: `This answer counts only for ${words}.` };
  return sumScore(
    checked.map(({ check, difference }) => ({
      check,
      difference: difference ?? (check.standsAlone ? undefined : alone),
    })),
  );
}
