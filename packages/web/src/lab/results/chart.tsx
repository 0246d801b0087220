// One chart for all searches: a measure by steps, linear or logarithmic; solid up to the current step, dotted as far as the
// run was shown before, and nothing of what was not: the axes end there too. Each search has its mark and its name.

import { type ChartAxis, countAxis, decadeAxis, spreadLabels } from '@masu/core/base/chart.js';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Choice, Segments } from '../../choices.js';
import { formatNumber } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import { type MeasuredLine, SCALES, type ScaleId, sampledSteps } from '../model/measures.js';
import { SearchMark } from './search-mark.js';

const MARGIN = { left: 72, top: 16, bottom: 44 };
const LABEL_HEIGHT = 16;

function tickName(value: number): string {
  if (value === 1e6) return labTexts.chart.million;
  if (value === 1e9) return labTexts.chart.billion;
  return formatNumber(value);
}

interface Frame {
  /** What the steps are. */
  readonly steps: string;
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
        {frame.steps}
      </text>
    </>
  );
}

interface CurveProps<Measure extends string> {
  readonly frame: Frame;
  readonly line: MeasuredLine<Measure>;
  readonly measure: Measure;
  readonly scale: ScaleId;
}

/** The line as far as it was shown, dotted, and the part up to now, solid. */
function Curve<Measure extends string>({ frame, line, measure, scale }: CurveProps<Measure>) {
  const { index, now, reached, valueAt } = line;
  const path = useMemo(() => {
    const points = sampledSteps(reached, scale).map(
      (at) => `${frame.across.at(at).toFixed(1)} ${frame.up.at(valueAt(measure, at)).toFixed(1)}`,
    );
    return points.length === 0 ? '' : `M${points.join('L')}`;
  }, [frame, reached, valueAt, measure, scale]);
  const x = frame.across.at(now);
  return (
    <>
      <clipPath id={`past-${index}`}>
        <rect x={0} y={0} width={x} height={frame.bottom + 4} />
      </clipPath>
      <path d={path} fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="1.5 4" />
      <path d={path} fill="none" stroke="var(--ink)" stroke-width="2" clip-path={`url(#past-${index})`} />
      <SearchMark index={index} x={x} y={frame.up.at(valueAt(measure, now))} />
    </>
  );
}

const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** The next of 1, 2, 5, 10, 20 …: an axis that grows with the run stays as it is for a while. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return power * ([1, 2, 5, 10].find((each) => each * power >= value) ?? 10);
}

/** The axes for these lines, kept as long as they are the same. */
function useFrame<Measure extends string>(props: ChartProps<Measure>, width: number): Frame {
  const { lines, measure, scale, steps } = props;
  const height = width < 480 ? 300 : 360;
  const last = roundedUp(Math.max(1, ...lines.map(({ reached }) => reached)));
  const most = roundedUp(Math.max(1, ...lines.map((line) => highest(line, measure))));
  return useMemo(() => {
    const right = width - (width < 480 ? 92 : 196);
    const bottom = height - MARGIN.bottom;
    const [across, up] = [axisFor(last, scale, MARGIN.left, right), axisFor(most, scale, bottom, MARGIN.top)];
    return { across, up, right, bottom, steps };
  }, [last, most, scale, width, height, steps]);
}

function Names<Measure extends string>({
  frame,
  lines,
  measure,
  width,
}: Pick<ChartProps<Measure>, 'lines' | 'measure'> & { readonly frame: Frame; readonly width: number }) {
  const lineEnd = ({ valueAt, reached }: MeasuredLine<Measure>): number => frame.up.at(valueAt(measure, reached));
  const places = spreadLabels(lines.map(lineEnd), LABEL_HEIGHT, frame.bottom);
  return (
    <>
      {lines.map((line, order) => {
        const { index, name, reached } = line;
        const y = places[order] as number;
        return (
          <g key={index}>
            <path
              d={`M${frame.across.at(reached) + 4} ${lineEnd(line)}L${frame.right + 6} ${y}`}
              stroke="var(--line)"
            />
            <SearchMark index={index} x={frame.right + 14} y={y} />
            <text class="axis strong" x={frame.right + 24} y={y + 4}>
              {shortened(name, width < 480 ? 9 : 24)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Picture<Measure extends string>(props: ChartProps<Measure> & { readonly width: number }) {
  const { lines, measure, measures, scale, width } = props;
  const frame = useFrame(props, width);
  const names = lines.map(({ name, reached }) => `${name} ${reached}`).join();
  const still = useMemo(
    () => (
      <>
        <Axes frame={frame} />
        <Names frame={frame} lines={lines} measure={measure} width={width} />
      </>
    ),
    [frame, names],
  );
  const figures = lines
    .map(({ name, now, valueAt }) => labTexts.chart.figure(name, formatNumber(valueAt(measure, now))))
    .join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${frame.bottom + MARGIN.bottom}`}
      role="img"
      aria-label={labTexts.chart.picture(frame.steps, measures[measure], figures)}
    >
      {still}
      {lines.map((line) => (
        <Curve key={line.index} frame={frame} line={line} measure={measure} scale={scale} />
      ))}
    </svg>
  );
}

/** The most of a measure so far; most of them only grow, so the samples find it. */
function highest<Measure extends string>({ valueAt, reached }: MeasuredLine<Measure>, measure: Measure): number {
  return Math.max(1, ...sampledSteps(reached, 'linear', 400).map((at) => valueAt(measure, at)));
}

interface ChartProps<Measure extends string> {
  readonly lines: readonly MeasuredLine<Measure>[];
  readonly measure: Measure;
  /** The name of each measure. */
  readonly measures: Readonly<Record<Measure, string>>;
  readonly scale: ScaleId;
  /** What the steps are. */
  readonly steps: string;
  readonly note: string;
  readonly onMeasure: (chosen: Measure) => void;
  readonly onScale: (chosen: ScaleId) => void;
}

export function Chart<Measure extends string>(props: ChartProps<Measure>) {
  const { lines, measure, measures, scale, note, onMeasure, onScale } = props;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(300, Math.round(entry.contentRect.width))),
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section class="panel">
      <h2>{labTexts.chart.heading}</h2>
      <div class="row chart-head">
        <Choice
          name={labTexts.chart.measure}
          options={(Object.keys(measures) as Measure[]).map((id) => [id, measures[id]] as const)}
          chosen={measure}
          onChoose={onMeasure}
        />
        <Segments
          name={labTexts.chart.scale}
          options={SCALES.map((id) => [id, labTexts.chart.scales[id]] as const)}
          chosen={scale}
          onChoose={onScale}
        />
      </div>
      <div ref={box}>{lines.length > 0 && <Picture {...props} width={width} />}</div>
      <p class="quiet">{note}</p>
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
