// The language of the page. English comes with every page; another language is one module with all tables, loaded before
// anything is shown (the `await` below holds back every module that reads a text), so a text is a plain constant
// wherever it is used. A change of language reloads the page.

import { countIn } from '../../base/format.js';
import type { Words } from './words.js';

/** The languages there are, each by its own name. One more is a row here and a file in languages/. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
} as const;
export type LanguageId = keyof typeof LANGUAGES;

/** Numbers and counts of a language. What a translation needs comes in here: it must import nothing of the page. */
export interface LanguageTools {
  /** 12,000 or 12 000 or 12.000 */
  readonly number: (value: number) => string;
  /** With one digit after the separator: 1.5 or 1,5. */
  readonly decimal: (value: number) => string;
  /** A number and its noun, in the form that the number asks for. */
  readonly countOf: (count: number, one: string, many: string) => string;
}
/** What a file of `languages/` exports. */
interface Translation {
  readonly tables?: (tools: LanguageTools) => Readonly<Record<string, unknown>>;
  /** Makes a table from the English one. */
  readonly wrap?: <Table>(english: Table) => Table;
}

/** A language of tests; nobody is offered it. */
const PSEUDO = 'x-pseudo';
const TRANSLATIONS = import.meta.glob<Translation>('./languages/*.ts');

const KEY = 'masu.language';

function kept(): string {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The language of a browser's list of wishes: the first that there is, whatever the country. */
export function languageFor(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const [base = ''] = wish.toLowerCase().split('-');
    const found = (Object.keys(LANGUAGES) as LanguageId[]).find((id) => id.toLowerCase().split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/** What was chosen in the settings, or undefined: then the browser decides. */
export function chosenLanguage(): LanguageId | undefined {
  const id = kept();
  return Object.hasOwn(LANGUAGES, id) ? (id as LanguageId) : undefined;
}

/** Keeps the choice; it holds from the next load of the page. */
export function keepLanguage(id: LanguageId | undefined): void {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the browser's language is used then.
  }
}

const wanted = kept() === PSEUDO ? PSEUDO : (chosenLanguage() ?? languageFor(globalThis.navigator?.languages ?? []));
const translation = await TRANSLATIONS[`./languages/${wanted}.ts`]?.().catch(() => undefined);

/** The language shown. Where its texts can't be loaded, it is English. */
export const language: LanguageId = translation?.tables ? (wanted as LanguageId) : 'en';

let decimals: Intl.NumberFormat | undefined;
const { number, countOf } = countIn(language === 'en' ? 'en-US' : language);
export function decimal(value: number): string {
  decimals ??= new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return decimals.format(value);
}
export { countOf, number as formatNumber };

const translated = translation?.tables?.({ number, decimal, countOf });

/** A table in the language of the page. The compiler has seen to it that a translation has every table and every text. */
export function inLanguage<Table>(name: string, english: Table): Words<Table> {
  return (translated?.[name] ?? translation?.wrap?.(english) ?? english) as Words<Table>;
}
