// New levels. A puzzle that can be generated is one row in GENERATORS; types and `generate` follow from the table.

import { defined } from '../base/defined.js';
import { unknownName } from '../base/suggest.js';
import { wrongArgument } from '../base/wrong-argument.js';
import { FUTOSHIKI_FORMATS, type FutoshikiLevel, GRADES, type Grade, validateLevel } from '../futoshiki/index.js';
import type { FutoshikiGenerateReport, SokobanGenerateReport } from '../jobs/index.js';
import {
  type Level,
  SOKOBAN_GRADES,
  type SokobanComposeOptions,
  type SokobanGrade,
  validateLevel as validateSokoban,
  XSB,
} from '../sokoban/index.js';
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
  ? Omit<Report, 'level'> & { readonly level: L; readonly text: string; readonly seed: number }
  : Report & { readonly seed: number };

/** A new puzzle, or why there is none. */
export type FutoshikiGenerated = WithLevel<FutoshikiGenerateReport, FutoshikiLevel>;
/** A new level, proven push-optimal, or why there is none. */
export type SokobanGenerated = WithLevel<SokobanGenerateReport, Level>;

function futoshikiLevel(format: string, text: string): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS.find(({ id }) => id === format)?.parse(text).levels[0];
  const level = draft?.ok ? validateLevel(draft.value) : draft;
  if (!level?.ok) throw new Error('a generated puzzle cannot be read');
  return level.value;
}

function sokobanLevel(text: string): Level {
  const draft = XSB.parse(text).levels[0];
  const level = draft?.ok ? validateSokoban(draft.value) : draft;
  if (!level?.ok) throw new Error('a generated level cannot be read');
  return level.value;
}

async function generateFutoshiki(
  host: LibraryHost,
  { seed = host.seed(), ...wish }: FutoshikiWish,
  options: RunOptions,
): Promise<FutoshikiGenerated> {
  const job = { kind: 'generate', ...wish, seed, limits: runLimits(options, undefined) } as const;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict !== 'generated') return { ...report, seed };
  return { ...report, level: futoshikiLevel(report.format, report.level), text: report.level, seed };
}

async function generateSokoban(
  host: LibraryHost,
  { seed = host.seed(), ...wish }: SokobanLevelWish,
  options: RunOptions,
): Promise<SokobanGenerated> {
  const job = { kind: 'generate', ...wish, seed, limits: runLimits(options, undefined) } as const;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict !== 'generated') return { ...report, seed };
  return { ...report, level: sokobanLevel(report.level), text: report.level, seed };
}

const GENERATORS = { sokoban: generateSokoban, futoshiki: generateFutoshiki };

const FUTOSHIKI_WISHES: readonly (keyof FutoshikiWish)[] = ['puzzle', 'grade', 'size', 'seed', 'signs'];
const SOKOBAN_WISHES: readonly (keyof SokobanLevelWish)[] = [
  ...(['puzzle', 'grade', 'boxes', 'width', 'height', 'rooms', 'pushes', 'tight', 'generator', 'seed'] as const),
];
const WISHES = { sokoban: SOKOBAN_WISHES, futoshiki: FUTOSHIKI_WISHES };
const WISHED_GRADES: Readonly<Record<keyof typeof GENERATORS, readonly string[]>> = {
  sokoban: SOKOBAN_GRADES,
  futoshiki: GRADES,
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
function mustBeComplete(
  puzzle: keyof typeof GENERATORS,
  { grade, size }: { readonly grade?: unknown; size?: unknown },
) {
  const grades = WISHED_GRADES[puzzle];
  if (typeof grade !== 'string') throw new TypeError(`Expected a grade to generate, one of ${grades.join(', ')}.`);
  if (!grades.includes(grade)) throw new TypeError(unknownName(`${puzzle} grade`, grade, grades));
  if (puzzle === 'futoshiki' && typeof size !== 'number')
    throw new TypeError('Expected the size of the Futoshiki to generate, its number of rows.');
}

type Generators = typeof GENERATORS;
/** What to generate. */
export type Wish = Parameters<Generators[keyof Generators]>[1];
/** What `generate` returns for a wish. */
export type GeneratedFor<W extends Wish> = ReturnType<Generators[W['puzzle']]>;

type Generator = (host: LibraryHost, wish: Wish, options: RunOptions) => unknown;

export function generateLevel<W extends Wish>(host: LibraryHost, wish: W, options: RunOptions): GeneratedFor<W> {
  const given: Partial<Wish> | undefined = wish;
  const generator = Object.entries(GENERATORS).find(([id]) => id === given?.puzzle)?.[1];
  if (!generator) {
    const ids = Object.keys(GENERATORS).join(' or ');
    throw new TypeError(`Expected the puzzle to generate, ${ids}, as in { puzzle: 'sokoban', grade: 'easy' }.`);
  }
  mustHaveNames('wish', wish, WISHES[wish.puzzle]);
  mustBeComplete(wish.puzzle, wish);
  mustBeNumbers({ ...wish });
  // The row was chosen by the wish, so it takes the wish, and what it returns is the wish's.
  return (generator as Generator)(host, defined(wish) as Wish, options) as GeneratedFor<W>;
}
