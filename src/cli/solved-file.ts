// What `masu solve -o` writes: Sokoban levels as .sok with each solution beside its level, Futoshiki levels as bars
// with the digits filled in. Levels without a solution stand as they were, so that nothing is lost on the way.

import type { PuzzleId } from '../base/puzzle.js';
import type { Result, TextFault } from '../base/result.js';
import { FUTOSHIKI_FORMATS, type FutoshikiDraft, letterDigit } from '../futoshiki/index.js';
import type { Report } from '../jobs/index.js';
import { type Draft, SOKOBAN_FORMATS, type StoredMoves } from '../sokoban/index.js';
import { EXIT, Refusal } from './exit-codes.js';
import type { SoundLevel } from './input.js';

interface Solved {
  readonly level: SoundLevel;
  readonly report: Report;
}

/** The solution of a report: proved or found, or the best known when it gave up. */
function solutionOf(report: Report | undefined): string | readonly string[] | undefined {
  if (report?.verdict === 'solved') return report.solution;
  return report?.verdict === 'gave-up' ? report.best?.solution : undefined;
}

function withMoves(draft: Draft, report: Report | undefined): Draft {
  const solution = solutionOf(report);
  // Solved before the first move: there are no moves to keep.
  if (typeof solution !== 'string' || solution === '') return draft;
  const stored: StoredMoves = { kind: 'solution', title: 'Solution', moves: solution };
  // The same moves again would only make the file grow each time it is solved.
  const others = (draft.stored ?? []).filter(({ moves }) => moves !== solution);
  return { ...draft, stored: [...others, stored] };
}

function withDigits(draft: FutoshikiDraft, report: Report | undefined): FutoshikiDraft {
  const solution = solutionOf(report);
  if (solution === undefined || typeof solution === 'string') return draft;
  return { ...draft, cells: solution.flatMap((row) => [...row].map(letterDigit)) };
}

function make(
  puzzle: PuzzleId,
  levels: readonly SoundLevel[],
  reports: ReadonlyMap<number, Report>,
): Result<string, TextFault> | undefined {
  if (puzzle === 'sokoban') {
    const format = SOKOBAN_FORMATS.find(({ id }) => id === 'sok');
    return format?.make(levels.map(({ number, draft }) => withMoves(draft as Draft, reports.get(number))));
  }
  const format = FUTOSHIKI_FORMATS.find(({ id }) => id === 'bars');
  return format?.make(levels.map(({ number, draft }) => withDigits(draft as FutoshikiDraft, reports.get(number))));
}

/** The text of the file. Throws a Refusal where the format cannot hold a level. */
export function solvedFile(puzzle: PuzzleId, levels: readonly SoundLevel[], solved: readonly Solved[]): string {
  const made = make(puzzle, levels, new Map(solved.map(({ level, report }) => [level.number, report])));
  if (!made) throw new Error(`there is no format to write solved levels of ${puzzle}`);
  if (!made.ok) throw new Refusal(EXIT.input, made.fault.message);
  return made.value;
}
