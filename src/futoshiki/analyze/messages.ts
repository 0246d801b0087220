// What a review says about a Futoshiki, as sentences.

import { speaker } from '../../base/message.js';
import { english } from '../../base/texts/en/futoshiki-review.js';

export const sayFutoshikiReview = speaker('futoshiki-review', english);
