// Boards as JSON text, made for hundreds of thousands of observations per second: every cell of an encoding takes the same
// number of characters, so a step changes a few characters of the last observation instead of making a new one.
//
//   text    one string, rows of board letters with line breaks between them
//   digits  one string, a digit per cell, row by row, without line breaks
//   ids     rows of numbers
//   onehot  rows of cells of planes: 1 in the plane of the cell's number, else 0

import type { LabelPreset } from '@masu/studio/sokoban/labels/encodings.js';
import { GYM_FIXED, GYM_STATE, JUMANJI_FIXED, JUMANJI_VARIABLE } from '@masu/studio/sokoban/labels/encodings.js';

export const OBSERVE_IDS = ['text', 'ids', 'onehot', 'digits', 'none'] as const;

export type ObserveId = (typeof OBSERVE_IDS)[number];

/** Board letters in the order of the numbers of `boxoban`. */
const NUMBERED_LETTERS = ['#', ' ', '.', '$', '*', '@', '+'] as const;

type Digits = Readonly<Record<string, string>>;

interface PresetNumbers {
  readonly state: Digits;
  /** The part that never changes, where the state leaves it out. */
  readonly fixed?: Digits;
  /** One more than the largest number. */
  readonly planes: number;
}

const byLetter = Object.fromEntries(NUMBERED_LETTERS.map((letter, id) => [letter, String(id)]));

export const PRESET_NUMBERS: Readonly<Record<LabelPreset, PresetNumbers>> = {
  boxoban: { state: byLetter, planes: 7 },
  'gym-sokoban': { state: GYM_STATE, fixed: GYM_FIXED, planes: 6 },
  jumanji: { state: JUMANJI_VARIABLE, fixed: JUMANJI_FIXED, planes: 5 },
};

/** How a board is put together. The cells of an encoding are all of one length. */
export interface BoardEncoding {
  readonly start: string;
  readonly rowStart: string;
  readonly cellGap: string;
  readonly rowEnd: string;
  readonly rowGap: string;
  readonly end: string;
  readonly cell: Readonly<Record<string, string>>;
}

const BARE = { start: '"', rowStart: '', cellGap: '', rowEnd: '', rowGap: '', end: '"' };
const NESTED = { start: '[', rowStart: '[', cellGap: ',', rowEnd: ']', rowGap: ',', end: ']' };

const identity = Object.fromEntries(NUMBERED_LETTERS.map((letter) => [letter, letter]));

function planesOf({ state, planes }: PresetNumbers): Readonly<Record<string, string>> {
  const plane = (id: number): string => `[${Array.from({ length: planes }, (_, at) => (at === id ? 1 : 0)).join(',')}]`;
  return Object.fromEntries(NUMBERED_LETTERS.map((letter) => [letter, plane(Number(state[letter]))]));
}

/** Undefined for `none`. */
export function boardEncoding(observe: ObserveId, preset: LabelPreset): BoardEncoding | undefined {
  const numbers = PRESET_NUMBERS[preset];
  if (observe === 'none') return undefined;
  // A line break is two characters in a JSON string.
  if (observe === 'text') return { ...BARE, rowGap: '\\n', cell: identity };
  if (observe === 'digits') return { ...BARE, cell: numbers.state };
  if (observe === 'ids') return { ...NESTED, cell: numbers.state };
  return { ...NESTED, cell: planesOf(numbers) };
}

/** The part of a board that never changes, as rows of numbers; undefined if the preset leaves nothing out. */
export function fixedEncoding(observe: ObserveId, preset: LabelPreset): BoardEncoding | undefined {
  const { fixed } = PRESET_NUMBERS[preset];
  return fixed === undefined || observe === 'text' || observe === 'none' ? undefined : { ...NESTED, cell: fixed };
}

/** Characters that one call of String.fromCharCode may get. */
const CHUNK = 4096;

/** A board of this size as JSON text that is changed cell by cell. All cells are walls at first. */
export class WrittenBoard {
  private readonly codes: Uint8Array;
  private readonly encoding: BoardEncoding;
  private readonly cellStep: number;
  private readonly rowStep: number;
  private text: string | undefined;

  constructor(encoding: BoardEncoding, width: number, height: number) {
    const { start, rowStart, cellGap, rowEnd, rowGap, end, cell } = encoding;
    const wall = cell['#'] as string;
    const row = `${rowStart}${Array<string>(width).fill(wall).join(cellGap)}${rowEnd}`;
    this.text = `${start}${Array<string>(height).fill(row).join(rowGap)}${end}`;
    this.codes = Uint8Array.from(this.text, (letter) => letter.charCodeAt(0));
    this.encoding = encoding;
    this.cellStep = wall.length + cellGap.length;
    this.rowStep = row.length + rowGap.length;
  }

  put(row: number, column: number, letter: string): void {
    const { start, rowStart, cell } = this.encoding;
    const code = cell[letter] as string;
    const at = start.length + row * this.rowStep + rowStart.length + column * this.cellStep;
    for (let i = 0; i < code.length; i++) this.codes[at + i] = code.charCodeAt(i);
    this.text = undefined;
  }

  toString(): string {
    if (this.text !== undefined) return this.text;
    let text = '';
    for (let at = 0; at < this.codes.length; at += CHUNK) {
      text += String.fromCharCode.apply(null, this.codes.subarray(at, at + CHUNK) as unknown as number[]);
    }
    this.text = text;
    return text;
  }
}
