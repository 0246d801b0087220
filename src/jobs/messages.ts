// Why no levels can be read from a text, as sentences.

import { speaker } from '../base/message.js';
import { english } from '../base/texts/en/level-file.js';

export const sayLevelFile = speaker('level-file', english);
