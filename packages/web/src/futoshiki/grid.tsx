// The grid: cells as buttons, signs between them, pencil marks at fixed positions, hints and conflicts by shape. What it
// shows is given, so that the page that plays a puzzle and the one that draws it have the same grid.

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { onRoomChange, roomFor } from '../board/room.js';
import { futoshikiTexts } from '../texts/futoshiki.js';

/** What a grid shows of a level. */
export interface ShownGrid {
  /** By cell, givens included; 0: none. */
  readonly digits: readonly number[];
  /** Small digits in cells without one: one bit per digit, 1 is the lowest. */
  readonly marks: readonly number[];
  /** Those of them that are drawn bold. */
  readonly boldMarks?: readonly number[];
  readonly cursor: number | undefined;
  readonly conflicts: ReadonlySet<number>;
  /** Cells that are underlined. */
  readonly equals: ReadonlySet<number>;
  /** Cells with a dashed edge. */
  readonly wanted?: ReadonlySet<number>;
  /** The cells that are marked, with the sign or the letters of each; '' for none. */
  readonly badges: ReadonlyMap<number, string>;
  /** Marked signs, by `signKey`. */
  readonly signs: ReadonlySet<string>;
  readonly target?: number;
  /** Cells that a sentence names and the reader points at. */
  readonly lit?: ReadonlySet<number>;
}

export const signKey = ({ less, greater }: Inequality): string => `${less} ${greater}`;

const cellRowColumn = (size: number, cell: number) => ({ row: Math.floor(cell / size), column: cell % size });

/** By digit; '' for one that isn't marked. */
const markLetters = (mask: number, size: number): string[] =>
  Array.from({ length: size }, (_, index) => (mask & (1 << index) ? digitLetter(index + 1) : ''));

/** Three to a row up to 9, four up to 16, then as many as needed. */
const marksAcross = (size: number): number => (size <= 9 ? 3 : Math.ceil(Math.sqrt(size)));

function Marks({ mask, bold, size }: { readonly mask: number; readonly bold: number; readonly size: number }) {
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
      {markLetters(mask, size).map((letter, index) => (
        <span key={index} class={bold & (1 << index) ? 'bold' : ''}>
          {letter}
        </span>
      ))}
    </span>
  );
}

interface CellProps {
  readonly level: FutoshikiLevel;
  readonly cell: number;
  readonly shown: ShownGrid;
  /** Names the small digits of a cell. */
  readonly marksName: (digits: string) => string;
  readonly onSelect: (cell: number) => void;
}

function cellMessage({ level, cell, shown, marksName }: CellProps): string {
  const { row, column } = cellRowColumn(level.size, cell);
  const digit = shown.digits[cell] ?? 0;
  const marks = markLetters(shown.marks[cell] ?? 0, level.size)
    .filter(Boolean)
    .join(' ');
  const name = level.cells[cell] === 0 ? futoshikiTexts.own : futoshikiTexts.given;
  const small = marks ? marksName(marks) : futoshikiTexts.empty;
  const what = digit > 0 ? name(digitLetter(digit)) : small;
  const conflict = shown.conflicts.has(cell) ? `, ${futoshikiTexts.conflicts}` : '';
  return futoshikiTexts.cell(row + 1, column + 1, `${what}${conflict}`);
}

