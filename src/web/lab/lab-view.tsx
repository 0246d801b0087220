// The searches side by side, under one bar.

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
  if (!level) return null;
  const names = searchNames(lab.slots.value.map(({ setup }) => setup));
  return (
    <div class="lab" role="group" aria-label={B.heading}>
      <Bar lab={lab} isSmall={isLesson} />
      <div class="panes" data-count={names.length}>
        {names.map((name, index) => (
          <Pane key={index} lab={lab} index={index} name={name} level={level} isFixed={isLesson} />
        ))}
      </div>
      {!isLesson && <Chart lab={lab} names={names} />}
      {!isLesson && <ResultsTable lab={lab} names={names} />}
    </div>
  );
}
