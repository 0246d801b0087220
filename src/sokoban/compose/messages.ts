// Why no level was generated, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-generate.js';

export const saySokobanGenerate = speaker('sokoban-generate', english);
