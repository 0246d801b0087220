// Reads a submission: recognizes what it contains (JSON lines, boards with solutions, moves, grids) and returns its
// attempts. Never throws, whatever the text is.

import { fail, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { Attempt, Submission } from './attempt.js';
import type { LevelTable } from './level-table.js';
import { puzzleJudge } from './puzzle-judges.js';
import { isJson, readJson } from './read-json.js';

/** More attempts than any class hands in; keeps one file from filling the memory. */
const MAX_ATTEMPTS = 100_000;

/** The attempts of a submission, or the error of each that can't be read; at least one. */
export function readSubmission(table: LevelTable, submission: Submission): Result<Attempt, TextError>[] {
  const { text } = submission;
  if (text.includes('\u0000')) {
    return [
      fail(textError(1, 1, 'binary-file', 'This is not a text file; expected moves, levels with solutions, or JSON.')),
    ];
  }
  const attempts = isJson(text) ? readJson(text) : puzzleJudge(table.puzzle).read(table, submission);
  if (attempts.length === 0)
    return [fail(textError(1, 1, 'bad-json', 'The array is empty; expected one answer per level.'))];
  if (attempts.length <= MAX_ATTEMPTS) return attempts;
  const message = `The file has more than ${MAX_ATTEMPTS} solutions; split it.`;
  return [fail(textError(1, 1, 'too-many-attempts', message))];
}
