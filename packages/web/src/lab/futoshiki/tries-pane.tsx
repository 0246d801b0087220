// One of the two Futoshiki searches: the grid, the figures, the pseudo-code, and the tree of tries.

import { rowColumn } from '@masu/core/base/grid.js';
import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Eliminations } from '@masu/solve/futoshiki/solve/record/eliminations.js';
import {
  digitsAt,
  masksAt,
  type RecordedTries,
  tryEventAt,
} from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { tryLineAt } from '@masu/solve/futoshiki/solve/record/try-explanations.js';
import { useMemo } from 'preact/hooks';
import { futoshikiHintSentence } from '../../futoshiki/readable.js';
import { formatNumber } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import { sliderProps } from '../bar.js';
import { sliderEnd } from '../model/model.js';
import { FigureList, PseudoCode } from '../parts/code-part.js';
import { LAB_TRY_EXPLANATIONS } from '../parts/explanations.js';
import { SearchSign } from '../results/search-mark.js';
import { type GridMoment, TriesGrid } from './tries-grid.js';
import type { TriesLab, TryAlgorithmId } from './tries-model.js';
import { depthProfile, triesNear } from './tries-near.js';

const ROWS = 6;

const PROFILE = { width: 320, height: 56, points: 160 };

interface RunPlace {
  readonly run: RecordedTries;
  readonly event: number;
  /** The last event that was shown. */
  readonly last: number;
}

function Figures({ run, event }: Omit<RunPlace, 'last'>) {
  const { kind, expanded } = tryEventAt(run, event);
  const isCourse = run.algorithm === 'backtrack';
  const { calls, guesses, depth, event: eventWord, kinds } = labTexts.tries;
  return (
    <FigureList
      figures={[
        [isCourse ? calls : guesses, formatNumber(expanded)],
        [depth, formatNumber(triesNear(run, event, 1).depth)],
        [eventWord, kinds[kind], 'word'],
      ]}
    />
  );
}

/** How deep the search was as far as it was shown, with the moment now. */
function Profile({ run, event, last }: RunPlace) {
  const { width, height, points } = PROFILE;
  const [line, most] = useMemo(() => {
    const depths = depthProfile(run, points, last);
    const deepest = Math.max(0, ...depths);
    const path = depths.map(
      (depth, index) =>
        `${((index * width) / Math.max(1, depths.length - 1)).toFixed(1)} ${(height - 2 - (depth / Math.max(1, deepest)) * (height - 8)).toFixed(1)}`,
    );
    return [`M${path.join('L')}`, deepest] as const;
  }, [run, points, last, width, height]);
  const x = (event / Math.max(1, last)) * width;
  return (
    <figure class="bars">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={line} fill="none" stroke="var(--ink)" stroke-width="1.5" />
        <path d={`M${x} 0V${height}`} stroke="var(--guide)" stroke-width="2" />
      </svg>
      <figcaption>{labTexts.tries.profile(most)}</figcaption>
    </figure>
  );
}

const shownRowColumn = (cell: number, size: number): [row: number, column: number] => {
  const [row, column] = rowColumn(cell, size);
  return [row + 1, column + 1];
};

