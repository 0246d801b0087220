// Bars of a small picture as one path: a hundred elements that come and go with every step would cost more than the search.

interface BarFrame {
  readonly left: number;
  /** From bar to bar. */
  readonly step: number;
  readonly bottom: number;
  /** The height of the highest bar. */
  readonly height: number;
}

export function barsPath(counts: readonly number[], most: number, { left, step, bottom, height }: BarFrame): string {
  const width = round(step * 0.75);
  let path = '';
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    const tall = round(Math.max(1, (count / most) * height));
    path += `M${round(left + index * step)} ${bottom}v${-tall}h${width}v${tall}z`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;
