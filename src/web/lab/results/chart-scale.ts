// The axes of the chart: linear from 0 to a round number, or logarithmic over whole powers of ten.

import type { ScaleId } from '../model/measures.js';

export interface Axis {
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

export function axisFor(most: number, scale: ScaleId): Axis {
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
