// The grid: cells as buttons, signs between them, pencil marks at fixed positions, hints and conflicts by shape.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { digitLetter, type FutoshikiLevel } from '../../futoshiki/index.js';
import { onRoomChange, roomFor } from '../board/room.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { gridMarks, signKey } from './grid-marks.js';
import { conflicts, equals, futoshikiSession, performFutoshiki, position } from './state.js';

const rowColumnOf = (level: FutoshikiLevel, cell: number) => ({
  row: Math.floor(cell / level.size),
  column: cell % level.size,
});

const select = (cell: number): void => void performFutoshiki({ kind: 'select-cell', cell });

const marksOf = (mask: number, size: number): number[] =>
  Array.from({ length: size }, (_, index) => index + 1).filter((digit) => mask & (1 << (digit - 1)));

/** Three to a row up to 9, four up to 16, then as many as needed. */
const marksAcross = (size: number): number => (size <= 9 ? 3 : Math.ceil(Math.sqrt(size)));

function Marks({ mask, size }: { readonly mask: number; readonly size: number }) {
  const across = marksAcross(size);
  return (
    <span
      class="marks"
      aria-hidden="true"
      style={{
        gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${Math.ceil(size / across)}, minmax(0, 1fr))`,
      }}
    >
      {Array.from({ length: size }, (_, index) => (
        <span key={index}>{mask & (1 << index) ? digitLetter(index + 1) : ''}</span>
      ))}
    </span>
  );
}

function cellMessage(level: FutoshikiLevel, cell: number, digit: number, mask: number, isConflict: boolean): string {
  const { row, column } = rowColumnOf(level, cell);
  const marks = marksOf(mask, level.size).map(digitLetter).join(' ');
  const what =
    level.cells[cell] !== 0
      ? futoshikiTexts.given(digitLetter(digit))
      : digit > 0
        ? futoshikiTexts.own(digitLetter(digit))
        : marks
          ? futoshikiTexts.marks(marks)
          : futoshikiTexts.empty;
  return futoshikiTexts.cell(row + 1, column + 1, isConflict ? `${what}, ${futoshikiTexts.conflicts}` : what);
}

function Cell({ level, cell }: { readonly level: FutoshikiLevel; readonly cell: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = futoshikiSession.value?.cursor === cell;
  const digit = position.value?.digits[cell] ?? 0;
  const mask = position.value?.marks[cell] ?? 0;
  const isConflict = conflicts.value.has(cell);
  const { badges, target } = gridMarks.value;
  const badge = badges.get(cell);
  const { row, column } = rowColumnOf(level, cell);
  // The focus follows the selected cell, but only from cell to cell: a button of the pad keeps it.
  useEffect(() => {
    if (chosen && document.activeElement?.classList.contains('cell')) button.current?.focus();
  }, [chosen]);
  const classes = [
    'cell',
    level.cells[cell] !== 0 ? 'given' : '',
    chosen ? 'chosen' : '',
    isConflict ? 'conflict' : '',
    badge === undefined ? '' : 'because',
    target === cell ? 'target' : '',
    equals.value.has(cell) ? 'equal' : '',
  ];
  return (
    <button
      ref={button}
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={{ gridArea: `${2 * row + 2} / ${2 * column + 2}` }}
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen}
      onClick={() => select(cell)}
      onFocus={() => !chosen && select(cell)}
    >
      <span class="hide">{cellMessage(level, cell, digit, mask, isConflict)}</span>
      {digit > 0 && <span aria-hidden="true">{digitLetter(digit)}</span>}
      {digit === 0 && mask > 0 && <Marks mask={mask} size={level.size} />}
      {badge && (
        <span class="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

export const SIGN_PATHS = {
  across: { more: 'M3 2L11 7L3 12', less: 'M11 2L3 7L11 12' },
  down: { more: 'M2 3L7 11L12 3', less: 'M2 11L7 3L12 11' },
} as const;

function Sign({
  level,
  less,
  greater,
}: {
  readonly level: FutoshikiLevel;
  readonly less: number;
  readonly greater: number;
}) {
  const first = Math.min(less, greater);
  const across = Math.abs(less - greater) === 1;
  const kind = first === greater ? 'more' : 'less';
  const { row, column } = rowColumnOf(level, first);
  const label = futoshikiTexts.signs.labels[across ? 'across' : 'down'][kind];
  const isMarked = gridMarks.value.signs.has(signKey({ less, greater }));
  const area = across ? `${2 * row + 2} / ${2 * column + 3}` : `${2 * row + 3} / ${2 * column + 2}`;
  return (
    <span class={`sign ${isMarked ? 'marked' : ''}`} style={{ gridArea: area }}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d={SIGN_PATHS[across ? 'across' : 'down'][kind]} />
      </svg>
      <span class="hide">{label}</span>
    </span>
  );
}

function Labels({ size }: { readonly size: number }) {
  return (
    <>
      {Array.from({ length: size }, (_, index) => (
        <span key={`c${index}`} class="lab-c" aria-hidden="true" style={{ gridArea: `1 / ${2 * index + 2}` }}>
          {index + 1}
        </span>
      ))}
      {Array.from({ length: size }, (_, index) => (
        <span key={`r${index}`} class="lab-r" aria-hidden="true" style={{ gridArea: `${2 * index + 2} / 1` }}>
          {index + 1}
        </span>
      ))}
    </>
  );
}

export function Grid({ level }: { readonly level: FutoshikiLevel }) {
  const box = useRef<HTMLDivElement>(null);
  const { size } = level;
  useLayoutEffect(() => {
    const tracks = `var(--edge-track) repeat(${size - 1}, var(--cell) var(--gap)) var(--cell)`;
    box.current?.style.setProperty('--size', String(size));
    if (box.current) box.current.style.gridTemplate = `${tracks} / ${tracks}`;
  }, [size]);
  useLayoutEffect(() => {
    const grid = box.current;
    const panel = grid?.parentElement;
    if (!panel) return;
    // For phones (styles/narrow.css): a cell is as large as the message, the digits, and the tools allow.
    return onRoomChange(panel, () => grid.style.setProperty('--room', `${roomFor(panel)}px`));
  }, []);
  return (
    <div class={`futo ${size > 9 ? 'large' : ''}`} ref={box} role="group" aria-label={futoshikiTexts.grid(size)}>
      <Labels size={size} />
      {level.cells.map((_, cell) => (
        <Cell key={cell} level={level} cell={cell} />
      ))}
      {level.inequalities.map(({ less, greater }) => (
        <Sign key={`${less} ${greater}`} level={level} less={less} greater={greater} />
      ))}
    </div>
  );
}
