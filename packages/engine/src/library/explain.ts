// What every solution of a Sokoban level must do, in sentences and as facts.

import { defined } from '@masu/core/base/defined.js';
import type { LimitName } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { ExplanationReport, LossReport } from '@masu/studio/sokoban/explain/fact-report.js';
import { playLevel } from '../jobs/job-level.js';
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

/** Facts and sentences; or that there is nothing to explain: solved, lost (and why), or given up. */
export type SokobanExplanation =
  | ExplanationReport
  | { readonly verdict: 'solved' }
  | {
      readonly verdict: 'lost';
      /** What shows that no solution is left, where the positions were few enough to look at all. */
      readonly loss?: LossReport;
      /** Otherwise the deadlock rule that shows it, as an id, with the boxes by letter; absent if a search has shown it. */
      readonly deadlock?: { readonly rule: string; readonly boxes: readonly string[] };
    }
  | {
      readonly verdict: 'gave-up';
      /** The limit that was reached. */
      readonly limit: LimitName;
    };

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
  if (report.verdict === 'gave-up') return { verdict: 'gave-up', limit: report.limit };
  if (report.verdict === 'solved') return { verdict: 'solved' };
  const { explanationReport, lossReport, namesIn } = await import('./explanation.js');
  if (report.verdict === 'explained') {
    const { effort: _, kind: __, puzzle: ___, ...explanation } = report;
    return explanationReport({ ...explanation, level });
  }
  const played = playLevel<'sokoban'>(job);
  const position = (played.ok && played.value.positions.at(-1)) || level.start;
  const { loss, deadlock } = report;
  const names = namesIn({ level, position });
  const boxes = (cells: readonly number[]): string[] => cells.map((cell) => names.box(position.boxes.indexOf(cell)));
  return {
    verdict: 'lost',
    ...(loss ? { loss: lossReport(loss, names) } : {}),
    ...(deadlock ? { deadlock: { rule: deadlock.reason, boxes: boxes(deadlock.boxes) } } : {}),
  };
}
