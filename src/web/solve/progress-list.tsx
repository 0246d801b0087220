// Progress of a search: the best solution so far where one is optimized; positions, positions per second, lower bound, memory, time.

import { bestOfStage, type Progress } from '../../base/outcome.js';
import { formatNumber, mebibytes, seconds } from '../language.js';
import { solveTexts } from '../texts/solve.js';

const STAGES: Readonly<Record<string, string>> = solveTexts.stages;

export function ProgressList({ progress, millis }: { readonly progress: Progress; readonly millis: number }) {
  // What counts while optimizing is the best solution so far.
  const counts: readonly (readonly [string, string])[] = [
    [solveTexts.expanded, formatNumber(progress.expanded)],
    [solveTexts.rate, millis < 200 ? '–' : formatNumber((progress.expanded / millis) * 1000)],
  ];
  const best = bestOfStage(progress);
  const rows: readonly (readonly [string, string])[] = [
    ...(best
      ? [
          [solveTexts.bestMoves, formatNumber(best[0])] as const,
          [solveTexts.bestPushes, formatNumber(best[1])] as const,
        ]
      : progress.expanded === 0 && progress.stage
        ? [[solveTexts.stage, STAGES[progress.stage] ?? progress.stage] as const]
        : counts),
    ...(progress.lowerBound === undefined ? [] : [[solveTexts.bound, formatNumber(progress.lowerBound)] as const]),
    [solveTexts.memory, mebibytes(progress.bytes)],
    [solveTexts.time, seconds(millis)],
  ];
  return (
    <dl class="figures num">
      {rows.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
