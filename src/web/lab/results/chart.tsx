// One chart for all searches: a measure by states expanded, linear or logarithmic; solid for what was shown, dotted for
// the rest of the run. Each search has its mark and its name at the end of its line.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ChartAxis, countAxis, decadeAxis, spreadLabels } from '../../../base/chart.js';
import { Choice, Segments } from '../../choices.js';
import { formatNumber } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import { MEASURES, type MeasureId, measureAt, SCALES, type ScaleId, sampledSteps } from '../model/measures.js';
import type { Lab, LabSearch } from '../model/model.js';
import type { LabRun } from '../model/run.js';
import { SlotMark } from './slot-mark.js';

const MARGIN = { left: 72, top: 16, bottom: 44 };
const LABEL_HEIGHT = 16;

function tickName(value: number): string {
  if (value === 1e6) return labTexts.chart.million;
  if (value === 1e9) return labTexts.chart.billion;
  return formatNumber(value);
}

interface Frame {
  readonly across: ChartAxis;
  readonly up: ChartAxis;
  readonly right: number;
  readonly bottom: number;
}

function Axes({ frame }: { readonly frame: Frame }) {
  const { across, up, right, bottom } = frame;
  return (
    <>
      {across.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${across.at(tick)} ${MARGIN.top}V${bottom}`} stroke="var(--line)" />
          <text class="axis" x={across.at(tick)} y={bottom + 18} text-anchor="middle">
            {tickName(tick)}
          </text>
        </g>
      ))}
      {up.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${MARGIN.left} ${up.at(tick)}H${right}`} stroke="var(--line)" />
          <text class="axis" x={MARGIN.left - 10} y={up.at(tick) + 4} text-anchor="end">
            {tickName(tick)}
          </text>
        </g>
      ))}
      <text class="axis" x={(MARGIN.left + right) / 2} y={bottom + 38} text-anchor="middle">
        {labTexts.chart.x}
      </text>
    </>
  );
}

interface CurveProps {
  readonly frame: Frame;
  readonly run: LabRun;
  readonly measure: MeasureId;
  readonly scale: ScaleId;
  readonly now: number;
  readonly index: number;
}

/** The whole line, dotted, and the part up to now, solid. Only the place of now changes while a run is scrubbed. */
function Curve({ frame, run, measure, scale, now, index }: CurveProps) {
  const line = useMemo(() => {
    const steps = sampledSteps(run.recorded.steps.count, scale);
    const points = steps.map(
      (at) => `${frame.across.at(at).toFixed(1)} ${frame.up.at(measureAt(run, measure, at)).toFixed(1)}`,
    );
    return `M${points.join('L')}`;
  }, [frame, run, measure, scale]);
  const x = frame.across.at(now);
  return (
    <>
      <clipPath id={`past-${index}`}>
        <rect x={0} y={0} width={x} height={frame.bottom + 4} />
      </clipPath>
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="1.5 4" />
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="2" clip-path={`url(#past-${index})`} />
      <SlotMark index={index} x={x} y={frame.up.at(measureAt(run, measure, now))} />
    </>
  );
}

const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

interface Drawn {
  readonly slot: LabSearch;
  readonly run: LabRun;
  readonly index: number;
  readonly name: string;
}

/** The axes for these runs, kept as long as they are the same. */
function useFrame(runs: readonly LabRun[], measure: MeasureId, scale: ScaleId, width: number): Frame {
  const height = width < 480 ? 300 : 360;
  return useMemo(() => {
    const right = width - (width < 480 ? 92 : 196);
    const bottom = height - MARGIN.bottom;
    const steps = Math.max(1, ...runs.map(({ recorded }) => recorded.steps.count));
    const most = Math.max(1, ...runs.map((run) => mostOf(run, measure)));
    const [across, up] = [axisFor(steps, scale, MARGIN.left, right), axisFor(most, scale, bottom, MARGIN.top)];
    return { across, up, right, bottom };
  }, [runs[0], runs[1], runs[2], runs[3], runs.length, measure, scale, width, height]);
}

