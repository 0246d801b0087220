// Strict parsing of option values: a malformed limit must never mean "no limit".

import { bestLanguage, LANGUAGE_IDS, type LanguageId } from '@masu/core/base/languages.js';
import { EXIT, Refusal } from './exit-codes.js';

/** `--time: expected a number of seconds, got "5s".` */
function refuseValue(flag: string, expected: string, text: string): never {
  throw new Refusal(EXIT.usage, `${flag}: expected ${expected}, got ${JSON.stringify(text.slice(0, 40))}.`);
}

type Range = readonly [from: number, to: number];

function numberIn(text: string, flag: string, [from, to]: Range, isWhole: boolean, expected: string): number {
  const value = /^[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value > to && !expected.includes(String(to))) refuseValue(flag, `${expected}, at most ${to}`, text);
  if (Number.isNaN(value) || value < from || value > to || (isWhole && !Number.isInteger(value))) {
    refuseValue(flag, expected, text);
  }
  return value;
}

/** 1, 2, 3 … */
export const counting = (text: string, flag: string): number =>
  numberIn(text, flag, [1, Number.MAX_SAFE_INTEGER], true, 'a whole number, 1 or more');

/** 0, 1, 2 … */
export const whole = (text: string, flag: string): number =>
  numberIn(text, flag, [0, Number.MAX_SAFE_INTEGER], true, 'a whole number, 0 or more');

/** A whole number between two bounds, both included. */
export const wholeFrom =
  (...range: Range) =>
  (text: string, flag: string): number =>
    numberIn(text, flag, range, true, `a whole number from ${range[0]} to ${range[1]}`);

/** A fraction. */
export const share = (text: string, flag: string): number =>
  numberIn(text, flag, [0, 1], false, 'a number from 0 to 1');

export const secondsOption = (text: string, flag: string): number =>
  numberIn(text, flag, [0, 1e9], false, 'a number of seconds');

/** A limit of 0 would end every search before it begins, and to some people it means no limit at all. */
export function limitSeconds(text: string, flag: string): number {
  const value = secondsOption(text, flag);
  return value > 0 ? value : refuseValue(flag, 'more than 0 seconds (for no limit, leave the option out)', text);
}

/** Up to 500: longer than a timer can wait. */
export const hours = (text: string, flag: string): number =>
  numberIn(text, flag, [0, 500], false, 'a number of hours from 0 to 500');

export const mebibytes = (text: string, flag: string): number =>
  numberIn(text, flag, [1, 1e9], false, 'a number of MiB, 1 or more');

/** A language by its tag or locale: ja, pt-BR, zh_CN. */
export function languageOption(text: string, flag: string): LanguageId {
  const language = bestLanguage([text.split(/[.@]/)[0] ?? ''], LANGUAGE_IDS);
  return language ?? refuseValue(flag, `one of ${LANGUAGE_IDS.join(', ')}`, text);
}

/** One of a few words or numbers. */
export function oneOf<T extends string>(...words: readonly T[]): (text: string, flag: string) => T {
  return (text, flag) => words.find((word) => word === text) ?? refuseValue(flag, `one of ${words.join(', ')}`, text);
}

/** The same with its words as the values of an option. */
export const choiceOption = <T extends string>(...words: readonly T[]) => ({ values: words, parse: oneOf(...words) });
