// Requests of a page to a worker besides jobs: read the levels of a text, write a level in another format, read saved
// data. They run in a worker because 10 MB of text take seconds to read, and the page must stay responsive.

import { defined } from '@masu/core/base/defined.js';
import type { Claim } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import { decodeText, splitLines } from '@masu/core/base/text.js';
import { collectionId, parseSavedData, type SavedDataError, type SavedReading } from '@masu/core/play/saved-data.js';
import { likenessKey, playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { puzzleOf } from '@masu/engine/jobs/puzzles/puzzles.js';
import { type LevelsReadOf, readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { recordHolds } from '@masu/engine/jobs/puzzles/record-holds.js';

/** A row of the table of solvers, without the solver. */
export interface SolverRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly claim: Claim;
  readonly isDefault: boolean;
  /** Two workers can share a level. */
  readonly pairs: boolean;
}

/** A level of a text. `draft` is the plain data of its puzzle's draft; the level is valid if there is no error. */
export interface LevelFound {
  readonly number: number;
  readonly title?: string;
  readonly draft?: unknown;
  /** The level's hash, if it is valid. */
  readonly hash?: string;
  readonly error?: TextError;
  readonly warnings: readonly TextError[];
}

/** A line of a text, or the relevant part of a long one, which starts after `from` letters. */
export interface Excerpt {
  readonly line: number;
  readonly from: number;
  readonly text: string;
}

export interface TextRead {
  /** The id of the text as a collection. */
  readonly id: string;
  readonly puzzle?: PuzzleId;
  readonly format?: string;
  /** As many as requested; levels with errors take precedence. */
  readonly levels: readonly LevelFound[];
  /** Counts for the whole text, returned or not. */
  readonly count: number;
  readonly validCount: number;
  /** A key of each valid level that is equal for the same puzzle, in order, at most MAX_KEYS: for finding duplicates. */
  readonly keys: readonly string[];
  /** Warnings about the text as a whole. */
  readonly error?: TextError;
  /** The lines around the first errors, in order. */
  readonly excerpts: readonly Excerpt[];
}

/** The saved data; records that fail verification are skipped and counted. */
export type SavedRead = Result<SavedReading & { readonly refused: number }, SavedDataError>;

/** Chooses errors before valid levels, but returns them in the order of the text. */
function chosen(levels: LevelsReadOf<PuzzleId>['levels'], most: number): LevelsReadOf<PuzzleId>['levels'] {
  if (levels.length <= most) return levels;
  const bad = levels.filter(({ level }) => !level.ok).slice(0, Math.ceil(most / 2));
  const wanted = new Set([...bad, ...levels.slice(0, most - bad.length)]);
  return levels.filter((level) => wanted.has(level));
}

/** A tenth of a millisecond each for a small board. */
const MAX_KEYS = 20_000;
const MAX_FAULTS = 6;
const AROUND = 2;
const MAX_COLUMNS = 80;

/** Runs here and not in the page: splitting 10 MB into lines blocks a thread. */
function errorExcerpts(text: string, errors: readonly TextError[]): Excerpt[] {
  if (errors.length === 0) return [];
  const lines = splitLines(text);
  const columns = new Map<number, number>();
  for (const { line, column } of errors.slice(0, MAX_FAULTS)) {
    for (let at = line - AROUND; at <= line + AROUND; at++) if (at !== line && !columns.has(at)) columns.set(at, 1);
    columns.set(line, column);
  }
  return [...columns]
    .filter(([line]) => line >= 1 && line <= lines.length)
    .sort(([a], [b]) => a - b)
    .map(([line, column]) => {
      const from = Math.max(0, column - 1 - MAX_COLUMNS / 2);
      return { line, from, text: (lines[line - 1] ?? '').slice(from, from + MAX_COLUMNS) };
    });
}

/** `most`: how many levels to return; all are counted. */
function readText(text: string, most: number, name?: string): TextRead {
  const id = collectionId(text);
  const read = readLevels(text, defined({ name }));
  if (!read.ok) {
    const excerpts = errorExcerpts(text, [read.error]);
    return { id, levels: [], count: 0, validCount: 0, keys: [], error: read.error, excerpts };
  }
  const { format, levels }: LevelsReadOf<PuzzleId> = read.value;
  const puzzle = playableOf(read.value.id);
  const errors = levels.flatMap(({ level }) => (level.ok ? [] : [level.error]));
  const valid = levels.flatMap(({ level }) => (level.ok ? [level.value] : []));
  return {
    id,
    puzzle: puzzle.id,
    format: format.id,
    count: levels.length,
    validCount: valid.length,
    keys: valid.slice(0, MAX_KEYS).map((level) => likenessKey(puzzle, level)),
    levels: chosen(levels, most).map(({ number, title, draft, level, warnings }) => ({
      number,
      warnings: warnings.slice(0, 20),
      ...defined({ title, draft }),
      ...(level.ok ? { hash: puzzle.hash(level.value) } : { error: level.error }),
    })),
    excerpts: errorExcerpts(text, errors),
  };
}

function readSaved(text: string): SavedRead {
  const read = parseSavedData(text);
  if (!read.ok) return read;
  const { data, dropped } = read.value;
  const records = data.records.filter(recordHolds);
  return ok({ data: { ...data, records }, dropped, refused: data.records.length - records.length });
}

function solverRows(puzzle: PuzzleId): SolverRow[] {
  const { solvers, defaultSolver } = puzzleOf(puzzle);
  return solvers.map(({ id, name, about, claim, pairs = false }) => {
    return { id, name, about, claim, isDefault: id === defaultSolver, pairs };
  });
}

function writeText(puzzle: PuzzleId, id: string, drafts: readonly unknown[]): Result<string, TextError> {
  const format = puzzleOf(puzzle).formats.find((each) => each.id === id);
  if (!format) throw new Error(`unknown ${puzzle} format ${id}`);
  return format.make(drafts as readonly DraftOf<PuzzleId>[]);
}

const ANSWERS = { read: readText, write: writeText, solvers: solverRows, decode: decodeText, saved: readSaved };

/** By the name of each question, the function that answers it. */
export type QuestionAnswers = typeof ANSWERS;

interface Question {
  readonly id: number;
  readonly ask: keyof QuestionAnswers;
  readonly given: readonly unknown[];
}

export interface WorkerAnswer {
  readonly id: number;
  readonly answer: unknown;
}

export function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'ask' in message;
}

export function answer({ id, ask, given }: Question): WorkerAnswer {
  return { id, answer: (ANSWERS[ask] as (...given: readonly unknown[]) => unknown)(...given) };
}
