// How hints and explanations are said: facts for people, and an English sentence for programs, with cells such as r3c1.

import { speaker } from '@masu/core/base/message.js';
import { english } from '@masu/core/base/texts/en/futoshiki-hint.js';
import { NAMES_FOR_PROGRAMS } from './hint-names.js';
import { futoshikiSentences } from './sentences.js';

export const sayFutoshikiHint = speaker('futoshiki-hint', futoshikiSentences(english, NAMES_FOR_PROGRAMS));
