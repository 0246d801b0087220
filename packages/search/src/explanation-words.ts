// The words of the explanations in English: a paragraph per algorithm, and each line of pseudo-code once, although several
// algorithms share it. A translation is a table of the same shape.

import type { Words } from '@masu/core/base/message-tools.js';
import { english } from '@masu/core/base/texts/en/searches.js';

export type ExplanationWords = Words<typeof english>;

export const EXPLANATION_WORDS: ExplanationWords = english;
