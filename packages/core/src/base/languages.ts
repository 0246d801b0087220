// The languages of the web app and the full-screen terminal. Each is a folder of languages/.

import { LANGUAGES } from './texts/languages.js';

export { LANGUAGES };
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

export const isLanguage = (id: string): id is LanguageId => Object.hasOwn(LANGUAGES, id);

/** Language, script, and region of a tag or locale (`fr-CA`, `zh_TW`), as far as it says them; undefined if it is none. */
function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** How well a language fits a wish: 0 if it is another one. Its region counts little, its script more. */
function fit(id: string, wish: Intl.Locale): number {
  const [own, wanted] = [readTag(id)?.maximize(), wish.maximize()];
  if (!own || own.language !== wanted.language) return 0;
  return 1 + (own.script === wanted.script ? 2 : 0) + (own.region === wanted.region ? 1 : 0);
}

/** Of some languages, the best for the first wish (`fr-CA`, `pt`) that one of them fits, whatever the country. */
export function bestLanguage<Id extends string>(wishes: readonly string[], ids: readonly Id[]): Id | undefined {
  for (const wish of wishes) {
    const tag = readTag(wish);
    const fits = tag ? ids.map((id) => [fit(id, tag), id] as const) : [];
    const [best, id] = fits.sort((a, b) => b[0] - a[0])[0] ?? [0];
    if (best > 0) return id;
  }
  return undefined;
}

/** The supported language for a list of preferences (default: English). */
export const languageFor = (wishes: readonly string[]): LanguageId => bestLanguage(wishes, LANGUAGE_IDS) ?? 'en';
