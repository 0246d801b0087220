// What is wrong with saved games and data files, as sentences.

import { speaker } from '../base/message.js';
import { english } from '../base/texts/en/saved.js';

export const saySaved = speaker('saved', english);
