// New puzzles. A puzzle that can be generated is one row in GENERATORS; types and `generate` follow from the table.

import { FUTOSHIKI_FORMATS, type FutoshikiLevel, type Grade, validateLevel } from '../futoshiki/index.js';
import type { GenerateReport } from '../jobs/index.js';
import { type LibraryHost, limitsOf, type RunOptions, runJob } from './run-options.js';

export interface FutoshikiWish {
  readonly puzzle: 'futoshiki';
  /** Rows and columns. */
  readonly size: number;
  readonly grade: Grade;
  /** The same seed gives the same puzzle (default: a random one). */
  readonly seed?: number;
  /** The share of signs among the clues, from 0 to 1. */
  readonly signs?: number;
}

type Generated = Extract<GenerateReport, { readonly verdict: 'generated' }>;

/** A new puzzle, or why there is none. `seed` generates it again. */
export type FutoshikiGenerated =
  | (Omit<Generated, 'level'> & { readonly level: FutoshikiLevel; readonly text: string; readonly seed: number })
  | (Exclude<GenerateReport, Generated> & { readonly seed: number });

function levelOf(format: string, text: string): FutoshikiLevel {
  const draft = FUTOSHIKI_FORMATS.find(({ id }) => id === format)?.parse(text).levels[0];
  const level = draft?.ok ? validateLevel(draft.value) : draft;
  if (!level?.ok) throw new Error('a generated puzzle cannot be read');
  return level.value;
}

async function generateFutoshiki(
  host: LibraryHost,
  { seed = host.seed(), ...wish }: FutoshikiWish,
  options: RunOptions,
): Promise<FutoshikiGenerated> {
  const job = { kind: 'generate', ...wish, seed, limits: limitsOf(options, undefined) } as const;
  const report = await runJob(host, job, options);
  if (report.verdict !== 'generated') return { ...report, seed };
  return { ...report, level: levelOf(report.format, report.level), text: report.level, seed };
}

const GENERATORS = { futoshiki: generateFutoshiki };

type Generators = typeof GENERATORS;
/** What to generate. */
export type Wish = Parameters<Generators[keyof Generators]>[1];
/** What `generate` returns for a wish. */
export type GeneratedFor<W extends Wish> = ReturnType<Generators[W['puzzle']]>;

export function generateLevel<W extends Wish>(host: LibraryHost, wish: W, options: RunOptions): GeneratedFor<W> {
  const generator = Object.entries(GENERATORS).find(([id]) => id === wish.puzzle)?.[1];
  if (!generator) throw new TypeError(`Levels of ${wish.puzzle} can't be generated.`);
  // The row was chosen by the wish, so what it returns is the wish's.
  return generator(host, wish, options) as GeneratedFor<W>;
}
