// What compiled messages call: numbers, counts, and plural forms of a language. A translation gets them as a value, so it
// imports nothing that runs.

import { countIn } from './format.js';

export interface MessageTools {
  /** 12,000 or 12 000 or 12.000 */
  readonly number: (value: number) => string;
  /** With one digit after the separator: 1.5 or 1,5. */
  readonly decimal: (value: number) => string;
  /** With two: 6.10 or 6,10. */
  readonly hundredths: (value: number) => string;
  /** A number and its noun, in the form that the number requires. */
  readonly counted: (count: number, one: string, other: string) => string;
  readonly isOne: (count: number) => boolean;
  /** Of several plural forms, the one that the number requires. */
  readonly form: (count: number, forms: PluralForms) => string;
  /** Milliseconds as seconds, with a decimal if there are few. */
  readonly seconds: (millis: number) => string;
  readonly mebibytes: (bytes: number) => string;
  /** a, b, and c */
  readonly and: (items: readonly string[]) => string;
  /** a, b, or c */
  readonly or: (items: readonly string[]) => string;
  /** Of several forms for a place in an order, the one that the number requires. */
  readonly ordinal: (place: number, forms: PluralForms) => string;
  /** A number in words, or in digits if there is no word for it. */
  readonly words: (count: number, words: readonly string[]) => string;
}

/** What a place on the board is called: as it is, and in two forms that a language may need, such as with a preposition. */
export interface PlaceText {
  readonly plain: string;
  readonly in: string;
  readonly of: string;
  /** How many cells it is. */
  readonly length: number;
}

/** Texts by the categories of `Intl.PluralRules`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** What marks a name inside a text (sentence-parts.ts). */
const MARKS = /\uE000[^\uE001]*\uE001|\uE002/g;

/** A decimal below ten, a whole number from there on: 9.9, 10. */
const SMALL_UNIT = 9.95;

export function messageTools(language: string): MessageTools {
  const locale = language === 'en' || language.startsWith('x-') ? 'en-US' : language;
  const { number, category: plural } = countIn(locale);
  // Intl's rule for Portuguese uses the singular for zero; players expect “0 caixas”.
  const category = (count: number): Intl.LDMLPluralRule =>
    language === 'pt-BR' && count === 0 ? 'other' : plural(count);
  const isOne = (count: number): boolean => category(count) === 'one';
  const withDigits = (digits: number): ((value: number) => string) => {
    // Created on first use: a page shows its first screen without it.
    let format: Intl.NumberFormat | undefined;
    return (value) => {
      format ??= new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      return format.format(value);
    };
  };
  const listWith = (type: Intl.ListFormatType): ((items: readonly string[]) => string) => {
    let format: Intl.ListFormat | undefined;
    return (items) => {
      format ??= new Intl.ListFormat(locale, { type });
      // By the items as they are read: Spanish has another word for “and” before an i.
      const parts = format.formatToParts(items.map((item) => item.replace(MARKS, '')));
      let next = 0;
      return parts.map((part) => (part.type === 'element' ? items[next++] : part.value)).join('');
    };
  };
  const decimal = withDigits(1);
  const unit = (size: number): string => (size < SMALL_UNIT ? decimal(size) : number(size));
  return {
    number,
    decimal,
    hundredths: withDigits(2),
    counted: (count, one, other) => `${number(count)} ${isOne(count) ? one : other}`,
    isOne,
    form: (count, forms) => forms[category(count)] ?? forms.other,
    seconds: (millis) => unit(millis / 1000),
    mebibytes: (bytes) => unit(bytes / 2 ** 20),
    and: listWith('conjunction'),
    or: listWith('disjunction'),
    ordinal: (place, forms) => forms[new Intl.PluralRules(locale, { type: 'ordinal' }).select(place)] ?? forms.other,
    words: (count, words) => words[count] ?? String(count),
  };
}

/** A table of the same shape with any words: exactly what a translation must have. */
export type Words<Table> = Table extends string
  ? string
  : Table extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Key in keyof Table]: Words<Table[Key]> };

/** The English table with the texts of another language in place of its own, which are listed in the same order. */
export function filledTable<Table extends object>(english: Table, texts?: readonly unknown[]): Words<Table> {
  if (!texts) return english as unknown as Words<Table>;
  const left = texts.values();
  const filled = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return left.next().value;
    if (Array.isArray(part)) return part.map(filled);
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, filled(each)]));
  };
  return filled(english) as Words<Table>;
}
