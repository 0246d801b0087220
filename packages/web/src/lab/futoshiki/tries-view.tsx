// Backtracking and propagation side by side on one Futoshiki.

import { rowColumn } from '@masu/core/base/grid.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import { tryEventAt } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { Button } from '../../controls.js';
import { PAUSE, PLAY_ICON } from '../../more-icons.js';
import { labTexts } from '../../texts/lab.js';
import { Speed, StepButtons } from '../bar.js';
import { type MeasuredLine, makeCsv } from '../model/measures.js';
import { Chart } from '../results/chart.js';
import { type FiguresRow, FiguresTable } from '../results/figures-table.js';
import { useRunning } from '../running.js';
import { useSpokenSteps } from '../spoken-steps.js';
import { TRY_MEASURES, type TryMeasureId, tryFigures, tryValues } from './tries-figures.js';
import { TRY_ALGORITHMS, TRY_SPEEDS, type TriesLab, type TryAlgorithmId } from './tries-model.js';
import { reasonNow, TriesPane } from './tries-pane.js';

function Bar({ lab }: { readonly lab: TriesLab }) {
  const { toStart, back, forward, eliminationBack, eliminationForward, speed } = labTexts.tries;
  const step = (count: number) => () => {
    lab.isRunning.value = false;
    lab.advance(count);
  };
  return (
    <section class="panel lab-bar" aria-label={labTexts.bar.region}>
      <div class="row">
        <Button variant="main" icon={lab.isRunning.value ? PAUSE : PLAY_ICON} onClick={() => lab.toggle()}>
          {lab.isRunning.value ? labTexts.bar.pause : lab.isAtEnd.value ? labTexts.bar.restart : labTexts.bar.run}
        </Button>
        <StepButtons
          steps={{
            first: [toStart, () => lab.advance(Number.MIN_SAFE_INTEGER)],
            back: [back, step(-1)],
            forward: [forward, step(1)],
            last: [labTexts.bar.last, () => lab.advance(Number.MAX_SAFE_INTEGER)],
            up: [eliminationBack, () => lab.stepElimination(-1)],
            down: [eliminationForward, () => lab.stepElimination(1)],
          }}
        />
        <Speed lab={lab} speeds={TRY_SPEEDS} speedText={speed} />
      </div>
    </section>
  );
}

/** What a search has just done, for those who don't see it. */
function spokenEvent(lab: TriesLab, id: TryAlgorithmId): string {
  const run = lab.runs.peek()[id];
  const level = lab.subject.peek()?.level;
  if (!run || !level) return '';
  const reason = id === 'propagate' ? reasonNow(lab) : undefined;
  if (reason !== undefined) return labTexts.tries.reasonSaid(labTexts.tries.names[id], reason);
  const { kind, cell, digit, expanded } = tryEventAt(run, lab.moments.peek()[id]);
  const [name, what] = [labTexts.tries.names[id], labTexts.tries.kinds[kind]];
  if (cell < 0) return labTexts.tries.said(name, what, expanded);
  const [row, column] = rowColumn(cell, level.size);
  return labTexts.tries.saidAt(name, what, digitLetter(digit), row + 1, column + 1);
}

const measuredRuns = (lab: TriesLab): MeasuredLine<TryMeasureId>[] =>
  TRY_ALGORITHMS.flatMap((id, index) => {
    const run = lab.runs.value[id];
    const [now, reached] = [lab.moments.value[id] + 1, lab.reached.value[id] + 1];
    return run ? [{ index, name: labTexts.tries.names[id], now, reached, valueAt: tryValues(run) }] : [];
  });

function Results({ lab }: { readonly lab: TriesLab }) {
  const { tries, table } = labTexts;
  const rows = TRY_ALGORITHMS.flatMap((id, index): FiguresRow[] => {
    const run = lab.runs.value[id];
    if (!run) return [];
    const at = lab.moments.value[id];
    const { tries: tried, deepest, conflicts, ruledOut } = tryFigures(run);
    const { verdict } = run.result;
    const isOver = at >= run.events.count - 1;
    const figures = [
      isOver ? table.verdicts[verdict === 'solved' ? 'found' : verdict] : table.notYet,
      at,
      ...[tried, deepest, conflicts].map((each) => each[at]),
      id === 'propagate' ? ruledOut[at] : undefined,
    ];
    return [{ index, name: tries.names[id], figures }];
  });
  const { measures } = tries;
  const headings = [table.search, tries.events, ...TRY_MEASURES.map((id) => measures[id])];
  return (
    <>
      <Chart
        lines={measuredRuns(lab)}
        measure={lab.measure.value}
        measures={measures}
        scale={lab.scale.value}
        steps={tries.x}
        note={tries.note}
        onMeasure={(chosen) => (lab.measure.value = chosen)}
        onScale={(chosen) => (lab.scale.value = chosen)}
      />
      <FiguresTable
        columns={[table.verdict, tries.events, measures.tries, tries.deepest, measures.conflicts, measures.ruledOut]}
        rows={rows}
        csv={() => makeCsv(measuredRuns(lab), TRY_MEASURES, headings)}
      />
    </>
  );
}

export function TriesView({ lab, isLesson = false }: { readonly lab: TriesLab; readonly isLesson?: boolean }) {
  useRunning(lab, TRY_SPEEDS);
  useSpokenSteps(lab.isRunning, `${TRY_ALGORITHMS.map((id) => lab.moments.value[id]).join()}.${lab.ran.value}`, () =>
    TRY_ALGORITHMS.map((id) => spokenEvent(lab, id)).join(' '),
  );
  if (!lab.subject.value) return null;
  return (
    <div class="lab" role="group" aria-label={labTexts.heading}>
      <Bar lab={lab} />
      <div class="panes" data-count="2">
        {TRY_ALGORITHMS.map((id, index) => (
          <TriesPane key={id} lab={lab} id={id} index={index} />
        ))}
      </div>
      {!isLesson && <Results lab={lab} />}
    </div>
  );
}
