// The live figures of a search: positions, how many a second, what is proved so far, memory, time. No spinner.

import type { Progress } from '../../base/outcome.js';
import { figure, mebibytes, seconds } from '../figures.js';
import { S } from '../texts/solve.js';

export function SearchFigures({ progress, millis }: { readonly progress: Progress; readonly millis: number }) {
  // Making a solution shorter counts no positions; it tells what it is at.
  const counts: readonly (readonly [string, string])[] = [
    [S.expanded, figure(progress.expanded)],
    [S.rate, millis < 200 ? '–' : figure((progress.expanded / millis) * 1000)],
  ];
  const rows: readonly (readonly [string, string])[] = [
    ...(progress.expanded === 0 && progress.stage ? [[S.stage, progress.stage] as const] : counts),
    ...(progress.lowerBound === undefined ? [] : [[S.bound, figure(progress.lowerBound)] as const]),
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
