// New levels. A puzzle that can be generated is one kind of `Wish` and one row in WISHES.

import { defined } from '@masu/core/base/defined.js';
import { unknownName } from '@masu/core/base/suggest.js';
import { wrongArgument } from '@masu/core/base/wrong-argument.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { GRADES, type Grade } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import type { SokobanComposeOptions } from '@masu/studio/sokoban/compose/wish.js';
import { SOKOBAN_GRADES, type SokobanGrade } from '@masu/studio/sokoban/grade/difficulty.js';
import { reasonOfFacts, reasonSentence } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { FutoshikiGenerateReport, GenerateJob, SokobanGenerateReport } from '../jobs/kinds/generate-schema.js';
import { readLevels } from '../jobs/puzzles/read-levels.js';
import type { WithSentences } from './grade.js';
import { type LibraryHost, mustHaveNames, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

/** What a new Futoshiki shall be like. */
export interface FutoshikiWish {
  /** Makes a Futoshiki. */
  readonly puzzle: 'futoshiki';
  /** Rows and columns. */
  readonly size: number;
  /** `recursive` needs guessing: at some point no rule gives the next step. */
  readonly grade: Grade;
  /** The same seed gives the same puzzle (default: a random one). */
  readonly seed?: number;
  /** The share of signs among the clues, from 0 to 1. */
  readonly signs?: number;
}

/** What a new Sokoban level shall be like. */
export interface SokobanLevelWish extends Omit<SokobanComposeOptions, 'tries'> {
  /** Makes a Sokoban level. */
  readonly puzzle: 'sokoban';
  /** How hard it shall be. */
  readonly grade: SokobanGrade;
  /** The same seed gives the same level (default: a random one). */
  readonly seed?: number;
}

/** A generated level in place of its text, and the seed that generates it again. */
type WithLevel<Report, L> = Report extends { readonly verdict: 'generated' }
  ? Omit<WithSentences<Report>, 'level'> & { readonly level: L; readonly text: string; readonly seed: number }
  : Report & { readonly seed: number };

/** A new puzzle, or why there is none. */
export type FutoshikiGenerated = WithLevel<FutoshikiGenerateReport, FutoshikiLevel>;
/** A new level, proven push-optimal, or why there is none. */
export type SokobanGenerated = WithLevel<SokobanGenerateReport, Level>;

/** What to generate. */
export type Wish = SokobanLevelWish | FutoshikiWish;
/** What `generate` returns for a wish. */
export type GeneratedFor<W extends Wish> = W extends FutoshikiWish
  ? Promise<FutoshikiGenerated>
  : Promise<SokobanGenerated>;

async function generated(host: LibraryHost, { seed = host.seed(), ...wish }: Wish, options: RunOptions) {
  const job = { kind: 'generate', ...wish, seed, limits: runLimits(options, undefined) } as GenerateJob;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict !== 'generated') return { ...report, seed };
  const read = readLevels(report.level, { format: report.format });
  const level = read.ok ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('a generated level cannot be read');
  const made = { ...report, level: level.value, text: report.level, seed };
  if (!('reasons' in report)) return made;
  return { ...made, reasons: report.reasons.map((reason) => reasonSentence(reasonOfFacts(reason))) };
}

const WISHES: {
  readonly [Id in Wish['puzzle']]: {
    readonly grades: readonly string[];
    readonly names: readonly (keyof Extract<Wish, { readonly puzzle: Id }>)[];
    /** The number that must be there, and what it is. */
    readonly needs?: readonly [name: keyof Extract<Wish, { readonly puzzle: Id }>, what: string];
  };
} = {
  sokoban: {
    grades: SOKOBAN_GRADES,
    names: ['puzzle', 'grade', 'boxes', 'width', 'height', 'rooms', 'pushes', 'tight', 'generator', 'seed'],
  },
  futoshiki: {
    grades: GRADES,
    names: ['puzzle', 'grade', 'size', 'seed', 'signs'],
    needs: ['size', 'the size of the Futoshiki to generate, its number of rows'],
  },
};

const NUMBERS = ['size', 'signs', 'boxes', 'width', 'height', 'rooms', 'pushes', 'seed'] as const;

/** Throws a TypeError if a caller without types passes something else. What no level can meet is refused later. */
function mustBeNumbers(wish: Readonly<Record<string, unknown>>): void {
  for (const name of NUMBERS) {
    const value = wish[name];
    if (value !== undefined && (typeof value !== 'number' || Number.isNaN(value)))
      throw wrongArgument(`a number for ${name}`, value);
  }
  if (wish.tight !== undefined && typeof wish.tight !== 'boolean')
    throw wrongArgument('true or false for tight', wish.tight);
  if (wish.generator !== undefined && wish.generator !== 1) throw wrongArgument('1 for generator', wish.generator);
}

/** Throws a TypeError if a caller without types forgets what a wish needs. */
function mustBeComplete(puzzle: Wish['puzzle'], wish: Readonly<Record<string, unknown>>) {
  const { grade } = wish;
  const { grades, needs } = WISHES[puzzle];
  if (typeof grade !== 'string') throw new TypeError(`Expected a grade to generate, one of ${grades.join(', ')}.`);
  if (!grades.includes(grade)) throw new TypeError(unknownName(`${puzzle} grade`, grade, grades));
  if (needs && typeof wish[needs[0]] !== 'number') throw new TypeError(`Expected ${needs[1]}.`);
}

export function generateLevel<W extends Wish>(host: LibraryHost, wish: W, options: RunOptions): GeneratedFor<W> {
  const given: Partial<Wish> | undefined = wish;
  if (!Object.keys(WISHES).some((id) => id === given?.puzzle)) {
    const ids = Object.keys(WISHES).join(' or ');
    throw new TypeError(`Expected the puzzle to generate, ${ids}, as in { puzzle: 'sokoban', grade: 'easy' }.`);
  }
  mustHaveNames('wish', wish, WISHES[wish.puzzle].names);
  mustBeComplete(wish.puzzle, { ...wish });
  mustBeNumbers({ ...wish });
  // The level is of the puzzle of the wish, so what is returned is the wish's.
  return generated(host, defined(wish) as Wish, options) as GeneratedFor<W>;
}
