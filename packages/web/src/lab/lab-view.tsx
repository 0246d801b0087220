// The searches side by side, under one bar.

import { frontierPriority } from '@masu/search/strategies.js';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useDueParts } from '../app/turns.js';
import { labTexts } from '../texts/lab.js';
import { Bar } from './bar.js';
import { measuredLines } from './measured-lines.js';
import { type Lab, type LabSearch, SPEEDS } from './model/model.js';
import { currentStep, lineOfPlace } from './model/moment.js';
import { MAX_SEARCHES } from './model/setup.js';
import { Pane } from './pane.js';
import { LAB_EXPLANATIONS } from './parts/explanations.js';
import { Chart } from './results/chart.js';
import { searchNames } from './results/search-name.js';
import { useRunning } from './running.js';
import { Results } from './search-figures.js';
import { useSpokenSteps } from './spoken-steps.js';

function SearchChart({ lab, names }: { readonly lab: Lab; readonly names: readonly string[] }) {
  const { measure, scale } = lab.view.value;
  return (
    <Chart
      lines={measuredLines(lab.searches.value, names)}
      measure={measure}
      measures={labTexts.chart.measures}
      scale={scale}
      steps={labTexts.chart.x}
      note={labTexts.chart.note}
      onMeasure={(chosen) => lab.changeView({ measure: chosen })}
      onScale={(chosen) => lab.changeView({ scale: chosen })}
    />
  );
}

/** What a search has just done, for those who don't see it. */
function spokenLine(search: LabSearch, name: string): string {
  const { run, setup, moment, at } = search;
  if (!run) return '';
  const { steps, nodes } = run.recorded;
  const step = currentStep(run.recorded, moment);
  const h = nodes.estimates[steps.nodes[step] as number] as number;
  const f = frontierPriority(setup.strategy, steps.costs[step] as number, h);
  const line = LAB_EXPLANATIONS[setup.strategy].lines[lineOfPlace(run.recorded, search)]?.text ?? '';
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
  const searches = lab.searches.value;
  const allNames = searchNames(searches.map(({ setup }) => setup));
  // The same list object as long as the names are the same, so that its users aren't redrawn.
  const names = useMemo(() => allNames, [allNames.join('\n')]);
  // The bar first, then search after search, the chart, and the table.
  const due = useDueParts(level ? MAX_SEARCHES + 2 : 0);
  useSpokenSteps(lab.isRunning, searches.map(({ moment, ran }) => `${moment}.${ran}`).join(), () =>
    searches.map((search, index) => spokenLine(search, names[index] ?? '')).join(' '),
  );
  const panes = useFocusInPanes(names.length);
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
      {!isLesson && due > names.length && <SearchChart lab={lab} names={names} />}
      {!isLesson && due > names.length + 1 && <Results lab={lab} names={names} />}
    </div>
  );
}
