// What is wrong with a Futoshiki or with its moves, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/futoshiki-level.js';

export const sayFutoshikiLevel = speaker('futoshiki-level', english);
