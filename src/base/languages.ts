// The languages that people play in: web and full-screen terminal. Each has tables of texts of its own; what a table
// and its translations are made of is here.

import { countIn } from './format.js';

/** The languages there are, each by its own name. One more is a row here and a file in each front end's languages/. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
} as const;
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(LANGUAGES, id);

/** The language of a list of wishes (`fr-CA`, `pt`): the first that there is, whatever the country. */
export function languageFor(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const [base = ''] = wish.toLowerCase().split('-');
    const found = LANGUAGE_IDS.find((id) => id.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/** Numbers and counts of a language. What a translation needs comes in here: it imports nothing of its front end. */
export interface LanguageTools {
  /** 12,000 or 12 000 or 12.000 */
  readonly number: (value: number) => string;
  /** With one digit after the separator: 1.5 or 1,5. */
  readonly decimal: (value: number) => string;
  /** A number and its noun, in the form that the number asks for. */
  readonly countOf: (count: number, one: string, many: string) => string;
}

export function toolsOf(language: LanguageId): LanguageTools {
  const locale = language === 'en' ? 'en-US' : language;
  const { number, countOf } = countIn(locale);
  // Made when first used: a page shows its first screen without it.
  let decimals: Intl.NumberFormat | undefined;
  return {
    number,
    decimal(value) {
      decimals ??= new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return decimals.format(value);
    },
    // The rule of Portuguese takes the singular for zero; players expect “0 caixas”.
    countOf: (count, one, many) => countOf(count, language === 'pt-BR' && count === 0 ? many : one, many),
  };
}

/** The same table with any words in it: what a translation must have, no more and no less. */
export type Words<Table> = Table extends string
  ? string
  : Table extends (...values: infer Values) => infer Text
    ? (...values: Values) => Words<Text>
    : { readonly [Key in keyof Table]: Words<Table[Key]> };
