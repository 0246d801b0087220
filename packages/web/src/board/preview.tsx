// A small board for cards and queues: flat squares, a disc for the player, no lines. Vector graphics, so that a list of
// hundreds needs no canvas each.

import { useMemo } from 'preact/hooks';

const UNIT = 10;

interface Shapes {
  readonly floor: string;
  readonly wall: string;
  readonly goal: string;
  readonly box: string;
  readonly onGoal: string;
  readonly player: readonly [x: number, y: number] | undefined;
}

/** The first and the last wall of each line; between them lies what looks like the inside. */
function wallSpans(lines: readonly string[]): readonly (readonly [number, number])[] {
  return lines.map((line) => [line.indexOf('#'), line.lastIndexOf('#')]);
}

function columnTexts(rows: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? ' ').join(''));
}

/** A path of squares, each inset from its cell; squares in a row that touch become one. */
function squares(cells: readonly (readonly [x: number, y: number])[], inset: number): string {
  const side = UNIT - 2 * inset;
  let path = '';
  for (let at = 0; at < cells.length; ) {
    const [x, y] = cells[at] as readonly [number, number];
    let count = 1;
    while (inset === 0 && cells[at + count]?.[1] === y && cells[at + count]?.[0] === x + count) count++;
    const length = side + (count - 1) * UNIT;
    path += `M${x * UNIT + inset} ${y * UNIT + inset}h${length}v${side}h${-length}z`;
    at += count;
  }
  return path;
}

/**
 * A space counts as floor if there is a wall on each side of it in its row and in its column: close enough for a
 * picture.
 */
function previewShapes(rows: readonly string[], width: number): Shapes {
  const [across, down] = [wallSpans(rows), wallSpans(columnTexts(rows, width))];
  const isBetween = (at: number, [first, last]: readonly [number, number] = [-1, -1]): boolean =>
    first >= 0 && first < at && at < last;
  const isFloor = (letter: string, x: number, y: number): boolean =>
    letter === ' ' ? isBetween(x, across[y]) && isBetween(y, down[x]) : letter !== '#';
  const where = (test: (letter: string, x: number, y: number) => boolean): [x: number, y: number][] =>
    rows.flatMap((row, y) => [...row].flatMap((letter, x) => (test(letter, x, y) ? [[x, y] as [number, number]] : [])));
  const of = (letters: string) => (letter: string) => letters.includes(letter);
  const [player] = where(of('@+'));
  return {
    floor: squares(where(isFloor), 0),
    wall: squares(where(of('#')), 0),
    goal: squares(where(of('.+')), 3),
    box: squares(where(of('$*')), 1),
    onGoal: squares(where(of('*')), 3),
    player: player && [player[0] * UNIT + UNIT / 2, player[1] * UNIT + UNIT / 2],
  };
}

export function Preview({ rows, width }: { readonly rows: readonly string[]; readonly width?: number }) {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const shapes = useMemo(() => previewShapes(rows, columns), [rows, columns]);
  return (
    <svg
      class="mini"
      viewBox={`0 0 ${columns * UNIT} ${rows.length * UNIT}`}
      {...(width === undefined ? {} : { style: { width: `${width}px` } })}
      aria-hidden="true"
    >
      <path d={shapes.floor} fill="var(--floor)" />
      <path d={shapes.wall} fill="var(--wallflat)" />
      <path d={shapes.goal} fill="var(--goal)" />
      <path d={shapes.box} fill="var(--wood)" stroke="var(--woodedge)" stroke-width="1" />
      <path d={shapes.onGoal} fill="var(--sealfill)" />
      {shapes.player && <circle cx={shapes.player[0]} cy={shapes.player[1]} r="3.4" fill="var(--player)" />}
    </svg>
  );
}
