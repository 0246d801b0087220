// Progress of a search: the best solution so far where one is optimized; positions, positions per second, lower bound, memory, time.

import { bestOfStage, type Progress } from '../../base/outcome.js';
import { mebibytes, seconds } from '../texts/format.js';
import { formatNumber } from '../texts/language.js';
import { S } from '../texts/solve.js';

export function ProgressList({ progress, millis }: { readonly progress: Progress; readonly millis: number }) {
  // What counts while optimizing is the best solution so far.
  const counts: readonly (readonly [string, string])[] = [
    [S.expanded, formatNumber(progress.expanded)],
    [S.rate, millis < 200 ? '–' : formatNumber((progress.expanded / millis) * 1000)],
  ];
  const best = bestOfStage(progress);
  const rows: readonly (readonly [string, string])[] = [
    ...(best
      ? [[S.bestMoves, formatNumber(best[0])] as const, [S.bestPushes, formatNumber(best[1])] as const]
      : progress.expanded === 0 && progress.stage
        ? [[S.stage, S.stages[progress.stage] ?? progress.stage] as const]
        : counts),
    ...(progress.lowerBound === undefined ? [] : [[S.bound, formatNumber(progress.lowerBound)] as const]),
    [S.memory, mebibytes(progress.bytes)],
    [S.time, seconds(millis)],
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
