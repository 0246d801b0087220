// What is wrong with a file of Sokoban levels, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-format.js';

export const saySokobanFormat = speaker('sokoban-format', english);
