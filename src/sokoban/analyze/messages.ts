// What a review says about a Sokoban level, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/sokoban-review.js';

export const saySokobanReview = speaker('sokoban-review', english);
