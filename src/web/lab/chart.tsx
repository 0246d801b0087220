// One chart for all searches: a measure by states expanded, linear or logarithmic; solid for what was shown, dotted for
// the rest of the run. Each search has its mark and its name at the end of its line.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Choice, Segments } from '../controls.js';
import { B } from '../texts/lab.js';
import { formatNumber } from '../texts/language.js';
import { type Axis, axisFor } from './chart-scale.js';
import { MEASURES, type MeasureId, measureAt, SCALES, sampledSteps } from './measures.js';
import type { Lab, Slot } from './model.js';
import type { Run } from './run.js';
import { SlotMark } from './slot-mark.js';

const MARGIN = { left: 72, top: 16, bottom: 44 };
const LABEL_HEIGHT = 16;

function tickName(value: number): string {
  if (value === 1e6) return B.chart.million;
  if (value === 1e9) return B.chart.billion;
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
        {B.chart.x}
      </text>
    </>
  );
}

interface CurveProps {
  readonly frame: Frame;
  readonly run: Run;
  readonly measure: MeasureId;
  readonly steps: readonly number[];
  readonly now: number;
  readonly index: number;
}

function Curve({ frame, run, measure, steps, now, index }: CurveProps) {
  const place = (at: number): readonly [number, number] => [frame.x(at), frame.y(measureAt(run, measure, at))];
  const path = (points: readonly number[]): string =>
    points
      .map(
        (at, order) =>
          `${order === 0 ? 'M' : 'L'}${place(at)
            .map((value) => value.toFixed(1))
            .join(' ')}`,
      )
      .join('');
  const past = [...steps.filter((at) => at < now), ...(now > 0 ? [now] : [])];
  const future = [...(now > 0 ? [now] : []), ...steps.filter((at) => at > now)];
  return (
    <>
      <path d={path(future)} fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="1.5 4" />
      <path d={path(past)} fill="none" stroke="var(--ink)" stroke-width="2" />
      {past
        .filter((_, order) => (past.length - 1 - order) % 16 === 0)
        .map((at) => (
          <SlotMark key={at} index={index} x={place(at)[0]} y={place(at)[1]} />
        ))}
    </>
  );
}

/** The heights of the names, moved apart where they would overlap. */
export function spreadLabels(wanted: readonly number[], top: number, bottom: number): number[] {
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
  readonly slot: Slot;
  readonly run: Run;
  readonly index: number;
  readonly name: string;
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
  const height = width < 480 ? 300 : 360;
  const right = width - (width < 480 ? 92 : 196);
  const bottom = height - MARGIN.bottom;
  const across = axisFor(Math.max(1, ...drawn.map(({ run }) => run.recorded.steps.count)), scale);
  const up = axisFor(Math.max(1, ...drawn.map(({ run }) => mostOf(run, measure))), scale);
  const frame: Frame = {
    across,
    up,
    right,
    bottom,
    x: (at) => MARGIN.left + across.place(at) * (right - MARGIN.left),
    y: (value) => bottom - up.place(value) * (bottom - MARGIN.top),
  };
  const ends = spreadLabels(
    drawn.map(({ run }) => frame.y(measureAt(run, measure, run.recorded.steps.count))),
    MARGIN.top,
    bottom,
  );
  const figures = drawn
    .map(({ slot, run, name }) => B.chart.figure(name, formatNumber(measureAt(run, measure, slot.at))))
    .join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={B.chart.picture(B.chart.measures[measure], figures)}
    >
      <Axes frame={frame} />
      {drawn.map(({ slot, run, index }) => (
        <Curve
          key={index}
          frame={frame}
          run={run}
          measure={measure}
          steps={sampledSteps(run.recorded.steps.count, scale)}
          now={slot.at}
          index={index}
        />
      ))}
      {drawn.map(({ run, index, name }, order) => {
        const endX = frame.x(run.recorded.steps.count);
        const endY = frame.y(measureAt(run, measure, run.recorded.steps.count));
        const y = ends[order] as number;
        return (
          <g key={index}>
            <path d={`M${endX + 4} ${endY}L${right + 6} ${y}`} stroke="var(--line)" />
            <SlotMark index={index} x={right + 14} y={y} />
            <text class="axis strong" x={right + 24} y={y + 4}>
              {shortened(name, width < 480 ? 10 : 26)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function mostOf(run: Run, measure: MeasureId): number {
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
      <h2>{B.chart.heading}</h2>
      <div class="row chart-head">
        <Choice
          name={B.chart.measure}
          options={MEASURES.map((id) => [id, B.chart.measures[id]] as const)}
          chosen={measure}
          onChoose={(chosen) => lab.changeView({ measure: chosen })}
        />
        <Segments
          name={B.chart.scale}
          options={SCALES.map((id) => [id, B.chart.scales[id]] as const)}
          chosen={scale}
          onChoose={(chosen) => lab.changeView({ scale: chosen })}
        />
      </div>
      <div ref={box}>{drawn.length > 0 && <Picture lab={lab} drawn={drawn} width={width} />}</div>
      <p class="quiet">{B.chart.note}</p>
    </section>
  );
}
