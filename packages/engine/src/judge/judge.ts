// Judges submissions against a file of levels: which level each attempt is for, whether it solves it, and where it first
// fails. Pure: the caller reads the files and, if it wants to compare with the optimum, proves it.

import { defined } from '@masu/core/base/defined.js';
import { type MoveBudget, newMoveBudget } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { hasProperty, wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { Attempt, JudgeRules, Submission, Verdict } from './attempt.js';
import { areInOrder, type FoundLevel, findLevel, type MatchedBy } from './find-level.js';
import type { LevelTable } from './level-table.js';
import { puzzleJudge } from './puzzle-judges.js';
import { readInOrder } from './read-moves.js';
import { readSubmission } from './read-submission.js';

/** One attempt of a submission, and what became of it. */
export interface Judgment extends Verdict {
  /** The name of the submission. */
  readonly submission: string;
  /** Where the attempt starts in it, from 1. */
  readonly line: number;
  /** The number of the level. */
  readonly level: number;
  /** The title of the level, if it has one. */
  readonly title?: string;
  /** How the level was found. */
  readonly by: MatchedBy;
}

/** An attempt that can't be judged: its file can't be read, or it is for no level. */
export interface Unjudged {
  /** The name of the submission. */
  readonly submission: string;
  /** Why it can't be judged, with line and column. */
  readonly error: TextError;
}

/** A judged attempt, or a submission that could not be judged. */
export type Judged = Judgment | Unjudged;

export const isJudgment = (judged: Judged): judged is Judgment => !('error' in judged);

/** The rules and the budget of one submission. */
interface Judging extends JudgeRules {
  readonly name: string;
  readonly budget: MoveBudget;
}

function attemptVerdict(
  { puzzle }: LevelTable,
  { level: { level, number } }: FoundLevel,
  { answer }: Attempt,
  judging: Judging,
) {
  if (!level) return fail(textError(1, 1, 'invalid-level', `Level ${number} is not valid, so nothing solves it.`));
  return puzzleJudge(puzzle).judge(level, answer, judging, judging.budget);
}

function unreadable({ puzzle }: LevelTable, { answer, line }: Attempt): Result<never, TextError> | undefined {
  if (answer.kind !== 'moves') return undefined;
  const moves = puzzle.parseMoves(answer.text);
  return moves.ok ? undefined : fail({ ...moves.error, line: moves.error.line + line - 1 });
}

function judgeAttempt(table: LevelTable, attempt: Attempt, judging: Judging): Result<Judgment, TextError> {
  const levelFound = findLevel(table, attempt, judging.name, puzzleJudge(table.puzzle).answerName);
  // A text that doesn't contain moves is refused whatever its level.
  if (!levelFound.ok) return unreadable(table, attempt) ?? levelFound;
  const verdict: Result<Verdict, TextError> = attemptVerdict(table, levelFound.value, attempt, judging);
  if (!verdict.ok) return fail({ ...verdict.error, line: verdict.error.line + attempt.line - 1 });
  const { level, by } = levelFound.value;
  const { number, title } = level;
  const isOther = attempt.target.hasBoard === true && by !== 'board';
  const { message } = verdict.value;
  return ok({
    submission: judging.name,
    line: attempt.line,
    level: number,
    ...defined({ title }),
    by,
    ...verdict.value,
    ...(isOther ? { message: `${message} The board in the file is not that of level ${number}.`.trim() } : {}),
  });
}

const EMPTY_FILE = fail(textError(1, 1, 'empty-file', 'The file is empty.'));

/** The verdict on an empty file: no moves, which is right for a level that is solved from its start. */
function judgeEmpty(table: LevelTable, judging: Judging): Result<Judgment, TextError> {
  const attempt: Attempt = { target: {}, line: 1, answer: { kind: 'moves', text: '' } };
  const levelFound = findLevel(table, attempt, judging.name, puzzleJudge(table.puzzle).answerName);
  const level = levelFound.ok ? levelFound.value.level.level : undefined;
  const isDone = level !== undefined && puzzleJudge(table.puzzle).isSolvedAtStart(level);
  return isDone ? judgeAttempt(table, attempt, judging) : EMPTY_FILE;
}

/** The attempts with their places as levels, if they say nothing of their levels and are as many. */
function inOrder(table: LevelTable, attempts: readonly Result<Attempt, TextError>[], { name, text }: Submission) {
  const read = attempts.flatMap((each) => (each.ok ? [each.value] : []));
  if (read.length < attempts.length) return attempts;
  const [only] = read;
  const lines = read.length === 1 && only?.answer.kind !== 'grid' ? readInOrder(table, text) : undefined;
  if (lines && only && Object.keys(only.target).length === 0 && areInOrder(table, lines, name)) return lines.map(ok);
  if (!areInOrder(table, read, name)) return attempts;
  return read.map((each, index) => ok({ ...each, target: { ...each.target, order: index + 1 } }));
}

/** One result per attempt of the submission, in order; at least one. */
export function judgeSubmission(table: LevelTable, submission: Submission, rules: JudgeRules = {}): Judged[] {
  if (!hasProperty(table, 'byHash')) throw wrongArgument('a table of makeLevelTable', table);
  const { name, text } = submission ?? {};
  if (typeof name !== 'string' || typeof text !== 'string')
    throw wrongArgument('a submission { name, text }', submission);
  const judging: Judging = { ...rules, name, budget: newMoveBudget() };
  const results: readonly Result<Judgment, TextError>[] = /^\s*$/.test(text)
    ? [judgeEmpty(table, judging)]
    : inOrder(table, readSubmission(table, submission), submission).map((attempt) =>
        attempt.ok ? judgeAttempt(table, attempt.value, judging) : attempt,
      );
  return results.map((judged) => (judged.ok ? judged.value : { submission: name, error: judged.error }));
}
