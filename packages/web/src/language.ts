// The language of the page. English comes with every page; in another language, the frame waits for its own catalog and
// the names before anything is shown (the `await` below delays every module that reads a text), and each page for its
// catalog, so a text is a plain constant wherever it is used. A change of language reloads the page.

import { isLanguage, type LanguageId, languageFor } from '@masu/core/base/languages.js';
import { type MessageTools, messageTools } from '@masu/core/base/message-tools.js';
import { LOADERS } from './catalogs/frame.js';

export { LANGUAGES, type LanguageId, languageFor } from '@masu/core/base/languages.js';

/** Loads the tables of a catalog, by language. */
type Loaders<Tables> = Readonly<Record<string, () => Promise<{ readonly tables: (tools: MessageTools) => Tables }>>>;

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

// A language for tests has catalogs, but is not offered in the settings.
const wanted = Object.hasOwn(LOADERS, kept())
  ? kept()
  : (chosenLanguage() ?? languageFor(globalThis.navigator?.languages ?? []));
const load = <Tables>(loaders: Loaders<Tables>) => loaders[wanted]?.().catch(() => undefined);
const frame = await load(LOADERS);

/** What the page loads its texts by: English if the frame has none. */
export const catalogLanguage = frame ? wanted : 'en';
export const language: LanguageId = isLanguage(catalogLanguage) ? catalogLanguage : 'en';

const tools = messageTools(language);
export const { counted, decimal, mebibytes, number: formatNumber, seconds } = tools;

/** The tables of the frame, and the names of solvers and levels; undefined in English. */
export const frameTables = frame?.tables(tools);

/** The tables of a catalog in the language of the page; undefined in English, and if they can't be loaded. */
export const translated = async <Tables>(loaders: Loaders<Tables>): Promise<Tables | undefined> =>
  frame && (await load(loaders))?.tables(tools);
