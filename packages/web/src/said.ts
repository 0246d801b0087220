// A sentence of the solvers, formats, and rules in the language of the page. Their translation is loaded with the first
// page that needs it: the `await` below delays that page. If it can't be loaded, the sentences are in English.

import type { Message } from '@masu/core/base/message.js';
import type { TextError } from '@masu/core/base/result.js';
import { gradeSentence } from '@masu/engine/languages/grade-sentence.js';
import type { SpokenLanguage } from '@masu/engine/languages/message-tables.js';
import { sentence } from '@masu/engine/languages/sentence.js';
import { loadSpokenLanguage } from '@masu/engine/languages/spoken-language.js';
import { LOADERS } from './catalogs/errors.js';
import { catalogLanguage } from './language.js';

const loadErrors = (LOADERS as Readonly<Record<string, (typeof LOADERS)['x-pseudo']>>)[catalogLanguage];
const spoken: SpokenLanguage | undefined =
  loadErrors && (await loadSpokenLanguage(catalogLanguage, loadErrors).catch(() => undefined));

/** In English, and in a language without these sentences, `inEnglish` makes the sentence readable for people. */
export function said(
  message: Pick<Message, 'message'> & Partial<Message>,
  inEnglish: (text: string) => string = (text) => text,
): string {
  const { facts } = message;
  const isTranslated = spoken && facts && Object.hasOwn(spoken.messages, facts.table);
  return isTranslated ? sentence(spoken.messages, message) : inEnglish(message.message);
}

/** A reason of a grade; one that isn't known stays as it is. */
export const saidReason = (reason: string): string => gradeSentence(spoken, reason);

/** Why levels could not be written as text. */
export const whyNotWritten = ({ message, cause }: Error): string =>
  said((cause as TextError | undefined) ?? { message });
