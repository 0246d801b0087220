// The language of the full screen. English is always loaded; another language is loaded before the first page or when the
// player chooses it. `texts` is then another table: read it when a text is shown, never keep one in a constant. Line
// mode never chooses a language, so it is in English.

import { type LanguageId, languageFor } from '@masu/core/base/languages.js';
import type { Message } from '@masu/core/base/message.js';
import { messageTools } from '@masu/core/base/message-tools.js';
import { english as ENGLISH_HINTS } from '@masu/core/base/texts/en/futoshiki-hint.js';
import { english as ENGLISH_GRADE_REASONS } from '@masu/core/base/texts/en/grade-reason.js';
import { english as ENGLISH_PLAYLISTS } from '@masu/core/base/texts/en/playlist.js';
import { english as ENGLISH_NOTICES } from '@masu/core/base/texts/en/saving.js';
import { english } from '@masu/core/base/texts/en/terminal.js';
import { LOADERS } from '@masu/core/base/texts/loaders.js';
import type { TerminalTables } from '@masu/core/base/texts/tables.js';
import { type GradeReasonSaid, gradeSentence } from '@masu/engine/languages/grade-sentence.js';
import type { MessageTables } from '@masu/engine/languages/message-tables.js';
import { type LanguageNames, shippedTitle, solverNamed } from '@masu/engine/languages/names.js';
import { sentence } from '@masu/engine/languages/sentence.js';
import { ENGLISH_EXPLANATION, type ExplanationTexts } from '@masu/studio/sokoban/explain/sentences.js';
import type { Environment } from '../../host/host.js';

export type TerminalTexts = TerminalTables['terminal'];
export type KeyName = keyof TerminalTexts['keys']['names'];
export type KeyAction = keyof TerminalTexts['keys']['does'];

/** Every text, in the language of the player. */
export let texts: TerminalTexts = english;
/** What the store reports, in the language of the player. */
export let savingTexts: TerminalTables['saving'] = ENGLISH_NOTICES;
/** The names of playlists, in the language of the player. */
export let playlistTexts: LanguageNames['playlist'] = ENGLISH_PLAYLISTS;
/** The language of `texts`. */
export let terminalLanguage: LanguageId = 'en';

/** Sokoban explained, in the language of the player. */
export let explanationTexts: ExplanationTexts = ENGLISH_EXPLANATION;

interface Spoken {
  readonly messages: MessageTables;
  readonly names: LanguageNames;
  readonly explanation: ExplanationTexts;
}

/** Undefined in English, the language of the messages themselves. */
let spoken: Spoken | undefined;

async function load(id: LanguageId): Promise<readonly [TerminalTables, Spoken | undefined]> {
  if (id === 'en') return [{ terminal: english, saving: ENGLISH_NOTICES }, undefined];
  const [terminal, names, explanations, errors, reasons] = await Promise.all([
    LOADERS.terminal[id](),
    LOADERS.names[id](),
    LOADERS.explanations[id](),
    LOADERS.errors[id](),
    LOADERS.reasons[id](),
  ]);
  const tools = messageTools(id);
  const messages = { ...errors.tables(tools), ...reasons.tables(tools) };
  return [terminal.tables(tools), { messages, names: names.tables(tools), ...explanations.tables(tools) }];
}

export const loadTexts = async (id: LanguageId): Promise<TerminalTexts> => (await load(id))[0].terminal;

/** Other texts, such as those of the language of tests. */
export function useTexts(tables: TerminalTexts, playlists: LanguageNames['playlist']): void {
  texts = tables;
  playlistTexts = playlists;
}

/** From here on, `texts` is in this language. */
export async function useLanguage(id: LanguageId): Promise<void> {
  const [tables, sentences] = await load(id);
  texts = tables.terminal;
  savingTexts = tables.saving;
  spoken = sentences;
  playlistTexts = sentences?.names.playlist ?? ENGLISH_PLAYLISTS;
  explanationTexts = sentences?.explanation ?? ENGLISH_EXPLANATION;
  terminalLanguage = id;
}

const ENGLISH_REASONS = { 'futoshiki-hint': ENGLISH_HINTS, 'grade-reason': ENGLISH_GRADE_REASONS };

/** A sentence of the solvers, formats, and rules in the player's language. */
export const saidInTerminal = (message: Pick<Message, 'message'> & Partial<Message>): string =>
  sentence(spoken?.messages, message);

/** A reason of a grade in the player's language. */
export const saidReasonInTerminal = (reason: GradeReasonSaid): string =>
  gradeSentence(spoken?.messages ?? ENGLISH_REASONS, reason);

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
export function languageOfEnvironment({ LC_ALL, LC_MESSAGES, LANG }: Environment): LanguageId {
  const [locale = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/);
  return languageFor([locale.replace('_', '-')]);
}
