// What is wrong with a Sokoban level, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-level.js';

export const saySokobanLevel = speaker('sokoban-level', english);
