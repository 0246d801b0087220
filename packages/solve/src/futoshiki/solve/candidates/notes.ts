// What a person has on paper: the digits placed and the candidates of every open cell. Deductions read it and return
// what to rule out; only `apply` changes it. Separate from the solver's engine: here every step must be explainable,
// there every step must be fast.

import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';

export class CandidateNotes {
  readonly level: FutoshikiLevel;
  readonly size: number;
  /** 0 for open cells. */
  readonly digits: number[];
  /** Bit d-1 is set while d is possible; a cell with a digit has only that bit. */
  readonly masks: number[];
  /** The signs of each cell. */
  readonly signs: readonly (readonly Inequality[])[];

  /** Starts with these digits (default: the givens), each ruled out in its row and column. */
  constructor(level: FutoshikiLevel, digits: readonly number[] = level.cells) {
    const { size } = level;
    this.level = level;
    this.size = size;
    this.digits = digits.map(() => 0);
    this.masks = digits.map(() => fullMask(size));
    const signs: Inequality[][] = digits.map(() => []);
    for (const sign of level.inequalities) {
      signs[sign.less]?.push(sign);
      signs[sign.greater]?.push(sign);
    }
    this.signs = signs;
    for (const [cell, digit] of digits.entries()) if (digit > 0) this.place(cell, digit);
  }

  mask(cell: number): number {
    return this.masks[cell] as number;
  }

  isOpen(cell: number): boolean {
    return this.digits[cell] === 0;
  }

  /** Places a digit and rules it out in the row and column. */
  place(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    this.digits[cell] = digit;
    this.masks[cell] = this.mask(cell) & bit;
    for (const line of linesThrough(cell, this.size)) {
      for (const other of lineCells(line, this.size)) if (other !== cell) this.masks[other] = this.mask(other) & ~bit;
    }
  }

  ruleOut(cell: number, mask: number): void {
    this.masks[cell] = this.mask(cell) & ~mask;
  }

  isDone(): boolean {
    return this.digits.every((digit) => digit > 0);
  }
}

/** All digits of a size. Computed by a shift right, because `(1 << size) - 1` is wrong for sizes 31 and 32. */
export function fullMask(size: number): number {
  return (-1 >>> (32 - size)) | 0;
}

/** Lines are numbered rows first, then columns. */
export function linesThrough(cell: number, size: number): readonly [row: number, column: number] {
  return [Math.floor(cell / size), size + (cell % size)];
}

const LINES: number[][][] = [];

/** The cells of a line, in order. */
export function lineCells(line: number, size: number): readonly number[] {
  LINES[size] ??= Array.from({ length: 2 * size }, (_, l) =>
    Array.from({ length: size }, (_each, i) => (l < size ? l * size + i : i * size + l - size)),
  );
  return LINES[size][line] as number[];
}

/** The digits of a mask, ascending. */
export function maskDigits(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

export const lowestDigit = (mask: number): number => 32 - Math.clz32(mask & -mask);
export const highestDigit = (mask: number): number => 32 - Math.clz32(mask);
export const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** The bits of all digits below this one. */
export const digitsBelow = (digit: number): number => (digit > 32 ? -1 : (1 << (digit - 1)) - 1) | 0;

/** The number of digits in a mask. */
export function countBits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The candidates of all cells, except one digit in one cell. */
export const candidatesWithout = (size: number, cell: number, digit: number): number[] =>
  new Array<number>(size * size).fill(-1).with(cell, ~(1 << (digit - 1)));