function Names({
  frame,
  drawn,
  measure,
  width,
}: {
  readonly frame: Frame;
  readonly drawn: readonly Drawn[];
  readonly measure: MeasureId;
  readonly width: number;
}) {
  const endOf = (run: LabRun): number => frame.up.at(measureAt(run, measure, run.recorded.steps.count));
  const places = spreadLabels(
    drawn.map(({ run }) => endOf(run)),
    LABEL_HEIGHT,
    frame.bottom,
  );
  return (
    <>
      {drawn.map(({ run, index, name }, order) => {
        const y = places[order] as number;
        return (
          <g key={index}>
            <path
              d={`M${frame.across.at(run.recorded.steps.count) + 4} ${endOf(run)}L${frame.right + 6} ${y}`}
              stroke="var(--line)"
            />
            <SlotMark index={index} x={frame.right + 14} y={y} />
            <text class="axis strong" x={frame.right + 24} y={y + 4}>
              {shortened(name, width < 480 ? 9 : 24)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Picture({
  lab,
  drawn,
  width,
}: {
  readonly lab: Lab;
  readonly drawn: readonly Drawn[];
  readonly width: number;
}) {
  const { measure, scale } = lab.view.value;
  const frame = useFrame(
    drawn.map(({ run }) => run),
    measure,
    scale,
    width,
  );
  const names = drawn.map(({ name }) => name).join();
  const still = useMemo(
    () => (
      <>
        <Axes frame={frame} />
        <Names frame={frame} drawn={drawn} measure={measure} width={width} />
      </>
    ),
    [frame, names],
  );
  const figures = drawn
    .map(({ slot, run, name }) => labTexts.chart.figure(name, formatNumber(measureAt(run, measure, slot.at))))
    .join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${frame.bottom + MARGIN.bottom}`}
      role="img"
      aria-label={labTexts.chart.picture(labTexts.chart.measures[measure], figures)}
    >
      {still}
      {drawn.map(({ slot, run, index }) => (
        <Curve key={index} frame={frame} run={run} measure={measure} scale={scale} now={slot.at} index={index} />
      ))}
    </svg>
  );
}

function mostOf(run: LabRun, measure: MeasureId): number {
  if (measure !== 'frontier') return measureAt(run, measure, run.recorded.steps.count);
  return Math.max(1, ...sampledSteps(run.recorded.steps.count, 'linear', 400).map((at) => measureAt(run, measure, at)));
}

export function Chart({ lab, names }: { readonly lab: Lab; readonly names: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(300, Math.round(entry.contentRect.width))),
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { measure, scale } = lab.view.value;
  const drawn = lab.slots.value.flatMap((slot, index) =>
    slot.run ? [{ slot, run: slot.run, index, name: names[index] ?? '' }] : [],
  );
  return (
    <section class="panel">
      <h2>{labTexts.chart.heading}</h2>
      <div class="row chart-head">
        <Choice
          name={labTexts.chart.measure}
          options={MEASURES.map((id) => [id, labTexts.chart.measures[id]] as const)}
          chosen={measure}
          onChoose={(chosen) => lab.changeView({ measure: chosen })}
        />
        <Segments
          name={labTexts.chart.scale}
          options={SCALES.map((id) => [id, labTexts.chart.scales[id]] as const)}
          chosen={scale}
          onChoose={(chosen) => lab.changeView({ scale: chosen })}
        />
      </div>
      <div ref={box}>{drawn.length > 0 && <Picture lab={lab} drawn={drawn} width={width} />}</div>
      <p class="quiet">{labTexts.chart.note}</p>
    </section>
  );
}

/** An axis from `start` to `end`, linear or logarithmic, whose first value is 0 or 1. */
function axisFor(most: number, scale: ScaleId, start: number, end: number): ChartAxis {
  if (scale === 'linear') return countAxis(most, start, end, 4);
  const { at, ticks } = decadeAxis([1, Math.max(10, most)], start, end);
  const every = ticks.length > 6 ? 3 : 1;
  return { at: (value) => at(Math.max(1, value)), ticks: ticks.filter((_, power) => power % every === 0) };
}
