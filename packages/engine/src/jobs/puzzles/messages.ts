// Why no levels can be read from a text, as sentences.

import { speaker } from '@masu/core/base/message.js';
import { english } from '@masu/core/base/texts/en/level-file.js';

export const sayLevelFile = speaker('level-file', english);
