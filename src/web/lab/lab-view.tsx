// The searches side by side, under one bar.

import { useMemo } from 'preact/hooks';
import { B } from '../texts/lab.js';
import { Bar, useRunning } from './bar.js';
import { Chart } from './chart.js';
import type { Lab } from './model.js';
import { Pane } from './pane.js';
import { ResultsTable } from './results-table.js';
import { searchNames } from './search-name.js';

export function LabView({ lab, isLesson = false }: { readonly lab: Lab; readonly isLesson?: boolean }) {
  useRunning(lab);
  const level = lab.subject.value?.level;
  const slots = lab.slots.value;
  const names = searchNames(slots.map(({ setup }) => setup));
  const optimum = lab.optimum.value;
  const runs = slots.map(({ run }) => run);
  // It doesn't change while a run is scrubbed.
  const table = useMemo(
    () => <ResultsTable runs={runs} names={names} optimum={optimum} />,
    [runs[0], runs[1], runs[2], runs[3], names.join(), optimum],
  );
  if (!level) return null;
  return (
    <div class="lab" role="group" aria-label={B.heading}>
      <Bar lab={lab} isSmall={isLesson} />
      <div class="panes" data-count={names.length}>
        {names.map((name, index) => (
          <Pane key={index} lab={lab} index={index} name={name} level={level} isFixed={isLesson} />
        ))}
      </div>
      {!isLesson && <Chart lab={lab} names={names} />}
      {!isLesson && table}
    </div>
  );
}
