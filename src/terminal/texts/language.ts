// The language of the full screen. English is there at once; another language is one module with all tables, loaded
// before the first page or when the player chooses it. `texts` is then another table: read it when a text is shown, never
// keep one in a constant. Line mode never chooses a language, so it is in English.

import { type LanguageId, languageFor, toolsOf } from '../../base/languages.js';
import { ENGLISH, type TableMakers, type Tables, tablesFrom } from './tables.js';

/** What a file of `languages/` exports. */
interface Translation {
  readonly makers: TableMakers;
}

const TRANSLATIONS: Readonly<Record<Exclude<LanguageId, 'en'>, () => Promise<Translation>>> = {
  fr: () => import('./languages/fr.js'),
  es: () => import('./languages/es.js'),
  'pt-BR': () => import('./languages/pt-BR.js'),
};

export type KeyName = keyof Tables['keys']['names'];
export type KeyAction = keyof Tables['keys']['does'];

/** Every text, in the language of the player. */
export let texts: Tables = ENGLISH;
/** The language of `texts`. */
export let language: LanguageId = 'en';

export const tablesOf = async (id: LanguageId): Promise<Tables> =>
  id === 'en' ? ENGLISH : tablesFrom((await TRANSLATIONS[id]()).makers, toolsOf(id));

/** Other tables, such as those of the language of tests. */
export function useTexts(tables: Tables): void {
  texts = tables;
}

/** From here on, `texts` is in this language. */
export async function useLanguage(id: LanguageId): Promise<void> {
  useTexts(await tablesOf(id));
  language = id;
}

/** The language that the environment asks for: fr_CA.UTF-8 is French. English where nothing is asked for. */
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): LanguageId {
  const [locale = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return languageFor([locale.replace('_', '-')]);
}
