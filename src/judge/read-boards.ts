// Reads a submission of Sokoban levels with stored solutions (`.sok`, `.xsb` with notes, `.slc`). The board says which
// level of the file each is; the solutions are judged on the real board, not on this copy.

import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { type LevelRead, readLevels } from '../jobs/index.js';
import { type Draft, levelHash } from '../sokoban/index.js';
import type { Attempt, Target } from './attempt.js';

function targetOf({ number, title, level }: LevelRead<'sokoban'>): Target {
  return {
    ...(level.ok ? { hash: levelHash(level.value) } : {}),
    ...(title === undefined || title === '' ? {} : { title }),
    place: number,
    hasBoard: true,
  };
}

/** Moves below a board without a word that says so: the reader takes such a line for a note or a title. */
const looseMoves = ({ notes = [], title = '' }: Draft): string =>
  [title, ...notes].filter((line) => /^\s*[lurd]+\s*$/i.test(line)).join('\n');

function attemptsOf(read: LevelRead<'sokoban'>): Result<Attempt, TextError>[] {
  const { draft } = read;
  if (!draft) return [read.level.ok ? fail(textError(1, 1, 'no-level', 'No level here.')) : read.level];
  const target = targetOf(read);
  const from = draft.place?.line ?? 1;
  const stored = (draft.stored ?? []).flatMap(({ kind, moves }, index): Attempt[] => {
    const line = draft.place?.stored?.[index] ?? from;
    return kind === 'solution' ? [{ target, line, answer: { kind: 'moves', text: moves } }] : [];
  });
  if (stored.length > 0) return stored.map(ok);
  const loose = looseMoves(draft);
  if (loose !== '') return [ok({ target, line: from, answer: { kind: 'moves', text: loose } })];
  return [ok({ target, line: from, answer: { kind: 'none', message: 'There is a board, but no solution with it.' } })];
}

/** The stored solutions of every level; an error if there is no level. */
export function readBoards(text: string, name: string): Result<Attempt, TextError>[] {
  const read = readLevels(text, { name });
  if (!read.ok) return [read];
  if (read.value.id === 'sokoban') return read.value.levels.flatMap(attemptsOf);
  return [fail(textError(1, 1, 'other-puzzle', 'This is a Futoshiki file; the levels are Sokoban.'))];
}
