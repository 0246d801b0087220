// What `masu solve -o` writes: Sokoban levels as .sok with each solution beside its level, Futoshiki levels as bars
// with the digits filled in. Levels without a solution are written as they were. A solution that the file stores already
// is replayed first: one that does not solve its level is left out and reported.

import type { Format } from '../base/puzzle.js';
import type { TextError } from '../base/result.js';
import { FUTOSHIKI_FORMATS, type FutoshikiDraft, letterDigit } from '../futoshiki/index.js';
import type { Report } from '../jobs/index.js';
import {
  type Draft,
  type Level,
  type MoveBudget,
  newMoveBudget,
  SOKOBAN_FORMATS,
  type StoredMoves,
  verifyStored,
} from '../sokoban/index.js';
import { EXIT, Refusal } from './exit-codes.js';
import { errorLine, type LevelFile, type SoundLevel } from './input.js';
import type { Output } from './output.js';

function formatCalled<Draft>(formats: readonly Format<Draft>[], id: string): Format<Draft> {
  const format = formats.find((each) => each.id === id);
  if (!format) throw new Error(`there is no format ${id}`);
  return format;
}
const SOK = formatCalled(SOKOBAN_FORMATS, 'sok');
const BARS = formatCalled(FUTOSHIKI_FORMATS, 'bars');

interface Solved {
  readonly level: SoundLevel;
  readonly report: Report;
}

/** The solution of a report: proved or found, or the best known when it gave up. */
function solutionOf(report: Report | undefined): string | readonly string[] | undefined {
  if (report?.verdict === 'solved') return report.solution;
  return report?.verdict === 'gave-up' ? report.best?.solution : undefined;
}

const withStored = ({ stored: _, ...draft }: Draft, stored: readonly StoredMoves[]): Draft =>
  stored.length === 0 ? draft : { ...draft, stored };

/** The level with those of its stored moves that hold, and the solution found now as the last. */
function withMoves(
  level: SoundLevel,
  report: Report | undefined,
  budget: MoveBudget,
): { readonly draft: Draft; readonly errors: readonly TextError[] } {
  const draft = level.draft as Draft;
  const verified = verifyStored(level.playable as Level, draft, budget);
  const errors = verified.flatMap(({ error }) =>
    error ? [{ ...error, message: `Not written: ${error.message}` }] : [],
  );
  const held = verified.filter(({ error }) => error === undefined).map(({ stored }) => stored);
  const solution = solutionOf(report);
  // Solved before the first move: there are no moves to store.
  if (typeof solution !== 'string' || solution === '') return { draft: withStored(draft, held), errors };
  const stored: StoredMoves = { kind: 'solution', title: 'Solution', moves: solution };
  // The same moves again would only make the file grow each time it is solved.
  return { draft: withStored(draft, [...held.filter(({ moves }) => moves !== solution), stored]), errors };
}

function withDigits(level: SoundLevel, report: Report | undefined): FutoshikiDraft {
  const draft = level.draft as FutoshikiDraft;
  const solution = solutionOf(report);
  if (solution === undefined || typeof solution === 'string') return draft;
  return { ...draft, cells: solution.flatMap((row) => [...row].map(letterDigit)) };
}

/** The file, or the same without titles and notes where the format cannot hold those: solutions may have taken hours. */
function textOf<Draft>(format: Format<Draft>, drafts: readonly Draft[], bare: (draft: Draft) => Draft, output: Output) {
  const whole = format.make(drafts);
  if (whole.ok) return whole.value;
  const made = format.make(drafts.map(bare));
  if (!made.ok) throw new Refusal(EXIT.input, made.error.message);
  output.complain(`masu: the output has no titles or notes. ${whole.error.message}`);
  return made.value;
}

/** The text of the file; what is left out of it is reported. */
export function solvedFile(
  input: LevelFile,
  levels: readonly SoundLevel[],
  solved: readonly Solved[],
  output: Output,
): string {
  const reports = new Map(solved.map(({ level, report }) => [level.number, report]));
  if (input.puzzle.id === 'futoshiki') {
    const drafts = levels.map((level) => withDigits(level, reports.get(level.number)));
    return textOf(BARS, drafts, ({ size, cells, inequalities }) => ({ size, cells, inequalities }), output);
  }
  const budget = newMoveBudget();
  const drafts = levels.map((level) => {
    const { draft, errors } = withMoves(level, reports.get(level.number), budget);
    for (const error of errors) output.complain(errorLine(input.file, error, level.number));
    return draft;
  });
  return textOf(SOK, drafts, ({ rows, stored }) => (stored ? { rows, stored } : { rows }), output);
}
