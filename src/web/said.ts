// A sentence of the solvers, formats, and rules in the language of the page.

import type { Message } from '../base/message.js';
import type { TextError } from '../base/result.js';
import { sentence } from '../languages/sentence.js';
import { inLanguage, messageTables } from './texts/language.js';

/** In English, and in a language without these sentences, `inEnglish` makes the sentence readable for people. */
export function said(
  told: Pick<Message, 'message'> & Partial<Message>,
  inEnglish: (message: string) => string = (message) => message,
): string {
  return messageTables && told.facts ? sentence(messageTables, told) : inLanguage('', inEnglish(told.message));
}

/** Why levels could not be written as text. */
export const whyNotWritten = ({ message, cause }: Error): string =>
  said((cause as TextError | undefined) ?? { message });
