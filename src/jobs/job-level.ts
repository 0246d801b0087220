// The level a job is about, at the position its moves lead to. The last level read is cached, because a player's jobs
// (hint, insight) ask about one level again and again, and a level's push distances are stored with the level.

import type { PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { type Draft, unwinnableLevel } from '../sokoban/index.js';
import { puzzleOf } from './puzzles.js';

/** The part of a job that names a position. */
export interface JobLevel {
  readonly puzzle: PuzzleId;
  /** One level, in the format named. */
  readonly level: string;
  readonly format: string;
  /** Moves from the level's start to the position; none: the start. */
  readonly moves?: string;
  /** The level may have a goal that no box can reach. */
  readonly unwinnable?: boolean;
}

let last: { readonly key: string; readonly level: Result<unknown, TextError> } | undefined;

function readLevel({ puzzle: id, level: text, format: formatId, unwinnable }: JobLevel): Result<unknown, TextError> {
  const key = `${id} ${formatId} ${unwinnable ?? false} ${text}`;
  if (last?.key === key) return last.level;
  const puzzle = puzzleOf(id);
  const format = puzzle.formats.find((each) => each.id === formatId);
  if (!format) return fail(textError(1, 1, 'unknown-format', `No format of ${id} is called ${formatId}.`));
  const draft = format.parse(text).levels[0];
  if (!draft) return fail(textError(1, 1, 'no-level', 'The job holds no level.'));
  const validate = unwinnable ? (value: unknown) => unwinnableLevel(value as Draft) : puzzle.validate;
  const level = draft.ok ? validate(draft.value) : draft;
  last = { key, level };
  return level;
}

/** A level of the job's puzzle and every position on the way to the job's own, the start first. */
export interface PlayedLevel {
  readonly level: unknown;
  readonly positions: readonly [unknown, ...unknown[]];
}

/** Reads the level and makes the moves. */
export function playLevel(job: JobLevel): Result<PlayedLevel, TextError> {
  const puzzle = puzzleOf(job.puzzle);
  const level = readLevel(job);
  if (!level.ok) return level;
  const moves = puzzle.parseMoves(job.moves ?? '');
  if (!moves.ok) return moves;
  const positions: [unknown, ...unknown[]] = [puzzle.start(level.value)];
  for (const [index, move] of moves.value.entries()) {
    const next = puzzle.play(level.value, positions.at(-1), move);
    if (next === undefined) return fail(textError(1, index + 1, 'blocked-move', `Move ${index + 1} cannot be made.`));
    positions.push(next);
  }
  return ok({ level: level.value, positions });
}

/** The level that begins where the job's moves lead. */
export function levelOfJob(job: JobLevel): Result<unknown, TextError> {
  if (job.moves === undefined) return readLevel(job);
  const played = playLevel(job);
  if (!played.ok) return played;
  const { level, positions } = played.value;
  return ok(puzzleOf(job.puzzle).beginAt(level, positions.at(-1)));
}