function Tree({ run, event, last, level }: RunPlace & { readonly level: FutoshikiLevel }) {
  const { rows, above } = triesNear(run, event, ROWS);
  return (
    <section class="part">
      <h3>
        {labTexts.tries.tree} {above > 0 && <span class="quiet num">{labTexts.tree.above(above)}</span>}
      </h3>
      {rows.length === 0 && <p class="quiet">{labTexts.tries.root}</p>}
      <ol class="tries">
        {rows.map(({ cell, tried }) => (
          <li key={cell}>
            <span class="quiet">{labTexts.tries.cell(...shownRowColumn(cell, level.size))}</span>
            {tried.map(({ digit, isCurrent }) => (
              <span key={digit} class={isCurrent ? 'now' : 'failed'}>
                {digitLetter(digit)}
                <span class="hide"> {isCurrent ? labTexts.tries.current : labTexts.tries.failed}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <Profile run={run} event={event} last={last} />
    </section>
  );
}

/** The elimination that is shown, or the conflict that the last ones led to, with its reason. */
function Reason({ lab, level }: { readonly lab: TriesLab; readonly level: FutoshikiLevel }) {
  const [moment, ran] = [lab.moments.value.propagate, lab.ran.value];
  const { steps } = ran > 0 ? lab.eliminations(moment + 1) : { steps: [] };
  const step = steps[ran - 1];
  const reason = reasonNow(lab);
  return (
    <section class="part reason">
      <h3>{labTexts.tries.why}</h3>
      {step && (
        <p class="num">
          {labTexts.tries.elimination(
            ran,
            steps.length,
            digitLetter(step.digit),
            ...shownRowColumn(step.cell, level.size),
          )}
        </p>
      )}
      <p class={reason === undefined ? 'quiet' : undefined}>{reason ?? labTexts.tries.noReason}</p>
    </section>
  );
}

/** Why the elimination that is shown holds, or what is impossible at a conflict; undefined elsewhere. */
export function reasonNow(lab: TriesLab): string | undefined {
  const [moment, ran, run] = [lab.moments.value.propagate, lab.ran.value, lab.runs.value.propagate];
  if (!run) return undefined;
  if (ran > 0) {
    const step = lab.eliminations(moment + 1).steps[ran - 1];
    return step && futoshikiHintSentence(step);
  }
  if (moment === 0 || lab.isRunning.value || tryEventAt(run, moment).kind !== 'conflict') return undefined;
  const { end } = lab.eliminations(moment);
  return end && futoshikiHintSentence(end);
}

function masksAfter(masks: Int32Array, steps: Eliminations['steps']): Int32Array {
  const left = masks.slice();
  for (const { cell, digit } of steps) left[cell] = (left[cell] as number) & ~(1 << (digit - 1));
  return left;
}

/** The grid at an event; between two events of propagation, after the eliminations that are shown. */
function gridMoment(lab: TriesLab, run: RecordedTries, event: number): GridMoment {
  const digits = digitsAt(run, event);
  const masks = masksAt(run, event);
  const ran = run.algorithm === 'propagate' ? lab.ran.value : 0;
  if (ran === 0) {
    const { kind, cell } = tryEventAt(run, event);
    const before = event > 0 ? masksAt(run, event - 1) : masks;
    // The engine may meet a conflict elsewhere than the eliminations that are shown; while it runs, nobody compares.
    const isExplained = kind === 'conflict' && event > 0 && !lab.isRunning.value;
    return { digits, before, cell, masks: isExplained ? masksAfter(before, lab.eliminations(event).steps) : masks };
  }
  const { steps } = lab.eliminations(event + 1);
  const out = (count: number): Int32Array => masksAfter(masks, steps.slice(0, count));
  const { cell = -1, because = [] } = steps[ran - 1] ?? {};
  return { digits, masks: out(ran), before: out(ran - 1), cell, because };
}

function endMessage({ algorithm, result }: RecordedTries): string {
  const { verdict, solutions, expanded } = result;
  if (verdict === 'limit') return labTexts.tries.limit(expanded);
  if (solutions.length === 0) return labTexts.tries.unsolvable;
  if (algorithm === 'backtrack') return labTexts.tries.first(expanded);
  return solutions.length > 1 ? labTexts.tries.several(expanded) : labTexts.tries.unique(expanded);
}

/** Between two events the line of the next one runs. */
const lineNow = (lab: TriesLab, run: RecordedTries, event: number): number =>
  tryLineAt(run, run.algorithm === 'propagate' && lab.ran.value > 0 ? event + 1 : event);

export function TriesPane(props: { readonly lab: TriesLab; readonly id: TryAlgorithmId; readonly index: number }) {
  const { lab, id, index } = props;
  const level = lab.subject.value?.level;
  const run = lab.runs.value[id];
  const event = lab.moments.value[id];
  const name = labTexts.tries.names[id];
  const heading = (
    <h2>
      <SearchSign index={index} />
      <span>{name}</span>
    </h2>
  );
  if (!level) return null;
  if (!run) {
    return (
      <section class="panel pane recording" aria-label={name}>
        {heading}
        <p class="quiet">{labTexts.pane.recording}</p>
      </section>
    );
  }
  const last = run.events.count - 1;
  const reached = lab.reached.value[id];
  const position = reached >= last ? labTexts.tries.position(event, last) : labTexts.tries.soFar(event);
  return (
    <section class="panel pane" aria-label={name}>
      {heading}
      <div class="slider-row">
        <input
          class="run-slider"
          aria-label={labTexts.tries.slider(name)}
          {...sliderProps({ max: sliderEnd(reached, last), value: event, text: position }, (to) => lab.scrub(id, to))}
        />
        <span class="quiet num">{position}</span>
      </div>
      <div class="now-board">
        <TriesGrid level={level} moment={gridMoment(lab, run, event)} name={labTexts.tries.grid(name)} />
      </div>
      <Figures run={run} event={event} />
      {event >= last && <p class="ending">{endMessage(run)}</p>}
      {id === 'propagate' && <Reason lab={lab} level={level} />}
      <Tree run={run} event={event} last={reached} level={level} />
      <PseudoCode explained={LAB_TRY_EXPLANATIONS[run.algorithm]} now={lineNow(lab, run, event)} />
    </section>
  );
}
