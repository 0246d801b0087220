// A sentence of the solvers, formats, and rules in the language of the page. Their translation is loaded with the first
// page that needs it: the `await` below delays that page. If it can't be loaded, the sentences are in English.

import type { Message } from '@masu/core/base/message.js';
import type { TextError } from '@masu/core/base/result.js';
import { sentence } from '@masu/engine/languages/sentence.js';
import { LOADERS } from './catalogs/errors.js';
import { translated } from './language.js';
import { tables as reasons } from './texts/loaded/reasons.js';

const errors = await translated(LOADERS);

export const said = (message: Pick<Message, 'message'> & Partial<Message>): string =>
  sentence({ ...errors, ...reasons }, message);

/** Why levels could not be written as text. */
export const whyNotWritten = ({ message, cause }: Error): string =>
  said((cause as TextError | undefined) ?? { message });
