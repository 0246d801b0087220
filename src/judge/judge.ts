// Judges submissions against a file of levels: which level each attempt is for, whether it solves it, and where it first
// fails. Pure: the caller reads the files and, if it wants to compare with the optimum, proves it.

import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { isSokobanLevel, playableOf } from '../jobs/index.js';
import type { Attempt, Submission } from './attempt.js';
import { type FoundLevel, findLevel, type MatchedBy } from './find-level.js';
import { judgeFutoshiki } from './judge-futoshiki.js';
import { judgeSokoban, newReplayBudget, type ReplayBudget } from './judge-sokoban.js';
import type { LevelTable } from './level-table.js';
import { readSubmission } from './read-submission.js';
import type { Verdict } from './verdict.js';

export interface Judgment extends Verdict {
  /** The name of the submission. */
  readonly submission: string;
  /** Where the attempt starts in it, from 1. */
  readonly line: number;
  /** The number of the level. */
  readonly level: number;
  readonly title?: string;
  /** How the level was found. */
  readonly by: MatchedBy;
}

/** An attempt that can't be judged: its file can't be read, or it is for no level. */
export interface Unjudged {
  readonly submission: string;
  readonly error: TextError;
}

export type Judged = Judgment | Unjudged;
export const isJudgment = (judged: Judged): judged is Judgment => !('error' in judged);

function verdictOf(
  { level: { level, number } }: FoundLevel,
  { answer }: Attempt,
  budget: ReplayBudget,
): Result<Verdict, TextError> {
  if (!level) return fail(textError(1, 1, 'invalid-level', `Level ${number} is not valid, so nothing solves it.`));
  return isSokobanLevel(level) ? judgeSokoban(level, answer, budget) : judgeFutoshiki(level, answer);
}

function unreadable({ puzzle }: LevelTable, { answer, line }: Attempt): Result<never, TextError> | undefined {
  if (answer.kind !== 'moves') return undefined;
  const moves = playableOf(puzzle).parseMoves(answer.text);
  return moves.ok ? undefined : fail({ ...moves.error, line: moves.error.line + line - 1 });
}

function judgeAttempt(
  table: LevelTable,
  attempt: Attempt,
  name: string,
  budget: ReplayBudget,
): Result<Judgment, TextError> {
  const found = findLevel(table, attempt, name);
  // A text that doesn't contain moves is refused whatever its level.
  if (!found.ok) return unreadable(table, attempt) ?? found;
  const verdict = verdictOf(found.value, attempt, budget);
  if (!verdict.ok) return fail({ ...verdict.error, line: verdict.error.line + attempt.line - 1 });
  const { level, by } = found.value;
  const { number, title } = level;
  return ok({
    submission: name,
    line: attempt.line,
    level: number,
    ...(title === undefined ? {} : { title }),
    by,
    ...verdict.value,
  });
}

/** One result per attempt of the submission, in order; at least one. */
export function judgeSubmission(table: LevelTable, submission: Submission): Judged[] {
  const budget = newReplayBudget();
  return readSubmission(table, submission).map((attempt) => {
    const judged = attempt.ok ? judgeAttempt(table, attempt.value, submission.name, budget) : attempt;
    return judged.ok ? judged.value : { submission: submission.name, error: judged.error };
  });
}
