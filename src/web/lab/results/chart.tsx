// One chart for all searches: a measure by states expanded, linear or logarithmic; solid for what was shown, dotted for
// the rest of the run. Each search has its mark and its name at the end of its line.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
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
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly across: Axis;
  readonly up: Axis;
  readonly right: number;
  readonly bottom: number;
}

function Axes({ frame }: { readonly frame: Frame }) {
  const { across, up, right, bottom, x, y } = frame;
  return (
    <>
      {across.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${MARGIN.top}V${bottom}`} stroke="var(--line)" />
          <text class="axis" x={x(tick)} y={bottom + 18} text-anchor="middle">
            {tickName(tick)}
          </text>
        </g>
      ))}
      {up.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${MARGIN.left} ${y(tick)}H${right}`} stroke="var(--line)" />
          <text class="axis" x={MARGIN.left - 10} y={y(tick) + 4} text-anchor="end">
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
    const points = steps.map((at) => `${frame.x(at).toFixed(1)} ${frame.y(measureAt(run, measure, at)).toFixed(1)}`);
    return `M${points.join('L')}`;
  }, [frame, run, measure, scale]);
  const x = frame.x(now);
  return (
    <>
      <clipPath id={`past-${index}`}>
        <rect x={0} y={0} width={x} height={frame.bottom + 4} />
      </clipPath>
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="1.5 4" />
      <path d={line} fill="none" stroke="var(--ink)" stroke-width="2" clip-path={`url(#past-${index})`} />
      <SlotMark index={index} x={x} y={frame.y(measureAt(run, measure, now))} />
    </>
  );
}

/** The heights of the names, moved apart where they would overlap. */
function spreadLabels(wanted: readonly number[], top: number, bottom: number): number[] {
  const sorted = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let least = top;
  for (const label of sorted) {
    label.y = Math.max(label.y, least);
    least = label.y + LABEL_HEIGHT;
  }
  let most = bottom;
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, most);
    most = label.y - LABEL_HEIGHT;
  }
  return sorted.sort((a, b) => a.index - b.index).map(({ y }) => y);
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
    const across = axisFor(Math.max(1, ...runs.map(({ recorded }) => recorded.steps.count)), scale);
    const up = axisFor(Math.max(1, ...runs.map((run) => mostOf(run, measure))), scale);
    return {
      across,
      up,
      right,
      bottom,
      x: (at) => MARGIN.left + across.place(at) * (right - MARGIN.left),
      y: (value) => bottom - up.place(value) * (bottom - MARGIN.top),
    };
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
  const endOf = (run: LabRun): number => frame.y(measureAt(run, measure, run.recorded.steps.count));
  const places = spreadLabels(
    drawn.map(({ run }) => endOf(run)),
    MARGIN.top,
    frame.bottom,
  );
  return (
    <>
      {drawn.map(({ run, index, name }, order) => {
        const y = places[order] as number;
        return (
          <g key={index}>
            <path
              d={`M${frame.x(run.recorded.steps.count) + 4} ${endOf(run)}L${frame.right + 6} ${y}`}
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

// The axes of the chart: linear from 0 to a round number, or logarithmic over whole powers of ten.

interface Axis {
  /** 0 to 1 along the axis. */
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

/** 1, 2, or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
}

function axisFor(most: number, scale: ScaleId): Axis {
  if (scale === 'linear') {
    const step = roundStep(Math.max(1, most) / 4);
    const top = step * Math.max(1, Math.ceil(most / step));
    const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
    return { place: (value) => Math.max(0, value) / top, ticks };
  }
  const top = Math.max(1, Math.ceil(Math.log10(Math.max(10, most))));
  const powers = Array.from({ length: top + 1 }, (_, power) => 10 ** power);
  const every = powers.length > 6 ? 3 : 1;
  return {
    place: (value) => Math.log10(Math.max(1, value)) / top,
    ticks: powers.filter((_, power) => power % every === 0 || powers.length <= 6),
  };
}
