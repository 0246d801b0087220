// What is wrong with moves written as letters, as sentences. Separate from the sentences about files, because saved
// games are parsed without the formats.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-moves.js';

export const saySokobanMoves = speaker('sokoban-moves', english);
