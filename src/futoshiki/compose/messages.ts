// Why no puzzle was generated, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/futoshiki-generate.js';

export const say = speaker('futoshiki-generate', english);
