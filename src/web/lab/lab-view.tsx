// The searches side by side, under one bar.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { EXPLANATIONS, lineAt } from '../../search/index.js';
import { speak } from '../app/notice.js';
import { B } from '../texts/lab.js';
import { Bar, useRunning } from './bar.js';
import { Chart } from './chart.js';
import type { Lab, Slot } from './model.js';
import { currentStep } from './moment.js';
import { Pane } from './pane.js';
import { ResultsTable } from './results-table.js';
import { searchNames } from './search-name.js';

/** What a search has just done, for those who don't see it. */
function spokenLine({ run, setup, moment, at }: Slot, name: string): string {
  if (!run) return '';
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const f = (steps.costs[step] as number) + (nodes.estimates[steps.nodes[step] as number] as number);
  const line = EXPLANATIONS[setup.strategy].lines[lineAt(run.recorded, moment)]?.text ?? '';
  return B.bar.said(name, at, f, line);
}

/** Speaks where a step has led. A slider speaks for itself, and a run is too quick to follow. */
function useSpokenSteps(lab: Lab, names: readonly string[]): void {
  const slots = lab.slots.value;
  const moments = slots.map(({ moment }) => moment).join();
  const before = useRef(moments);
  useEffect(() => {
    if (before.current === moments) return;
    before.current = moments;
    if (lab.isRunning.peek() || document.activeElement?.matches('input[type=range], a')) return;
    speak(
      lab.slots
        .peek()
        .map((slot, index) => spokenLine(slot, names[index] ?? ''))
        .join(' '),
    );
  });
}

export function LabView({ lab, isLesson = false }: { readonly lab: Lab; readonly isLesson?: boolean }) {
  useRunning(lab);
  const level = lab.subject.value?.level;
  const slots = lab.slots.value;
  const names = searchNames(slots.map(({ setup }) => setup));
  useSpokenSteps(lab, names);
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
