// The grid of a Futoshiki at one moment of a search: givens, tried digits, candidates, and the candidates that were just
// ruled out.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';

const CELL = 40;
const GAP = 14;
const PITCH = CELL + GAP;

export interface GridMoment {
  readonly digits: readonly number[];
  /** Candidates as masks, and those before the last event; empty if the search keeps none. */
  readonly masks: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  /** The cell of the last event; -1 if it has none. */
  readonly cell: number;
  /** The cells that the last elimination is based on. */
  readonly because?: readonly number[];
}

interface CellProps {
  readonly level: FutoshikiLevel;
  readonly moment: GridMoment;
  readonly cell: number;
}

function Candidates(props: CellProps & { readonly x: number; readonly y: number }) {
  const { moment, cell, x, y } = props;
  const { size } = props.level;
  const mask = moment.masks[cell] ?? 0;
  const gone = (moment.before[cell] ?? 0) & ~mask;
  const across = size <= 4 ? 2 : size <= 9 ? 3 : 4;
  const pitch = CELL / across;
  return (
    <>
      {Array.from({ length: size }, (_, index) => {
        const bit = 1 << index;
        if (!((mask | gone) & bit)) return null;
        const dx = x + (index % across) * pitch + pitch / 2;
        const dy = y + Math.floor(index / across) * pitch + pitch / 2;
        const isGone = (gone & bit) !== 0;
        return (
          <g key={index}>
            <text
              class="candidate"
              x={dx}
              y={dy + 3.5}
              text-anchor="middle"
              style={{ fill: isGone ? 'var(--guide)' : 'var(--ink2)' }}
            >
              {digitLetter(index + 1)}
            </text>
            {isGone && <path d={`M${dx - 5} ${dy + 5}L${dx + 5} ${dy - 5}`} stroke="var(--guide)" stroke-width="1.5" />}
          </g>
        );
      })}
    </>
  );
}

function Cell({ level, moment, cell }: CellProps) {
  const x = (cell % level.size) * PITCH + 2;
  const y = Math.floor(cell / level.size) * PITCH + 2;
  const isGiven = level.cells[cell] !== 0;
  const digit = moment.digits[cell] ?? 0;
  const mask = moment.masks[cell] ?? 0;
  // One candidate left: the cell is settled, though no digit was placed.
  const settled = digit === 0 && mask !== 0 && (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0;
  const isMarked = cell === moment.cell || (moment.because?.includes(cell) ?? false);
  const wasSettled = settled !== 0 && moment.before[cell] === mask;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={CELL}
        height={CELL}
        rx="3"
        fill={isGiven ? 'var(--well)' : 'var(--sheet)'}
        stroke={isMarked ? 'var(--guide)' : 'var(--edge)'}
        stroke-width={cell === moment.cell ? 3 : isMarked ? 2 : 1}
        stroke-dasharray={isMarked && cell !== moment.cell ? '4 3' : undefined}
      />
      {digit !== 0 || wasSettled ? (
        <text
          class={isGiven ? 'digit given' : digit === 0 ? 'digit settled' : 'digit'}
          x={x + CELL / 2}
          y={y + CELL / 2 + 7}
          text-anchor="middle"
        >
          {digitLetter(digit || settled)}
        </text>
      ) : (
        <Candidates level={level} moment={moment} cell={cell} x={x} y={y} />
      )}
    </g>
  );
}

/** A sign between two cells; the point is toward the smaller. */
function Sign(props: { readonly size: number; readonly less: number; readonly greater: number }) {
  const { size, less, greater } = props;
  const first = Math.min(less, greater);
  const isAcross = Math.abs(less - greater) === 1;
  const x = (first % size) * PITCH + 2 + (isAcross ? CELL + GAP / 2 : CELL / 2);
  const y = Math.floor(first / size) * PITCH + 2 + (isAcross ? CELL / 2 : CELL + GAP / 2);
  const turn = isAcross ? (less < greater ? 0 : 180) : less < greater ? 90 : 270;
  return (
    <path
      d="M3.5 -5L-3.5 0L3.5 5"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill="none"
      stroke="var(--ink)"
      stroke-width="2"
    />
  );
}

export function TriesGrid({ level, moment, name }: Omit<CellProps, 'cell'> & { readonly name: string }) {
  const side = level.size * PITCH - GAP + 4;
  return (
    <svg class="tries-grid" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name}>
      {level.cells.map((_, cell) => (
        <Cell key={cell} level={level} moment={moment} cell={cell} />
      ))}
      {level.inequalities.map(({ less, greater }) => (
        <Sign key={`${less} ${greater}`} size={level.size} less={less} greater={greater} />
      ))}
    </svg>
  );
}
