// The language of the page. English comes with every page; another language is one module with all tables, loaded before
// anything is shown (the `await` below delays every module that reads a text), so a text is a plain constant wherever
// it is used. A change of language reloads the page.

import {
  isLanguage,
  type LanguageId,
  type LanguageTools,
  languageFor,
  toolsOf,
  type Words,
} from '../../base/languages.js';
import type { MessageTables } from '../../languages/message-tables.js';
import type { Names } from '../../languages/names.js';

export { LANGUAGES, type LanguageId, type LanguageTools, languageFor } from '../../base/languages.js';

/** What a file of `languages/` exports. */
interface Translation {
  readonly tables?: (tools: LanguageTools) => Readonly<Record<string, unknown>>;
  /** The sentences of the solvers, formats, and rules. */
  readonly messages?: (tools: LanguageTools) => MessageTables;
  /** Names of solvers, titles of the levels that ship with masu. */
  readonly names?: Names;
  /** Makes a table from the English one. */
  readonly wrap?: <Table>(english: Table) => Table;
}

/** A language for tests; it is not offered in the settings. */
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

/** What was chosen in the settings, or undefined: then the browser decides. */
export function chosenLanguage(): LanguageId | undefined {
  const id = kept();
  return isLanguage(id) ? id : undefined;
}

/** Saves the choice; it takes effect at the next load of the page. */
export function saveLanguage(id: LanguageId | undefined): void {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the browser's language is used then.
  }
}

const wanted = kept() === PSEUDO ? PSEUDO : (chosenLanguage() ?? languageFor(globalThis.navigator?.languages ?? []));
const translation = await TRANSLATIONS[`./languages/${wanted}.ts`]?.().catch(() => undefined);

/** The language shown: English if its texts can't be loaded. */
export const language: LanguageId = translation?.tables ? (wanted as LanguageId) : 'en';

const tools = toolsOf(language);
const { number, decimal, countOf } = tools;

export { countOf, decimal, number as formatNumber };

const translated = translation?.tables?.(tools);
/** The sentences and names of pure modules in the language of the page; undefined in English. */
export const names = translation?.names;
export const messageTables = translation?.messages?.(tools);

/** A table in the language of the page. The compiler checks that a translation has every table and every text. */
export function inLanguage<Table>(name: string, english: Table): Words<Table> {
  return (translated?.[name] ?? translation?.wrap?.(english) ?? english) as Words<Table>;
}
