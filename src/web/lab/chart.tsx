// Comparisons by states explored, both axes logarithmic: solid for this run so far, dotted for the same run to its end;
// one marker and label per data structure.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatNumber } from '../../base/format.js';
import type { VisitedId } from '../../search/index.js';
import { B } from '../texts/lab.js';
import { STORES } from './run.js';
import { atSlowly, run, series } from './state.js';

const MARGIN = { left: 64, right: 56, top: 28, bottom: 44 };

/** Indexes spread evenly on a logarithmic scale, the last among them. */
function samples(count: number, points = 60): number[] {
  const found = new Set<number>();
  for (let i = 0; i <= points; i++) found.add(Math.round(10 ** ((Math.log10(Math.max(1, count)) * i) / points)) - 1);
  return [...found].filter((index) => index >= 9 && index < count);
}

function Mark({ store, x, y }: { readonly store: VisitedId; readonly x: number; readonly y: number }) {
  if (store === 'list') return <rect x={x - 4} y={y - 4} width="8" height="8" fill="var(--ink)" />;
  if (store === 'hash') return <circle cx={x} cy={y} r="4.5" fill="var(--ink)" />;
  return (
    <path d={`M${x} ${y - 5}L${x + 5} ${y + 4}H${x - 5}Z`} fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.5" />
  );
}

function powerWords(power: number): string {
  if (power === 6) return '1 million';
  if (power === 9) return '1 billion';
  return formatNumber(10 ** power);
}

interface Scale {
  readonly x: (explored: number) => number;
  readonly y: (comparisons: number) => number;
  readonly powersX: readonly number[];
  readonly powersY: readonly number[];
}

function scaleFor(width: number, height: number, mostX: number, mostY: number): Scale {
  const topX = Math.max(2, Math.ceil(Math.log10(Math.max(10, mostX))));
  const topY = Math.max(2, Math.ceil(Math.log10(Math.max(10, mostY))));
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  return {
    x: (explored) => MARGIN.left + ((Math.log10(Math.max(10, explored)) - 1) / (topX - 1)) * inner.width,
    y: (comparisons) => MARGIN.top + (1 - (Math.log10(Math.max(10, comparisons)) - 1) / (topY - 1)) * inner.height,
    powersX: Array.from({ length: topX }, (_, index) => index + 1),
    powersY: Array.from({ length: topY }, (_, index) => index + 1),
  };
}

function Axes({ scale, width, height }: { readonly scale: Scale; readonly width: number; readonly height: number }) {
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom];
  const every = scale.powersY.length > 5 ? 3 : 1;
  return (
    <>
      {scale.powersX.map((power) => (
        <g key={power}>
          <path d={`M${scale.x(10 ** power)} ${top}V${bottom}`} stroke="var(--line)" />
          <text class="axis" x={scale.x(10 ** power)} y={bottom + 20} text-anchor="middle">
            {formatNumber(10 ** power)}
          </text>
        </g>
      ))}
      {scale.powersY.map((power) => (
        <g key={power}>
          <path d={`M${left} ${scale.y(10 ** power)}H${right}`} stroke="var(--line)" />
          {(power % every === 0 || power === 1) && (
            <text class="axis" x={left - 10} y={scale.y(10 ** power) + 4} text-anchor="end">
              {powerWords(power)}
            </text>
          )}
        </g>
      ))}
      <text class="axis" x={left - 56} y={14}>
        {B.chart.y}
      </text>
      <text class="axis" x={(left + right) / 2} y={bottom + 40} text-anchor="middle">
        {B.chart.x}
      </text>
    </>
  );
}

function Curve({ store, scale, now }: { readonly store: VisitedId; readonly scale: Scale; readonly now: number }) {
  const { values } = series.value[store];
  const all = samples(values.length);
  const place = (index: number): readonly [number, number] => [scale.x(index + 1), scale.y(values[index] as number)];
  const path = (indexes: readonly number[]): string =>
    indexes.map((index, order) => `${order === 0 ? 'M' : 'L'}${place(index).join(' ')}`).join('');
  const nowIndex = Math.min(now, values.length) - 1;
  const past = [...all.filter((index) => index < nowIndex), ...(nowIndex >= 9 ? [nowIndex] : [])];
  const future = [...(nowIndex >= 9 ? [nowIndex] : []), ...all.filter((index) => index > nowIndex)];
  const last = all.at(-1);
  return (
    <>
      <path d={path(future)} fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="1.5 4" />
      <path d={path(past)} fill="none" stroke="var(--ink)" stroke-width="2" />
      {past
        .filter((_, order) => (past.length - 1 - order) % 10 === 0)
        .map((index) => (
          <Mark key={index} store={store} x={place(index)[0]} y={place(index)[1]} />
        ))}
      {last !== undefined && (
        <text class="axis strong" x={place(last)[0] + 8} y={place(last)[1] + 4}>
          {B.stores[store].name}
        </text>
      )}
    </>
  );
}

export function endMessage(): string {
  const recorded = run.value;
  if (!recorded) return B.searching;
  const { explored, verdict, solution } = recorded;
  const list = series.value.list;
  const end =
    verdict === 'found'
      ? B.chart.ended(explored, solution)
      : verdict === 'exhausted'
        ? B.chart.exhausted(explored)
        : B.chart.limit(explored);
  if (list.values.length >= explored) return end;
  return [end, list.done ? B.chart.listShort(list.values.length) : B.chart.working].join(' ');
}

/** Left of its line, but at the left rim, where the axis has its own word. */
function NowWord({ x }: { readonly x: number }) {
  const isAtRim = x < MARGIN.left + 48;
  return (
    <text class="axis guide" x={isAtRim ? x + 6 : x - 8} y={MARGIN.top - 8} text-anchor={isAtRim ? 'start' : 'end'}>
      {B.chart.now}
    </text>
  );
}

export function Chart() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(300, Math.round(entry.contentRect.width))),
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const height = width < 480 ? 320 : 392;
  const now = atSlowly.value;
  const mostX = Math.max(...STORES.map((store) => series.value[store].values.length));
  const mostY = Math.max(...STORES.map((store) => series.value[store].values.at(-1) ?? 0));
  const scale = scaleFor(width, height, mostX, mostY);
  const figures = STORES.filter((store) => series.value[store].values.length >= now && now > 0)
    .map((store) => `${B.stores[store].name} ${formatNumber(series.value[store].values[now - 1] as number)}`)
    .join(', ');
  return (
    <section class="panel">
      <h2>
        {B.chart.heading} <span class="quiet">{B.chart.about}</span>
      </h2>
      <div ref={box}>
        <svg class="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={B.chart.picture(now, figures)}>
          <Axes scale={scale} width={width} height={height} />
          {now >= 10 && (
            <>
              <path
                d={`M${scale.x(now)} ${MARGIN.top}V${height - MARGIN.bottom}`}
                stroke="var(--guide)"
                stroke-width="2"
              />
              <NowWord x={scale.x(now)} />
            </>
          )}
          {STORES.map((store) => (
            <Curve key={store} store={store} scale={scale} now={now} />
          ))}
        </svg>
      </div>
      <p class="quiet">{endMessage()}</p>
    </section>
  );
}
