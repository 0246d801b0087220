// What a sentence on the page names and the reader points at: the board of the page lights it while that lasts.

import { type Sentence, type SentencePart, sentenceText } from '@masu/core/base/sentence-parts.js';
import { signal } from '@preact/signals';

/** Plain words, or a sentence with the things that it names. */
export type BoardWords = string | Sentence;

export const wordsText = (words: BoardWords): string => (typeof words === 'string' ? words : sentenceText(words));

export const wordParts = (words: BoardWords): Sentence => (typeof words === 'string' ? [{ text: words }] : words);

/** What the reader points at, by pointer, focus, or tap. */
export const pointed = signal<SentencePart | undefined>(undefined);

/**
 * What the board of the page calls a cell that a sentence calls `text`, if it shows a mark there; otherwise the sentence has its
 * own words for it.
 */
export const callCell = signal<(cell: number, text: string) => string | undefined>(() => undefined);
