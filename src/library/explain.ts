// What every solution of a Sokoban level must do, in sentences and as facts.

import { defined } from '../base/defined.js';
import type { ExplainReport } from '../jobs/index.js';
import { type ExplanationReport, explanationReport, type Level } from '../sokoban/index.js';
import { type LibraryHost, levelJob, type RunOptions, runLibraryJob, runLimits } from './run-options.js';

export interface ExplainOptions extends RunOptions {
  /** Moves made already, as text: the explanation is of where they lead. */
  readonly moves?: string;
}

type Other = Exclude<ExplainReport, { readonly verdict: 'explained' | 'judged' }>;

/** Facts and sentences; or that there is nothing to explain: solved, lost (and why), or given up. */
export type SokobanExplanation = ExplanationReport | Pick<Other, 'verdict'>;

export async function explainLevel(
  host: LibraryHost,
  level: Level,
  { moves, ...options }: ExplainOptions,
): Promise<SokobanExplanation> {
  const { puzzle, ...named } = levelJob(level);
  if (puzzle !== 'sokoban') throw new TypeError('Expected a Sokoban level; for the steps of a Futoshiki, call grade.');
  const job = {
    kind: 'explain',
    puzzle,
    ...named,
    ...defined({ moves }),
    limits: runLimits(options, undefined),
  } as const;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict === 'judged') throw new Error('a verdict on a push that nobody asked about');
  if (report.verdict !== 'explained') return { verdict: report.verdict };
  const { effort: _, kind: __, puzzle: ___, ...explanation } = report;
  return explanationReport({ ...explanation, level });
}
