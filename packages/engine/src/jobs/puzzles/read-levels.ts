// Reads the levels of a text, of either puzzle, in any format: every front end reads files, pastes, and drops through
// here. Content decides which puzzle and format it is; a file's extension only breaks ties.

import { defined } from '@masu/core/base/defined.js';
import { likeliestFormat } from '@masu/core/base/likeliest-format.js';
import { type Format, PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import { mustBeText, wrongArgument } from '@masu/core/base/wrong-argument.js';
import { sayLevelFile } from './messages.js';
import type { DraftOf, LevelOf } from './puzzle-types.js';
import { type ReadablePuzzle, readableOf } from './readable-puzzles.js';

/** One level of a file, valid or not; of either puzzle, unless `Id` says which. */
export interface LevelRead<Id extends PuzzleId = PuzzleId> {
  /** The puzzle of the level. */
  readonly puzzle: Id;
  /** Its number in the file, counting every level from 1. */
  readonly number: number;
  /** Its title, if the file has one. */
  readonly title?: string;
  /** The level as written, if it could be parsed. */
  readonly draft?: DraftOf<Id>;
  /** The playable level, or the error. */
  readonly level: Result<LevelOf<Id>, TextError>;
  /** What was fixed automatically. */
  readonly warnings: readonly TextError[];
}

export interface LevelsReadOf<Id extends PuzzleId> {
  /** The puzzle. For its rules, ask `playableOf(id)`; for its solvers, `puzzleOf(id)`. */
  readonly id: Id;
  readonly format: Format<DraftOf<Id>>;
  readonly levels: readonly LevelRead<Id>[];
}

/** The levels of a file, all of one puzzle; `id` says which. */
export type LevelsRead = { readonly [Id in PuzzleId]: LevelsReadOf<Id> }[PuzzleId];

/** What is known of a text before it is read. */
export interface ReadHints {
  /** A file name, for its extension. */
  readonly name?: string;
  /** The id of a format, used instead of detecting it. */
  readonly format?: string;
  /** What would be repaired with a warning is an error. */
  readonly strict?: boolean;
}

interface ChoiceOf<Id extends PuzzleId> {
  readonly id: Id;
  readonly puzzle: ReadablePuzzle<Id>;
  readonly format: Format<DraftOf<Id>>;
}

type Choice = ChoiceOf<PuzzleId>;

const allChoices = (): readonly Choice[] =>
  PUZZLE_IDS.flatMap((id) => {
    const puzzle = readableOf(id);
    return puzzle.formats.map((format) => ({ id, puzzle, format }));
  });

/** The puzzle and format of this id, or undefined. */
export function findFormat(id: string): Choice | undefined {
  return allChoices().find(({ format }) => format.id === id);
}

/** The most likely format of a text, with its puzzle, or undefined if no format recognizes it. */
function recognizeText(text: string, name = ''): Choice | undefined {
  return likeliestFormat(allChoices(), text, /\.[^./\\]*$/.exec(name)?.[0] ?? '');
}

/** The last level that starts on or before a line, or the first. A binary search, since a file can have a warning per level. */
function blockAtLine(starts: readonly number[], line: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) > line) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - 1);
}

/** The warnings of each level: from its first line to the line before the next level. */
function shareWarnings(starts: readonly number[], warnings: readonly TextError[]): TextError[][] {
  const shares: TextError[][] = starts.map(() => []);
  for (const warning of warnings) shares[blockAtLine(starts, warning.line)]?.push(warning);
  return shares;
}

/** The lines at which levels of another puzzle begin: they are not remarks on the levels of this one. */
function otherLevelLines(own: PuzzleId, other: PuzzleId, text: string): number[] {
  const { trace, formats, validate } = readableOf(other);
  const ownLine = readableOf(own).trace?.line;
  if (!trace?.line.test(text)) return [];
  const rest = splitLines(text)
    .map((line) => (ownLine?.test(line) ? '' : line))
    .join('\n');
  const format = formats.find(({ id }) => id === trace.format);
  return (format?.parse(rest).levels ?? []).flatMap((draft) =>
    draft.ok && validate(draft.value).ok ? [draft.value.place?.line ?? 1] : [],
  );
}

/** Levels of another puzzle, as levels that can't be read. */
function otherLevels<Id extends PuzzleId>(id: Id, text: string): LevelRead<Id>[] {
  return PUZZLE_IDS.filter((other) => other !== id).flatMap((other) =>
    otherLevelLines(id, other, text).map((line) => ({
      puzzle: id,
      number: 0,
      level: fail(textError(line, 1, 'other-puzzle', sayLevelFile('other-puzzle', PUZZLE_NAMES[other]))),
      warnings: [],
    })),
  );
}

const levelLine = ({ draft, level }: LevelRead): number => draft?.place?.line ?? (level.ok ? 1 : level.error.line);

/** The levels of this puzzle and those of others in the order of the file, numbered from 1. */
function inOrder<Id extends PuzzleId>(own: readonly LevelRead<Id>[], others: readonly LevelRead<Id>[]) {
  if (others.length === 0) return own;
  const all = [...own, ...others].sort((a, b) => levelLine(a) - levelLine(b));
  return all.map((each, index) => ({ ...each, number: index + 1 }));
}

function readAs<Id extends PuzzleId>(
  { id, puzzle, format }: ChoiceOf<Id>,
  text: string,
  strict: boolean | undefined,
): Result<LevelsReadOf<Id>, TextError> {
  const reading = format.parse(text, strict === undefined ? {} : { strict });
  if (reading.levels.length === 0) {
    return fail(textError(1, 1, 'no-level', sayLevelFile('no-level', format.id)));
  }
  const starts = reading.levels.map((draft) => (draft.ok ? (draft.value.place?.line ?? 1) : draft.error.line));
  const shares = shareWarnings(starts, reading.warnings);
  const levels = reading.levels.map((draft, index): LevelRead<Id> => {
    const common = { puzzle: id, number: index + 1, warnings: shares[index] ?? [] };
    if (!draft.ok) return { ...common, level: draft };
    const { title } = draft.value;
    return {
      ...common,
      ...defined({ title }),
      draft: draft.value,
      level: puzzle.validate(draft.value),
    };
  });
  return ok({ id, format, levels: inOrder(levels, otherLevels(id, text)) });
}

/** Every level of a text in order. An error means that there is no level at all. Never throws, whatever the text is. */
export function readLevels(text: string, hints: ReadHints = {}): Result<LevelsRead, TextError> {
  mustBeText(text, 'the text of a file');
  if (typeof hints !== 'object' || hints === null) throw wrongArgument('hints { name, format, strict }', hints);
  for (const hint of ['name', 'format'] as const) {
    if (hints[hint] !== undefined && typeof hints[hint] !== 'string')
      throw wrongArgument(`text for ${hint}`, hints[hint]);
  }
  if (/^\s*$/.test(text)) return fail(textError(1, 1, 'empty-file', sayLevelFile('empty-file')));
  const choice = hints.format === undefined ? recognizeText(text, hints.name) : findFormat(hints.format);
  if (!choice) {
    const ids = allChoices().map(({ format }) => format.id);
    return fail(textError(1, 1, 'unknown-format', sayLevelFile('unknown-format', ids.join(', '))));
  }
  // The format was chosen with its puzzle, so the levels are of that puzzle.
  return readAs(choice, text, hints.strict) as Result<LevelsRead, TextError>;
}
