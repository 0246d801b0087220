// A board in small, for cards and queues: flat squares, a disc for the player, no lines. Vector, so that a list of
// hundreds needs no canvas of its own for each.

import { useMemo } from 'preact/hooks';

const UNIT = 10;

interface Shapes {
  readonly floor: string;
  readonly wall: string;
  readonly goal: string;
  readonly box: string;
  readonly home: string;
  readonly player: readonly [x: number, y: number] | undefined;
}

function shapesOf(rows: readonly string[], isFloor: (row: number, column: number) => boolean): Shapes {
  const parts = { floor: '', wall: '', goal: '', box: '', home: '' };
  let player: Shapes['player'];
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const square = (inset: number): string => {
        const side = UNIT - 2 * inset;
        return `M${x * UNIT + inset} ${y * UNIT + inset}h${side}v${side}h${-side}z`;
      };
      if (letter === '#') parts.wall += square(0);
      else if (letter !== ' ' || isFloor(y, x)) parts.floor += square(0);
      if (letter === '.' || letter === '+') parts.goal += square(3);
      if (letter === '$' || letter === '*') parts.box += square(1);
      if (letter === '*') parts.home += square(3);
      if (letter === '@' || letter === '+') player = [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];
    });
  });
  return { ...parts, player };
}

/** A space is floor where a wall stands on each side of it in its row and in its column: near enough for a picture. */
function looksInside(rows: readonly string[], y: number, x: number): boolean {
  const row = rows[y] ?? '';
  const above = rows.slice(0, y).some((each) => each[x] === '#');
  const below = rows.slice(y + 1).some((each) => each[x] === '#');
  return above && below && row.lastIndexOf('#', x) >= 0 && row.indexOf('#', x) >= 0;
}

export function Preview({ rows, width }: { readonly rows: readonly string[]; readonly width?: number }) {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const shapes = useMemo(() => shapesOf(rows, (y, x) => looksInside(rows, y, x)), [rows]);
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
      <path d={shapes.home} fill="var(--sealfill)" />
      {shapes.player && <circle cx={shapes.player[0]} cy={shapes.player[1]} r="3.4" fill="var(--player)" />}
    </svg>
  );
}
