// What is typed after an option, read strictly: a limit that is not understood must not silently be no limit.

import { EXIT, Refusal } from './exit-codes.js';

function numberIn(text: string, from: number, to: number, isWhole: boolean, what: string): number {
  const value = /^[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value < from || value > to || (isWhole && !Number.isInteger(value))) {
    throw new Refusal(EXIT.usage, `${JSON.stringify(text.slice(0, 40))} is not ${what}.`);
  }
  return value;
}

/** 1, 2, 3 … */
export const counting = (text: string): number =>
  numberIn(text, 1, Number.MAX_SAFE_INTEGER, true, 'a whole number from 1 up');

/** 0, 1, 2 … */
export const whole = (text: string): number =>
  numberIn(text, 0, Number.MAX_SAFE_INTEGER, true, 'a whole number from 0 up');

/** A share of a whole. */
export const share = (text: string): number => numberIn(text, 0, 1, false, 'a share from 0 to 1');

export const seconds = (text: string): number => numberIn(text, 0, 1e9, false, 'a number of seconds');

/** Up to 500: longer than a timer can wait. */
export const hours = (text: string): number => numberIn(text, 0, 500, false, 'a number of hours from 0 to 500');

export const mebibytes = (text: string): number => numberIn(text, 1, 1e9, false, 'a number of MiB from 1 up');

/** One of a few words or numbers. */
export function oneOf<T extends string>(...words: readonly T[]): (text: string) => T {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) {
      throw new Refusal(EXIT.usage, `${JSON.stringify(text.slice(0, 40))} is not one of ${words.join(', ')}.`);
    }
    return found;
  };
}
