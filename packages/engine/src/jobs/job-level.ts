// Reads the level of a job and plays its moves. A job made in this thread contains its parsed level (`withLevel`);
// otherwise the text is parsed, and the last level is cached, because a player's jobs (hint, insight) are about the
// same level again and again, and push distances are cached with the level.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { playableOf, validateUnwinnable } from './puzzles/playable-puzzles.js';
import type { LevelOf, PositionOf } from './puzzles/puzzle-types.js';

const PARSED = Symbol('parsed level');

/** The part of a job that names a position. */
export interface JobLevel<Id extends PuzzleId = PuzzleId> {
  readonly puzzle: Id;
  /** One level, in the format named. */
  readonly level: string;
  readonly format: string;
  /** Moves from the level's start to the position; none: the start. */
  readonly moves?: string;
  /** The level may have a goal that no box can reach. */
  readonly unwinnable?: boolean;
  readonly [PARSED]?: LevelOf<Id>;
}

/**
 * The job together with the level that its text stands for, so that the text isn't parsed again in this thread. The key
 * is a symbol: copies of the job keep it, messages to workers and JSON leave it out.
 */
export function withLevel<Id extends PuzzleId, J extends { readonly puzzle: Id }>(job: J, level: LevelOf<Id>): J {
  return { ...job, [PARSED]: level };
}

type Cached = { readonly [Id in PuzzleId]?: { readonly key: string; readonly level: Result<LevelOf<Id>, TextError> } };

let last: Cached = {};

function readLevel<Id extends PuzzleId>(job: JobLevel<Id>): Result<LevelOf<Id>, TextError> {
  const { puzzle: id, level: text, format: formatId, unwinnable, [PARSED]: parsed } = job;
  if (parsed) return ok(parsed);
  const key = `${formatId} ${unwinnable ?? false} ${text}`;
  const cached = last[id];
  if (cached?.key === key) return cached.level;
  const puzzle = playableOf(id);
  const format = puzzle.formats.find((each) => each.id === formatId);
  if (!format) return fail(textError(1, 1, 'unknown-format', `Unknown ${id} format "${formatId}".`));
  const draft = format.parse(text).levels[0];
  if (!draft) return fail(textError(1, 1, 'no-level', 'The job contains no level.'));
  if (!draft.ok) return draft;
  const level = unwinnable ? validateUnwinnable(id, draft.value) : puzzle.validate(draft.value);
  last = { [id]: { key, level } };
  return level;
}

/** A level and every position from its start to the position of the job. */
interface PlayedLevel<Id extends PuzzleId> {
  readonly level: LevelOf<Id>;
  readonly positions: readonly [PositionOf<Id>, ...PositionOf<Id>[]];
}

/** Parses the level and plays the moves. */
export function playLevel<Id extends PuzzleId>(job: JobLevel<Id>): Result<PlayedLevel<Id>, TextError> {
  const puzzle = playableOf(job.puzzle);
  const level = readLevel(job);
  if (!level.ok) return level;
  const moves = puzzle.parseMoves(job.moves ?? '');
  if (!moves.ok) return moves;
  let position = puzzle.start(level.value);
  const positions: [PositionOf<Id>, ...PositionOf<Id>[]] = [position];
  for (const [index, move] of moves.value.entries()) {
    const next = puzzle.play(level.value, position, move);
    if (next === undefined) return fail(textError(1, index + 1, 'blocked-move', `Move ${index + 1} is blocked.`));
    position = next;
    positions.push(position);
  }
  return ok({ level: level.value, positions });
}

/** The level that starts at the position of the job. */
export function parseJobLevel<Id extends PuzzleId>(job: JobLevel<Id>): Result<LevelOf<Id>, TextError> {
  if (job.moves === undefined) return readLevel(job);
  const played = playLevel(job);
  if (!played.ok) return played;
  const { level, positions } = played.value;
  return ok(playableOf(job.puzzle).beginAt(level, positions[positions.length - 1] as PositionOf<Id>));
}
