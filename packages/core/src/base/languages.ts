// The languages of the web app and the full-screen terminal. Each is a folder of languages/.

import { LANGUAGES } from './texts/languages.js';

export { LANGUAGES };
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(LANGUAGES, id);

/** The first supported language in a list of preferences (`fr-CA`, `pt`), whatever the country. */
export function languageFor(wishes: readonly string[]): LanguageId {
  for (const wish of wishes) {
    const [base = ''] = wish.toLowerCase().split('-');
    const language = LANGUAGE_IDS.find((id) => id.toLowerCase().split('-')[0] === base);
    if (language) return language;
  }
  return 'en';
}
