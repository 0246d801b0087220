// The language of the full screen. English is always loaded; another language is one module with all tables, loaded
// before the first page or when the player chooses it. `texts` is then another table: read it when a text is shown,
// never keep one in a constant. Line mode never chooses a language, so it is in English.

import { type LanguageId, type LanguageTools, languageFor, toolsOf } from '../../base/languages.js';
import type { Message } from '../../base/message.js';
import { gradeSentence, type SpokenLanguage } from '../../languages/grade-sentence.js';
import { type Names, shippedTitle, solverNamed } from '../../languages/names.js';
import { sentence } from '../../languages/sentence.js';
import { ENGLISH, type TableMakers, type Tables, tablesFrom } from './tables.js';

/** The texts of the terminal, and the sentences of the solvers, formats, and rules. */
type Translation = readonly [
  { readonly makers: TableMakers },
  { readonly names: Names } & {
    readonly [Part in keyof SpokenLanguage]: (tools: LanguageTools) => SpokenLanguage[Part];
  },
];

const TRANSLATIONS: Readonly<Record<Exclude<LanguageId, 'en'>, () => Promise<Translation>>> = {
  fr: () => Promise.all([import('./languages/fr.js'), import('../../languages/fr.js')]),
  es: () => Promise.all([import('./languages/es.js'), import('../../languages/es.js')]),
  'pt-BR': () => Promise.all([import('./languages/pt-BR.js'), import('../../languages/pt-BR.js')]),
};

export type KeyName = keyof Tables['keys']['names'];
export type KeyAction = keyof Tables['keys']['does'];

/** Every text, in the language of the player. */
export let texts: Tables = ENGLISH;
/** The language of `texts`. */
export let language: LanguageId = 'en';

type Spoken = SpokenLanguage & { readonly names: Names };

/** Undefined in English, the language of the messages themselves. */
let spoken: Spoken | undefined;

async function load(id: LanguageId): Promise<readonly [Tables, Spoken | undefined]> {
  if (id === 'en') return [ENGLISH, undefined];
  const [{ makers }, { messages, gradeReason, names }] = await TRANSLATIONS[id]();
  const tools = toolsOf(id);
  return [tablesFrom(makers, tools), { messages: messages(tools), gradeReason: gradeReason(tools), names }];
}

export const tablesOf = async (id: LanguageId): Promise<Tables> => (await load(id))[0];

/** Other tables, such as those of the language of tests. */
export function useTexts(tables: Tables): void {
  texts = tables;
}

/** From here on, `texts` is in this language. */
export async function useLanguage(id: LanguageId): Promise<void> {
  [texts, spoken] = await load(id);
  language = id;
}

/** A sentence of the solvers, formats, and rules in the player's language. */
export const said = (message: Pick<Message, 'message'> & Partial<Message>): string =>
  sentence(spoken?.messages, message);

/** A reason of a grade in the player's language. */
export const saidReason = (reason: string): string => gradeSentence(spoken, reason);

/**
 * The title of a collection or level that ships with masu, in the player's language; other titles are unchanged. Titles
 * are saved in English.
 */
export const shownTitle = (title: string): string => shippedTitle(spoken?.names, title);

/** A solver with its name and purpose in the player's language. */
export const inWords = <Row extends { readonly id: string; readonly name: string; readonly about: string }>(
  row: Row,
): Row => solverNamed(spoken?.names, row);

/** The language that the environment asks for: fr_CA.UTF-8 is French (default: English). */
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): LanguageId {
  const [locale = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return languageFor([locale.replace('_', '-')]);
}
