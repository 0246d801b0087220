// The language of the page. English comes with every page; another language is one module with all tables, loaded before
// anything is shown (the `await` below holds back every module that reads a text), so a text is a plain constant
// wherever it is used. A change of language reloads the page.

import { countIn } from '../../base/format.js';
import type { LanguageTools } from '../../languages/language-tools.js';
import type { MessageTables } from '../../languages/message-tables.js';
import type { Words } from './words.js';

/** The languages there are, each by its own name. One more is a row here and a file in languages/. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
} as const;
export type LanguageId = keyof typeof LANGUAGES;

/** What a translation needs besides its words: it must import nothing of the page. */
export type { LanguageTools };

/** What a file of `languages/` exports. */
interface Translation {
  readonly tables?: (tools: LanguageTools) => Readonly<Record<string, unknown>>;
  /** The sentences of the solvers, formats, and rules. */
  readonly messages?: (tools: LanguageTools) => MessageTables;
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

const DECIMALS = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const { number, countOf } = countIn(language === 'en' ? 'en-US' : language);
export const decimal = (value: number): string => DECIMALS.format(value);
export { countOf, number as formatNumber };

const tools = { number, decimal, countOf };
const translated = translation?.tables?.(tools);
/** The sentences of pure modules in the language of the page; undefined in English. */
export const messageTables = translation?.messages?.(tools);

/** A table in the language of the page. The compiler has seen to it that a translation has every table and every text. */
export function inLanguage<Table>(name: string, english: Table): Words<Table> {
  return (translated?.[name] ?? translation?.wrap?.(english) ?? english) as Words<Table>;
}
