// A sentence of the solvers, formats, and rules in the language of the page.

import type { Message } from '../base/message.js';
import type { TextError } from '../base/result.js';
import { sentence } from '../languages/sentence.js';
import { inLanguage, messageTables } from './texts/language.js';

/** In English, and in a language without these sentences, `inEnglish` makes the sentence readable for people. */
export function said(
  message: Pick<Message, 'message'> & Partial<Message>,
  inEnglish: (text: string) => string = (text) => text,
): string {
  return messageTables && message.facts ? sentence(messageTables, message) : inLanguage('', inEnglish(message.message));
}

/** Why levels could not be written as text. */
export const whyNotWritten = ({ message, cause }: Error): string =>
  said((cause as TextError | undefined) ?? { message });
