// Progress of a search: the best solution so far where one is optimized; positions, positions per second, lower bound, memory, time.

import type { Progress } from '@masu/core/base/outcome.js';
import { formatNumber, mebibytes, seconds } from '../../language.js';
import { solveTexts } from '../../texts/solve.js';

const STAGES: Readonly<Record<string, string>> = solveTexts.stages;

export function ProgressList({ progress, millis }: { readonly progress: Progress; readonly millis: number }) {
  // What counts while optimizing is the best solution so far.
  const { expanded, stage, shortest, lowerBound, bytes } = progress;
  const rows: [string, string][] = [];
  if (shortest) {
    rows.push([solveTexts.bestMoves, formatNumber(shortest.moves)]);
    rows.push([solveTexts.bestPushes, formatNumber(shortest.pushes)]);
  } else if (expanded === 0 && stage) rows.push([solveTexts.stage, STAGES[stage] ?? stage]);
  else {
    const rate = millis < 200 ? '–' : formatNumber((expanded / millis) * 1000);
    rows.push([solveTexts.expanded, formatNumber(expanded)], [solveTexts.rate, rate]);
  }
  if (lowerBound !== undefined) rows.push([solveTexts.bound, formatNumber(lowerBound)]);
  rows.push([solveTexts.memory, mebibytes(bytes)], [solveTexts.time, seconds(millis)]);
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
