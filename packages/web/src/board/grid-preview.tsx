// A Futoshiki as a picture. Small, on cards: its cells with dots for the givens, and no signs. Large: givens as digits, and
// every sign between its cells.

import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';

const UNIT = 10;

export function GridPreview({ draft }: { readonly draft: FutoshikiDraft }) {
  const { size, cells } = draft;
  const square = (index: number, inset: number): string => {
    const side = UNIT - 2 * inset;
    const [x, y] = [(index % size) * UNIT + inset, Math.floor(index / size) * UNIT + inset];
    return `M${x} ${y}h${side}v${side}h${-side}z`;
  };
  const all = cells.map((_, index) => square(index, 1)).join('');
  const givens = cells.map((digit, index) => (digit > 0 ? square(index, 3) : '')).join('');
  return (
    <svg
      class="mini"
      viewBox={`0 0 ${size * UNIT} ${size * UNIT}`}
      style={{ width: `${Math.min(104, size * 14)}px` }}
      aria-hidden="true"
    >
      <path d={all} fill="var(--sheet)" stroke="var(--edge)" stroke-width="1" />
      <path d={givens} fill="var(--ink)" />
    </svg>
  );
}

const CELL = 20;
const GAP = 8;
const PITCH = CELL + GAP;
/** Half the height and half the depth of a sign. */
const REACH = 3;

/** A sign between two neighbors, its point at the smaller. */
function signPath(size: number, { less, greater }: FutoshikiDraft['inequalities'][number]): string {
  const middle = (cell: number): readonly [number, number] => [
    (cell % size) * PITCH + CELL / 2,
    Math.floor(cell / size) * PITCH + CELL / 2,
  ];
  const [[x1, y1], [x2, y2]] = [middle(less), middle(greater)];
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [Math.sign(x1 - x2), Math.sign(y1 - y2)];
  const wing = (side: 1 | -1): string => `${x - REACH * dx + side * REACH * dy} ${y - REACH * dy + side * REACH * dx}`;
  return `M${wing(1)}L${x + REACH * dx} ${y + REACH * dy}L${wing(-1)}`;
}

export function GridPicture({ draft }: { readonly draft: FutoshikiDraft }) {
  const { size, cells, inequalities } = draft;
  const side = size * PITCH - GAP;
  return (
    <svg
      viewBox={`-1 -1 ${side + 2} ${side + 2}`}
      style={{ width: `${Math.min(280, size * 44)}px` }}
      aria-hidden="true"
    >
      {cells.map((digit, index) => {
        const [x, y] = [(index % size) * PITCH, Math.floor(index / size) * PITCH];
        return (
          <g key={index}>
            <rect
              {...{ x, y, width: CELL, height: CELL, rx: 1 }}
              fill={digit > 0 ? 'var(--well)' : 'var(--sheet)'}
              stroke="var(--edge)"
            />
            {digit > 0 && (
              <text
                x={x + CELL / 2}
                y={y + CELL * 0.73}
                text-anchor="middle"
                font-size="13"
                font-weight="700"
                fill="var(--ink)"
              >
                {digit}
              </text>
            )}
          </g>
        );
      })}
      <path
        d={inequalities.map((sign) => signPath(size, sign)).join('')}
        fill="none"
        stroke="var(--ink)"
        stroke-width="1.6"
      />
    </svg>
  );
}
