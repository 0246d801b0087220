// The words of the explanations of the two Futoshiki algorithms in English. A translation is a table of the same shape.

import type { Words } from '../../../base/message-tools.js';
import { english } from '../../../base/texts/en/tries.js';

export type TryWords = Words<typeof english>;
export const TRY_WORDS: TryWords = english;
