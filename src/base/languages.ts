// The languages of the web app and the full-screen terminal, and the types of their text tables.

import { countIn } from './format.js';

/** All languages, each by its own name. To add one, add a row here and a file in each front end's languages/. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
} as const;
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(LANGUAGES, id);

/** The first supported language in a list of preferences (`fr-CA`, `pt`), whatever the country. */
export function languageFor(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const [base = ''] = wish.toLowerCase().split('-');
    const found = LANGUAGE_IDS.find((id) => id.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/**
 * Number formatting of a language. It is passed to a translation, which therefore imports nothing from its front end.
 */
export interface LanguageTools {
  /** 12,000 or 12 000 or 12.000 */
  readonly number: (value: number) => string;
  /** With one digit after the separator: 1.5 or 1,5. */
  readonly decimal: (value: number) => string;
  /** A number and its noun, in the form that the number requires. */
  readonly countOf: (count: number, one: string, many: string) => string;
}

export function toolsOf(language: LanguageId): LanguageTools {
  const locale = language === 'en' ? 'en-US' : language;
  const { number, countOf } = countIn(locale);
  // Created on first use: a page shows its first screen without it.
  let decimals: Intl.NumberFormat | undefined;
  return {
    number,
    decimal(value) {
      decimals ??= new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return decimals.format(value);
    },
    // Intl's rule for Portuguese uses the singular for zero; players expect “0 caixas”.
    countOf: (count, one, many) => countOf(count, language === 'pt-BR' && count === 0 ? many : one, many),
  };
}

/** A table of the same shape with any words: exactly what a translation must have. */
export type Words<Table> = Table extends string
  ? string
  : Table extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Key in keyof Table]: Words<Table[Key]> };
