// The words of a book. English by default; the web app passes those of its language.

import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/book.js';

export type BookWords = Words<typeof english>;

export const ENGLISH_BOOK: BookWords = english;
