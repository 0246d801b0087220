// Why no puzzle was generated, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/futoshiki-generate.js';

export const sayFutoshikiGenerate = speaker('futoshiki-generate', english);
