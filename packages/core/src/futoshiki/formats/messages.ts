// What is wrong with a text of Futoshiki puzzles, or was fixed in it, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/futoshiki-format.js';

export const sayFutoshikiFormat = speaker('futoshiki-format', english);
