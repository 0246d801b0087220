// What every solution of a Sokoban level must do, in sentences and as facts.

import { defined } from '@masu/core/base/defined.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { ExplanationReport } from '@masu/studio/sokoban/explain/fact-report.js';
import type { ExplainReport } from '../jobs/kinds/explain-schema.js';
import {
  type BadMoves,
  findBadMoves,
  type LibraryHost,
  levelJobOf,
  type RunOptions,
  runLibraryJob,
  runLimits,
} from './run-options.js';

/** What is explained, and the limits. */
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
): Promise<SokobanExplanation | BadMoves> {
  const named = levelJobOf('sokoban', level, 'Expected a Sokoban level; for the steps of a Futoshiki, call grade.');
  const job = { kind: 'explain', ...named, ...defined({ moves }), limits: runLimits(options, undefined) } as const;
  const bad = findBadMoves(job);
  if (bad) return bad;
  const report = await runLibraryJob(host, job, options);
  if (report.verdict === 'judged') throw new Error('a verdict on a push that nobody asked about');
  if (report.verdict !== 'explained') return { verdict: report.verdict };
  const { effort: _, kind: __, puzzle: ___, ...explanation } = report;
  const { explanationReport } = await import('./explanation.js');
  return explanationReport({ ...explanation, level });
}
