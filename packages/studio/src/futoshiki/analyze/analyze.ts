// Analyzes a Futoshiki for its author, in stages: number of solutions and true candidates, grade, then clues that
// contradict each other, could go, or would leave one solution.

import { type Message, type MessageFacts, speaker } from '@masu/core/base/message.js';
import { english } from '@masu/core/base/texts/en/futoshiki-review.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import { type Clue, clueCells } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { gradeSteps } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { countTechniques, futoshikiReasons } from '@masu/solve/futoshiki/solve/explain/grade-reasons.js';
import { whyUnsolvable } from '@masu/solve/futoshiki/solve/explain/why-unsolvable.js';
import { finishingClues, redundantClues, triedFinishingClues } from './clue-changes.js';
import { candidateCounts, type TrueCandidates, trueCandidates } from './true-candidates.js';
import { type AuthorWish, grantWish } from './wishes.js';

const sayFutoshikiReview = speaker('futoshiki-review', english);

/** One remark for the author of a Futoshiki, in a sentence and as data. */
export interface FutoshikiNote extends Message {
  /** What the note is about, as an id (docs/design-partner.md has the list). */
  readonly kind: 'contradiction' | 'duplicate' | 'unique-clue' | 'redundant-clue' | 'wish';
  /** Cells to be marked, row by row from 0. */
  readonly cells: readonly number[];
  /** The clues that contradict each other, that could go, or of which any one would leave one solution; `wish`: that go. */
  readonly clues: readonly Clue[];
  /** `wish`: the clues that come in their place. */
  readonly plus?: readonly Clue[];
  /** `redundant-clue`: those that could go together. */
  readonly together?: readonly Clue[];
}

/** What an author wants to know about a Futoshiki. */
export interface FutoshikiAnalysis {
  /** How many solutions there are: one, several, none, or not known within the limits. */
  readonly verdict: 'unique' | 'several' | 'unsolvable' | 'gave-up';
  /** How many solutions there are; if `isAtLeast`, there are that many or more. */
  readonly solutions: number;
  /** `solutions` is where the count stopped. */
  readonly isAtLeast: boolean;
  /** How hard it is, if it has one solution. */
  readonly grade?: Grade;
  /** Why it has that grade: facts of sentences. */
  readonly reasons?: readonly MessageFacts[];
  /** The steps that a person needs, by the names players use, in the order in which they are first needed. */
  readonly techniques?: readonly { readonly name: string; readonly times: number }[];
  /** The verdict in a sentence. */
  readonly status: Message;
  /** What an author may want to change. */
  readonly notes: readonly FutoshikiNote[];
  /** One bit per digit (1 is the lowest): digits of some solution, and those that could not be decided. */
  readonly candidates: readonly number[];
  /** Digits that could not be decided within the limits, one bit per digit and cell. */
  readonly undecided: readonly number[];
  /** In how many solutions each digit is in each cell, at `cell * size + digit - 1`; only if all are known. */
  readonly counts?: readonly number[];
  /** False while more stages follow. */
  readonly isComplete: boolean;
}

const cellsOfClues = (clues: readonly Clue[]): number[] => [...new Set(clues.flatMap(clueCells))].sort((a, b) => a - b);

/** `r3c2 = 4`, `r1c1 < r1c2`: the same in every language. */
function clueText(clue: Clue, size: number): string {
  if (clue.kind === 'digit') return `${cellName(clue.cell, size)} = ${clue.digit}`;
  return `${cellName(clue.sign.less, size)} < ${cellName(clue.sign.greater, size)}`;
}

/** `other` names the puzzle that was there before. */
export const duplicatePuzzleNote = (other: string): FutoshikiNote => ({
  kind: 'duplicate',
  cells: [],
  clues: [],
  ...sayFutoshikiReview('duplicate', other),
});

function saySwapless(wish: AuthorWish): Message {
  if (wish === 'signs-only') return sayFutoshikiReview('no-signs');
  return wish === 'harder' ? sayFutoshikiReview('no-harder') : sayFutoshikiReview('no-easier');
}

/** The answer to what the author asked for; without `plus` if there is none. */
function* wishNote(level: FutoshikiLevel, wish: AuthorWish): Generator<void, FutoshikiNote, void> {
  const swap = yield* grantWish(level, wish);
  if (!swap) return { kind: 'wish', cells: [], clues: [], ...saySwapless(wish) };
  const { without, plus, grade } = swap;
  const message =
    wish === 'signs-only'
      ? sayFutoshikiReview('signs-only', plus.length, grade)
      : sayFutoshikiReview('swap', clueList(without, level.size), clueList(plus, level.size), grade);
  return { kind: 'wish', cells: cellsOfClues([...without, ...plus]), clues: without, plus, ...message };
}

