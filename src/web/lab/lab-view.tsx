// The searches side by side, under one bar.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { lineAt } from '../../search/index.js';
import { useTurns } from '../app/turns.js';
import { labTexts } from '../texts/lab.js';
import { Bar } from './bar.js';
import { type Lab, type LabSearch, SPEEDS } from './model/model.js';
import { currentStep } from './model/moment.js';
import { searchNames } from './model/search-name.js';
import { MAX_SEARCHES } from './model/setup.js';
import { Pane } from './pane.js';
import { LAB_EXPLANATIONS } from './parts/explanations.js';
import { Chart } from './results/chart.js';
import { ResultsTable } from './results/results-table.js';
import { useRunning } from './running.js';
import { useSpokenSteps } from './spoken-steps.js';

/** What a search has just done, for those who don't see it. */
function spokenLine({ run, setup, moment, at }: LabSearch, name: string): string {
  if (!run) return '';
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const f = (steps.costs[step] as number) + (nodes.estimates[steps.nodes[step] as number] as number);
  const line = LAB_EXPLANATIONS[setup.strategy].lines[lineAt(run.recorded, moment)]?.text ?? '';
  return labTexts.bar.said(name, at, f, line);
}

/**
 * Removing a search removes the pressed button, and so does adding the last one: the focus moves to the last search.
 */
function useFocusInPanes(count: number) {
  const panes = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isChanged = before.current > 0 && before.current !== count;
    before.current = count;
    if (!isChanged || document.activeElement !== document.body) return;
    panes.current?.querySelector<HTMLElement>('.pane:last-child .options summary')?.focus();
  }, [count]);
  return panes;
}

export function LabView({ lab, isLesson = false }: { readonly lab: Lab; readonly isLesson?: boolean }) {
  useRunning(lab, SPEEDS);
  const level = lab.subject.value?.level;
  const slots = lab.slots.value;
  const allNames = searchNames(slots.map(({ setup }) => setup));
  // The same list object as long as the names are the same, so that its users aren't redrawn.
  const names = useMemo(() => allNames, [allNames.join('\n')]);
  // The bar first, then search after search, the chart, and the table.
  const due = useTurns(level ? MAX_SEARCHES + 2 : 0);
  useSpokenSteps(lab.isRunning, slots.map(({ moment }) => moment).join(), () =>
    slots.map((slot, index) => spokenLine(slot, names[index] ?? '')).join(' '),
  );
  const panes = useFocusInPanes(names.length);
  const optimum = lab.optimum.value;
  const runs = slots.map(({ run }) => run);
  // It doesn't change while a run is scrubbed.
  const table = useMemo(
    () => <ResultsTable runs={runs} names={names} optimum={optimum} />,
    [runs[0], runs[1], runs[2], runs[3], names, optimum],
  );
  if (!level) return null;
  return (
    <div class="lab" role="group" aria-label={labTexts.heading}>
      <Bar lab={lab} isSmall={isLesson} />
      <div class="panes" ref={panes} data-count={names.length}>
        {names.slice(0, due).map((name, index) => (
          <Pane
            key={index}
            lab={lab}
            index={index}
            name={name}
            level={level}
            isOnly={names.length === 1}
            isFixed={isLesson}
          />
        ))}
      </div>
      {!isLesson && due > names.length && <Chart lab={lab} names={names} />}
      {!isLesson && due > names.length + 1 && table}
    </div>
  );
}
