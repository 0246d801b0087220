// What the solver says, in the language of the page.

import type { Message } from '@masu/core/base/message.js';
import { readable } from '@masu/engine/languages/grammar/english.js';
import { said } from '../said.js';

export const futoshikiHintSentence = (message: Message): string => said(message, readable);

/** The name of a step of reasoning. */
export const readableStepName = (name: string): string =>
  said({ message: name, facts: { table: 'futoshiki-hint', key: 'name', values: [name] } });
