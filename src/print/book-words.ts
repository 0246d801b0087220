// The words of a book. English by default; the web app passes those of its language.

import type { Words } from '../base/message-tools.js';
import { english } from '../base/texts/en/book.js';

export type BookWords = Words<typeof english>;

export const ENGLISH_BOOK: BookWords = english;