/** Clues named in a sentence; marks on the board show the others. */
const MAX_NAMED = 6;
function clueList(clues: readonly Clue[], size: number): string {
  const named = clues.slice(0, MAX_NAMED).map((clue) => clueText(clue, size));
  return `${named.join(', ')}${clues.length > MAX_NAMED ? ', …' : ''}`;
}

function analysisStatus({ solutions, isAll }: TrueCandidates, grade?: Grade): Message {
  if (isAll && solutions.length === 0) return sayFutoshikiReview('none');
  if (isAll && solutions.length === 1)
    return grade ? sayFutoshikiReview('one-graded', grade) : sayFutoshikiReview('one');
  if (isAll) return sayFutoshikiReview('several', solutions.length);
  return solutions.length < 2 ? sayFutoshikiReview('unknown') : sayFutoshikiReview('many', solutions.length);
}

function candidatesVerdict({ solutions, isAll }: TrueCandidates): FutoshikiAnalysis['verdict'] {
  if (solutions.length > 1) return 'several';
  if (!isAll) return 'gave-up';
  return solutions.length === 1 ? 'unique' : 'unsolvable';
}

function* uniqueNotes(level: FutoshikiLevel): Generator<void, FutoshikiNote[], void> {
  const { single, together } = yield* redundantClues(level);
  if (single.length === 0) return [];
  const list = clueList(single, level.size);
  const message =
    single.length === 1
      ? sayFutoshikiReview('redundant', list)
      : together.length === single.length
        ? sayFutoshikiReview('redundant-all', single.length, list)
        : sayFutoshikiReview('redundant-some', single.length, together.length, list);
  return [{ kind: 'redundant-clue', cells: cellsOfClues(single), clues: single, together, ...message }];
}

function* severalNotes(level: FutoshikiLevel, candidates: TrueCandidates): Generator<void, FutoshikiNote[], void> {
  const clues = candidates.isAll
    ? finishingClues(level, candidates.solutions)
    : yield* triedFinishingClues(level, candidates);
  const [first] = clues;
  if (!first) return [];
  const message = sayFutoshikiReview('unique-clue', clueText(first, level.size));
  return [{ kind: 'unique-clue', cells: [...clueCells(first)], clues, ...message }];
}

function contradictionNotes(level: FutoshikiLevel): FutoshikiNote[] {
  const conflict = whyUnsolvable(level);
  if (!conflict) throw new Error('a puzzle without a solution has no contradiction');
  const { clues, message, facts } = conflict;
  return [{ kind: 'contradiction', cells: cellsOfClues(clues), clues, message, facts }];
}

/**
 * Yields between slices of work; `onStage` gets what is known after each stage but the last. With a wish, the only note of a
 * puzzle with one solution is the answer to it.
 */
export function* analyzeFutoshiki(
  level: FutoshikiLevel,
  onStage: (analysis: FutoshikiAnalysis) => void = () => {},
  wish?: AuthorWish,
): Generator<void, FutoshikiAnalysis, void> {
  const candidates = yield* trueCandidates(level);
  const verdict = candidatesVerdict(candidates);
  let known: FutoshikiAnalysis = {
    verdict,
    solutions: candidates.solutions.length,
    isAtLeast: !candidates.isAll,
    status: analysisStatus(candidates),
    notes: [],
    candidates: candidates.candidates,
    undecided: candidates.undecided,
    ...(candidates.isAll ? { counts: candidateCounts(level, candidates.solutions) } : {}),
    isComplete: false,
  };
  onStage(known);
  if (verdict === 'unsolvable') return { ...known, notes: contradictionNotes(level), isComplete: true };
  if (verdict !== 'unique') return { ...known, notes: yield* severalNotes(level, candidates), isComplete: true };
  const steps = gradeSteps(level);
  let next = steps.next();
  for (; !next.done; next = steps.next()) yield;
  if (next.value.verdict !== 'graded') throw new Error('a puzzle with one solution has no grade');
  const { grade, steps: path } = next.value;
  const techniques = countTechniques(path);
  known = {
    ...known,
    grade,
    reasons: futoshikiReasons(next.value),
    techniques,
    status: analysisStatus(candidates, grade),
  };
  onStage(known);
  if (wish) return { ...known, notes: [yield* wishNote(level, wish)], isComplete: true };
  return { ...known, notes: yield* uniqueNotes(level), isComplete: true };
}
