// Judges submissions against a file of levels: which level each attempt is for, whether it solves it, and where it first
// fails. Pure: the caller reads the files and, if it wants to compare with the optimum, proves it.

import { defined } from '../base/defined.js';
import { type MoveBudget, newMoveBudget, type PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { splitLines } from '../base/text.js';
import { hasProperty, wrongArgument } from '../base/wrong-argument.js';
import { letterDigit } from '../futoshiki/index.js';
import { playableOf } from '../jobs/index.js';
import type { Answer, Attempt, JudgeRules, Submission, Target, Verdict } from './attempt.js';
import { areInOrder, type FoundLevel, findLevel, type MatchedBy } from './find-level.js';
import { FUTOSHIKI_JUDGE } from './judge-futoshiki.js';
import { judgeByRules, type PuzzleJudge } from './judge-moves.js';
import { SOKOBAN_JUDGE } from './judge-sokoban.js';
import type { LevelTable } from './level-names.js';
import { readInOrder } from './read-moves.js';

/** Sokoban and Futoshiki say more about a wrong solution than the rules alone can. */
const JUDGES: Readonly<Record<string, PuzzleJudge>> = { sokoban: SOKOBAN_JUDGE, futoshiki: FUTOSHIKI_JUDGE };

const puzzleJudge = (puzzle: PuzzleId): PuzzleJudge => JUDGES[puzzle] ?? judgeByRules(playableOf(puzzle));

// Reads a submission: recognizes what it contains (JSON lines, boards with solutions, moves, grids) and returns its
// attempts. Never throws, whatever the text is.

// Reads a submission of JSON: lines, as `masu solve --json` and `masu replay --json` print them, one object per level; or one
// array of objects or of moves.

/** Lines of objects, or one document: an array of answers. Moves may begin with a bracket too. */
const isJson = (text: string): boolean => /^\s*\{/.test(text) || Array.isArray(documentIn(text));

/** The value of a text that is one JSON document; undefined if it is not. */
function documentIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function fieldsTarget(fields: Fields): Target {
  const hash = nonEmptyText(fields.hash);
  const title = nonEmptyText(fields.title);
  const number =
    Number.isSafeInteger(fields.level) && (fields.level as number) > 0 ? (fields.level as number) : undefined;
  return {
    ...defined({ hash, title, number }),
  };
}

/** The rows of a grid, one character per digit. */
function parseGrid(rows: readonly unknown[]): Answer | undefined {
  if (rows.length === 0 || !rows.every((row): row is string => typeof row === 'string')) return undefined;
  const digits = rows.flatMap((row) => [...row].map((letter) => Math.max(0, letterDigit(letter))));
  return digits.length === rows.length ** 2 ? { kind: 'grid', size: rows.length, digits } : undefined;
}

function fieldsAnswer({ solution, lurd, verdict }: Fields): Answer | undefined {
  const moves = typeof solution === 'string' ? solution : lurd;
  if (typeof moves === 'string') return { kind: 'moves', text: moves };
  if (Array.isArray(solution)) return parseGrid(solution);
  if (typeof verdict === 'string') return { kind: 'none', message: `There is no solution: the verdict is ${verdict}.` };
  return undefined;
}

/** An object, or the moves alone. */
function parsedAttempt(value: unknown, line: number): Result<Attempt, TextError> {
  if (typeof value === 'string') return ok({ target: {}, answer: { kind: 'moves', text: value }, line });
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const answer = isObject ? fieldsAnswer(value as Fields) : undefined;
  if (answer) return ok({ target: fieldsTarget(value as Fields), answer, line });
  const message = 'This object has no solution; expected "solution" with moves, or with the rows of a grid.';
  return fail(textError(line, 1, 'bad-json', message));
}

/** An attempt per line, or per element of one array. An error of one is an attempt that can't be read; the others count. */
function readJson(text: string): Result<Attempt, TextError>[] {
  const parsed = documentIn(text);
  if (Array.isArray(parsed)) return parsed.map((value) => parsedAttempt(value, 1));
  if (parsed !== undefined) return [parsedAttempt(parsed, 1)];
  const attempts: Result<Attempt, TextError>[] = [];
  for (const [index, row] of splitLines(text).entries()) {
    if (row.trim() === '') continue;
    const line = index + 1;
    const value = documentIn(row);
    const message = 'This line is not JSON; expected one object per line, such as {"level":1,"solution":"rrdL"}.';
    attempts.push(value === undefined ? fail(textError(line, 1, 'bad-json', message)) : parsedAttempt(value, line));
  }
  return attempts;
}

/** More attempts than any class hands in; keeps one file from filling the memory. */
const MAX_ATTEMPTS = 100_000;

/** The attempts of a submission, or the error of each that can't be read; at least one. */
function readSubmission(table: LevelTable, submission: Submission): Result<Attempt, TextError>[] {
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
  const moves = playableOf(puzzle).parseMoves(answer.text);
  return moves.ok ? undefined : fail({ ...moves.error, line: moves.error.line + line - 1 });
}

function judgeAttempt(table: LevelTable, attempt: Attempt, judging: Judging): Result<Judgment, TextError> {
  const found = findLevel(table, attempt, judging.name, puzzleJudge(table.puzzle).answerName);
  // A text that doesn't contain moves is refused whatever its level.
  if (!found.ok) return unreadable(table, attempt) ?? found;
  const verdict: Result<Verdict, TextError> = attemptVerdict(table, found.value, attempt, judging);
  if (!verdict.ok) return fail({ ...verdict.error, line: verdict.error.line + attempt.line - 1 });
  const { level, by } = found.value;
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
  const found = findLevel(table, attempt, judging.name, puzzleJudge(table.puzzle).answerName);
  const level = found.ok ? found.value.level.level : undefined;
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
