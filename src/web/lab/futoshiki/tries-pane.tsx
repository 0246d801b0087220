// One of the two Futoshiki searches: the grid, the figures, the pseudo-code, and the tree of tries.

import { useMemo } from 'preact/hooks';
import { rowColumn } from '../../../base/grid.js';
import {
  digitLetter,
  digitsAt,
  type FutoshikiLevel,
  masksAt,
  type RecordedTries,
  tryEventAt,
  tryLineAt,
} from '../../../futoshiki/index.js';
import { formatNumber } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import { LAB_TRY_EXPLANATIONS, PseudoCode } from '../parts/code-part.js';
import { SlotSign } from '../results/slot-mark.js';
import { TriesGrid } from './tries-grid.js';
import type { TriesLab, TryAlgorithmId } from './tries-model.js';
import { depthProfile, triesNear } from './tries-near.js';

const ROWS = 6;
const PROFILE = { width: 320, height: 56, points: 160 };

function Figures({
  run,
  event,
  depth,
}: {
  readonly run: RecordedTries;
  readonly event: number;
  readonly depth: number;
}) {
  const { kind, expanded } = tryEventAt(run, event);
  const isCourse = run.algorithm === 'backtrack';
  return (
    <dl class="figures num">
      <div>
        <dt>{isCourse ? labTexts.tries.calls : labTexts.tries.guesses}</dt>
        <dd>{formatNumber(expanded)}</dd>
      </div>
      <div>
        <dt>{labTexts.tries.depth}</dt>
        <dd>{formatNumber(depth)}</dd>
      </div>
      <div>
        <dt>{labTexts.tries.event}</dt>
        <dd class="word">{labTexts.tries.kinds[kind]}</dd>
      </div>
    </dl>
  );
}

/** How deep the search was over its whole run, with the moment now. */
function Profile({ run, event }: { readonly run: RecordedTries; readonly event: number }) {
  const { width, height, points } = PROFILE;
  const [line, most] = useMemo(() => {
    const depths = depthProfile(run, points);
    const deepest = Math.max(0, ...depths);
    const path = depths.map(
      (depth, index) =>
        `${((index * width) / Math.max(1, depths.length - 1)).toFixed(1)} ${(height - 2 - (depth / Math.max(1, deepest)) * (height - 8)).toFixed(1)}`,
    );
    return [`M${path.join('L')}`, deepest] as const;
  }, [run, points, width, height]);
  const x = (event / Math.max(1, run.events.count - 1)) * width;
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

const placeOf = (cell: number, size: number): [row: number, column: number] => {
  const [row, column] = rowColumn(cell, size);
  return [row + 1, column + 1];
};

function Tree({
  run,
  event,
  level,
}: {
  readonly run: RecordedTries;
  readonly event: number;
  readonly level: FutoshikiLevel;
}) {
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
            <span class="quiet">{labTexts.tries.cell(...placeOf(cell, level.size))}</span>
            {tried.map(({ digit, isCurrent }) => (
              <span key={digit} class={isCurrent ? 'now' : 'failed'}>
                {digitLetter(digit)}
                <span class="hide"> {isCurrent ? labTexts.tries.current : labTexts.tries.failed}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <Profile run={run} event={event} />
    </section>
  );
}

function endMessage({ algorithm, result }: RecordedTries): string {
  const { verdict, solutions, expanded } = result;
  if (verdict === 'limit') return labTexts.tries.limit(expanded);
  if (solutions.length === 0) return labTexts.tries.unsolvable;
  if (algorithm === 'backtrack') return labTexts.tries.first(expanded);
  return solutions.length > 1 ? labTexts.tries.several(expanded) : labTexts.tries.unique(expanded);
}

export function TriesPane({
  lab,
  id,
  index,
}: {
  readonly lab: TriesLab;
  readonly id: TryAlgorithmId;
  readonly index: number;
}) {
  const level = lab.subject.value?.level;
  const run = lab.runs.value[id];
  const event = lab.moments.value[id];
  const name = labTexts.tries.names[id];
  if (!level) return null;
  if (!run) {
    return (
      <section class="panel pane recording" aria-label={name}>
        <h2>
          <SlotSign index={index} />
          <span>{name}</span>
        </h2>
        <p class="quiet">{labTexts.pane.recording}</p>
      </section>
    );
  }
  const { depth } = triesNear(run, event, 1);
  const { cell } = tryEventAt(run, event);
  const masks = masksAt(run, event);
  const moment = { digits: digitsAt(run, event), masks, before: event > 0 ? masksAt(run, event - 1) : masks, cell };
  const last = run.events.count - 1;
  return (
    <section class="panel pane" aria-label={name}>
      <h2>
        <SlotSign index={index} />
        <span>{name}</span>
      </h2>
      <div class="slider-row">
        <input
          class="run-slider"
          type="range"
          min={0}
          max={last}
          value={event}
          style={{ '--at': `${(event / Math.max(1, last)) * 100}%` }}
          aria-label={labTexts.tries.slider(name)}
          aria-valuetext={labTexts.tries.position(event, last)}
          onInput={(input) => lab.scrub(id, input.currentTarget.valueAsNumber)}
        />
        <span class="quiet num">{labTexts.tries.position(event, last)}</span>
      </div>
      <div class="now-board">
        <TriesGrid level={level} moment={moment} name={labTexts.tries.grid(name)} />
      </div>
      <Figures run={run} event={event} depth={depth} />
      {event >= last && <p class="ending">{endMessage(run)}</p>}
      <Tree run={run} event={event} level={level} />
      <PseudoCode explained={LAB_TRY_EXPLANATIONS[run.algorithm]} now={tryLineAt(run, event)} />
    </section>
  );
}