function Cell(props: CellProps) {
  const { level, cell, shown, onSelect } = props;
  const button = useRef<HTMLButtonElement>(null);
  const chosen = shown.cursor === cell;
  const digit = shown.digits[cell] ?? 0;
  const mask = shown.marks[cell] ?? 0;
  const badge = shown.badges.get(cell);
  const { row, column } = cellRowColumn(level.size, cell);
  // The focus follows the selected cell, but only from cell to cell: a button of the pad keeps it.
  useEffect(() => {
    if (chosen && document.activeElement?.classList.contains('cell')) button.current?.focus();
  }, [chosen]);
  const classes = [
    'cell',
    level.cells[cell] !== 0 ? 'given' : '',
    chosen ? 'chosen' : '',
    shown.conflicts.has(cell) ? 'conflict' : '',
    badge === undefined || shown.target === cell ? '' : 'because',
    shown.target === cell ? 'target' : '',
    shown.lit?.has(cell) ? 'lit' : '',
    shown.equals.has(cell) ? 'equal' : '',
    shown.wanted?.has(cell) ? 'wanted' : '',
  ];
  return (
    <button
      ref={button}
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={{ gridArea: `${2 * row + 2} / ${2 * column + 2}` }}
      tabIndex={chosen ? 0 : -1}
      aria-pressed={chosen}
      onClick={() => onSelect(cell)}
      onFocus={() => !chosen && onSelect(cell)}
    >
      <span class="hide">{cellMessage(props)}</span>
      {digit > 0 && <span aria-hidden="true">{digitLetter(digit)}</span>}
      {digit === 0 && mask > 0 && <Marks mask={mask} bold={shown.boldMarks?.[cell] ?? 0} size={level.size} />}
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

export const SignShape = (props: { readonly direction: keyof typeof SIGN_PATHS; readonly kind: 'more' | 'less' }) => (
  <svg viewBox="0 0 14 14" aria-hidden="true">
    <path d={SIGN_PATHS[props.direction][props.kind]} />
  </svg>
);

/** Where the sign between two neighbors is, the first of them given. */
export function signArea(size: number, first: number, isAcross: boolean): string {
  const { row, column } = cellRowColumn(size, first);
  return isAcross ? `${2 * row + 2} / ${2 * column + 3}` : `${2 * row + 3} / ${2 * column + 2}`;
}

/** The picture of a sign, and its words for screen readers. */
export function SignPicture({ less, greater }: Inequality) {
  const direction = Math.abs(less - greater) === 1 ? 'across' : 'down';
  const kind = less > greater ? 'more' : 'less';
  return (
    <>
      <SignShape direction={direction} kind={kind} />
      <span class="hide">{futoshikiTexts.signs.labels[direction][kind]}</span>
    </>
  );
}

function Sign(props: { readonly size: number; readonly sign: Inequality; readonly isMarked: boolean }) {
  const { size, sign, isMarked } = props;
  const { less, greater } = sign;
  const area = signArea(size, Math.min(less, greater), Math.abs(less - greater) === 1);
  return (
    <span class={`sign ${isMarked ? 'marked' : ''}`} style={{ gridArea: area }}>
      <SignPicture {...sign} />
    </span>
  );
}

const AREAS = { c: (line: number) => `1 / ${line}`, r: (line: number) => `${line} / 1` };

function Labels({ size }: { readonly size: number }) {
  return (
    <>
      {(['c', 'r'] as const).map((axis) =>
        Array.from({ length: size }, (_, index) => (
          <span
            key={axis + index}
            class={`lab-${axis}`}
            aria-hidden="true"
            style={{ gridArea: AREAS[axis](2 * index + 2) }}
          >
            {index + 1}
          </span>
        )),
      )}
    </>
  );
}

/** CSS pixels of a cell. */
const LEAST_CELL = 25;

interface GridProps extends Omit<CellProps, 'cell'> {
  readonly label: string;
  /** The height in CSS pixels that a phone keeps free below the message, as long as the cells don't get too small. */
  readonly reserve?: number;
  /** Drawn in place of the signs of the level, between the cells. */
  readonly gaps?: ComponentChildren;
}

export function Grid({ label, reserve = 0, gaps, ...cell }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const { level, shown } = cell;
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
    // For phones (styles/futoshiki.css): a cell is as large as the message, the digits, and the tools allow.
    return onRoomChange(panel, () => {
      const room = roomFor(panel);
      const least = Math.min(room, LEAST_CELL * (1.4 * size - 0.4));
      grid.style.setProperty('--room', `${Math.max(least, room - reserve)}px`);
    });
  }, [reserve, size]);
  return (
    <div class={`futo ${size > 9 ? 'large' : ''}`} ref={box} role="group" aria-label={label}>
      <Labels size={size} />
      {level.cells.map((_, index) => (
        <Cell key={index} cell={index} {...cell} />
      ))}
      {gaps ??
        level.inequalities.map((sign) => (
          <Sign key={signKey(sign)} size={size} sign={sign} isMarked={shown.signs.has(signKey(sign))} />
        ))}
    </div>
  );
}
