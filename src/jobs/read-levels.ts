// From the text of a file to its levels, of either puzzle: every face reads files, pastes and drops through here.
// Content decides which puzzle and format it is; the extension of a name only settles what content leaves open.

import type { Format } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { ANY_PUZZLES, type AnyPuzzle } from './puzzles.js';

/** One level of a file, sound or not. */
export interface LevelRead {
  /** Its place in the file, from 1, counting every level. */
  readonly number: number;
  readonly title?: string;
  /** As written, where it could be read at all. */
  readonly draft?: unknown;
  /** Playable, or why it is not. */
  readonly level: Result<unknown, TextError>;
  /** What was repaired in it. */
  readonly warnings: readonly TextError[];
}

export interface LevelsRead {
  readonly puzzle: AnyPuzzle;
  readonly format: Format<unknown>;
  readonly levels: readonly LevelRead[];
}

export interface ReadHints {
  /** A file name, for its extension. */
  readonly name?: string;
  /** The id of a format: content is not asked. */
  readonly format?: string;
  readonly strict?: boolean;
}

/** Enough to settle a tie, too little to overrule content. */
const EXTENSION_WEIGHT = 0.15;

interface Choice {
  readonly puzzle: AnyPuzzle;
  readonly format: Format<unknown>;
}

const CHOICES: readonly Choice[] = ANY_PUZZLES.flatMap((puzzle) =>
  puzzle.formats.map((format) => ({ puzzle, format })),
);

/** The puzzle and format of this id, or undefined. */
export function formatOf(id: string): Choice | undefined {
  return CHOICES.find(({ format }) => format.id === id);
}

/** The best format for a text, or undefined where no content speaks for any. */
export function recognize(text: string, name = ''): Choice | undefined {
  const extension = /\.[^./\\]*$/.exec(name)?.[0].toLowerCase() ?? '';
  let best: Choice | undefined;
  let bestWeight = 0;
  for (const choice of CHOICES) {
    const sure = choice.format.recognize(text);
    const weight = sure > 0 && choice.format.extensions.includes(extension) ? sure + EXTENSION_WEIGHT : sure;
    if (weight > bestWeight) [best, bestWeight] = [choice, weight];
  }
  return best;
}

interface Placed {
  readonly title?: string;
  readonly place?: { readonly line: number };
}

/** The last level that begins on or before a line, or the first: found by halves, since a file may warn of each. */
function ownerOf(starts: readonly number[], line: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) > line) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - 1);
}

/** The warnings of each level: those from the line it begins on to the line before the next. */
function shareWarnings(starts: readonly number[], warnings: readonly TextError[]): TextError[][] {
  const shares: TextError[][] = starts.map(() => []);
  for (const warning of warnings) shares[ownerOf(starts, warning.line)]?.push(warning);
  return shares;
}

/** Every level of a text in order. An error means that there is no level to speak of at all. Never throws. */
export function readLevels(text: string, hints: ReadHints = {}): Result<LevelsRead, TextError> {
  if (/^\s*$/.test(text)) return fail(textError(1, 1, 'empty-file', 'There is nothing here; expected a level.'));
  const choice = hints.format === undefined ? recognize(text, hints.name) : formatOf(hints.format);
  if (!choice) {
    const message = 'This is no level in any format we know; see `masu formats` for those we do.';
    return fail(textError(1, 1, 'unknown-format', message));
  }
  const { puzzle, format } = choice;
  const reading = format.parse(text, hints.strict === undefined ? {} : { strict: hints.strict });
  if (reading.levels.length === 0) {
    return fail(
      textError(1, 1, 'no-level', `There is no level here; expected at least one in the format ${format.id}.`),
    );
  }
  const starts = reading.levels.map((draft) =>
    draft.ok ? ((draft.value as Placed).place?.line ?? 1) : draft.error.line,
  );
  const shares = shareWarnings(starts, reading.warnings);
  const levels = reading.levels.map((draft, index): LevelRead => {
    const common = { number: index + 1, warnings: shares[index] ?? [] };
    if (!draft.ok) return { ...common, level: draft };
    const { title } = draft.value as Placed;
    return {
      ...common,
      ...(title === undefined ? {} : { title }),
      draft: draft.value,
      level: puzzle.validate(draft.value),
    };
  });
  return ok({ puzzle, format, levels });
}
