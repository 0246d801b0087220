// What a person has on paper: the digits that stand and the candidates left in every open cell. Deductions read it
// and say what they would strike; only `apply` changes it. Kept apart from the solver's engine: here every step must
// be nameable, there every step must be fast.

import type { FutoshikiLevel, Inequality } from '../rules/level.js';

export class Notes {
  readonly level: FutoshikiLevel;
  readonly size: number;
  /** 0 where a cell is open. */
  readonly digits: number[];
  /** Bit d-1 set while d is possible; a cell with a digit holds that bit alone. */
  readonly masks: number[];
  /** The signs each cell has a part in. */
  readonly signs: readonly (readonly Inequality[])[];

  /** Begins with these digits (the givens unless told otherwise), each struck from its row and column. */
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

  /** Puts a digit down and eliminations it from the row and column. */
  place(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    this.digits[cell] = digit;
    this.masks[cell] = this.mask(cell) & bit;
    for (const line of linesThrough(cell, this.size)) {
      for (const other of cellsOf(line, this.size)) if (other !== cell) this.masks[other] = this.mask(other) & ~bit;
    }
  }

  strike(cell: number, mask: number): void {
    this.masks[cell] = this.mask(cell) & ~mask;
  }

  isDone(): boolean {
    return this.digits.every((digit) => digit > 0);
  }
}

/** All digits of a size. Shifted down and made a word: `(1 << size) - 1` is none at sizes 31 and 32. */
export function fullMask(size: number): number {
  return (-1 >>> (32 - size)) | 0;
}

/** Lines are numbered rows first, then columns. */
export function linesThrough(cell: number, size: number): readonly [row: number, column: number] {
  return [Math.floor(cell / size), size + (cell % size)];
}

const LINES: number[][][] = [];

/** The cells of a line, in order. */
export function cellsOf(line: number, size: number): readonly number[] {
  LINES[size] ??= Array.from({ length: 2 * size }, (_, l) =>
    Array.from({ length: size }, (_each, i) => (l < size ? l * size + i : i * size + l - size)),
  );
  return LINES[size][line] as number[];
}

/** The digits of a mask, ascending. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(32 - Math.clz32(rest & -rest));
  return digits;
}

export const lowest = (mask: number): number => 32 - Math.clz32(mask & -mask);
export const highest = (mask: number): number => 32 - Math.clz32(mask);
export const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** The bits of all digits below this one. */
export const below = (digit: number): number => (digit > 32 ? -1 : (1 << (digit - 1)) - 1) | 0;

/** How many digits a mask holds. */
export function countBits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
