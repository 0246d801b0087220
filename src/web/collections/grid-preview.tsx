// A small Futoshiki: its cells, with dots for the givens; signs are left out.

import type { FutoshikiDraft } from '../../futoshiki/index.js';

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
