// What the solver says of a Futoshiki, in the language of the page: as text, or as parts that say what they name.

import type { Message } from '@masu/core/base/message.js';
import { type Sentence, sentenceText } from '@masu/core/base/sentence-parts.js';
import { messageParts } from '@masu/engine/languages/sentence.js';
import { futoshikiHintTexts } from '../texts/futoshiki-hint.js';

const TABLES = { 'futoshiki-hint': futoshikiHintTexts };

/** `size`: of the board. A part names a cell by its index, a row or column from 1, or a digit. */
export const futoshikiHintParts = (message: Message, size: number): Sentence => messageParts(TABLES, message, size);

export const futoshikiHintSentence = (message: Message): string => sentenceText(messageParts(TABLES, message));

/** The name of a step of reasoning. */
export const readableStepName = (name: string): string =>
  futoshikiHintSentence({ message: name, facts: { table: 'futoshiki-hint', key: 'name', values: [name] } });
